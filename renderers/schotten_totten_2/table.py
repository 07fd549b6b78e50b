"""What lies beside the wall: the discards by colour, the decks, the cauldrons, and the progress of the siege."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from core.schotten_totten_2.cards import CAULDRONS, COLOURS, DAMAGED_TO_WIN, STRENGTHS, is_siege
from core.schotten_totten_2.view import View
from renderers.canvas import Sprite, blank, centred, figure, label, pill, stain, symbol
from renderers.pen import SCALE
from renderers.plates import BACKS, LEFT, RIGHT, Deck
from renderers.schotten_totten_2.moves import Marks
from renderers.shapes import shape
from renderers.sprites import emblem
from renderers.theme import INK_ON, Theme
from renderers.words import Words

TOP, HEIGHT = 1022, 228
DISCARDS, SIEGE = (14, 790), (814, 372)
"""The left edges and widths of the two panels."""
PIP = 46
CELL = (51, 43)
_FIRST = (DISCARDS[0] + 58, TOP + 7)
"""The top left corner of the first discard: a red 0."""
_ELITE = _FIRST[0] + len(STRENGTHS) * CELL[0] + 10
"""The left edge of the rest of that panel."""


def table(canvas: Image.Image, view: View, marked: Marks, theme: Theme, words: Words) -> None:
    _grounds(theme).onto(canvas, 0, TOP)
    _discards(canvas, view, marked, theme, words)
    _siege(canvas, view, theme, words)


@lru_cache(maxsize=2)
def _grounds(theme: Theme) -> Sprite:
    """The two panels, with a place for every card that can be discarded."""
    image = blank(theme, (RIGHT + LEFT, HEIGHT), "near")
    for left, width in (DISCARDS, SIEGE):
        pill(theme, width, HEIGHT, 18, "near", "lane").onto(image, left, 0)
    for row, colour in enumerate(COLOURS):
        shown = stain(theme, emblem(colour, 38), "lane", "ink")
        centred(image, shown, DISCARDS[0] + 30, _FIRST[1] - TOP + (row + 0.5) * CELL[1])
        for strength in STRENGTHS:
            x, y = place(f"{colour}{strength}")
            cell(theme, "", False).onto(image, x, y - TOP)
    return Sprite(image)


def place(card: str) -> tuple[int, int]:
    """The position of a siege card in the discards: a row per colour, a column per strength."""
    (left, top), (wide, high) = _FIRST, CELL
    return left + int(card[1:]) * wide, top + COLOURS.index(card[0]) * high


def _discards(canvas: Image.Image, view: View, marked: Marks, theme: Theme, words: Words) -> None:
    """The discards, each card in its place, and those just taken from there."""
    top, (wide, high) = _FIRST[1], CELL
    room = DISCARDS[0] + DISCARDS[1] - 8 - _ELITE
    title = label(theme, words("board-discard"), "Bold", 27, room, "lane", "ink")
    centred(canvas, title, _ELITE + room / 2, top + high / 2)
    elite = 0
    for card in view.discard:
        if is_siege(card):
            x, y = place(card)
        else:
            x, y = _ELITE + (room - 2 * wide) // 2 + elite % 2 * wide, top + (elite // 2 + 1) * high
            elite += 1
        cell(theme, card, card in marked.discard).onto(canvas, x, y)
    for card in filter(is_siege, marked.discard - {*view.discard}):
        cell(theme, "", True).onto(canvas, *place(card))


@lru_cache(maxsize=256)
def cell(theme: Theme, card: str, marked: bool) -> Sprite:
    """A card in the discards; "" is the place of a missing one."""
    wide, high = CELL
    image = blank(theme, CELL, "lane")
    ground = "field" if not card else card[0] if is_siege(card) else "slate"
    middle = wide / 2, high / 2
    if marked:
        centred(image, pill(theme, wide, high, 11, "lane", "ink"), *middle)
        centred(image, pill(theme, wide - 6, high - 6, 8, "ink", "lane"), *middle)
        centred(image, pill(theme, wide - 8, high - 8, 7, "lane", ground), *middle)
    else:
        centred(image, pill(theme, wide - 4, high - 4, 9, "lane", ground), *middle)
    if card and is_siege(card):
        centred(image, figure(theme, card[1:], 46, ground, INK_ON[ground]), *middle)
    elif card:
        centred(image, symbol(theme, card, 29, ground, "cream"), *middle)
    return Sprite(image)


def _siege(canvas: Image.Image, view: View, theme: Theme, words: Words) -> None:
    """The clock, and what both sides have achieved."""
    left, width = SIEGE
    decks, pips = left + 88, left + width - 104
    deck, cauldrons, breaches = TOP + HEIGHT // 2, TOP + 70, TOP + 160
    if view.tactics:
        deck = TOP + 74
        _deck(canvas, decks, TOP + 180, "tactics", view.tactics_deck, 42, 54, theme)
    if view.revenge:
        cauldrons, breaches = TOP + 48, TOP + 114
        told = label(theme, words("board-game", round=view.round), "Bold", 34, 190, "lane", "ink")
        centred(canvas, told, pips, TOP + 184)
    _deck(canvas, decks, deck, "siege", view.siege_deck, 58, 88, theme)
    _pips(canvas, pips, cauldrons, "cauldron", view.cauldrons, CAULDRONS, theme)
    damaged = sum(tile.damaged for tile in view.tiles)
    _pips(canvas, pips, breaches, "breach", damaged, DAMAGED_TO_WIN, theme)


def _deck(canvas: Image.Image, x: float, y: float, deck: Deck, count: int, size: int, digit: int, theme: Theme) -> None:
    """A deck and the number of cards left in it, centred on a point."""
    paper, drawn = BACKS[deck]
    number = figure(theme, str(count), digit, "lane", "ink")
    width = size + 12 + number.image.width
    x -= width / 2
    high = size * 4 // 3
    centred(canvas, pill(theme, size, high, size // 6, "lane", paper), x + size / 2, y)
    ink = "field" if paper == "soft" else "cream"
    centred(canvas, symbol(theme, drawn, size * 3 // 5, paper, ink), x + size / 2, y)
    number.onto(canvas, round(x + size + 12), round(y - number.image.height / 2))


def _pips(canvas: Image.Image, x: int, y: int, name: str, count: int, of: int, theme: Theme) -> None:
    """A row of symbols centred on a point: `count` solid ones, and outlines up to `of`."""
    for number in range(of):
        drawn = symbol(theme, name, PIP, "lane", "ink") if number < count else hollow(theme, name)
        centred(canvas, drawn, x + (number - (of - 1) / 2) * (PIP + 4), y)


@lru_cache(maxsize=8)
def hollow(theme: Theme, name: str) -> Sprite:
    """The outline of a symbol."""
    large = shape(name, PIP * SCALE)
    rim = ImageChops.subtract(large, large.filter(ImageFilter.MinFilter(17)))
    return stain(theme, rim.reduce(SCALE), "lane", "soft")

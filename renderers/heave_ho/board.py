"""The board of Heave Ho!: two teams at the ends of a rope, the viewer's on the left, and a barrel between two goals."""

from functools import lru_cache

from PIL import Image

from core.heave_ho.cards import PAIRS
from core.heave_ho.view import Place, View
from renderers import open_hands, scenery
from renderers.canvas import Sprite, blank, centred, encode, figure, label, pill, stain, symbol
from renderers.heave_ho import text
from renderers.heave_ho.faces import CARD, face, printed, short
from renderers.heave_ho.moves import Marks, marks
from renderers.heave_ho.plates import plates
from renderers.heave_ho.seats import seats, side
from renderers.heave_ho.table import table
from renderers.heave_ho.track import HEIGHT as TRACK_HEIGHT
from renderers.heave_ho.track import rope, track
from renderers.open_hands import Hands
from renderers.picture import Picture
from renderers.sprites import emblem
from renderers.theme import INK_ON, Theme
from renderers.tug_people import ROPE
from renderers.words import Words

WIDTH = 1200
LEFT, STEP = 14, 172
SIDE = 3 * STEP
MIDDLE = WIDTH // 2
LANES, BAND = 142, 46
"""The top of the places, and the height of their names."""
CARDS = LANES + BAND + 2
SUMS = CARDS + CARD.height + 30
SUM = 92
TRACK = SUMS + SUM + 10
TABLE = TRACK + TRACK_HEIGHT + 10
HEIGHT = TABLE + 96
PIP = 34


def board(view: View, theme: Theme, words: Words) -> Picture:
    return Picture(encode(theme, drawn(view, theme, words)), (WIDTH, HEIGHT), text.alt(view, words))


def drawn(view: View, theme: Theme, words: Words) -> Image.Image:
    """The board as a canvas, not yet encoded."""
    marked = marks(view)
    canvas = _land(theme).copy()
    for seat in seats(view):
        left = _left(view, seat)
        for number, place in enumerate(side(view, seat)):
            _place(canvas, left + STEP * number, place, seat != seats(view)[0], marked, theme, words)
        if view.barrel is None:
            _progress(canvas, view, seat, theme)
        else:
            _sum(canvas, view, seat, theme)
    if view.barrel is not None and not view.outcome:
        _balance(canvas, view, theme)
    plates(canvas, view, theme, words)
    track(canvas, view, TRACK, marked.pull, theme)
    table(canvas, view, TABLE, marked, theme, words)
    return canvas


def opened(view: View, hands: Hands, theme: Theme, words: Words) -> Image.Image:
    """The board with everyone's hands below it."""

    def card(text: str) -> Sprite:
        return short(text, theme, words)

    return open_hands.below(drawn(view, theme, words), hands, seats(view), card, theme, words)


def _left(view: View, seat: int) -> int:
    return LEFT if seat == seats(view)[0] else WIDTH - LEFT - SIDE


@lru_cache(maxsize=2)
def _land(theme: Theme) -> Image.Image:
    """Hills, a lane for each team, and the rope between them."""
    lanes = (LEFT, WIDTH - LEFT - SIDE)
    image = scenery.land(theme, (WIDTH, HEIGHT), lanes, (SIDE, TRACK - 10 - LANES), LANES).copy()
    y = CARDS + CARD.person + (CARD.width - 2 * (CARD.margin + 4)) * ROPE // 100
    length = WIDTH - 2 * (LEFT + SIDE - (STEP - CARD.width) // 2 - CARD.margin)
    centred(image, rope(theme, length), MIDDLE, y)
    return image


def _place(
    canvas: Image.Image, left: int, place: Place, mirrored: bool, marked: Marks, theme: Theme, words: Words
) -> None:
    """A place with its name, its top card or printed Scot, and the cards beneath."""
    x = left + (STEP - CARD.width) // 2
    departing = marked.left is not None and marked.left[0] == place.name
    sign(theme, place.name, max(0, len(place.cards) - 1), departing).onto(canvas, x, LANES + 3)
    if place.cards:
        for depth in range(min(3, len(place.cards) - 1), 0, -1):
            width = CARD.width - 2 * CARD.margin - 12 * depth
            y = CARDS + CARD.height - CARD.margin * (place.name != marked.came) + 6 * depth
            pill(theme, width, 30, 12, "lane", "shade").onto(canvas, x + (CARD.width - width) // 2, y - 30)
            pill(theme, width - 4, 28, 10, "shade", "stone").onto(canvas, x + (CARD.width - width) // 2 + 2, y - 30)
        card = face(place.cards[-1], CARD, "lane", place.name == marked.came, theme, words, mirrored)
        if place.name != marked.came:
            # The cards beneath show directly below it.
            card = Sprite(card.image.crop((0, 0, CARD.width, CARD.height - CARD.margin)))
    else:
        card = printed(theme, place.colour, CARD, "lane", mirrored)
    card.onto(canvas, x, CARDS)
    if marked.left and departing:
        tag = departed(theme, marked.left[1])
        centred(canvas, tag, x + CARD.width / 2, CARDS + CARD.height + 18)


@lru_cache(maxsize=64)
def sign(theme: Theme, name: str, beneath: int, lit: bool) -> Sprite:
    """The name of a place, as people type it, and the number of cards under its top one. A lit sign has a rim."""
    colour, width = name[1], CARD.width
    image, ink = blank(theme, (width, BAND - 2), "lane"), INK_ON[colour]
    if lit:
        pill(theme, width, BAND - 2, 14, "lane", "ink").onto(image, 0, 0)
        pill(theme, width - 6, BAND - 8, 11, "ink", "lane").onto(image, 3, 3)
    pill(theme, width - 10, BAND - 12 if lit else BAND - 6, 10, "lane", colour).onto(image, 5, 5 if lit else 2)
    centred(image, figure(theme, name[0], 40, colour, ink), 28, BAND / 2)
    centred(image, stain(theme, emblem(colour, 32), colour, ink), 62, BAND / 2 - 1)
    if beneath:
        centred(image, symbol(theme, "layers", 30, colour, ink), width - 56, BAND / 2 - 1)
        centred(image, figure(theme, str(beneath), 36, colour, ink), width - 24, BAND / 2 - 1)
    return Sprite(image)


@lru_cache(maxsize=32)
def departed(theme: Theme, card: str) -> Sprite:
    """A sign that a card has left for the other side."""
    told = label(theme, card, "Bold", 36, 80, "field", "ink")
    width = told.image.width + 74
    image = blank(theme, (width, 48), "lane")
    mask = pill(theme, width, 48, 14, "lane", "ink")
    mask.onto(image, 0, 0)
    pill(theme, width - 8, 40, 10, "ink", "field").onto(image, 4, 4)
    centred(image, symbol(theme, "ChangeSides", 34, "field", "ink"), 30, 24)
    told.onto(image, 54, 24 - told.image.height // 2 - 1)
    return Sprite(image, mask.mask)


def _sum(canvas: Image.Image, view: View, seat: int, theme: Theme) -> None:
    """A side's strength, added up: 2 + 3 + 0 = 5."""
    left, y = _left(view, seat), SUMS + SUM / 2
    terms = [str(place.strength) for place in side(view, seat)]
    parts = [figure(theme, part, 56, "lane", "soft") for part in "+".join(terms) + "="]
    total = figure(theme, str(view.strengths[seat]), 100, "lane", "ink")
    gap = 16
    x = left + (SIDE - sum(part.image.width + gap for part in (*parts, total)) + gap) / 2
    for part in (*parts, total):
        centred(canvas, part, x + part.image.width / 2, y)
        x += part.image.width + gap


def _balance(canvas: Image.Image, view: View, theme: Theme) -> None:
    """How many spaces a test of strength would move the barrel now, and towards whom."""
    left, right = (view.strengths[seat] for seat in seats(view))
    y = SUMS + SUM / 2
    if left == right:
        centred(canvas, figure(theme, "=", 72, "near", "ink"), MIDDLE, y)
        return
    drawn, number = symbol(theme, "back" if left > right else "play", 44, "near", "ink"), abs(left - right)
    told = figure(theme, str(number), 64, "near", "ink")
    width = drawn.image.width + 8 + told.image.width
    first, second = (drawn, told) if left > right else (told, drawn)
    x = MIDDLE - width / 2
    centred(canvas, first, x + first.image.width / 2, y)
    centred(canvas, second, MIDDLE + width / 2 - second.image.width / 2, y)


def _progress(canvas: Image.Image, view: View, seat: int, theme: Theme) -> None:
    """How many of a seat's pairs have been sorted."""
    left, y, done = _left(view, seat), SUMS + SUM / 2, PAIRS - view.pairs[seat]
    told = figure(theme, f"{done}/{PAIRS}", 50, "lane", "ink")
    step = PIP + 2
    x = left + (SIDE - PAIRS * step - told.image.width - 14) / 2
    for number in range(PAIRS):
        centred(canvas, pair(theme, number < done), x + step * (number + 0.5), y)
    centred(canvas, told, x + PAIRS * step + 14 + told.image.width / 2, y)


@lru_cache(maxsize=4)
def pair(theme: Theme, done: bool) -> Sprite:
    """A pair of cards: solid if it has been sorted, otherwise an outline."""
    image = blank(theme, (PIP, 48), "lane")
    for x, y in ((10, 0), (0, 8)):
        pill(theme, 24, 38, 6, "lane", "lane").onto(image, x - 2, y)
        pill(theme, 22, 36, 6, "lane", "ink" if done else "soft").onto(image, x, y + 1)
        if not done:
            pill(theme, 16, 30, 4, "soft", "lane").onto(image, x + 3, y + 4)
    return Sprite(image)

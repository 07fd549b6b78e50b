"""The board of Schotten Totten: nine stones in a row, the viewer's side below them.

A claimed stone stands at its owner's end of the lane, so that three in a row look like a row.
"""

from functools import lru_cache

from PIL import Image

from core.formations import Strength
from core.schotten_totten.cards import is_clan
from core.schotten_totten.view import Stone, View
from renderers import open_hands, scenery, sprites, strengths
from renderers.canvas import Sprite, blank, centred, encode, label, pill, symbol
from renderers.lettering import legible
from renderers.open_hands import Hands
from renderers.picture import Picture
from renderers.schotten_totten import text
from renderers.schotten_totten.moves import Marks, marks
from renderers.schotten_totten.plates import plates
from renderers.schotten_totten.seats import seats
from renderers.seats import tie
from renderers.theme import Theme
from renderers.words import Words

WIDTH, HEIGHT = 1200, 1096
LEFT, COLUMN, LANE = 15, 130, 126
TOP, BOTTOM = 76, 1020
"""The top and bottom of the lanes."""
BAND = 86
"""The end of a lane, where claimed stones stand."""
MIDDLE = (TOP + BOTTOM) // 2
STONES = 136
"""The height of the row of stones."""
PLATE = 52
"""The height of the combat modes' plates, along the lower edge of that row."""
MODE = 45
"""The size of their symbols, including the rim."""

FAN = {3: 76, 4: 70}
"""The distance between the cards of a side, by the number that complete it."""


def board(view: View, theme: Theme, words: Words) -> Picture:
    return Picture(encode(theme, drawn(view, theme, words)), (WIDTH, HEIGHT), text.alt(view, words))


def drawn(view: View, theme: Theme, words: Words) -> Image.Image:
    """The board as a canvas, not yet encoded."""
    bottom, _ = seats(view)
    marked = marks(view)
    lanes = tuple(LEFT + COLUMN * place + (COLUMN - LANE) // 2 for place in range(len(view.stones)))
    canvas = scenery.land(theme, (WIDTH, HEIGHT), lanes, (LANE, BOTTOM - TOP), TOP).copy()
    for place, stone in enumerate(view.stones):
        x = LEFT + COLUMN * place + COLUMN // 2
        for seat in (0, 1):
            _side(canvas, x, stone, seat, seat == bottom, marked, theme, words)
        _stone(canvas, x, stone, bottom, view, marked, theme, words)
    plates(canvas, view, marked, theme, words)
    return canvas


def opened(view: View, hands: Hands, theme: Theme, words: Words) -> Image.Image:
    """The board with everyone's hands below it."""

    def face(card: str) -> Sprite:
        return _card(card, False, theme, words)

    return open_hands.below(drawn(view, theme, words), hands, seats(view), face, theme, words)


def _side(
    canvas: Image.Image, x: int, stone: Stone, seat: int, below: bool, marked: Marks, theme: Theme, words: Words
) -> None:
    number, cards = stone.number, stone.sides[seat]
    faces = [_card(card, (number, seat, card) in marked.sides, theme, words) for card in cards]
    faces += [sprites.gap(theme, card, "lane") for at, side, card in marked.gaps if (at, side) == (number, seat)]
    height, left = sprites.BOARD.height, x - sprites.BOARD.width // 2
    start, fan = MIDDLE + STONES // 2, FAN[stone.size]
    if below:
        for place, face in enumerate(faces):
            face.onto(canvas, left, start + fan * place)
    else:
        # Cards stand upright for the viewer, so their tops must show: the one nearest the stone lies in front.
        for place, face in reversed(list(enumerate(faces))):
            face.onto(canvas, left, 2 * MIDDLE - start - height - fan * place)
    strength = stone.strengths[seat]
    if strength and stone.owner is None:
        end = start + height + fan * (len(cards) - 1)
        told = formation(strength, stone.size, tie(stone) == seat, theme, words)
        centred(canvas, told, x, end + told.image.height / 2 if below else 2 * MIDDLE - end - told.image.height / 2)


def _card(card: str, marked: bool, theme: Theme, words: Words) -> Sprite:
    if is_clan(card):
        return sprites.clan(theme, card, sprites.BOARD, "lane", marked)
    return sprites.tactics(theme, card, words(f"card-{card}"), sprites.BOARD, "lane", marked)


def formation(strength: Strength, size: int, first: bool, theme: Theme, words: Words) -> Sprite:
    """The strength of a side of this size, and whether it wins by being first."""
    name = words(f"formation-{strength.formation.key}", size=size)
    return strengths.formation(theme, name, strength.total, first, LANE)


def _stone(
    canvas: Image.Image, x: int, stone: Stone, bottom: int, view: View, marked: Marks, theme: Theme, words: Words
) -> None:
    lit = stone.number in view.claims or stone.number in marked.stones
    face = scenery.stone(theme, stone.number, lit)
    # Combat modes take the lower edge of the row; everything else shares the room above them.
    middle = MIDDLE - PLATE // 2 if stone.modes else MIDDLE
    if stone.owner is None:
        centred(canvas, face, x, max(middle, MIDDLE - STONES // 2 + scenery.STONE[1] // 2 + 2))
    else:
        below = stone.owner == bottom
        centred(canvas, face, x, BOTTOM - BAND // 2 - 4 if below else TOP + BAND // 2 + 4)
        strength = stone.strengths[stone.owner]
        if strength:
            told = formation(strength, stone.size, tie(stone) == stone.owner, theme, words)
            centred(canvas, told, x, middle)
        if not stone.modes:
            arrow = symbol(theme, "down" if below else "up", 22, "lane", "soft")
            centred(canvas, arrow, x, MIDDLE + (54 if below else -54))
    for place, mode in enumerate(stone.modes):
        width = LANE // len(stone.modes)
        left = x - LANE // 2 + width * place
        name = words(f"card-{mode}") if len(stone.modes) == 1 else ""
        plate = _mode(theme, mode, name, width, (stone.number, mode) in marked.modes)
        plate.onto(canvas, left, MIDDLE + STONES // 2 - PLATE)
    if stone.number in view.claims:
        centred(canvas, symbol(theme, "flag", 44, "lane", "ink"), x + 44, MIDDLE - 42)


@lru_cache(maxsize=64)
def _mode(theme: Theme, mode: str, name: str, width: int, marked: bool) -> Sprite:
    """A combat mode's plate: a symbol large enough for a phone, and its name if there is room."""
    image = blank(theme, (width, PLATE), "lane")
    inset = 1
    if marked:
        centred(image, pill(theme, width, PLATE, 12, "lane", "ink"), width / 2, PLATE / 2)
        centred(image, pill(theme, width - 6, PLATE - 6, 9, "ink", "lane"), width / 2, PLATE / 2)
        inset = 5
    centred(image, pill(theme, width - 2 * inset, PLATE - 2 * inset, 9, "lane", "slate"), width / 2, PLATE / 2)
    size = MODE - inset
    drawn = symbol(theme, mode, size, "slate", "cream")
    room = width - 2 * inset - size - 8
    if name and legible(name, "Bold", 21, room, 2):
        centred(image, drawn, inset + 3 + size / 2, PLATE / 2)
        told = label(theme, name, "Bold", 21, room, "slate", "cream", 2)
        centred(image, told, width - inset - 3 - room / 2, PLATE / 2)
    else:
        centred(image, drawn, width / 2, PLATE / 2)
    return Sprite(image)

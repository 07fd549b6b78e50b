"""The board of Schotten Totten: nine stones in a row, the viewer's side below them.

A claimed stone stands at its owner's end of its lane, so that a row of three shows as a row.
"""

from functools import lru_cache

from PIL import Image

from core.formations import Strength
from core.schotten_totten.cards import is_clan
from core.schotten_totten.view import Stone, View
from renderers import scenery, sprites
from renderers.canvas import Sprite, blank, centred, encode, figure, label, pill, symbol
from renderers.lettering import capital
from renderers.picture import Picture
from renderers.schotten_totten import text
from renderers.schotten_totten.moves import Marks, marks
from renderers.schotten_totten.plates import plates
from renderers.theme import Theme
from renderers.words import Words

WIDTH, HEIGHT = 1200, 1096
LEFT, COLUMN, LANE = 15, 130, 126
TOP, BOTTOM = 76, 1020
"""Where the lanes begin and end."""
BAND = 86
"""The claimed stones' end of a lane."""
MIDDLE = (TOP + BOTTOM) // 2
STONES = 136
"""The height of the row of stones."""

FAN = {3: 76, 4: 70}
"""How far apart the cards of a side lie, by how many complete it."""


def board(view: View, theme: Theme, words: Words) -> Picture:
    bottom = view.seat or 0
    marked = marks(view)
    lanes = tuple(LEFT + COLUMN * place + (COLUMN - LANE) // 2 for place in range(len(view.stones)))
    canvas = scenery.land(theme, (WIDTH, HEIGHT), lanes, (LANE, BOTTOM - TOP), TOP).copy()
    for place, stone in enumerate(view.stones):
        x = LEFT + COLUMN * place + COLUMN // 2
        for seat in (0, 1):
            _side(canvas, x, stone, seat, seat == bottom, marked, theme, words)
        _stone(canvas, x, stone, bottom, view, marked, theme, words)
    plates(canvas, view, marked, theme, words)
    return Picture(encode(theme, canvas), (WIDTH, HEIGHT), text.alt(view, words))


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
        # The cards stand upright for the viewer, so their tops must show: the one nearest to the stone lies in front.
        for place, face in reversed(list(enumerate(faces))):
            face.onto(canvas, left, 2 * MIDDLE - start - height - fan * place)
    strength = stone.strengths[seat]
    if strength and stone.owner is None:
        end = start + height + fan * (len(cards) - 1)
        told = _formation(strength, stone.size, theme, words)
        centred(canvas, told, x, end + told.image.height / 2 if below else 2 * MIDDLE - end - told.image.height / 2)


def _card(card: str, marked: bool, theme: Theme, words: Words) -> Sprite:
    if is_clan(card):
        return sprites.clan(theme, card, sprites.BOARD, "lane", marked)
    return sprites.tactics(theme, card, words(f"card-{card}"), sprites.BOARD, "lane", marked)


def _formation(strength: Strength, size: int, theme: Theme, words: Words) -> Sprite:
    name = capital(words(f"formation-{strength.formation.key}", size=size))
    return _strength(theme, name, strength.total)


@lru_cache(maxsize=256)
def _strength(theme: Theme, name: str, total: int) -> Sprite:
    """A formation's name in one or two lines, and its total."""
    line = label(theme, name, "Bold", 25, LANE - 2, "lane", "ink", 2)
    image = blank(theme, (LANE, line.image.height + 28), "lane")
    centred(image, line, LANE / 2, line.image.height / 2)
    centred(image, figure(theme, str(total), 36, "lane", "ink"), LANE / 2, image.height - 15)
    return Sprite(image)


def _stone(
    canvas: Image.Image, x: int, stone: Stone, bottom: int, view: View, marked: Marks, theme: Theme, words: Words
) -> None:
    lit = stone.number in view.claims or stone.number in marked.stones
    face = scenery.stone(theme, stone.number, lit)
    if stone.owner is None:
        centred(canvas, face, x, MIDDLE)
        if stone.number in view.claims:
            centred(canvas, symbol(theme, "flag", 44, "lane", "ink"), x + 44, MIDDLE - 42)
    else:
        below = stone.owner == bottom
        centred(canvas, face, x, BOTTOM - BAND // 2 - 4 if below else TOP + BAND // 2 + 4)
        strength = stone.strengths[stone.owner]
        if strength:
            # One mode lies on the lower half of the row.
            y = MIDDLE - 10 if len(stone.modes) == 1 else MIDDLE
            centred(canvas, _formation(strength, stone.size, theme, words), x, y)
        if not stone.modes:
            arrow = symbol(theme, "down" if below else "up", 22, "lane", "soft")
            centred(canvas, arrow, x, MIDDLE + (54 if below else -54))
    for mode, side in zip(stone.modes, (1, -1), strict=False):
        _mode(canvas, x, side, mode, (stone.number, mode) in marked.modes, theme, words)


def _mode(canvas: Image.Image, x: int, side: int, mode: str, marked: bool, theme: Theme, words: Words) -> None:
    """A combat mode on the lower or the upper part of its stone."""
    width, height, y = LANE, 42, MIDDLE + 46 * side
    if marked:
        y += 2 * side
        centred(canvas, pill(theme, width + 4, height + 6, 14, "lane", "ink"), x, y)
        centred(canvas, pill(theme, width - 4, height - 2, 11, "ink", "lane"), x, y)
        width, height = width - 8, height - 6
    centred(canvas, pill(theme, width, height, 9, "lane", "slate"), x, y)
    centred(canvas, symbol(theme, mode, 32, "slate", "cream"), x - width // 2 + 20, y)
    name = label(theme, words(f"card-{mode}"), "Bold", 21, width - 42, "slate", "cream", 2)
    centred(canvas, name, x + 17, y)

"""The board from above: the top block in each hole, and the height of its pole."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from core.totemo.pieces import is_topper
from core.totemo.view import View
from renderers.canvas import Sprite, blank, centred, figure, pill
from renderers.theme import Theme
from renderers.totemo.blocks import face_of, ink_of
from renderers.totemo.brush import Brush
from renderers.totemo.colours import COLOURS
from renderers.totemo.moves import fresh

CELL = (62, 50)
NAMES = 34
"""The room for the names of rows and columns."""


def width(size: int) -> int:
    return NAMES + size * CELL[0]


def height(size: int) -> int:
    return NAMES + size * CELL[1]


def plan(canvas: Image.Image, view: View, left: int, top: int, theme: Theme, points: Mapping[str, int]) -> None:
    """Row 1 is at the bottom, as on the board. `points` are what a chosen block would score, by hole."""
    wide, high = CELL
    marked = fresh(view)
    for place, pole in enumerate(view.poles):
        row, column = divmod(place, view.size)
        x, y = left + NAMES + column * wide, top + (view.size - 1 - row) * high
        if pole.hole in points:
            shown = offer(theme, points[pole.hole])
        else:
            shown = cell(theme, pole.blocks[-1] if pole.blocks else "", len(pole.blocks), pole.hole in marked)
        shown.onto(canvas, x, y)
        if column == 0:
            centred(canvas, figure(theme, pole.hole[1], 32, "field", "ink"), left + NAMES / 2 - 2, y + high / 2)
        if row == 0:
            letter = figure(theme, pole.hole[0], 32, "field", "ink")
            centred(canvas, letter, x + wide / 2, top + view.size * high + NAMES / 2)


@lru_cache(maxsize=256)
def cell(theme: Theme, top: str, high: int, marked: bool) -> Sprite:
    """The letter of the top block on its colour, and the height of the pole; an empty hole has neither."""
    wide, tall = CELL
    brush = Brush(theme, CELL, "field")
    brush.box(1, 1, wide - 1, tall - 1, "wood", 7)
    if not top:
        brush.oval(wide / 2 - 11, tall / 2 - 11, wide / 2 + 11, tall / 2 + 11, "hole")
        return _whole(brush, theme)
    face = face_of(top)
    if marked:
        brush.box(0, 0, wide, tall, "ink", 8)
        brush.box(4, 4, wide - 4, tall - 4, "field", 5)
    edge = 6 if marked else 3
    if is_topper(top):
        brush.polygon([(edge, 16), (19, edge - 1), (35, 16), (35, tall - edge), (edge, tall - edge)], face)
    else:
        brush.box(edge, edge, 35, tall - edge, face, 4)
    if face == "cream":
        for place, colour in enumerate(COLOURS):
            brush.box(edge + 2 + place * 4.4, tall - edge - 8, edge + 6.4 + place * 4.4, tall - edge - 2, colour)
    sprite = _whole(brush, theme)
    letter = figure(theme, top[0], 28 if face == "cream" else 34 if is_topper(top) else 40, face, ink_of(top))
    centred(sprite.image, letter, 20, tall / 2 + (5 if is_topper(top) else -3 if face == "cream" else 0))
    paper = "field" if marked else "wood"
    centred(sprite.image, figure(theme, str(high), 38, paper, "ink"), 47, tall / 2)
    return sprite


@lru_cache(maxsize=32)
def offer(theme: Theme, points: int) -> Sprite:
    """A hole where the chosen block may go."""
    wide, tall = CELL
    image = blank(theme, CELL, "field")
    centred(image, pill(theme, wide - 2, tall - 2, 7, "field", "ink"), wide / 2, tall / 2)
    centred(image, figure(theme, f"+{points}", 36, "ink", "field"), wide / 2, tall / 2)
    return Sprite(image)


def _whole(brush: Brush, theme: Theme) -> Sprite:
    """The cell on the sand around it."""
    image = blank(theme, CELL, "field")
    brush.sprite().onto(image, 0, 0)
    return Sprite(image)

"""The wooden board in space: the position of each hole. Towards the back means up and to the right.

The rows are far enough apart to hide nothing: a pole reaches up to the row after next, and no farther.
"""

from functools import lru_cache

from PIL import Image

from core.totemo.board import grid
from core.totemo.pieces import HEIGHT as TALLEST
from renderers.canvas import blank, centred, figure, pill
from renderers.pen import Point
from renderers.theme import Theme
from renderers.totemo.blocks import DEEP, FRONT, HIGH, PEAK, RIM, SIDE
from renderers.totemo.brush import Brush

WIDTH = 1200
ACROSS, SHIFT, BACK = 168, 84, 134
"""The step to the next hole in a row; and to the hole behind: to the right, and up."""
EDGE = 42
"""The thickness of the board."""
ABOVE = 12
_PLATE = 42
_BEFORE, _BEHIND, _LEFT, _RIGHT = 0.24, 0.3, 0.14, 0.5
"""How far the board extends beyond the holes, in steps between them."""


def height(size: int) -> int:
    """The height of the part of a picture that shows the board."""
    return _front(size) + round(_BEFORE * BACK) + EDGE + 10


def spot(size: int, place: int) -> tuple[int, int]:
    """The lower left corner of the lowest block's front in a hole."""
    row, column = divmod(place, size)
    wide = (size - 1) * (ACROSS + SHIFT) + FRONT + SIDE
    return (WIDTH - wide) // 2 + column * ACROSS + row * SHIFT, _front(size) - row * BACK


def _front(size: int) -> int:
    return ABOVE + RIM + PEAK + HIGH * TALLEST + (size - 1) * BACK


@lru_cache(maxsize=8)
def ground(theme: Theme, size: int, full: int) -> Image.Image:
    """The empty board on the sand of a picture with this full height."""
    image = blank(theme, (WIDTH, full), "field")
    high = height(size)
    brush = Brush(theme, (WIDTH, high), "field")
    _slab(brush, size)
    for place in range(size * size):
        x, y = spot(size, place)
        middle, centre = x + (FRONT + SIDE) / 2, y - DEEP / 2
        brush.oval(middle - 25, centre - 13, middle + 25, centre + 13, "edge")
        brush.oval(middle - 23, centre - 10, middle + 23, centre + 13, "hole")
    brush.sprite().onto(image, 0, 0)
    _named(image, theme, size)
    return image


def _at(size: int, column: float, row: float) -> Point:
    x, y = spot(size, 0)
    return x + column * ACROSS + row * SHIFT, y - row * BACK


def _slab(brush: Brush, size: int) -> None:
    first, last = -_BEFORE, size - 1 + _BEHIND
    left, right = -_LEFT, size - 1 + _RIGHT
    near = [_at(size, left, first), _at(size, right, first)]
    far = [_at(size, right, last), _at(size, left, last)]
    low = [(x, y + EDGE) for x, y in (*near, far[0])]
    brush.polygon([near[0], near[1], low[1], low[0]], "edge")
    brush.polygon([near[1], far[0], low[2], low[1]], "hole")
    brush.polygon([*near, *far], "wood")
    for step in range(size):
        x, y = (FRONT + SIDE) / 2, DEEP / 2
        for start, end in (((left + 0.06, step), (right, step)), ((step, first), (step, last))):
            # Grooves lead from each hole to its letter and its number.
            ends = [_at(size, *start), _at(size, *end)]
            offset = (0.0, -y) if start[1] == end[1] else (x - SHIFT * y / BACK, 0.0)
            brush.line([(px + offset[0], py + offset[1]) for px, py in ends], "grain", 5)
    brush.line([*near, *far, near[0]], "edge", 3)


def _named(image: Image.Image, theme: Theme, size: int) -> None:
    """The column letters on the front edge, and the row numbers on the right edge, where no pole hides them."""
    for step in range(size):
        name = grid(size).holes[step * (size + 1)]
        x, y = _at(size, step, -_BEFORE)
        centred(image, figure(theme, name[0], 46, "edge", "cream"), x + FRONT / 2 + 6, y + EDGE / 2)
        x, y = spot(size, step * size + size - 1)
        middle = x + FRONT + SIDE + _PLATE / 2, y - DEEP / 2
        centred(image, pill(theme, _PLATE, _PLATE, _PLATE // 2, "wood", "edge"), *middle)
        centred(image, figure(theme, name[1], 42, "edge", "cream"), *middle)

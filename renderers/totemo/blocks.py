"""Blocks as they stand on the board: a coloured front with letter, shape and value, a lit top and a shaded side."""

from functools import lru_cache

from PIL import Image

from core.totemo.pieces import RAINBOW, VALUES, is_topper
from renderers.canvas import Sprite, centred, figure, stain
from renderers.pen import Point
from renderers.shapes import shape
from renderers.theme import INK_ON, Theme
from renderers.totemo.brush import Brush
from renderers.totemo.colours import COLOURS

FRONT, HIGH = 62, 44
"""The size of a block's front."""
SIDE, DEEP = 17, 22
"""How far the back lies to the right of the front, and above it."""
WING = 5
RIDGE = 2
"""The width of the line between two faces."""
PEAK = 29
"""How far a topper rises above its front."""
RIM = 7
"""How far the rim of a marked block extends."""
SIZE = (FRONT + SIDE + 2 * RIM, PEAK + HIGH + 2 * RIM)
"""The size of a sprite, whose front begins at (RIM, RIM + PEAK)."""

_LETTER_AT, _VALUE_AT = (21, 23), (49, 23)
LETTER = 46
_NUDGED = {"O": (0, 5), "Y": (0, -2), "B": (0, 4)}


def face_of(block: str) -> str:
    """The theme's name for a block's colour."""
    return "cream" if block[0] == RAINBOW else block[0]


def ink_of(block: str) -> str:
    return INK_ON.get(face_of(block), "coal")


@lru_cache(maxsize=64)
def block(theme: Theme, name: str, marked: bool = False) -> Sprite:
    """The block with this notation; a marked one has a double rim."""
    brush = Brush(theme, SIZE, "wood")
    left, top = RIM, RIM + PEAK
    if marked:
        _halo(brush, name, left, top)
    _body(brush, name, left, top)
    sprite = brush.sprite()
    _written(theme, sprite, name, left, top)
    return sprite


def _body(brush: Brush, name: str, left: float, top: float) -> None:
    face = face_of(name)
    lit, dim = ("cream", "sunlit") if face == "cream" else (f"{face}-lit", f"{face}-dim")
    right, bottom = left + FRONT, top + HIGH
    side = [(right, top), (right + SIDE, top - DEEP), (right + SIDE, bottom - DEEP), (right, bottom)]
    brush.outlined(side, dim, RIDGE)
    if face == "cream":
        _stripes(brush, side, right, top)
    if is_topper(name):
        apex = (left + (FRONT + SIDE) / 2, top - PEAK + 2)
        brush.outlined([(right, top), apex, (right + SIDE, top - DEEP)], dim, RIDGE)
        brush.outlined([(left, top), apex, (right, top)], lit, RIDGE)
        brush.line([(left + 17, top - 5), (apex[0] - 2, top - PEAK + 12), (right - 14, top - 5)], "coal", 5)
    else:
        brush.outlined([(left, top), (left + SIDE, top - DEEP), (right + SIDE, top - DEEP), (right, top)], lit, RIDGE)
        middle = left + (FRONT + SIDE) / 2
        brush.oval(middle - 13, top - 16, middle + 13, top - 6, dim)
    brush.outlined([(left, top), (right, top), (right, bottom), (left, bottom)], face, RIDGE)
    if face == "cream":
        for place, colour in enumerate(COLOURS):
            x = left + 1 + (FRONT - 2) * place / 6
            brush.box(x, top + 1, x + (FRONT - 2) / 6, top + 8, colour)
            brush.box(x, bottom - 8, x + (FRONT - 2) / 6, bottom - 1, colour)
    else:
        brush.box(left + 1, top + 1, right - 1, top + 4, lit)
        brush.box(left + 1, bottom - 4, right - 1, bottom - 1, dim)
    if is_topper(name):
        _wings(brush, left, right, top, lit)


def _wings(brush: Brush, left: float, right: float, top: float, colour: str) -> None:
    for edge, way in ((left, -WING), (right, WING + 4)):
        brush.outlined(
            [(edge, top + 5), (edge + way, top + 1), (edge + way, top + 20), (edge, top + 28)], colour, RIDGE
        )


def _stripes(brush: Brush, side: list[Point], right: float, top: float) -> None:
    """The six colours on the side of a rainbow block."""
    for place, colour in enumerate(COLOURS):
        upper, lower = top + HIGH * place / 6, top + HIGH * (place + 1) / 6
        brush.polygon(
            [(right, upper), (right + SIDE, upper - DEEP), (right + SIDE, lower - DEEP), (right, lower)], colour
        )
    brush.line([*side, side[0]], "coal", RIDGE)


def _halo(brush: Brush, name: str, left: float, top: float) -> None:
    """A light rim around the whole block, drawn before the block."""
    right, bottom = left + FRONT, top + HIGH
    ridge = [(left + (FRONT + SIDE) / 2, top - PEAK + 2)] if is_topper(name) else [(left + SIDE, top - DEEP)]
    hull = [(left, bottom), (left, top), *ridge, (right + SIDE, top - DEEP), (right + SIDE, bottom - DEEP)]
    for width, colour in ((2 * RIM, "coal"), (2 * RIM - 4, "cream")):
        brush.line([*hull, (right, bottom), hull[0]], colour, width)


def _written(theme: Theme, sprite: Sprite, name: str, left: int, top: int) -> None:
    """The letter in its shape, and the value."""
    face, ink = face_of(name), ink_of(name)
    letter = (left + _LETTER_AT[0], top + _LETTER_AT[1])
    if face == "cream":
        centred(sprite.image, figure(theme, name[0], 36, face, ink), *letter)
    else:
        paper = f"{face}-dim" if ink == "cream" else f"{face}-lit"
        centred(sprite.image, stain(theme, shape(face, 40), face, paper), *letter)
        dx, dy = _NUDGED.get(face, (0, 0))
        centred(sprite.image, figure(theme, face, 36, paper, ink), letter[0] + dx, letter[1] + dy)
    value = figure(theme, str(VALUES[name]), LETTER, face, ink)
    centred(sprite.image, value, left + _VALUE_AT[0], top + _VALUE_AT[1])


def stand(canvas: Image.Image, sprite: Sprite, x: int, y: int, level: int) -> None:
    """Put a block on `level` others, above the lower left corner of the lowest block's front."""
    sprite.onto(canvas, x - RIM, y - HIGH * (level + 1) - PEAK - RIM)


@lru_cache(maxsize=128)
def ghost(theme: Theme, points: int, topper: bool, bonus: bool) -> Sprite:
    """A place for a block, with the points it would score there, and a star if they lead to a bonus tile."""
    brush = Brush(theme, SIZE, "wood")
    left, top = RIM, RIM + PEAK
    right, bottom = left + FRONT, top + HIGH
    paper, ink = ("ink", "field") if bonus else ("field", "ink")
    corner = (right + SIDE, top - DEEP)
    ridge = (left + (FRONT + SIDE) / 2, top - PEAK + 2) if topper else (left + SIDE, top - DEEP)
    outline = [(left, bottom), (left, top), ridge, corner, (corner[0], bottom - DEEP), (right, bottom)]
    brush.polygon(outline, paper)
    brush.line([*outline, outline[0]], "ink", 4)
    brush.line([(left, top), (right, top), (right, bottom)], ink, 2)
    brush.line([(right, top), ridge if topper else corner], ink, 2)
    sprite = brush.sprite()
    told = figure(theme, f"+{points}", 50 if points < 10 else 40, paper, ink)
    centred(sprite.image, told, left + FRONT / 2, top + HIGH / 2 + 1)
    if bonus:
        centred(sprite.image, stain(theme, shape("Joker", 20), paper, ink), left + FRONT / 2 + 8, top - 10)
    return sprite

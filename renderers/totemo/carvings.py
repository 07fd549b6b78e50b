"""Blocks in the hand: large, each with a face carved into its colour."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, sin, tau

from core.totemo.pieces import RAINBOW, VALUES, is_topper
from renderers.canvas import Sprite, blank, centred, figure, label, pill, stain
from renderers.lettering import capital
from renderers.sprites import emblem
from renderers.theme import Theme
from renderers.totemo.blocks import face_of, ink_of
from renderers.totemo.brush import Brush
from renderers.totemo.colours import COLOURS

SIZE = (384, 352)
FRONT, HIGH = 300, 190
SIDE, DEEP = 44, 46
_LEFT, _TOP = 20, 98
PEAK = 84
RIDGE = 4


@lru_cache(maxsize=64)
def carved(theme: Theme, name: str, caption: str) -> Sprite:
    """A block with its letter, its face and its value, above its notation and its name."""
    image = blank(theme, SIZE, "lane")
    brush = Brush(theme, SIZE, "lane")
    _body(brush, name)
    _FACES[name[0]](brush, _LEFT + FRONT / 2, _TOP + HIGH / 2, *_tones(name))
    brush.sprite().onto(image, 0, 0)
    face, ink = face_of(name), ink_of(name)
    if name[0] == RAINBOW:
        centred(image, figure(theme, name[0], 78, face, ink), _LEFT + 48, _TOP + HIGH / 2)
    else:
        centred(image, stain(theme, emblem(face, 80), face, ink), _LEFT + 50, _TOP + HIGH / 2)
    centred(image, figure(theme, str(VALUES[name]), 120, face, ink), _LEFT + FRONT - 44, _TOP + HIGH / 2)
    code = figure(theme, name, 44, "ink", "field")
    wide, y = code.image.width + 30, SIZE[1] - 32
    told = label(theme, capital(caption), "Bold", 40, SIZE[0] - wide - 30, "lane", "ink")
    left = (SIZE[0] - wide - 12 - told.image.width) / 2
    centred(image, pill(theme, wide, 50, 12, "lane", "ink"), left + wide / 2, y)
    centred(image, code, left + wide / 2, y)
    centred(image, told, left + wide + 12 + told.image.width / 2, y - 2)
    return Sprite(image)


def _tones(name: str) -> tuple[str, str]:
    """The colours of its lit and shaded parts."""
    face = face_of(name)
    return ("cream", "sunlit") if face == "cream" else (f"{face}-lit", f"{face}-dim")


def _body(brush: Brush, name: str) -> None:
    face, (lit, dim) = face_of(name), _tones(name)
    left, top, right, bottom = _LEFT, _TOP, _LEFT + FRONT, _TOP + HIGH
    apex = (left + (FRONT + SIDE) / 2, top - PEAK)
    brush.outlined(
        [(right, top), (right + SIDE, top - DEEP), (right + SIDE, bottom - DEEP), (right, bottom)], dim, RIDGE
    )
    if is_topper(name):
        brush.outlined([(right, top), apex, (right + SIDE, top - DEEP)], dim, RIDGE)
        brush.outlined([(left, top), apex, (right, top)], lit, RIDGE)
        brush.line([(left + 82, top - 14), (apex[0] - 8, top - PEAK + 30), (right - 66, top - 14)], "coal", 11)
    else:
        brush.outlined([(left, top), (left + SIDE, top - DEEP), (right + SIDE, top - DEEP), (right, top)], lit, RIDGE)
        middle = left + (FRONT + SIDE) / 2
        brush.oval(middle - 46, top - DEEP + 10, middle + 46, top - 10, dim)
    brush.outlined([(left, top), (right, top), (right, bottom), (left, bottom)], face, RIDGE)
    if face == "cream":
        for place, colour in enumerate(COLOURS):
            upper, lower = top + HIGH * place / 6, top + HIGH * (place + 1) / 6
            ends = [
                (right + 2, upper),
                (right + SIDE - 2, upper - DEEP),
                (right + SIDE - 2, lower - DEEP),
                (right + 2, lower),
            ]
            brush.polygon(ends, colour)
            x = left + 2 + (FRONT - 4) * place / 6
            for y in (top + 2, bottom - 20):
                brush.box(x, y, x + (FRONT - 4) / 6, y + 18, colour)
    else:
        brush.box(left + 2, top + 2, right - 2, top + 10, lit)
        brush.box(left + 2, bottom - 10, right - 2, bottom - 2, dim)
    if is_topper(name):
        for edge, way in ((left, -18), (right, 30)):
            wing = [(edge, top + 24), (edge + way, top + 4), (edge + way, top + 84), (edge, top + 114)]
            brush.outlined(wing, lit, RIDGE)


def _eyes(brush: Brush, x: float, y: float, apart: float, size: float, pupil: float) -> None:
    for side in (-apart, apart):
        brush.oval(x + side - size, y - size, x + side + size, y + size, "coal")
        brush.oval(x + side - size + 3, y - size + 3, x + side + size - 3, y + size - 3, "cream")
        brush.oval(x + side - pupil, y - pupil, x + side + pupil, y + pupil, "coal")


def _warrior(brush: Brush, x: float, y: float, lit: str, dim: str) -> None:
    brush.box(x - 50, y - 56, x + 50, y + 62, dim, 26)
    brush.box(x - 50, y - 44, x + 50, y - 28, "cream")
    for side in (-1, 1):
        brush.polygon([(x + 8 * side, y - 8), (x + 40 * side, y - 18), (x + 40 * side, y - 4)], "cream")
        for line in (14, 28):
            brush.line([(x + 22 * side, y + line), (x + 42 * side, y + line)], lit, 6)
    brush.polygon([(x, y - 10), (x + 12, y + 24), (x - 12, y + 24)], lit)
    brush.line([(x - 20, y + 44), (x + 20, y + 44)], "cream", 7)


def _dog(brush: Brush, x: float, y: float, lit: str, dim: str) -> None:
    for side in (-1, 1):
        brush.polygon([(x + 26 * side, y - 50), (x + 56 * side, y - 36), (x + 50 * side, y + 34)], dim)
    brush.oval(x - 42, y - 54, x + 42, y + 60, lit)
    for side in (-18, 18):
        brush.oval(x + side - 13, y - 26, x + side + 13, y, "coal")
        brush.box(x + side - 14, y - 28, x + side + 14, y - 12, dim)
    brush.oval(x - 15, y + 4, x + 15, y + 24, "coal")
    brush.line([(x, y + 22), (x, y + 36)], "coal", 5)
    brush.line([(x - 20, y + 34), (x, y + 40), (x + 20, y + 34)], "coal", 5)
    brush.box(x - 9, y + 42, x + 9, y + 60, "R", 8)


def _eagle(brush: Brush, x: float, y: float, lit: str, dim: str) -> None:
    brush.oval(x - 48, y - 58, x + 48, y + 56, lit)
    _eyes(brush, x, y - 14, 22, 16, 7)
    for side in (-1, 1):
        brush.line([(x + 4 * side, y - 26), (x + 44 * side, y - 44)], "coal", 9)
    beak = [(x - 20, y + 4), (x + 20, y + 4), (x + 9, y + 36), (x - 3, y + 58), (x - 9, y + 34)]
    brush.polygon(beak, "O")
    brush.line([*beak, beak[0]], "coal", 4)
    brush.line([(x - 10, y + 18), (x - 6, y + 18)], dim, 4)


def _frog(brush: Brush, x: float, y: float, lit: str, dim: str) -> None:
    brush.oval(x - 54, y - 26, x + 54, y + 60, lit)
    for side in (-30, 30):
        brush.oval(x + side - 23, y - 58, x + side + 23, y - 12, lit)
    _eyes(brush, x, y - 34, 30, 16, 8)
    brush.line([(x - 38, y + 16), (x - 20, y + 32), (x, y + 37), (x + 20, y + 32), (x + 38, y + 16)], dim, 8)
    for side in (-8, 8):
        brush.oval(x + side - 3, y + 2, x + side + 3, y + 8, dim)


def _beaver(brush: Brush, x: float, y: float, lit: str, dim: str) -> None:
    for side in (-36, 36):
        brush.oval(x + side - 15, y - 58, x + side + 15, y - 28, dim)
    brush.oval(x - 48, y - 50, x + 48, y + 48, lit)
    _eyes(brush, x, y - 14, 20, 13, 7)
    for side in (-1, 1):
        brush.line([(x + 8 * side, y - 34), (x + 32 * side, y - 28)], "coal", 6)
    brush.oval(x - 15, y + 2, x + 15, y + 20, "coal")
    for side in (-15, 1):
        brush.box(x + side, y + 26, x + side + 14, y + 58, "coal", 3)
        brush.box(x + side + 2, y + 28, x + side + 12, y + 56, "cream", 2)


def _flower(brush: Brush, x: float, y: float, lit: str, dim: str) -> None:
    for petal in range(8):
        px, py = x + 36 * cos(tau * petal / 8), y + 36 * sin(tau * petal / 8)
        brush.oval(px - 22, py - 22, px + 22, py + 22, dim)
        brush.oval(px - 18, py - 18, px + 18, py + 18, lit)
    brush.oval(x - 33, y - 33, x + 33, y + 33, dim)
    brush.oval(x - 29, y - 29, x + 29, y + 29, "Y")
    for side in (-11, 11):
        brush.oval(x + side - 5, y - 12, x + side + 5, y, "coal")
    brush.line([(x - 15, y + 8), (x, y + 17), (x + 15, y + 8)], "coal", 5)


def _rainbow(brush: Brush, x: float, y: float, lit: str, dim: str) -> None:
    for place, colour in enumerate(COLOURS):
        far = 56 - 6 * place
        brush.oval(x - far, y - far + 12, x + far, y + far + 12, colour)
    brush.oval(x - 20, y - 8, x + 20, y + 32, "cream")
    brush.box(x - 60, y + 13, x + 60, y + 72, "cream")
    for side in (-40, 40):
        for at, size in ((-12, 12), (0, 15), (12, 12)):
            brush.oval(x + side + at - size, y + 20 - size, x + side + at + size, y + 20 + size, dim)


Face = Callable[[Brush, float, float, str, str], None]
_FACES: dict[str, Face] = {
    "R": _warrior,
    "O": _dog,
    "Y": _eagle,
    "G": _frog,
    "B": _beaver,
    "P": _flower,
    "W": _rainbow,
}

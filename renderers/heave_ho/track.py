"""The rope with the barrel: twelve spaces from goal to goal, and where the barrel was before."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from core.heave_ho.cards import GOALS, STARTS
from core.heave_ho.view import View
from renderers.canvas import Sprite, blank, centred, figure, pill, stain, symbol
from renderers.heave_ho.moves import Pull
from renderers.heave_ho.seats import seats, spaces
from renderers.pen import SCALE
from renderers.shapes import shape
from renderers.theme import Theme

LEFT, WIDTH, HEIGHT = 14, 1172, 214
COLUMN = 96
ARROW, ROPE, NUMBER = 28, 94, 177
"""The centres of its parts, from the top."""
TILE = (86, 54)
BARREL = 92
_THICK = 20


def track(canvas: Image.Image, view: View, top: int, pull: Pull | None, theme: Theme) -> None:
    _ground(theme, seats(view)[0] == 0).onto(canvas, LEFT, top)
    if view.barrel is None:
        return
    x, y = column(view, view.barrel), top + ROPE
    if pull:
        _came(canvas, view, pull, top, theme)
    centred(canvas, barrel(theme, BARREL, "lane"), x, y)


def column(view: View, space: int) -> int:
    """The centre of a space."""
    return LEFT + WIDTH // 2 + round((spaces(view).index(space) - 5.5) * COLUMN)


def _came(canvas: Image.Image, view: View, pull: Pull, top: int, theme: Theme) -> None:
    """The barrel's previous space, and an arrow from there."""
    assert view.barrel is not None
    x, y = column(view, view.barrel), top + ARROW
    if pull.towards is not None:
        centred(canvas, hollow(theme, BARREL - 14), column(view, pull.start), top + ROPE)
    if pull.how == "put":
        centred(canvas, symbol(theme, "RopeBreaks", 54, "lane", "ink"), x, y - 2)
    elif pull.towards is None:
        centred(canvas, figure(theme, "=", 64, "lane", "ink"), x, y)
    else:
        leftwards, start = pull.towards == seats(view)[0], column(view, pull.start)
        tip = x + (12 if leftwards else -12)
        left, right = sorted((tip, start))
        pill(theme, right - left, 10, 5, "lane", "ink").onto(canvas, left, y - 5)
        centred(canvas, symbol(theme, "back" if leftwards else "play", 38, "lane", "ink"), x, y)


@lru_cache(maxsize=8)
def _ground(theme: Theme, forwards: bool) -> Sprite:
    """The empty track; forwards means that space 1 is on the left."""
    image = blank(theme, (WIDTH, HEIGHT), "near")
    pill(theme, WIDTH, HEIGHT, 18, "near", "lane").onto(image, 0, 0)
    middle = WIDTH // 2
    for y in range(50, HEIGHT - 6, 26):
        pill(theme, 6, 16, 3, "lane", "soft").onto(image, middle - 3, y)
    rope(theme, WIDTH - COLUMN).onto(image, COLUMN // 2, ROPE - _THICK // 2)
    first, last = GOALS
    for place in range(last):
        space = first + place if forwards else last - place
        x = middle + (place - (last - 1) / 2) * COLUMN
        centred(image, tile(theme, space), x, NUMBER)
        if space in GOALS:
            post(theme, image, x)
    return Sprite(image)


def post(theme: Theme, image: Image.Image, x: float) -> None:
    """The flag of a goal."""
    centred(image, pill(theme, 74, 86, 16, "lane", "slate"), x, ROPE)
    centred(image, symbol(theme, "flag", 52, "slate", "cream"), x + 2, ROPE)


@lru_cache(maxsize=32)
def tile(theme: Theme, space: int) -> Sprite:
    """A space with its number: goals are dark, start spaces have a rim."""
    wide, high = TILE
    image, paper, ink = blank(theme, TILE, "lane"), "field", "ink"
    if space in GOALS:
        paper, ink = "slate", "cream"
    elif space in STARTS:
        pill(theme, wide, high, 14, "lane", "ink").onto(image, 0, 0)
        pill(theme, wide - 10, high - 10, 10, "ink", "field").onto(image, 5, 5)
    if space not in STARTS:
        pill(theme, wide - 4, high - 4, 12, "lane", paper).onto(image, 2, 2)
    centred(image, figure(theme, str(space), 46, paper, ink), wide / 2, high / 2)
    return Sprite(image)


@lru_cache(maxsize=8)
def rope(theme: Theme, width: int) -> Sprite:
    """A rope of this length."""
    image = blank(theme, (width, _THICK), "shade")
    strands = Image.new("L", (width * SCALE, _THICK * SCALE))
    draw = ImageDraw.Draw(strands)
    high, step = strands.height, 22 * SCALE
    for x in range(-step, strands.width, step):
        slant = [(x, high - 12), (x + step * 0.45, 12), (x + step * 1.2, 12), (x + step * 0.75, high - 12)]
        draw.polygon(slant, fill=255)
    stain(theme, strands.reduce(SCALE), "shade", "sunlit").onto(image, 0, 0)
    return Sprite(image)


@lru_cache(maxsize=16)
def barrel(theme: Theme, size: int, paper: str) -> Sprite:
    """A barrel of whisky."""
    image = blank(theme, (size, size), paper)
    whole, inner = shape("barrel", size), _inner(size, 3)
    outside = stain(theme, whole, paper, "coal")
    outside.onto(image, 0, 0)
    stain(theme, inner, "coal", "O").onto(image, 0, 0)
    stain(theme, ImageChops.multiply(shape("hoops", size), inner), "O", "coal").onto(image, 0, 0)
    return Sprite(image, outside.mask)


def _inner(size: int, rim: int) -> Image.Image:
    """Coverage of a barrel without its rim."""
    image = Image.new("L", (size, size))
    image.paste(shape("barrel", size - 2 * rim), (rim, rim))
    return image


@lru_cache(maxsize=16)
def hollow(theme: Theme, size: int, paper: str = "lane") -> Sprite:
    """The outline of a missing barrel."""
    image = blank(theme, (size, size), paper)
    outside = stain(theme, shape("barrel", size), paper, "soft")
    outside.onto(image, 0, 0)
    stain(theme, _inner(size, 4), "soft", paper).onto(image, 0, 0)
    return Sprite(image, outside.mask)

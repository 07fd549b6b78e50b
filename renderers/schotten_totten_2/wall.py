"""The castle wall: seven tiles side by side, each with its number, how many cards it takes and what counts there.

An intact tile is pale and has battlements. A damaged one is dark, torn open and cracked.
"""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from core.formations import Formation
from core.schotten_totten_2.cards import COLOURS, WALL, Face
from renderers.canvas import Sprite, blank, centred, figure, pill, stain, symbol
from renderers.pen import SCALE, Point
from renderers.theme import Theme

WIDTH, HEIGHT = 168, 156
_ROW, _CHIPS = 65, 124
"""The centres of a tile's rows: number and cards, and the formations below them."""
_NUMBER, _FLAG, _CARDS = 36, 84, 132
FLAG = 44

# The battlements and the height of each tile: (top, height of the merlons, their left and right edges in turn).
_BATTLEMENTS: dict[str, tuple[int, int, Sequence[int]]] = {
    "pit": (22, 0, ()),
    "tower": (0, 18, (2, 38, 64, 104, 130, 166)),
    "wall": (12, 14, (2, 24, 44, 68, 100, 124, 144, 166)),
    "gate": (6, 16, (2, 46, 122, 166)),
}
_TORN: Sequence[Point] = (
    *((1, 22), (16, 14), (24, 26), (40, 20), (52, 34), (66, 28), (78, 46)),
    *((90, 40), (98, 24), (112, 30), (124, 16), (140, 26), (154, 18), (167, 30)),
)
_CRACK: Sequence[Point] = ((78, 44), (88, 58), (76, 70), (88, 84), (80, 98))

SIGNS = (Formation.COLOUR_RUN, Formation.KIND, Formation.COLOUR, Formation.RUN, Formation.SUM)
"""Strongest first."""


@lru_cache(maxsize=64)
def tile(theme: Theme, number: int, damaged: bool, lit: bool = False, flag: bool = False) -> Sprite:
    """A tile with the requirements on its face. A lit one has a rim of ink."""
    section = WALL[number - 1]
    kind = section.name.partition("-")[2] or section.name
    face, ink = ("shade", "cream") if damaged else ("sunlit", "coal")
    image, paper = blank(theme, (WIDTH, HEIGHT), "lane"), "lane"
    for inset, colour in _rims(damaged, lit):
        stain(theme, _outline(kind, damaged, inset), paper, colour).onto(image, 0, 0)
        paper = colour
    if flag:
        # Below the part torn out of the middle.
        centred(image, symbol(theme, "flag", FLAG, face, ink), _FLAG, _ROW + 7 * damaged)
    elif damaged:
        stain(theme, _crack(), face, "coal").onto(image, 0, 0)
    else:
        centred(image, symbol(theme, kind, 42, face, "stone"), _FLAG, _ROW)
    centred(image, figure(theme, str(number), 76, face, ink), _NUMBER, _ROW)
    up = section.damaged if damaged else section.intact
    centred(image, _count(theme, up.size, face), _CARDS, _ROW)
    centred(image, signs(theme, up, face), WIDTH / 2, _CHIPS)
    return Sprite(image, _outline(kind, damaged, 0).point(lambda cover: 255 if cover else 0))


def _rims(damaged: bool, lit: bool) -> tuple[tuple[int, str], ...]:
    """How far inside the outline each colour begins. A rim of ink needs a pale line to stand out on a dark tile."""
    if damaged:
        return ((0, "ink"), (5, "cream"), (8, "shade")) if lit else ((0, "soft"), (3, "shade"))
    return ((0, "ink"), (6, "sunlit")) if lit else ((0, "shade"), (3, "sunlit"))


@lru_cache(maxsize=32)
def signs(theme: Theme, face: Face, paper: str) -> Sprite:
    """The formations that count on a face, as a row of signs."""
    names = ["lowest"] if face.lowest else [each.key for each in SIGNS if each in face.accepted]
    if len(names) == len(SIGNS):
        names.remove("colour-run")
    size = 36 if len(names) > 2 else 46
    image = blank(theme, (len(names) * (size + 4) - 4, size), paper)
    for place, name in enumerate(names):
        sign(theme, name, size, paper).onto(image, place * (size + 4), 0)
    return Sprite(image)


@lru_cache(maxsize=64)
def sign(theme: Theme, name: str, size: int, paper: str) -> Sprite:
    """The sign of a formation."""
    image = blank(theme, (size, size), paper)
    ground = "O" if name == "lowest" else "cream"
    centred(image, pill(theme, size, size, 9, paper, ground), size / 2, size / 2)
    if name == "colour":
        width = (size - 10) // len(COLOURS)
        left = (size - width * len(COLOURS)) // 2
        for place, colour in enumerate(COLOURS):
            x = left + place * width
            image.paste(theme.index(colour), (x, 5, x + width, size - 5))
    else:
        centred(image, symbol(theme, name, size - 12, ground, "coal"), size / 2, size / 2)
    return Sprite(image)


def _count(theme: Theme, size: int, paper: str) -> Sprite:
    """This many cards, as a symbol."""
    image = blank(theme, (51, 61), paper)
    pill(theme, 42, 54, 8, paper, "stone" if paper == "shade" else "shade").onto(image, 9, 0)
    pill(theme, 46, 58, 9, paper, paper).onto(image, -2, 5)
    pill(theme, 42, 54, 8, paper, "cream").onto(image, 0, 7)
    centred(image, figure(theme, str(size), 50, "cream", "coal"), 21, 34)
    return Sprite(image)


@lru_cache(maxsize=32)
def _outline(kind: str, damaged: bool, inset: int) -> Image.Image:
    """Coverage of a tile's silhouette, or of the part inside a rim."""
    top, height, edges = _BATTLEMENTS[kind]
    points: list[Point] = [(1, top + height)]
    for place, x in enumerate(edges):
        high, low = (x, top), (x, top + height)
        points += [low, high] if place % 2 == 0 else [high, low]
    points.append((WIDTH - 1, top + height))
    if damaged:
        points = [*_TORN]
    points += [(WIDTH - 1, HEIGHT - 1), (1, HEIGHT - 1)]
    image = Image.new("L", (WIDTH * SCALE, HEIGHT * SCALE))
    draw = ImageDraw.Draw(image)
    scaled = [(x * SCALE, y * SCALE) for x, y in points]
    draw.polygon(scaled, fill=255)
    if inset:
        # Erase the rim along the edge: half of the line falls inside, half outside.
        draw.line([*scaled, scaled[0], scaled[1]], fill=0, width=2 * inset * SCALE, joint="curve")
    return image.reduce(SCALE)


@lru_cache(maxsize=1)
def _crack() -> Image.Image:
    image = Image.new("L", (WIDTH * SCALE, HEIGHT * SCALE))
    points = [(x * SCALE, y * SCALE) for x, y in _CRACK]
    ImageDraw.Draw(image).line(points, fill=255, width=4 * SCALE, joint="curve")
    return image.reduce(SCALE)

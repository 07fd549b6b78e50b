"""The chief on his way to the wigwam, and the bag."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot

from PIL import Image

from core.totemo.view import View
from renderers.canvas import Sprite, centred, figure, label, symbol
from renderers.pen import Point
from renderers.theme import Theme
from renderers.totemo.brush import Brush
from renderers.words import Words

STEP = 22
WIGWAM, CHIEF = (112, 104), (48, 62)
_WAY: tuple[Point, ...] = (
    (850, -24),
    (960, -28),
    (1070, -40),
    (1140, -84),
    (1160, -150),
    (1150, -222),
    (1126, -290),
)
"""The trail: distances from the left edge of the picture, and below the lower edge of the board."""


def way(path: int, bottom: int) -> list[Point]:
    """The start and the `path` steps, evenly spaced along the trail; the last one is at the wigwam."""
    lengths = [hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(_WAY)]
    found = []
    for step in range(path + 1):
        left = sum(lengths) * step / path
        for (start, end), length in zip(pairwise(_WAY), lengths, strict=True):
            if left <= length or length is lengths[-1]:
                part = min(1.0, left / length)
                x, y = (one + (other - one) * part for one, other in zip(start, end, strict=True))
                found.append((x, bottom + y))
                break
            left -= length
    return found


def trail(canvas: Image.Image, view: View, bottom: int, theme: Theme, words: Words) -> None:
    steps = way(view.path, bottom)
    for place, (x, y) in enumerate(steps[:-1]):
        centred(canvas, _step(theme, place <= view.path - view.chief), x, y)
    x, y = steps[-1]
    centred(canvas, wigwam(theme), x, y - 36)
    if view.ending and not view.outcome:
        _told(canvas, bottom, words("board-totemo-last-round"), theme)
    elif view.round:
        _told(canvas, bottom, words("board-round", round=view.round, rounds=view.path), theme)
    x, y = steps[view.path - view.chief]
    centred(canvas, chief(theme), x, y - CHIEF[1] / 2 + 8)


def _told(canvas: Image.Image, bottom: int, text: str, theme: Theme) -> None:
    """Text inside the bend of the trail."""
    line = label(theme, text, "Bold", 40, 200, "field", "ink", 2)
    centred(canvas, line, 1004, bottom - 148)


def bag(canvas: Image.Image, view: View, theme: Theme) -> None:
    centred(canvas, symbol(theme, "bag", 84, "field", "soft"), 66, 62)
    number = figure(theme, str(view.bag), 62, "field", "ink")
    number.onto(canvas, 120, 66 - number.image.height // 2)


@lru_cache(maxsize=8)
def _step(theme: Theme, taken: bool) -> Sprite:
    brush = Brush(theme, (STEP, STEP), "field")
    brush.oval(0, 2, STEP, STEP - 2, "soft")
    if not taken:
        brush.oval(4, 6, STEP - 4, STEP - 6, "field")
    return brush.sprite()


@lru_cache(maxsize=4)
def wigwam(theme: Theme) -> Sprite:
    wide, high = WIGWAM
    brush = Brush(theme, WIGWAM, "field")
    middle = wide / 2
    for lean in (-12, 12):
        brush.line([(middle - lean, 2), (middle + lean * 0.6, 26)], "edge", 5)
    outline = [(middle, 12), (wide - 4, high - 4), (4, high - 4)]
    brush.polygon(outline, "sunlit")
    for low, colour in ((0.52, "R"), (0.62, "Y"), (0.72, "B")):
        brush.polygon(_band(outline, low), colour)
    brush.polygon([(middle, high * 0.46), (middle + 17, high - 4), (middle - 17, high - 4)], "hole")
    brush.line([*outline, outline[0]], "coal", 3)
    return brush.sprite()


def _band(outline: Sequence[Point], low: float) -> list[Point]:
    """A stripe across a tent, this far down."""
    (x, y), (right, bottom), (left, _) = outline

    def edge(part: float, end: float) -> Point:
        return x + (end - x) * part, y + (bottom - y) * part

    return [edge(low, left), edge(low, right), edge(low + 0.08, right), edge(low + 0.08, left)]


@lru_cache(maxsize=4)
def chief(theme: Theme) -> Sprite:
    """A head with feathers and a blanket, in gold."""
    wide, high = CHIEF
    brush = Brush(theme, CHIEF, "field")
    middle = wide / 2
    for lean, colour in ((-13, "R"), (0, "cream"), (13, "R")):
        plume = [(middle + lean * 0.4 - 4, 26), (middle + lean * 1.3, 1), (middle + lean * 0.4 + 5, 26)]
        brush.polygon(plume, colour)
        brush.line([*plume, plume[0]], "coal", 2)
    body = [(middle - 10, 36), (middle + 10, 36), (wide - 2, high - 2), (2, high - 2)]
    brush.polygon(body, "Y")
    brush.line([*body, body[0]], "coal", 3)
    brush.oval(middle - 14, 16, middle + 14, 44, "coal")
    brush.oval(middle - 11.5, 18.5, middle + 11.5, 41.5, "O-lit")
    brush.box(middle - 12, 22, middle + 12, 27, "B")
    return brush.sprite()

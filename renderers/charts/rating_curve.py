"""A rating over time: a curve from one match to the next, with its highest point and where it is now."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from PIL import Image, ImageDraw

from renderers.canvas import Sprite, blank, centred, encode, label, stain
from renderers.charts.colours import coloured
from renderers.lettering import clean, one_line
from renderers.picture import Picture
from renderers.telling import LONGEST_ALT
from renderers.theme import Theme
from renderers.words import Words

LONGEST_NAME = 32
WIDTH, HEIGHT = 1200, 760
HEAD, LEFT, RIGHT, TOP, BOTTOM = 132, 150, 1010, 186, 668
"""The height of the title, and the edges of the plot."""
LINE, DOT, RING = 7, 15, 13
"""The width of the curve, and the radii of the dot at its end and of the ring at its highest point."""
FEWEST = 100
"""The least that the plot is high, in points: a rating that has never changed is a line in the middle."""
STEPS = (25, 50, 100, 200, 250, 500, 1000)
"""Between two lines of the grid, in points."""
BESIDE = 90
"""How near to the end of the curve its highest point is not marked."""
_LINES = 5
_SCALE = 3


@dataclass(frozen=True, slots=True)
class Point:
    """A rating after a match."""

    at: float
    """Seconds since 1970, UTC."""
    rating: int
    is_settled: bool = True
    """Whether it is known well enough to mean something."""


@dataclass(frozen=True, slots=True)
class Curve:
    """The course of a rating, oldest first: at least one point."""

    name: str
    about: str
    """What the rating is for: a game, or all games."""
    points: tuple[Point, ...]


def draw(curve: Curve, theme: Theme, words: Words) -> Picture:
    theme = coloured(theme)
    canvas = blank(theme, (WIDTH, HEIGHT), "field")
    _head(canvas, curve, theme, words)
    low, high, step = scale([point.rating for point in curve.points])
    for rating in range(low, high + 1, step):
        y = _height(rating, low, high)
        ImageDraw.Draw(canvas).line((LEFT, y, WIDTH - 20, y), fill=theme.index("near"), width=3)
        _right(canvas, label(theme, str(rating), "Medium", 40, LEFT - 40, "field", "soft"), LEFT - 22, y)
    places = spots(curve.points, low, high)
    _course(canvas, curve.points, places, theme)
    _dates(canvas, curve.points, theme)
    _highest(canvas, curve.points, places, theme)
    _now(canvas, curve.points[-1], places[-1], theme)
    return Picture(encode(theme, canvas), canvas.size, alt(curve, words))


def alt(curve: Curve, words: Words) -> str:
    """What the picture shows."""
    first, last = curve.points[0], curve.points[-1]
    best, worst = _best(curve.points), min(curve.points, key=lambda point: point.rating)
    now = {"name": one_line(curve.name, LONGEST_NAME), "about": curve.about, "last": _number(last), "end": day(last.at)}
    if len(curve.points) == 1:
        return one_line(words("curve-alt-one", **now), LONGEST_ALT)
    told = words("curve-alt", **now, first=_number(first), start=day(first.at), count=len(curve.points))
    if best.rating > worst.rating:
        extremes = {"highest": str(best.rating), "when": day(best.at), "lowest": str(worst.rating)}
        told = f"{told} {words('curve-alt-range', **extremes)}"
    return one_line(told, LONGEST_ALT)


def day(moment: float) -> str:
    """The day of a moment, in UTC."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def scale(ratings: Sequence[int]) -> tuple[int, int, int]:
    """The lowest and the highest line of the grid for these ratings, and the step between two lines."""
    low, high = min(ratings), max(ratings)
    if high - low < FEWEST:
        middle = (low + high) // 2
        low, high = min(low, middle - FEWEST // 2), max(high, middle + FEWEST // 2)
    step = next((step for step in STEPS if -(-high // step) - low // step < _LINES), STEPS[-1])
    return low // step * step, -(-high // step) * step, step


def spots(points: Sequence[Point], low: int, high: int) -> list[tuple[float, float]]:
    """Where each point is, by its moment; if all are of one moment, side by side. The last one is at the right."""
    first, span = points[0].at, points[-1].at - points[0].at
    found = []
    for number, point in enumerate(points, 1):
        share = (point.at - first) / span if span > 0 else number / len(points)
        found.append((LEFT + 16 + (RIGHT - LEFT - 32) * share, _height(point.rating, low, high)))
    return found


def _height(rating: int, low: int, high: int) -> float:
    return BOTTOM - (BOTTOM - TOP) * (rating - low) / (high - low)


def _head(canvas: Image.Image, curve: Curve, theme: Theme, words: Words) -> None:
    name = one_line(clean(curve.name), LONGEST_NAME) or words("leaders-undrawn")
    label(theme, name, "Black", 60, WIDTH - 64, "field", "ink").onto(canvas, 32, 8)
    label(theme, curve.about, "Medium", 42, WIDTH - 64, "field", "soft").onto(canvas, 32, 78)


def _course(canvas: Image.Image, points: Sequence[Point], places: Sequence[tuple[float, float]], theme: Theme) -> None:
    """The curve on its shade; paler as long as the rating is not settled."""
    shade = [(places[0][0], BOTTOM), *places, (places[-1][0], BOTTOM)]
    _cover(shade, closed=True, theme=theme, ink="lane").onto(canvas, 0, 0)
    settled = next((number for number, point in enumerate(points) if point.is_settled), len(points) - 1)
    for part, ink in ((places[: settled + 1], "stone"), (places[settled:], "ink")):
        if len(part) > 1:
            _cover(part, closed=False, theme=theme, ink=ink).onto(canvas, 0, 0)


def _cover(points: Sequence[tuple[float, float]], *, closed: bool, theme: Theme, ink: str) -> Sprite:
    """A line through these points, or the area inside them."""
    image = Image.new("L", (WIDTH * _SCALE, HEIGHT * _SCALE))
    draw, spread = ImageDraw.Draw(image), [(x * _SCALE, y * _SCALE) for x, y in points]
    if closed:
        draw.polygon(spread, fill=255)
    else:
        draw.line(spread, fill=255, width=LINE * _SCALE, joint="curve")
    return stain(theme, image.reduce(_SCALE), "field", ink)


def _highest(canvas: Image.Image, points: Sequence[Point], places: Sequence[tuple[float, float]], theme: Theme) -> None:
    """A ring with the number, unless that is where the rating is now."""
    best = _best(points)
    x, y = places[points.index(best)]
    if best.rating <= points[-1].rating or places[-1][0] - x < BESIDE:
        return
    _disc(canvas, x, y, RING, "ink", theme)
    _disc(canvas, x, y, RING - 5, "field", theme)
    told = label(theme, str(best.rating), "Bold", 44, 160, "field", "ink")
    half = told.image.width / 2
    centred(canvas, told, min(max(x, LEFT + half), RIGHT - half), y - RING - 26)


def _now(canvas: Image.Image, point: Point, place: tuple[float, float], theme: Theme) -> None:
    x, y = place
    _disc(canvas, x, y, DOT, "ink", theme)
    told = label(theme, _number(point), "Black", 62, WIDTH - RIGHT - 30, "field", "ink")
    told.onto(canvas, RIGHT + 12, round(y - told.image.height / 2 - 4))


def _dates(canvas: Image.Image, points: Sequence[Point], theme: Theme) -> None:
    """The days of the first and of the last match, and the one in the middle of that time."""
    first, last = points[0].at, points[-1].at
    days = dict.fromkeys(map(day, (first, (first + last) / 2, last)))
    shares = {1: (1.0,), 2: (0.0, 1.0)}.get(len(days), (0.0, 0.5, 1.0))
    for share, told in zip(shares, days, strict=True):
        sprite = label(theme, told, "Medium", 40, 260, "field", "soft")
        left = LEFT + (RIGHT - LEFT - sprite.image.width) * share
        sprite.onto(canvas, round(left), BOTTOM + 20)


def _disc(canvas: Image.Image, x: float, y: float, radius: int, ink: str, theme: Theme) -> None:
    size = 2 * radius
    image = Image.new("L", (size * 4, size * 4))
    ImageDraw.Draw(image).ellipse((0, 0, size * 4 - 1, size * 4 - 1), fill=255)
    centred(canvas, stain(theme, image.reduce(4), "field", ink), x, y)


def _right(canvas: Image.Image, sprite: Sprite, right: int, middle: float) -> None:
    sprite.onto(canvas, right - sprite.image.width, round(middle - sprite.image.height / 2))


def _best(points: Sequence[Point]) -> Point:
    """The highest, the first of several."""
    return max(points, key=lambda point: point.rating)


def _number(point: Point) -> str:
    return str(point.rating) if point.is_settled else f"{point.rating}?"

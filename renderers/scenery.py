"""The land: hills, the lanes between two clans, and the nine stones of the border."""

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from renderers.canvas import Sprite, blank, centred, figure, stain
from renderers.pen import SCALE
from renderers.shapes import panel, shape
from renderers.theme import Theme

STONE = (118, 92)


@lru_cache(maxsize=32)
def stone(theme: Theme, number: int, lit: bool) -> Sprite:
    """A stone with its number. A lit one has a ring of ink."""
    width, height = STONE
    image = blank(theme, STONE, "lane")
    layers: list[tuple[float, str, str]] = [(0, "lane", "shade"), (3, "shade", "stone")]
    if lit:
        layers = [(0, "lane", "ink"), (5, "ink", "stone")]
    # Three outlines are enough for nine stones to look different, and compress better.
    grain = number % 3 + 1
    for inset, paper, ink in layers:
        stain(theme, _boulder(grain, inset), paper, ink).onto(image, 0, 0)
    stain(theme, _boulder(grain, 9, rise=3), "stone", "sunlit").onto(image, 0, 0)
    centred(image, figure(theme, str(number), 75, "sunlit", "coal"), width / 2, height / 2 - 2)
    return Sprite(image)


@lru_cache(maxsize=32)
def _boulder(grain: int, inset: float, rise: float = 0) -> Image.Image:
    """Coverage of a stone's outline, by its grain: an ellipse dented and chipped by the weather."""
    width, height = (side * SCALE for side in STONE)
    image = Image.new("L", (width, height))
    points = []
    for step in range(72):
        angle = step * math.tau / 72
        cos, sin = math.cos(angle), math.sin(angle)
        round_ = (abs(cos) ** 2.9 + abs(sin) ** 2.9) ** (-1 / 2.9)
        worn = 0.94 + 0.035 * math.sin(2 * angle + 2.1 * grain) + 0.03 * math.sin(3 * angle + 1.3 * grain * grain)
        x = (width / 2 - inset * SCALE) * min(1, round_ * worn) * cos
        y = (height / 2 - inset * SCALE) * min(1, round_ * worn) * sin
        points.append((width / 2 + x, height / 2 + y - rise * SCALE))
    ImageDraw.Draw(image).polygon(points, fill=255)
    return image.reduce(SCALE)


@lru_cache(maxsize=8)
def land(theme: Theme, size: tuple[int, int], lanes: tuple[int, ...], lane: tuple[int, int], top: int) -> Image.Image:
    """The empty board: hills at the horizon and in the foreground, and a lane for each stone.

    `lanes` are the left edges, `lane` is their width and height, `top` is where they begin.
    """
    image = blank(theme, size, "field")
    width, height = size
    draw = ImageDraw.Draw(image)
    ridges = (
        ("far", 46.0, ((26, 310, 0.6), (10, 120, 2.0))),
        ("near", 74.0, ((22, 420, 2.9), (8, 170, 0.4), (3, 61, 1.0))),
    )
    for colour, base, waves in ridges:
        line = [
            (x, base - sum(high * math.sin(x / long * math.tau / 2 + start) for high, long, start in waves))
            for x in range(0, width + 8, 8)
        ]
        draw.polygon([*line, (width, height), (0, height)], fill=theme.index(colour))
    centred(image, stain(theme, shape("cairn", 34), "field", "near"), 757, 34)
    stripe = stain(theme, panel(*lane, 18), "near", "lane")
    for left in lanes:
        stripe.onto(image, left, top)
    return image

"""Shapes: the six clan emblems and the symbols of the tactics cards, as coverage masks of any size.

Drawn on a grid of 100 by 100 units at four times the size, then scaled down for smooth edges.
"""

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from renderers import siege_shapes, totem_shapes, tug_people, tug_shapes
from renderers.pen import SCALE, Pen


def _square(pen: Pen) -> None:
    pen.box(7, 7, 93, 93, 9)


def _crown(pen: Pen) -> None:
    # Not round: beside a strength, a disc with an O in it looks like another digit.
    pen.polygon([(1, 8), (26, 32), (50, 0), (74, 32), (99, 8), (94, 97), (6, 97)])


def _badge(pen: Pen) -> None:
    # Not a triangle: it has no room for the stem of a Y, which would look like a V.
    corners = [(6, 8), (94, 8), (90, 52), (50, 94), (10, 52), (6, 8)]
    pen.line(corners, 10)
    pen.polygon(corners)


def _clover(pen: Pen) -> None:
    for x, y in ((50, 26), (26, 50), (74, 50), (50, 74)):
        pen.disc(x, y, 26)
    pen.box(26, 26, 74, 74)


def _drop(pen: Pen) -> None:
    pen.disc(50, 61, 38)
    pen.polygon([(50, 0), (83, 45), (84, 62), (16, 62), (17, 45)])


def _diamond(pen: Pen) -> None:
    pen.polygon([(50, -2), (102, 50), (50, 102), (-2, 50)])


def _joker(pen: Pen) -> None:
    tips = [(math.tau * step / 10, 54 if step % 2 == 0 else 23) for step in range(10)]
    pen.polygon([(50 + far * math.sin(angle), 54 - far * math.cos(angle)) for angle, far in tips])


def _spy(pen: Pen) -> None:
    pen.disc(50, 50, 46)
    pen.disc(50, 39, 15, 0)
    pen.polygon([(45, 44), (55, 44), (64, 76), (36, 76)], 0)


def _shield(pen: Pen) -> None:
    left = [(50 - 39 * math.cos(step * math.pi / 24), 46 + 50 * math.sin(step * math.pi / 24)) for step in range(13)]
    pen.polygon([(89, 6), (11, 6), *left, *((100 - x, y) for x, y in reversed(left))])
    pen.box(44, 18, 56, 80, 0, 0)
    pen.box(24, 34, 76, 46, 0, 0)


def _eye(pen: Pen) -> None:
    for wide, high, fill in ((50, 40, 255), (34, 26, 0)):
        upper = [(50 - wide + wide * t / 10, 50 - high * math.sin(math.pi * t / 20)) for t in range(21)]
        pen.polygon([*upper, *((100 - x, 100 - y) for x, y in upper)], fill)
    pen.disc(50, 50, 19)


def _blind(pen: Pen) -> None:
    _eye(pen)
    pen.line([(14, 86), (86, 14)], 24, 0)
    pen.line([(10, 90), (90, 10)], 12)


def _mud(pen: Pen) -> None:
    pen.oval(2, 64, 98, 98)
    for x, y, radius in ((28, 44, 12), (72, 44, 12), (50, 26, 13)):
        pen.disc(x, y + 4, radius)
        pen.polygon([(x, y - 2.1 * radius), (x + radius * 0.92, y), (x - radius * 0.92, y)])


def _recruiter(pen: Pen) -> None:
    pen.disc(36, 28, 20)
    pen.oval(4, 54, 68, 130)
    pen.box(0, 96, 100, 100, 0, 0)
    pen.box(64, 32, 98, 44, 2)
    pen.box(75, 21, 87, 55, 2)


def _strategist(pen: Pen) -> None:
    pen.line([(10, 32), (64, 32)], 14)
    pen.polygon([(58, 8), (96, 32), (58, 56)])
    pen.line([(90, 70), (40, 70)], 14)
    pen.polygon([(42, 46), (4, 70), (42, 94)])


def _banshee(pen: Pen) -> None:
    pen.oval(14, 4, 86, 80)
    pen.box(14, 42, 86, 84)
    for x in (26, 50, 74):
        pen.disc(x, 84, 12)
    for x in (38, 62):
        pen.disc(x, 95, 9, 0)
    pen.oval(30, 30, 44, 50, 0)
    pen.oval(56, 30, 70, 50, 0)
    pen.oval(43, 56, 57, 76, 0)


def _traitor(pen: Pen) -> None:
    pen.polygon([(96, 4), (88, 30), (40, 72), (28, 60), (70, 12)])
    pen.line([(18, 48), (52, 82)], 13)
    pen.line([(34, 66), (12, 88)], 14)
    pen.disc(11, 89, 11)


def _cairn(pen: Pen) -> None:
    pen.oval(34, 6, 66, 32)
    pen.oval(22, 34, 80, 64)
    pen.oval(4, 66, 96, 98)


def _crossed(pen: Pen) -> None:
    pen.line([(12, 12), (88, 88)], 20)
    pen.line([(88, 12), (12, 88)], 20)


def _flag(pen: Pen) -> None:
    pen.box(16, 4, 27, 98, 4)
    pen.polygon([(27, 8), (94, 8), (74, 32), (94, 56), (27, 56)])


def _medal(pen: Pen) -> None:
    pen.polygon([(18, 50), (82, 50), (82, 100), (50, 82), (18, 100)])
    pen.disc(50, 38, 38)
    pen.polygon([(58, 14), (58, 63), (45, 63), (45, 31), (35, 36), (35, 25), (48, 14)], 0)


def _award(pen: Pen) -> None:
    # A number goes on its disc.
    pen.polygon([(14, 52), (50, 62), (40, 100), (24, 86), (4, 92)])
    pen.polygon([(86, 52), (50, 62), (60, 100), (76, 86), (96, 92)])
    pen.disc(50, 40, 40)


def _play(pen: Pen) -> None:
    pen.polygon([(22, 10), (88, 50), (22, 90)])


def _up(pen: Pen) -> None:
    pen.polygon([(50, 14), (94, 82), (6, 82)])


def _down(pen: Pen) -> None:
    pen.polygon([(50, 86), (94, 18), (6, 18)])


_SHAPES: dict[str, Callable[[Pen], None]] = {
    "R": _square,
    "O": _crown,
    "Y": _badge,
    "G": _clover,
    "B": _drop,
    "P": _diamond,
    "Joker": _joker,
    "Spy": _spy,
    "Shield": _shield,
    "Blind": _blind,
    "Mud": _mud,
    "Recruiter": _recruiter,
    "Strategist": _strategist,
    "Banshee": _banshee,
    "Traitor": _traitor,
    "cairn": _cairn,
    "crossed": _crossed,
    "flag": _flag,
    "medal": _medal,
    "award": _award,
    "play": _play,
    "up": _up,
    "down": _down,
    **siege_shapes.SHAPES,
    **totem_shapes.SHAPES,
    "Recruit": _recruiter,
    "Treason": _traitor,
    "Exchange": _strategist,
    **tug_shapes.SHAPES,
    **tug_people.PEOPLE,
}


@lru_cache(maxsize=256)
def shape(name: str, size: int) -> Image.Image:
    """Coverage of the named shape in a square of this size."""
    image = Image.new("L", (size * SCALE, size * SCALE))
    _SHAPES[name](Pen(image))
    return image.reduce(SCALE)


@lru_cache(maxsize=64)
def panel(width: int, height: int, radius: int) -> Image.Image:
    """Coverage of a rectangle with round corners."""
    image = Image.new("L", (width, height), 255)
    corner = Image.new("L", (2 * radius * SCALE, 2 * radius * SCALE))
    ImageDraw.Draw(corner).ellipse((0, 0, corner.width - 1, corner.height - 1), fill=255)
    corner = corner.reduce(SCALE)
    for x, left in ((0, 0), (width - radius, radius)):
        for y, top in ((0, 0), (height - radius, radius)):
            image.paste(corner.crop((left, top, left + radius, top + radius)), (x, y))
    return image

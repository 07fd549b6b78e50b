"""The people of a tug of war, and Nessie: each leans back on a rope that continues beyond both edges of the drawing."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from renderers.pen import Pen, Point

ROPE = 40
"""The height of the rope. People end at 80, which leaves room below them."""
_GAP = 2.5
"""The gap between the rope and the person who holds it."""


class _Build(NamedTuple):
    """The thickness of body and limbs."""

    body: float
    limb: float


_BUILDS = (_Build(7, 5), _Build(14, 7), _Build(21, 9), _Build(29, 12), _Build(33, 13))


def _rope(pen: Pen) -> None:
    pen.line([(-5, ROPE), (105, ROPE)], 5)


def _scot(pen: Pen, build: _Build) -> None:
    """A man in a kilt and a bonnet."""
    _rope(pen)
    half = build.body / 2 + 3
    kilt = [(42 - half, 50), (44 + half, 46), (52 + half, 65), (39 - half, 69)]
    for grow, fill in ((_GAP, 0), (0, 255)):
        _limbs(pen, build, grow, fill)
        pen.line([(31, 33 + build.body / 9), (42, 52)], build.body + 2 * grow, fill)
        _cloth(pen, kilt, grow, fill)
        pen.disc(27, 18, 10 + grow, fill)
    pen.line([(43 - half, 51), (44 + half, 47)], 2, 0)
    for place in (-0.3, 0.3):
        x = 44 + place * half
        pen.line([(x, 52), (x + 3 + 6 * place, 66)], 2, 0)
    if build is _BUILDS[3]:
        pen.polygon([(21, 21), (39, 18), (37, 33), (30, 36)])
    pen.line([(14, 14), (40, 10)], 2.4, 0)
    pen.polygon([(11, 12), (13, 6), (22, 1), (34, 1), (42, 6), (42, 9), (16, 14)])
    pen.disc(24, 1.5, 4)


def _lady(pen: Pen, build: _Build) -> None:
    """A woman in a long skirt, with a bun."""
    _rope(pen)
    half = build.body / 2 + 2
    skirt = [(41 - half * 0.7, 46), (43 + half * 0.7, 43), (66 + half * 0.6, 70), (34 - half, 76)]
    for grow, fill in ((_GAP, 0), (0, 255)):
        _limbs(pen, build, grow, fill)
        pen.line([(32, 32 + build.body / 9), (41, 50)], build.body * 0.85 + 2 * grow, fill)
        _cloth(pen, skirt, grow, fill)
        pen.disc(28, 17, 10 + grow, fill)
        pen.disc(15, 9, 7 + grow, fill)
    pen.line([(20, 6), (17, 20)], 2, 0)
    pen.line([(42 - half * 0.7, 47), (43 + half * 0.7, 44)], 2, 0)
    pen.line([(36 - half, 69), (61 + half * 0.6, 63)], 2.2, 0)


def _cloth(pen: Pen, corners: Sequence[Point], grow: float, fill: int) -> None:
    pen.polygon(corners, fill)
    pen.line([*corners, corners[0]], 2 * grow or 1, fill)


def _limbs(pen: Pen, build: _Build, grow: float, fill: int) -> None:
    width = build.limb + 2 * grow
    for joints in ([(45, 58), (62, 62), (70, 76)], [(42, 60), (52, 68), (54, 76)]):
        pen.line(joints, width, fill)
        x, y = joints[-1]
        pen.line([(x, y), (x + 7, y - 1)], min(width, 6 + 2 * grow), fill)
    for joints in ([(31, 28), (52, 37), (76, ROPE)], [(30, 31), (44, 42), (60, ROPE)]):
        pen.line(joints, 0.9 * width, fill)


def _nessie(pen: Pen) -> None:
    """She has the rope in her mouth."""
    _rope(pen)
    for grow, fill in ((_GAP, 0), (0, 255)):
        pen.line([(27, 92), (17, 72), (15, 54), (20, 40), (34, 33)], 16 + 2 * grow, fill)
        pen.oval(22 - grow, 22 - grow, 58 + grow, 50 + grow, fill)
        pen.oval(44 - grow, 29 - grow, 76 + grow, 51 + grow, fill)
        for x, radius in ((62, 19), (93, 12), (-2, 9)):
            pen.disc(x, 84, radius + grow, fill)
    pen.polygon([(28, 25), (27, 14), (38, 22)])
    pen.disc(40, 31, 3.2, 0)
    pen.disc(70, 34, 1.8, 0)
    pen.line([(54, 43), (78, 42)], 2.4, 0)
    pen.box(0, 80, 100, 104, 0, 0)
    for top in (83, 91):
        pen.line([(x, top + (4 if x // 12 % 2 else 0)) for x in range(-2, 110, 12)], 3.6)


PEOPLE: Mapping[str, Callable[[Pen], None]] = {
    **{f"scot-{strength}": partial(_scot, build=_BUILDS[strength]) for strength in range(4)},
    **{f"lady-{strength}": partial(_lady, build=_BUILDS[strength]) for strength in range(1, 5)},
    "nessie": _nessie,
}

"""The shapes of a tug of war: its action cards, the barrel, the call that starts a test of strength."""

import math
from collections.abc import Callable, Mapping

from renderers.pen import Pen


def _heart(pen: Pen) -> None:
    pen.disc(27, 32, 26)
    pen.disc(73, 32, 26)
    pen.polygon([(4, 44), (96, 44), (50, 98)])
    pen.polygon([(27, 30), (73, 30), (73, 60), (27, 60)])


def _hump(pen: Pen) -> None:
    pen.oval(3, 8, 97, 118)
    pen.box(0, 94, 100, 120, 0, 0)


def _adrenaline(pen: Pen) -> None:
    pen.polygon([(62, -2), (16, 56), (44, 56), (34, 102), (86, 38), (56, 38), (74, -2)])


def _nasty_trick(pen: Pen) -> None:
    pen.disc(50, 56, 42)
    pen.polygon([(12, 44), (4, 0), (40, 20)])
    pen.polygon([(88, 44), (96, 0), (60, 20)])
    pen.oval(24, 42, 76, 88, 0)
    pen.oval(20, 30, 80, 76)
    pen.polygon([(22, 38), (44, 50), (38, 60), (26, 56)], 0)
    pen.polygon([(78, 38), (56, 50), (62, 60), (74, 56)], 0)


def _megaphone(pen: Pen) -> None:
    pen.polygon([(2, 38), (24, 38), (66, 10), (66, 90), (24, 62), (2, 62)])
    pen.line([(26, 64), (34, 92)], 13)
    for near, far in (((78, 30), (94, 18)), ((80, 50), (98, 50)), ((78, 70), (94, 82))):
        pen.line([near, far], 9)


def _moustache(pen: Pen) -> None:
    for side in (-1, 1):
        for step in range(61):
            along = step / 60
            x, y = 12 + 37 * along, 48 + 12 * math.sin(math.pi * along) - 20 * along**4
            pen.disc(50 + side * x, y, 15 * (1 - along**1.5) + 2)
    pen.polygon([(38, 20), (62, 20), (50, 44)], 0)


def _feather(pen: Pen) -> None:
    left = [(92, 4), (60, 10), (34, 30), (22, 56), (24, 76)]
    right = [(44, 72), (70, 60), (86, 36)]
    pen.polygon([*left, *right])
    pen.line([*left[1:], *right, left[0]], 5)
    pen.line([(78, 20), (24, 78)], 5, 0)
    pen.line([(26, 76), (8, 96)], 8)
    for notch in ([(30, 44), (44, 50)], [(60, 62), (52, 50)], [(80, 46), (68, 34)]):
        pen.line(notch, 5, 0)


def _rope_breaks(pen: Pen) -> None:
    pen.box(-4, 46, 30, 72)
    pen.box(70, 46, 104, 72)
    for x in (4, 20):
        pen.line([(x - 6, 76), (x + 6, 42)], 4, 0)
        pen.line([(106 - x, 76), (94 - x, 42)], 4, 0)
    for end, out in (((27, 50), (41, 38)), ((28, 59), (42, 59)), ((27, 68), (41, 81))):
        pen.line([end, out], 7)
        pen.line([(100 - end[0], end[1]), (100 - out[0], out[1])], 7)
    for near, far in (((50, 26), (50, 8)), ((36, 28), (28, 13)), ((64, 28), (72, 13))):
        pen.line([near, far], 6)


def _change_sides(pen: Pen) -> None:
    pen.disc(50, 48, 38)
    pen.disc(50, 48, 25, 0)
    pen.box(0, 46, 100, 100, 0, 0)
    pen.disc(19, 60, 14)
    pen.oval(0, 77, 38, 125)
    pen.box(0, 98, 100, 104, 0, 0)
    pen.polygon([(58, 42), (104, 42), (81, 74)])
    for top in (34, 57, 80):
        pen.line([(50, top), (50, top + 10)], 8)


def _farewell(pen: Pen) -> None:
    pen.box(30, 8, 70, 40, 10)
    pen.box(40, 18, 60, 40, 4, 0)
    pen.box(2, 30, 98, 92, 10)
    for x in (22, 72):
        pen.box(x, 30, x + 6, 92, 0, 0)
    pen.box(40, 52, 60, 68, 3, 0)


def _monstrous(pen: Pen) -> None:
    pen.disc(28, 16, 14)
    pen.disc(72, 16, 14)
    pen.disc(30, 17, 5, 0)
    pen.disc(70, 17, 5, 0)
    pen.box(2, 26, 98, 98, 26)
    pen.box(14, 46, 86, 84, 10, 0)
    for place in range(4):
        x = 14 + 18 * place
        pen.polygon([(x, 44), (x + 18, 44), (x + 9, 64)])
    for place in range(3):
        x = 23 + 18 * place
        pen.polygon([(x, 86), (x + 18, 86), (x + 9, 68)])


def _newcomers(pen: Pen) -> None:
    for x, y in ((22, 34), (78, 34)):
        pen.disc(x, y, 14)
        pen.oval(x - 24, y + 18, x + 24, y + 70)
    pen.disc(50, 40, 25, 0)
    pen.oval(18, 62, 82, 140, 0)
    pen.disc(50, 40, 18)
    pen.oval(23, 66, 77, 134)
    pen.box(0, 90, 100, 100, 0, 0)


def _burst(pen: Pen) -> None:
    tips = [(math.tau * step / 24, 52 if step % 2 == 0 else 39) for step in range(24)]
    pen.polygon([(50 + far * math.sin(angle), 50 - far * math.cos(angle)) for angle, far in tips])
    pen.polygon([(40, 20), (60, 20), (56, 58), (44, 58)], 0)
    pen.disc(50, 72, 9, 0)


def _barrel(pen: Pen) -> None:
    side = [(12, 4), (5, 26), (2, 50), (5, 74), (12, 96)]
    pen.polygon([*side, *((100 - x, y) for x, y in reversed(side))])


def _hoops(pen: Pen) -> None:
    """The hoops painted on a barrel."""
    for top, inset in ((20, 5), (74, 5)):
        pen.box(inset, top, 100 - inset, top + 8)
    for x in (27, 73):
        pen.line([(x, 6), (x + (x - 50) * 0.16, 50), (x, 94)], 3)
    pen.line([(50, 6), (50, 94)], 3)
    pen.disc(50, 51, 9)


def _layers(pen: Pen) -> None:
    for top in (44, 24, 4):
        pen.polygon([(50, top - 6), (106, top + 24), (50, top + 54), (-6, top + 24)], 0)
        pen.polygon([(50, top), (98, top + 24), (50, top + 48), (2, top + 24)])


def _fan(pen: Pen) -> None:
    for turn in (-0.45, 0.45, 0):
        cos, sin = math.cos(turn), math.sin(turn)
        corners = ((-15, -28), (-15, -94), (15, -94), (15, -28))
        card = [(x * cos - y * sin + 50, x * sin + y * cos + 106) for x, y in corners]
        if not turn:
            pen.line([*card, card[0]], 10, 0)
        pen.polygon(card)


def _back(pen: Pen) -> None:
    pen.polygon([(90, 4), (90, 96), (8, 50)])


def _palm(pen: Pen) -> None:
    for x, top in ((26, 24), (42, 10), (58, 10), (74, 22)):
        pen.line([(x, top), (x, 60)], 13)
    pen.box(19, 46, 81, 96, 22)
    pen.line([(88, 52), (74, 78)], 13)


SHAPES: Mapping[str, Callable[[Pen], None]] = {
    "W": _heart,
    "N": _hump,
    "Adrenaline": _adrenaline,
    "NastyTrick": _nasty_trick,
    "HeaveHo": _megaphone,
    "MuchoMacho": _moustache,
    "Weakness": _feather,
    "RopeBreaks": _rope_breaks,
    "ChangeSides": _change_sides,
    "Farewell": _farewell,
    "Monstrous": _monstrous,
    "newcomers": _newcomers,
    "loud": _burst,
    "barrel": _barrel,
    "hoops": _hoops,
    "stop": _palm,
    "layers": _layers,
    "fan": _fan,
    "back": _back,
}

"""The shapes of a siege: its action cards, the two roles, what happens at the wall, and the formations."""

from collections.abc import Callable, Mapping

from renderers.pen import Pen


def _redeploy(pen: Pen) -> None:
    pen.disc(46, 52, 40)
    pen.disc(46, 52, 22, 0)
    pen.box(0, 54, 100, 100, 0, 0)
    pen.disc(16, 80, 16)
    pen.polygon([(54, 50), (100, 50), (77, 94)])


def _desertion(pen: Pen) -> None:
    pen.box(6, 4, 62, 96, 6)
    pen.box(20, 18, 62, 82, 0, 0)
    pen.box(50, 28, 70, 72, 0, 0)
    pen.line([(36, 50), (72, 50)], 15)
    pen.polygon([(66, 24), (100, 50), (66, 76)])


def _explosion(pen: Pen) -> None:
    pen.disc(42, 60, 38)
    pen.polygon([(58, 20), (72, 34), (82, 24), (68, 10)])
    pen.line([(78, 16), (92, 6)], 7)
    pen.oval(18, 40, 40, 60, 0)
    pen.oval(26, 48, 46, 68)


def _reinforcements(pen: Pen) -> None:
    for top in (4, 38):
        pen.polygon([(50, top), (96, top + 34), (96, top + 58), (50, top + 24), (4, top + 58), (4, top + 34)])


def _cauldron(pen: Pen) -> None:
    pen.oval(8, 22, 92, 94)
    pen.box(0, 0, 100, 36, 0, 0)
    pen.box(2, 30, 98, 44, 6)
    pen.line([(26, 88), (20, 96)], 10)
    pen.line([(74, 88), (80, 96)], 10)
    for x, y, radius in ((30, 18, 8), (52, 10, 9), (70, 20, 7)):
        pen.disc(x, y, radius)


def _sword(pen: Pen) -> None:
    pen.polygon([(50, -2), (66, 16), (66, 64), (34, 64), (34, 16)])
    pen.box(14, 60, 86, 75, 6)
    pen.box(41, 70, 59, 92, 3)
    pen.disc(50, 89, 12)


def _castle(pen: Pen) -> None:
    pen.polygon([(12, 4), (30, 4), (30, 16), (41, 16), (41, 4), (59, 4), (59, 16), (70, 16), (70, 4), (88, 4)])
    pen.polygon([(12, 4), (88, 4), (88, 36), (78, 46), (78, 82), (22, 82), (22, 46), (12, 36)])
    for left in (30, 59):
        pen.box(left, 0, left + 11, 16, 0, 0)
    pen.box(12, 84, 88, 98, 3)
    pen.oval(39, 46, 61, 68, 0)
    pen.box(39, 57, 61, 82, 0, 0)


def _retreat(pen: Pen) -> None:
    pen.line([(90, 16), (90, 50), (24, 50)], 16)
    pen.polygon([(40, 16), (0, 50), (40, 84)])


def _sum(pen: Pen) -> None:
    pen.polygon([(14, 6), (86, 6), (86, 28), (46, 28), (66, 50), (46, 72), (86, 72), (86, 94), (14, 94), (14, 78)])
    pen.polygon([(14, 6), (14, 22), (40, 50), (14, 78), (40, 86), (70, 50), (40, 14)])
    pen.polygon([(14, 24), (38, 50), (14, 76)], 0)


def _lowest(pen: Pen) -> None:
    pen.polygon([(2, 10), (54, 10), (54, 28), (28, 28), (42, 50), (28, 72), (54, 72), (54, 90), (2, 90), (2, 76)])
    pen.polygon([(2, 24), (18, 50), (2, 76)], 0)
    pen.box(72, 10, 86, 62)
    pen.polygon([(58, 54), (100, 54), (79, 92)])


def _run(pen: Pen) -> None:
    for place in range(3):
        pen.box(4 + 33 * place, 66 - 30 * place, 30 + 33 * place, 96, 4)


def _kind(pen: Pen) -> None:
    pen.box(8, 20, 92, 42, 4)
    pen.box(8, 58, 92, 80, 4)


def _breach(pen: Pen) -> None:
    pen.polygon(
        [(4, 14), (24, 14), (24, 28), (34, 28), (42, 46), (54, 40), (60, 58), (76, 52), (96, 70), (96, 96), (4, 96)]
    )
    pen.polygon([(70, 30), (84, 22), (94, 34), (84, 44)])


def _pit(pen: Pen) -> None:
    for top in (18, 46, 74):
        pen.line(
            [(4, top + 8), (20, top - 4), (36, top + 8), (52, top - 4), (68, top + 8), (84, top - 4), (98, top + 6)], 11
        )


def _tower(pen: Pen) -> None:
    pen.oval(36, 0, 64, 28)
    pen.box(36, 14, 64, 96, 4)


def _bricks(pen: Pen) -> None:
    for top, lefts in ((8, (0, 54)), (38, (-27, 27, 81)), (68, (0, 54))):
        for left in lefts:
            pen.box(left, top, left + 46, top + 24, 3)


def _gate(pen: Pen) -> None:
    pen.oval(8, 0, 92, 84)
    pen.box(8, 42, 92, 100)
    for left in (26, 45, 64):
        pen.box(left, 14, left + 9, 100, 0, 0)
    for top in (34, 62):
        pen.box(8, top, 92, top + 9, 0, 0)


SHAPES: Mapping[str, Callable[[Pen], None]] = {
    "Redeploy": _redeploy,
    "Desertion": _desertion,
    "Explosion": _explosion,
    "Reinforcements": _reinforcements,
    "cauldron": _cauldron,
    "attacker": _sword,
    "defender": _castle,
    "retreat": _retreat,
    "sum": _sum,
    "lowest": _lowest,
    "run": _run,
    "kind": _kind,
    "breach": _breach,
    "pit": _pit,
    "tower": _tower,
    "wall": _bricks,
    "gate": _gate,
}

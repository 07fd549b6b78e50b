"""The shapes of Totemo: the starting player's feather, and the bag."""

from collections.abc import Callable, Mapping

from renderers.pen import Pen


def _feather(pen: Pen) -> None:
    pen.polygon([(96, 4), (92, 40), (74, 62), (50, 78), (28, 82), (18, 72), (22, 50), (38, 26), (60, 8)])
    pen.line([(84, 16), (22, 78)], 7, 0)
    pen.line([(22, 78), (6, 94)], 9)
    pen.polygon([(80, 44), (92, 46), (72, 66)], 0)
    pen.polygon([(50, 20), (50, 6), (34, 26)], 0)


def _bag(pen: Pen) -> None:
    pen.polygon([(26, 4), (42, 12), (50, 4), (58, 12), (74, 4), (66, 26), (34, 26)])
    pen.box(30, 26, 70, 34, 3)
    pen.oval(6, 30, 94, 98)
    pen.box(32, 29, 68, 32, 0, 0)


SHAPES: Mapping[str, Callable[[Pen], None]] = {"feather": _feather, "bag": _bag}

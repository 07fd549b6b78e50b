"""What a block in hand would score, to help people choose."""

from typing import NamedTuple

from core.totemo.board import fits, grid, points, rooms
from core.totemo.pieces import KINDS
from core.totemo.rules import gives_bonus
from core.totemo.view import View


class Prospect(NamedTuple):
    """The result of placing a block in a hole."""

    points: int
    bonus: bool
    """Whether the seat may then place another block."""


def prospects(view: View, block: str) -> dict[str, Prospect]:
    """The holes where the viewing seat may place this block now, in board order; {} if it may place none."""
    if view.seat is None or view.seat != view.turn or block not in KINDS or block not in view.hand:
        return {}
    holes, poles = grid(view.size).holes, tuple(pole.blocks for pole in view.poles)
    found = {}
    for place in fits(rooms(view.size, poles), block):
        scored = points(view.size, poles, block, place)
        again = scored > 0 and len(view.hand) > 1 and gives_bonus(view.tiles, view.scores[view.seat] + scored)
        found[holes[place]] = Prospect(scored, again)
    return found

"""Which actions are out of the question for a seat's next turn, as far as it can see.

A seat draws only at the end of its turn, and no block ever leaves the board.
"""

from core.game import Illegal
from core.totemo.actions import Action, Done, Keep, Place, Redraw, Swap
from core.totemo.board import grid
from core.totemo.pieces import HEIGHT, is_topper
from core.totemo.view import View


def rule_out(view: View, action: Action) -> Illegal | None:
    match action:
        case Place(block, hole):
            return _not_held(view, block) or _closed(view, hole)
        case Redraw() | Keep():
            # Whoever has to decide this is asked from the start.
            return Illegal("no-prospect")
        case Swap() | Done():
            return None


def _not_held(view: View, block: str) -> Illegal | None:
    return None if block in view.hand else Illegal("block-not-held", block=block)


def _closed(view: View, hole: str) -> Illegal | None:
    holes, places, _ = grid(view.size)
    if hole not in places:
        return Illegal("no-hole", hole=hole, last=holes[-1])
    blocks = view.poles[places[hole]].blocks
    if blocks and is_topper(blocks[-1]):
        return Illegal("pole-topped", hole=hole)
    return Illegal("pole-full", hole=hole, height=HEIGHT) if len(blocks) == HEIGHT else None

"""The last move as shown on a board: which blocks came."""

from core.totemo.actions import Place
from core.totemo.view import View


def fresh(view: View) -> dict[str, int]:
    """The number of blocks that the last seat to act has placed, by hole: they are the topmost ones there."""
    holes: dict[str, int] = {}
    for move in view.last:
        if isinstance(move.action, Place):
            holes[move.action.hole] = holes.get(move.action.hole, 0) + 1
    return holes

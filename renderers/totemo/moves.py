"""The last move as it shows on a board: which blocks came."""

from core.totemo.actions import Place
from core.totemo.view import View


def fresh(view: View) -> dict[str, int]:
    """The holes where the seat that acted last has placed blocks, and how many: they are the uppermost ones there."""
    holes: dict[str, int] = {}
    for move in view.last:
        if isinstance(move.action, Place):
            holes[move.action.hole] = holes.get(move.action.hole, 0) + 1
    return holes

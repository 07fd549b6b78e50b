"""How a sensible player judges a position in Totemo."""

from core.totemo import board, rules
from core.totemo.actions import Action, Done, Keep, Place, Redraw, Swap
from core.totemo.pieces import VALUES
from core.totemo.state import State

_SWAP = 2.0
"""How much the best block must score for placing it to beat a swap."""
_CARE = 0.2
"""The cost of each point that a placement offers to the next seat."""


def liking(state: State, seat: int, action: Action) -> float:
    match action:
        case Place(block, hole):
            return _placing(state, seat, block, hole)
        case Swap():
            return _SWAP
        case Redraw():
            return 1.0
        case Done() | Keep():
            return 0.0


def _placing(state: State, seat: int, block: str, hole: str) -> float:
    """The points scored now and by blocks that a bonus allows, less what the placement offers to others."""
    after = rules.play(state, seat, Place(block, hole)).state
    gain = after.scores[seat] - state.scores[seat]
    if after.phase == "bonus" and after.turn == seat:
        return gain + max(liking(after, seat, action) for action in rules.legal(after, seat))
    return gain - _CARE * _prospect(after, hole)


def _prospect(state: State, hole: str) -> int:
    """The most that others can score from this pole and its neighbours, not counting their own block."""
    size, poles = state.options.size, state.poles
    place = board.grid(size).places[hole]
    return max(
        (
            sum(VALUES[other] for other, _ in board.touching(size, poles, spot))
            for spot in (place, *board.grid(size).beside[place])
            if state.rooms[spot]
        ),
        default=0,
    )

"""How a sensible player judges a position in Heave Ho!"""

from core.heave_ho import rules
from core.heave_ho.actions import Action, Keep, Use
from core.heave_ho.cards import ACTIONS, GOALS, LOUD, PRINTED, STRENGTHS, WHITES
from core.heave_ho.state import State, looked_at, strengths

_WORTH = {
    "Adrenaline": 3.0,
    "NastyTrick": 3.0,
    "HeaveHo": 2.0,
    "MuchoMacho": 1.0,
    "Weakness": 2.5,
    "RopeBreaks": 3.0,
    "ChangeSides": 2.5,
    "Farewell": 1.5,
    "Monstrous": 1.0,
    "Reinforcements": 1.5,
}
"""The value of an action card in hand, in spaces of the rope."""
_LOUD = 1.0
_WHITE = 1.0
"""The value a card has beyond its strength if it sets off a test of strength, or if it fits any place."""

_SIDE = 0.6
"""The value of each point by which one side is stronger, in spaces."""
_SPEND = 0.5
"""The share of a card's value that is lost when it is played."""
_SEEN = 1.5
"""The value of a Nasty Trick before its player has seen what there is to take."""
_WON = 100.0


def liking(state: State, seat: int, action: Action) -> float:
    if isinstance(action, Keep):
        return _worth(_pair(state, seat)[action.number - 1])
    after = rules.play(state, seat, action).state
    if after.barrels != state.barrels:
        return _WON if after.barrels[seat] > state.barrels[seat] else -_WON
    gain = _rope(after, seat) - _rope(state, seat)
    match action:
        case Use("NastyTrick"):
            gain += _SEEN
        case Use("Reinforcements"):
            gain += len(after.hands[seat]) - len(state.hands[seat])
    owner = looked_at(state)
    (card,) = after.spent[owner][len(state.spent[owner]) :]
    loss = _SPEND * _worth(card)
    return gain + (loss if owner != seat else -loss)


def _pair(state: State, seat: int) -> tuple[str, ...]:
    owner = seat if state.phase == "sort" else looked_at(state)
    return state.piles[owner][:2]


def _rope(state: State, seat: int) -> float:
    """How good the position is for the seat: where the barrel is, and which side is stronger."""
    assert state.barrel is not None
    mine, theirs = strengths(state)[seat], strengths(state)[1 - seat]
    progress = abs(GOALS[1 - seat] - state.barrel)
    return progress + _SIDE * (mine - theirs)


def _worth(card: str) -> float:
    """The value of a card in hand, in spaces of the rope."""
    if card in ACTIONS:
        return _WORTH[card]
    worth = abs(STRENGTHS[card] - PRINTED) + _LOUD * card.endswith(LOUD) + _WHITE * (card in WHITES)
    return float(worth)

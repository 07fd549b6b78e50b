"""Which actions are out of the question for a seat's next turn, as far as it can see.

Only an Exchange changes a seat's hand while it waits. The roles stay the same until the next game.
"""

from itertools import chain

from core.game import Illegal
from core.schotten_totten_2.actions import Action, Cauldron, Declare, Done, Draw, Give, Pass, Play, Retreat
from core.schotten_totten_2.view import View

_EXCHANGE = "Exchange"


def rule_out(view: View, action: Action) -> Illegal | None:
    match action:
        case Play(card, _):
            return _out_of_reach(view, card)
        case Retreat() | Declare():
            return None if view.role == "attacker" else Illegal("attacker-only")
        case Cauldron():
            if view.role == "attacker":
                return Illegal("defender-only")
            return None if view.cauldrons else Illegal("no-cauldrons")
        case Draw(deck):
            return None if view.tactics or deck != "tactics" else Illegal("no-prospect")
        case Give(cards):
            strange = next((card for card in cards or () if card not in view.hand), None)
            return Illegal("not-in-hand", card=strange) if strange else _no_exchange(view)
        case Done() | Pass():
            return None
        case _:
            return _out_of_reach(view, type(action).__name__)


def _out_of_reach(view: View, card: str) -> Illegal | None:
    """Why the seat cannot hold the card on its next turn."""
    if card in view.hand or (_may_get_cards(view) and card not in _seen(view)):
        return None
    return Illegal("not-in-hand", card=card)


def _no_exchange(view: View) -> Illegal | None:
    return None if _EXCHANGE in view.hand or _may_get_cards(view) else Illegal("no-prospect")


def _may_get_cards(view: View) -> bool:
    """Whether the opponent may have an Exchange, or has played one that is not over yet."""
    if view.phase == "exchange":
        return True
    known = _EXCHANGE in view.hand or any(_EXCHANGE in spent for spent in view.spent)
    return view.tactics and not known and view.hands[1 - (view.seat or 0)].tactics > 0


def _seen(view: View) -> frozenset[str]:
    """Cards that are somewhere else for all to see, or that the seat has just given away."""
    placed = chain.from_iterable(side for tile in view.tiles for side in tile.sides)
    return frozenset((*placed, *view.discard, *chain(*view.spent), *view.gift))

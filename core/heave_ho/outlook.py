"""Which actions are out of the question for a seat's next turn, as far as it can see.

While the barrel is on the track, nobody sorts any more, and an opponent can only take cards out of a seat's hand.
Before that, the hand is not known.
"""

from core.game import Illegal
from core.heave_ho.actions import Action, Keep, Take, Toss, Waste, card_of
from core.heave_ho.view import View


def rule_out(view: View, action: Action) -> Illegal | None:
    if view.barrel is None:
        return None
    match action:
        case Keep():
            return Illegal("no-prospect")
        case Take() | Toss():
            return _not_held(view, "NastyTrick")
        case Waste(card):
            return _not_held(view, card)
        case _:
            return _not_held(view, card_of(action))


def _not_held(view: View, card: str) -> Illegal | None:
    return None if card in view.held else Illegal("not-in-hand", card=card)

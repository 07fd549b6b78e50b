"""What is worth remembering of a match that somebody has won."""

from core.heave_ho.cards import BARRELS_TO_WIN
from core.heave_ho.view import View

FEATS = ("clean", "decider")
"""The other seat has won no barrel; it has won all but one of those it needs."""


def find_feats(view: View, seat: int) -> tuple[str, ...]:
    if view.outcome is None or view.outcome.winners != (seat,):
        return ()
    lost = view.barrels[1 - seat]
    return {0: ("clean",), BARRELS_TO_WIN - 1: ("decider",)}.get(lost, ())

"""What is worth remembering of a game that somebody has won."""

from collections.abc import Iterator
from itertools import pairwise

from core.formations import Formation
from core.schotten_totten.cards import STRENGTHS
from core.schotten_totten.view import View

FEATS = ("adjacent", "clean", "highest", "bare")
"""Three stones in a row; the other seat has no point; the highest colour run there is; no tactics card was played."""


def find_feats(view: View, seat: int) -> tuple[str, ...]:
    if view.outcome is None or view.outcome.winners != (seat,):
        return ()
    return tuple(_found(view, seat, view.outcome.scores[1 - seat]))


def _found(view: View, seat: int, lost: int) -> Iterator[str]:
    own = [stone for stone in view.stones if stone.owner == seat]
    neighbours = [later.number - stone.number == 1 for stone, later in pairwise(own)]
    if any(both == (True, True) for both in pairwise(neighbours)):
        yield "adjacent"
    if not lost:
        yield "clean"
    for stone in own:
        strength, highest = stone.strengths[seat], sum(sorted(STRENGTHS)[-stone.size :])
        if strength and (strength.formation, strength.total) == (Formation.COLOUR_RUN, highest):
            yield "highest"
            break
    # Only those of the last round are counted.
    if view.tactics and view.rounds == 1 and not view.played[seat]:
        yield "bare"

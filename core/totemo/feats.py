"""What is worth remembering of a game that somebody has won."""

from collections.abc import Iterator

from core.totemo.pieces import LOOP
from core.totemo.view import View

FEATS = ("hundred", "lap")
"""A hundred points or more; a whole lap of the score loop ahead of everyone, with nobody gone."""
HUNDRED = 100


def find_feats(view: View, seat: int) -> tuple[str, ...]:
    if view.outcome is None or view.outcome.winners != (seat,):
        return ()
    return tuple(_found(view, seat))


def _found(view: View, seat: int) -> Iterator[str]:
    own, others = view.scores[seat], [score for each, score in enumerate(view.scores) if each != seat]
    if own >= HUNDRED:
        yield "hundred"
    if not view.resigned and own - max(others) >= LOOP:
        yield "lap"

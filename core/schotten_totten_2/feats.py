"""What is worth remembering of a game that somebody has won."""

from collections.abc import Iterator

from core.schotten_totten_2.cards import CAULDRONS
from core.schotten_totten_2.view import View

FEATS = ("unbroken", "dry", "both", "bare")
"""The defender's wall is intact; none of the defender's cauldrons was thrown; a revenge was won in two games; no
tactics card was played."""


def find_feats(view: View, seat: int) -> tuple[str, ...]:
    if view.outcome is None or view.outcome.winners != (seat,):
        return ()
    return tuple(_found(view, seat))


def _found(view: View, seat: int) -> Iterator[str]:
    last = view.results[-1]
    if last.winner == seat != last.attacker:
        if not any(tile.damaged for tile in view.tiles):
            yield "unbroken"
        if view.cauldrons == CAULDRONS:
            yield "dry"
    if view.revenge and [result.winner for result in view.results] == [seat, seat]:
        yield "both"
    # Only those of the last game are counted.
    if view.tactics and not view.revenge and not view.played[seat]:
        yield "bare"

"""Brute force over every card that could be held finds the same answers as the second reading of the rules."""

from itertools import islice

import pytest

from core.puzzles.check import CHECKERS
from tests.core.puzzles import brute_force
from tests.core.puzzles.positions import KINDS, positions

SLOW = {"defend", "hold-tile", "hold-game", "hold-barrel"}
"""Kinds with a reply."""


@pytest.mark.parametrize(
    ("game", "kind", "count"),
    [
        *((game, kind, 120) for game, kind in KINDS if kind not in SLOW),
        *(pytest.param(game, kind, 60 if kind in SLOW else 2000, marks=pytest.mark.long) for game, kind in KINDS),
    ],
)
def test_two_readings_find_the_same_answers(game: str, kind: str, count: int) -> None:
    """All right answers in positions of matches, whether there are none, one, or many."""
    right, brute = CHECKERS[game][kind], brute_force.RIGHT[game][kind]
    for number, position in enumerate(islice(positions(game, kind), count)):
        if "NastyTrick" in position.view.hand:
            continue  # Nobody is asked who holds it.
        answers = right(position.view)
        if answers or number % 10 == 0:
            assert brute(position.view) == answers, position

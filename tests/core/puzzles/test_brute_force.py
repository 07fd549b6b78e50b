"""Brute force over every card that could be held: a third reading of the rules, which confirms puzzles of each kind."""

from itertools import islice

import pytest

from core.puzzles.catalogue import view
from core.puzzles.check import CHECKERS
from tests.core.puzzles import brute_force
from tests.core.puzzles.positions import KINDS, positions, shipped

ENOUGH = 25
REPLIES = {"defend", "hold-tile", "hold-game", "hold-barrel"}
"""Kinds with a reply: in most positions there are very many."""


@pytest.mark.parametrize("count", [ENOUGH, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_brute_force_confirms_puzzles_of_every_kind(game: str, kind: str, count: int) -> None:
    puzzles = shipped()[game, kind]
    assert len(puzzles) >= ENOUGH
    for puzzle in puzzles[:count]:
        assert brute_force.RIGHT[game][kind](view(puzzle)) == {puzzle.answer}, puzzle


@pytest.mark.parametrize(
    ("game", "kind", "count"),
    [
        *((game, kind, 120) for game, kind in KINDS if kind not in REPLIES),
        *(pytest.param(game, kind, 60 if kind in REPLIES else 2000, marks=pytest.mark.long) for game, kind in KINDS),
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

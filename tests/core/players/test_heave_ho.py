"""The computer players of Heave Ho!, who sort at the same time and pull in turn."""

from random import Random

import pytest

from core import players
from core.heave_ho import HeaveHo

GAME = HeaveHo()
TEAMS = ("fair", "race", "skip")


def match(teams: str, names: tuple[str, str], number: int) -> tuple[int, ...]:
    """The winners of a match between these players, with this number as the seed."""
    rng = Random(number)
    state = GAME.start(2, {"teams": teams}, number.to_bytes(4, "big"))
    while actors := GAME.actors(state):
        seat = rng.choice(actors)
        action = players.get(names[seat])(GAME.view(state, seat), rng)
        assert action in GAME.legal(state, seat)
        state = GAME.play(state, seat, action).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize(("matches", "won"), [(6, 5), pytest.param(100, 92, marks=pytest.mark.long)])
@pytest.mark.parametrize("teams", TEAMS)
def test_steady_beats_random(teams: str, matches: int, won: int) -> None:
    wins = sum(match(teams, ("steady", "random"), number) == (0,) for number in range(matches // 2))
    wins += sum(match(teams, ("random", "steady"), number) == (1,) for number in range(matches // 2, matches))
    assert wins >= won


@pytest.mark.parametrize("name", players.ALL)
@pytest.mark.parametrize("teams", ["fair", "race"])
def test_players_decide_while_sorting_from_their_pair_alone(name: str, teams: str) -> None:
    """Even when the other seat has finished, and when sorting what it has left."""
    state = GAME.start(2, {"teams": teams}, b"seed")
    for seat in [0] * 10 + [1] * 3 + [0] * 20:
        if seat in GAME.actors(state) and GAME.view(state, seat).phase != "play":
            action = players.get(name)(GAME.view(state, seat), Random(1))
            assert action in GAME.legal(state, seat)
            state = GAME.play(state, seat, action).state
    assert GAME.view(state, None).phase == ("play" if teams == "race" else "sort")


def test_steady_keeps_nessie() -> None:
    for number in range(200):
        state = GAME.start(2, {}, number.to_bytes(2, "big"))
        pair = GAME.view(state, 0).hand
        if "N6" in pair:
            action = players.get("steady")(GAME.view(state, 0), Random(1))
            assert GAME.format(action) == f"keep {pair.index('N6') + 1}"
            return
    raise AssertionError("no deal begins with Nessie")

"""The computer players of Totemo, two to four of them."""

from random import Random

import pytest

from core import games, players
from core.game import Outcome

GAME = games.get("totemo")
OPTIONS = {"base": {}, "open": {"hands": "open"}, "small": {"board": "3x3"}}


def match(options: dict[str, str], names: tuple[str, ...], number: int) -> Outcome:
    """A match between these players, with this number as the seed."""
    rng = Random(number)
    state = GAME.start(len(names), options, number.to_bytes(4, "big"))
    while actors := GAME.actors(state):
        seat = rng.choice(actors)
        action = players.get(names[seat])(GAME.view(state, seat), rng)
        assert action in GAME.legal(state, seat)
        state = GAME.play(state, seat, action).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.long
def test_steady_beats_random_in_95_of_100_games() -> None:
    wins = sum(match({}, ("steady", "random"), number).winners == (0,) for number in range(50))
    wins += sum(match({}, ("random", "steady"), number).winners == (1,) for number in range(50, 100))
    assert wins >= 95


@pytest.mark.parametrize(("matches", "won"), [(2, 2), pytest.param(8, 7, marks=pytest.mark.long)])
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steady_beats_all_others_at_the_table(options: dict[str, str], seats: int, matches: int, won: int) -> None:
    wins = 0
    for number in range(matches):
        names = tuple("steady" if seat == number % seats else "random" for seat in range(seats))
        wins += match(options, names, number).winners == (names.index("steady"),)
    assert wins >= won


@pytest.mark.parametrize("name", players.ALL)
def test_players_decide_about_three_toppers(name: str) -> None:
    deals = (GAME.start(4, {}, number.to_bytes(4, "big")) for number in range(100_000))
    state = next(state for state in deals if len(state.redrawing) == 2)
    for seat in GAME.actors(state):
        assert players.get(name)(GAME.view(state, seat), Random(1)) in GAME.legal(state, seat)


def test_steady_redraws_three_toppers() -> None:
    deals = (GAME.start(2, {}, number.to_bytes(4, "big")) for number in range(100_000))
    state = next(state for state in deals if state.redrawing)
    (seat,) = GAME.actors(state)
    assert GAME.format(players.get("steady")(GAME.view(state, seat), Random(1))) == "redraw"

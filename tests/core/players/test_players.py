"""The computer players: they decide from a view alone, play whole games, and the sensible one plays better."""

from random import Random

import pytest

from core import games, players

OPTIONS = {
    "base": {},
    "tactics": {"tactics": "on"},
    "expert": {"expert": "on"},
    "both": {"tactics": "on", "expert": "on"},
}


def match(options: dict[str, str], names: tuple[str, str], number: int) -> tuple[int, ...]:
    """The winners of a game between these players, with this number as the seed."""
    game = games.get("schotten-totten")
    rng = Random(number)
    state = game.start(2, options, number.to_bytes(4, "big"))
    while actors := game.actors(state):
        (seat,) = actors
        action = players.get(names[seat])(game.view(state, seat), rng)
        assert action in game.legal(state, seat)
        state = game.play(state, seat, action).state
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners


def test_players_are_found_by_name() -> None:
    assert list(players.ALL) == ["random", "steady"]
    with pytest.raises(KeyError):
        players.get("cheater")


@pytest.mark.parametrize(("matches", "won"), [(4, 3), pytest.param(100, 95, marks=pytest.mark.long)])
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_steady_beats_random(options: dict[str, str], matches: int, won: int) -> None:
    wins = sum(match(options, ("steady", "random"), number) == (0,) for number in range(matches // 2))
    wins += sum(match(options, ("random", "steady"), number) == (1,) for number in range(matches // 2, matches))
    assert wins >= won


@pytest.mark.parametrize("name", players.ALL)
def test_a_player_decides_the_same_from_the_same_view_and_random_numbers(name: str) -> None:
    game = games.get("schotten-totten")
    state = game.start(2, {"tactics": "on"}, b"seed")
    (seat,) = game.actors(state)
    view = game.view(state, seat)
    decide = players.get(name)
    assert decide(view, Random(1)) == decide(view, Random(1))


@pytest.mark.parametrize("name", players.ALL)
def test_a_spectator_cannot_decide(name: str) -> None:
    game = games.get("schotten-totten")
    view = game.view(game.start(2, {}, b"seed"), None)
    with pytest.raises((AssertionError, ValueError)):
        players.get(name)(view, Random(1))

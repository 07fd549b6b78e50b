"""The computer players of Schotten Totten 2, where attacking and defending are different games."""

from random import Random

import pytest

from core import games, players
from core.game import Outcome

GAME = games.get("schotten-totten-2")
OPTIONS = {"base": {}, "tactics": {"tactics": "on"}}
MATCHES = {"revenge": {"match": "revenge"}, "both": {"tactics": "on", "match": "revenge", "colour-run": "type"}}
NAMES = {"attacker": ("steady", "random"), "defender": ("random", "steady")}


def match(options: dict[str, str], names: tuple[str, str], number: int) -> Outcome:
    """A match between these players, with this number as the seed."""
    rng = Random(number)
    state = GAME.start(2, options, number.to_bytes(4, "big"))
    while actors := GAME.actors(state):
        seat = rng.choice(actors)
        action = players.get(names[seat])(GAME.view(state, seat), rng)
        assert action in GAME.legal(state, seat)
        state = GAME.play(state, seat, action).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(("matches", "won"), [(3, 2), pytest.param(50, 45, marks=pytest.mark.long)])
@pytest.mark.parametrize("role", NAMES)
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_steady_beats_random_in_either_role(options: dict[str, str], role: str, matches: int, won: int) -> None:
    names = NAMES[role]
    wins = sum(match(options, names, number).winners == (names.index("steady"),) for number in range(matches))
    assert wins >= won


@pytest.mark.parametrize(("pairs", "won"), [(1, 1), pytest.param(4, 7, marks=pytest.mark.long)])
@pytest.mark.parametrize("options", MATCHES.values(), ids=MATCHES)
def test_steady_wins_a_revenge(options: dict[str, str], pairs: int, won: int) -> None:
    wins = sum(
        match(options, names, number).winners == (names.index("steady"),)
        for number, names in enumerate([*NAMES.values()] * pairs)
    )
    assert wins >= won


@pytest.mark.parametrize("name", players.ALL)
def test_players_choose_cards_for_an_exchange(name: str) -> None:
    """Even when it is not their turn, and when the other seat has already chosen."""
    state = GAME.start(2, {"tactics": "on"}, b"seed")
    rng = Random(1)
    for number in range(400):
        if len(GAME.actors(state)) == 2:
            break
        (seat,) = GAME.actors(state)
        legal = GAME.legal(state, seat)
        wanted = [action for action in legal if GAME.format(action) in ("Exchange", "draw tactics")]
        state = GAME.play(state, seat, rng.choice(wanted or legal)).state
        state = state if GAME.actors(state) else GAME.start(2, {"tactics": "on"}, bytes([number]))
    for seat in (1, 0):
        action = players.get(name)(GAME.view(state, seat), Random(1))
        assert action in GAME.legal(state, seat)
        state = GAME.play(state, seat, action).state
    assert len(GAME.actors(state)) == 1

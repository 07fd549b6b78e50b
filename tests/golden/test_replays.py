"""Every golden game replays to the same result, through texts alone."""

from pathlib import Path

import pytest

from core import games
from tests.golden.record import described, settings

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays(file: Path) -> None:
    heading, chosen, seed, *turns, result = file.read_text(encoding="ascii").splitlines()
    game = games.get(heading.removeprefix("game "))
    options = dict(pair.split("=") for pair in chosen.removeprefix("options ").split())
    seats = len(result.partition("scores ")[2].split())
    state = game.start(seats, options, bytes.fromhex(seed.removeprefix("seed ")))
    for turn in turns:
        seat, actions = turn.split(": ")
        for text in actions.split(", "):
            assert game.outcome(state) is None
            assert game.actors(state) == (int(seat),)
            action = game.parse(text)
            assert action in game.legal(state, int(seat))
            state = game.play(state, int(seat), action).state
    outcome = game.outcome(state)
    assert outcome is not None
    assert described(outcome) == result


def test_every_game_is_recorded_with_every_combination_of_its_options() -> None:
    assert {str(setting) for setting in settings()} <= {file.stem for file in FILES}

"""Every golden game replays from its text to the same result."""

from pathlib import Path

import pytest

from core import games, record
from tests.golden.record import settings

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays(file: Path) -> None:
    text = file.read_text(encoding="ascii")
    golden = record.read(text)
    assert record.write(golden) == text
    assert golden.seed is not None
    assert record.verify(golden) is not None
    game = games.get(golden.game)
    steps = record.replay(game, golden.seats, dict(golden.options), golden.seed, golden.actions)
    for (seat, action), step in zip(golden.actions, steps, strict=False):
        assert game.outcome(step.state) is None
        assert seat in game.actors(step.state)
        assert game.parse(action) in game.legal(step.state, seat)


def test_every_game_is_recorded_with_every_combination_of_its_options() -> None:
    assert {str(setting) for setting in settings()} <= {file.stem for file in FILES}

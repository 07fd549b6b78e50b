"""The list of games, and what the contract requires of each."""

from typing import Any

import pytest

from core import games
from core.game import Game, Illegal, OutOfTurn, Refusal, Unreadable


def test_games_are_found_by_id() -> None:
    assert [game.id for game in games.ALL] == ["schotten-totten", "schotten-totten-2", "totemo", "heave-ho"]
    assert all(games.get(game.id) is game for game in games.ALL)
    with pytest.raises(KeyError):
        games.get("chess")


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
def test_missing_options_take_their_default_and_wrong_ones_are_refused(game: Game[Any, Any]) -> None:
    defaults = {option: values[0] for option, values in game.options.items()}
    for seats in game.seats:
        assert game.start(seats, {}, b"seed") == game.start(seats, defaults, b"seed")
    for bad in (game.seats[0] - 1, game.seats[-1] + 1, 0, -1):
        with pytest.raises(ValueError, match="players"):
            game.start(bad, {}, b"seed")
    with pytest.raises(ValueError, match="no option colour=red"):
        game.start(seats, {"colour": "red"}, b"seed")
    for option in game.options:
        with pytest.raises(ValueError, match=f"no option {option}=maybe"):
            game.start(seats, {option: "maybe"}, b"seed")


def test_the_three_refusals_are_distinct_and_say_why() -> None:
    refusals = [Unreadable("hm"), OutOfTurn(1), Illegal("side-full", stone=3, size=3)]
    assert [str(refusal) for refusal in refusals] == [
        "unreadable: text hm",
        "out-of-turn: seat 1",
        "side-full: stone 3, size 3",
    ]
    assert str(Illegal("cannot-pass")) == "cannot-pass"
    kinds = (Unreadable, OutOfTurn, Illegal)
    assert all(issubclass(kind, Refusal) for kind in kinds)
    assert not any(issubclass(one, other) for one in kinds for other in kinds if one is not other)

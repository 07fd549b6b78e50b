"""A spectator's board from a seat's side: the picture and the text that this seat gets, without anything it holds."""

from random import Random
from typing import Any

import pytest

import renderers
from bot.i18n import translator
from core import games
from core.game import Game
from renderers import LIGHT, text
from renderers.seats import seen_from


def midgame(game: Game[Any, Any]) -> Any:
    """After some moves at random: Heave Ho! takes twenty until its teams are made, and Totemo is over sooner."""
    state, rng = game.start(game.seats[0], {}, b"cairn"), Random(2)
    for _ in range(12 if game.id == "totemo" else 40):
        seat = game.actors(state)[0]
        state = game.play(state, seat, rng.choice(game.legal(state, seat))).state
    assert game.outcome(state) is None
    return state


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
def test_a_spectators_board_is_what_that_seat_sees_of_the_table(game: Game[Any, Any]) -> None:
    state, words = midgame(game), translator("en", ("Ann", "Bob"), game.id)
    watched, boards = game.view(state, None), []
    for seat in range(2):
        board = renderers.board(watched, LIGHT, words, side=seat)
        assert board == renderers.board(game.view(state, seat), LIGHT, words)
        assert text.board(watched, words, seat) == text.board(game.view(state, seat), words)
        assert renderers.replay([watched], LIGHT, words, seat) == renderers.replay(
            [game.view(state, seat)], LIGHT, words
        )
        assert seen_from(watched, seat).hand == watched.hand == ()
        boards.append(board)
    assert boards[0].data != boards[1].data
    assert text.board(watched, words, 0) != text.board(watched, words, 1)


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
def test_a_seats_own_view_is_never_turned(game: Game[Any, Any]) -> None:
    view = game.view(midgame(game), 1)
    assert seen_from(view, 0) == view
    assert seen_from(view, None) == view

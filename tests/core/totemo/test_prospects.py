"""Prospects match what a placement really scores."""

from random import Random

import pytest

from core.totemo import Totemo
from core.totemo.actions import Place
from core.totemo.events import Bonus, Placed
from core.totemo.pieces import KINDS
from core.totemo.prospects import Prospect, prospects

GAME = Totemo()


@pytest.mark.parametrize("options", [{}, {"hands": "open", "board": "3x3"}], ids=["5x5", "3x3"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prospects_are_the_legal_places_with_the_points_they_score(seats: int, options: dict[str, str]) -> None:
    rng, bonuses = Random(f"{seats}{options}"), 0
    for number in range(6):
        state = GAME.start(seats, options, f"prospects {number}".encode())
        while actors := GAME.actors(state):
            for seat in range(seats):
                legal = [action for action in GAME.legal(state, seat) if isinstance(action, Place)]
                found = {
                    (block, hole): prospect
                    for block in KINDS
                    for hole, prospect in prospects(GAME.view(state, seat), block).items()
                }
                assert {*found} == {(action.block, action.hole) for action in legal}
                for action in rng.sample(legal, min(3, len(legal))):
                    events = GAME.play(state, seat, action).events
                    placed = next(event for event in events if isinstance(event, Placed))
                    again = any(isinstance(event, Bonus) for event in events)
                    assert found[action.block, action.hole] == Prospect(placed.points, again)
                    bonuses += again
            state = GAME.play(state, actors[0], rng.choice(GAME.legal(state, actors[0]))).state
    assert bonuses


def test_spectators_and_blocks_not_in_hand_have_no_prospects() -> None:
    state = GAME.start(2, {}, b"prospects")
    view = GAME.view(state, state.turn)
    assert prospects(GAME.view(state, None), view.hand[0]) == {}
    assert prospects(GAME.view(state, 1 - state.turn), view.hand[0]) == {}
    assert prospects(view, "swap") == prospects(view, "W3") == prospects(view, "") == {}

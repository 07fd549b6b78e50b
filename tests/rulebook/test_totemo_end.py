"""Totemo: the two ways the game ends, equal numbers of turns, and the winners."""

from collections import Counter
from itertools import product

import pytest

from core.game import Outcome
from core.totemo import events as said
from tests.rulebook.totems import GAME, act, happened, position, step, texts

ROUNDS = {2: 16, 3: 11, 4: 8}


@pytest.mark.parametrize(("seats", "number"), [*product(ROUNDS, range(6))])
def test_the_round_in_which_the_chief_arrives_is_the_last_and_everyone_has_equally_many_turns(
    seats: int, number: int
) -> None:
    state = GAME.start(seats, {}, b"end" + bytes([number]))
    while GAME.actors(state) and state.phase == "redraw":
        state = step(state, "keep").state
    turns = []
    while GAME.actors(state):
        turns.append(state.turn)
        state = act(state, "swap")
    assert Counter(turns) == dict.fromkeys(range(seats), ROUNDS[seats])
    assert turns[0] == state.starter
    assert turns[-1] == (state.starter - 1) % seats
    assert GAME.outcome(state) == Outcome(tuple(range(seats)), "wigwam", (0,) * seats)


def test_when_the_chief_reaches_his_wigwam_everyone_has_one_more_turn() -> None:
    state = position(hands=[None] * 3, starter=1, turn=0, chief=1)
    state, events = step(state, "swap")
    assert events[-1] == said.ChiefMoved(0)
    assert GAME.view(state, None).ending == "wigwam"
    turns = []
    while GAME.actors(state):
        turns.append(state.turn)
        state = act(state, "swap")
    assert turns == [1, 2, 0]


def test_blocks_are_drawn_at_the_end_of_the_last_turn_too() -> None:
    state = position(hands=["R R R", None], bag="B Y", starter=1, turn=0, chief=0)
    state.ending = "wigwam"
    after, events = step(state, "R@a1")
    assert after.phase == "over"
    assert after.hands[0] == ("R", "R", "B")
    assert events == (said.Placed(0, "R", "a1", 1, 1, 1), said.Drew(0, 1, ("B",)))


def test_a_player_who_cannot_draw_up_to_three_takes_what_is_left_and_the_round_is_the_last() -> None:
    state = position(hands=["R R R", None, None], bag="B", tiles="1", starter=0)
    state = act(state, "R@a1")
    after, events = step(state, "R@a5")
    assert after.hands[0] == ("R", "B")
    assert events[-2:] == (said.Drew(0, 1, ("B",)), said.BagShort(0))
    assert (after.ending, after.turn) == ("bag", 1)
    turns = []
    while GAME.actors(after):
        turns.append(after.turn)
        after = act(after, next(text for text in texts(after) if text != "swap"))
    assert turns == [1, 2]
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.reason == "bag"


@pytest.mark.parametrize("starter", range(3))
def test_a_short_bag_ends_the_game_after_equally_many_turns_no_matter_who_started(starter: int) -> None:
    for short in range(3):
        state = position(hands=[None] * 3, bag="", starter=starter, turn=short)
        turns = []
        while GAME.actors(state):
            turns.append(state.turn)
            state = act(state, next(text for text in texts(state) if text != "swap"))
        left = (starter - 1 - short) % 3
        assert turns == [(short + each) % 3 for each in range(left + 1)]


def test_a_short_bag_ends_the_game_at_once_if_that_player_is_last_in_the_round() -> None:
    state = position(hands=["R R R", "B B B"], bag="", starter=1, turn=0)
    after, events = step(state, "R@a1")
    assert events == (said.Placed(0, "R", "a1", 1, 1, 1), said.BagShort(0))
    assert GAME.outcome(after) == Outcome((0,), "bag", (1, 0))


def test_an_empty_bag_alone_does_not_end_the_game() -> None:
    state = position(hands=["R R R", None], bag="B")
    after = act(state, "R@a1")
    assert (after.bag, after.hands[0], after.ending) == ((), ("R", "R", "B"), None)


def test_a_short_bag_in_the_last_round_changes_nothing() -> None:
    state = position(hands=["R R R", "B B B"], bag="", chief=0)
    state.ending = "wigwam"
    assert happened(state, "R@a1") == (said.Placed(0, "R", "a1", 1, 1, 1),)
    assert GAME.outcome(act(state, "R@a1", "B@e5")) == Outcome((0, 1), "wigwam", (1, 1))


def test_the_player_with_the_most_points_wins() -> None:
    state = position(hands=[None, None, "R R R"], scores=(5, 31, 30), starter=0, turn=2, chief=0)
    state.ending = "wigwam"
    assert GAME.outcome(act(state, "swap")) == Outcome((1,), "wigwam", (5, 31, 30))
    assert GAME.outcome(act(state, "R@c3")) == Outcome((2,), "wigwam", (5, 31, 34))


def test_everyone_with_the_top_score_wins() -> None:
    state = position(hands=[None, None, "R R R"], scores=(5, 31, 30), starter=0, turn=2, chief=0)
    state.ending = "wigwam"
    assert GAME.outcome(act(state, "R@a1")) == Outcome((1, 2), "wigwam", (5, 31, 31))


def test_a_bonus_in_the_last_turn_can_be_used() -> None:
    state = position(hands=["R R R", None], tiles="1", starter=1, turn=0, chief=0)
    state.ending = "wigwam"
    state = act(state, "R@a1")
    assert (GAME.outcome(state), state.phase) == (None, "bonus")
    assert GAME.outcome(act(state, "R@a5")) == Outcome((0,), "wigwam", (2, 0))


def test_nobody_can_act_after_the_end() -> None:
    state = act(position(hands=["R R R", "B B B"], bag="", starter=1, turn=0), "R@a1")
    assert (GAME.actors(state), GAME.legal(state, 0), GAME.legal(state, 1)) == ((), (), ())
    view = GAME.view(state, 1)
    assert (view.turn, view.phase, view.actors) == (None, "over", ())

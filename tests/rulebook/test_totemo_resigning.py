"""Totemo: the others play on when someone resigns."""

from collections import Counter

import pytest

from core.game import Outcome, OutOfTurn
from core.record import RESIGN, Record, described, digest, read, verify, write
from core.totemo import events as said
from core.totemo.pieces import BLOCKS
from core.totemo.state import State
from tests.rulebook.totems import GAME, act, position, step


def turns_of(state: State, count: int) -> list[int]:
    """The seats that take the next turns, and `over` when there are none."""
    turns = []
    for _ in range(count):
        turns.append(state.turn if GAME.actors(state) else -1)
        state = act(state, "swap") if GAME.actors(state) else state
    return turns


def test_a_seat_may_resign_out_of_turn() -> None:
    state = position(hands=["R R R", "B B B", "Y Y Y"])
    after, events = GAME.resign(state, 1)
    assert events == (said.Left(1),)
    assert (after.turn, after.phase, after.hands) == (0, "place", (("R",) * 3, (), ("Y",) * 3))
    assert GAME.view(after, None).resigned == (1,)


def test_the_blocks_of_a_seat_that_resigns_go_back_into_the_bag_which_is_shuffled() -> None:
    state = position(hands=["R R R", "B B B", "Y Y Y"])
    after = GAME.resign(state, 1).state
    assert Counter(after.bag) == Counter((*state.bag, "B", "B", "B"))
    assert after.bag[:-3] != state.bag
    held = (block for hand in after.hands for block in hand)
    assert Counter((*after.bag, *held)) == Counter(BLOCKS)


def test_a_seat_that_resigned_is_skipped() -> None:
    state = GAME.resign(position(hands=[None] * 4, starter=0), 2).state
    assert turns_of(state, 7) == [0, 1, 3, 0, 1, 3, 0]
    assert GAME.legal(state, 2) == ()
    with pytest.raises(OutOfTurn):
        GAME.play(state, 2, GAME.parse("swap"))


def test_resigning_ends_the_turn_without_a_draw() -> None:
    state = act(position(hands=["R R R", None, None], tiles="1"), "R@a1")
    after, events = GAME.resign(state, 0)
    assert events == (said.Left(0),)
    assert (after.turn, after.phase, after.hands[0], after.scores) == (1, "place", (), (1, 0, 0))


def test_the_chief_moves_on_when_the_starting_player_has_resigned() -> None:
    state = position(hands=[None] * 3, starter=1, turn=1, chief=5)
    state = GAME.resign(state, 1).state
    chiefs = []
    for _ in range(6):
        chiefs.append((state.turn, state.chief))
        state = act(state, "swap")
    assert chiefs == [(2, 5), (0, 5), (2, 4), (0, 4), (2, 3), (0, 3)]


def test_the_round_ends_with_the_last_seat_still_playing() -> None:
    state = position(hands=[None] * 4, starter=0, turn=1, chief=0)
    state.ending = "wigwam"
    assert turns_of(GAME.resign(state, 3).state, 3) == [1, 2, -1]
    last = position(hands=[None] * 3, starter=0, turn=2, chief=0)
    last.ending = "wigwam"
    assert GAME.outcome(GAME.resign(last, 2).state) == Outcome((0, 1), "wigwam", (0, 0, 0))


def test_a_chief_who_arrives_without_the_starting_player_makes_the_round_the_last() -> None:
    state = position(hands=[None] * 3, starter=0, turn=2, chief=1)
    state = GAME.resign(state, 0).state
    state, events = step(state, "swap")
    assert said.ChiefMoved(0) in events
    assert turns_of(state, 3) == [1, 2, -1]


def test_a_seat_that_resigned_cannot_win_whatever_its_points() -> None:
    state = position(hands=[None] * 3, scores=(3, 50, 9), starter=0, turn=2, chief=0)
    state.ending = "wigwam"
    state = GAME.resign(state, 1).state
    assert GAME.outcome(act(state, "swap")) == Outcome((2,), "wigwam", (3, 50, 9))


def test_the_last_seat_left_wins_at_once() -> None:
    state = GAME.resign(position(hands=[None] * 3, scores=(3, 50, 9)), 1).state
    assert GAME.outcome(state) is None
    after, events = GAME.resign(state, 2)
    assert events == (said.Left(2),)
    assert GAME.outcome(after) == Outcome((0,), "alone", (3, 50, 9))
    assert GAME.actors(after) == ()
    assert GAME.outcome(GAME.resign(position(), 0).state) == Outcome((1,), "alone", (0, 0))


def test_nobody_can_resign_twice_or_after_the_end() -> None:
    state = GAME.resign(position(hands=[None] * 3), 1).state
    over = GAME.resign(state, 2).state
    for bad, seat in ((state, 1), (over, 0), (over, 2), (state, 3)):
        with pytest.raises(OutOfTurn):
            GAME.resign(bad, seat)


def before_the_first_turn(*asked: int) -> State:
    hands = ["R^ R^ O^" if seat in asked[:1] else "Y^ Y^ O^" if seat in asked else None for seat in range(3)]
    state = position(hands=hands, starter=1, chief=11, phase="redraw")
    state.redrawing = asked
    return state


def test_a_seat_that_has_to_decide_before_the_first_turn_may_resign() -> None:
    after, events = GAME.resign(before_the_first_turn(0, 2), 0)
    assert events == (said.Left(0),)
    assert (GAME.actors(after), after.phase) == ((2,), "redraw")
    after, events = GAME.resign(before_the_first_turn(2), 2)
    assert events == (said.Left(2), said.ChiefMoved(10))
    assert (GAME.actors(after), after.phase) == ((1,), "place")


def test_a_seat_that_waits_before_the_first_turn_may_resign() -> None:
    after, events = GAME.resign(before_the_first_turn(2), 1)
    assert (GAME.actors(after), after.phase, events) == ((2,), "redraw", (said.Left(1),))
    after = step(after, "keep").state
    assert (GAME.actors(after), after.chief) == ((2,), 10)


def test_a_resignation_is_a_line_of_the_record() -> None:
    """Even for a seat that is not on turn."""
    seed = b"resigning"
    state = GAME.start(3, {}, seed)
    actions: list[tuple[int, str]] = []
    while GAME.actors(state):
        if len(actions) == 4:
            seat = (state.turn + 1) % 3
            actions.append((seat, RESIGN))
            state = GAME.resign(state, seat).state
        else:
            actions.append((state.turn, "swap"))
            state = act(state, "swap")
    outcome = GAME.outcome(state)
    assert outcome is not None
    options = (("hands", "closed"), ("board", "5x5"))
    record = Record("totemo", 3, options, digest(seed), seed, tuple(actions), described(outcome))
    assert read(write(record)) == record
    assert verify(read(write(record))) == outcome

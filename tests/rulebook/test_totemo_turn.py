"""Totemo: the course of a turn."""

from collections import Counter

import pytest

from core.game import OutOfTurn
from core.totemo import events as said
from core.totemo.state import State
from tests.rulebook.totems import GAME, act, happened, position, refusal, step, texts


def test_players_take_turns_in_order_from_the_starting_player() -> None:
    state = position(hands=[None] * 4, starter=2, turn=2)
    turns = []
    for _ in range(9):
        turns.append(state.turn)
        state = act(state, "swap")
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1, 2]


def test_the_starting_player_moves_the_chief_at_the_start_of_each_turn() -> None:
    state = position(hands=[None] * 3, starter=1, turn=1, chief=10)
    told = []
    for _ in range(7):
        state, events = step(state, "swap")
        told.append([event.left for event in events if isinstance(event, said.ChiefMoved)])
    assert told == [[], [], [9], [], [], [8], []]
    assert (GAME.view(state, None).chief, GAME.view(state, None).round) == (8, 3)


def test_a_turn_is_one_block_or_a_swap() -> None:
    state = position(hands=["R B G", None])
    assert texts(state)[-1] == "swap"
    assert {text[0] for text in texts(state)[:-1]} == {"R", "B", "G"}
    assert act(state, "R@a1").turn == act(state, "swap").turn == 1


def test_the_player_draws_up_to_three_at_the_end_of_the_turn() -> None:
    state = position(hands=["R B G", None], bag="Y P O W")
    after, events = step(state, "B@a1")
    assert after.hands[0] == ("R", "G", "Y")
    assert after.bag == ("P", "O", "W")
    assert events == (said.Placed(0, "B", "a1", 1, 1, 1), said.Drew(0, 1, ("Y",)))


def test_a_swap_puts_all_blocks_into_the_bag_shuffles_it_and_draws_three() -> None:
    state = position(hands=["R B G", None], bag="Y P O W")
    after, events = step(state, "swap")
    assert Counter((*after.hands[0], *after.bag)) == Counter("RBGYPOW")
    assert events == (said.Swapped(0), said.Drew(0, 3, after.hands[0]))
    assert after.scores == (0, 0)


def test_blocks_put_back_may_be_drawn_again() -> None:
    state = position(hands=["R B G", None], bag="Y P O W")
    hands = set()
    for number in range(100):
        state.seed = bytes([number])
        hands.add(frozenset(act(state, "swap").hands[0]))
    assert len(hands) > 25
    assert set().union(*hands) == set("RBGYPOW")


def test_a_swap_never_leaves_the_bag_short() -> None:
    state = position(hands=["R B G", None], bag="")
    after = act(state, "swap")
    assert sorted(after.hands[0]) == ["B", "G", "R"]
    assert after.ending is None


def test_a_swap_is_compulsory_if_no_block_can_be_placed() -> None:
    stuck = position("c3: W3 B^", hands=["R^ O^ Y^", None])
    assert texts(stuck) == ["swap"]
    assert act(stuck, "swap").turn == 1


def test_others_see_only_that_a_swap_happened() -> None:
    after, events = step(position(hands=["R B G", None, None]), "swap")
    for seat in (1, 2, None):
        assert [event.seen_by(seat) for event in events] == [said.Swapped(0), said.Drew(0, 3, None)]
        assert GAME.view(after, seat).last[-1].text == "swap"
    assert [event.seen_by(0) for event in events] == [said.Swapped(0), said.Drew(0, 3, after.hands[0])]


@pytest.mark.parametrize("text", ["done", "redraw", "keep"])
def test_a_turn_starts_with_a_block_or_a_swap(text: str) -> None:
    assert refusal(position(), text) == ("asked-place", {})


def test_the_others_wait() -> None:
    state = position(hands=[None] * 3, turn=1)
    for seat in (0, 2):
        assert GAME.legal(state, seat) == ()
        with pytest.raises(OutOfTurn):
            GAME.play(state, seat, GAME.parse("swap"))


def view_of(state: State, seat: int | None) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...], tuple[int, ...]]:
    view = GAME.view(state, seat)
    return view.hand, view.hands, view.counts


def test_closed_hands_are_private() -> None:
    state = position(hands=["R B G", "Y Y Y", "P W O"])
    assert view_of(state, 1) == (("Y", "Y", "Y"), (), (3, 3, 3))
    assert view_of(state, None) == ((), (), (3, 3, 3))


def test_open_hands_are_shown_in_every_view() -> None:
    state = position(hands=["R B G", "Y Y Y", "P W O"], variant="open")
    hands = (("R", "B", "G"), ("Y", "Y", "Y"), ("P", "W", "O"))
    for seat in (0, 1, 2, None):
        assert view_of(state, seat) == (() if seat is None else hands[seat], hands, (3, 3, 3))


def test_with_open_hands_everyone_sees_what_is_drawn() -> None:
    state = position(hands=["R B G", None], bag="Y P O W", variant="open")
    assert happened(state, "B@a1")[-1].seen_by(None) == said.DrewOpenly(0, 1, ("Y",))


def test_actions_that_draw_blocks_reveal_something() -> None:
    for variant in ("", "open"):
        state = position(hands=["R R R", None], tiles="1 2?", variant=variant)
        assert not any(event.reveals for event in happened(state, "R@a1"))
        assert any(event.reveals for event in happened(state, "R@a1", "done"))
        assert any(event.reveals for event in happened(state, "swap"))


def test_a_view_shows_what_the_last_seat_to_act_has_done() -> None:
    state = position(hands=["R R R", None], tiles="1 2")
    state = act(state, "R@a1", "R@e1")
    assert [(move.seat, move.text) for move in GAME.view(state, 1).last] == [(0, "R@a1"), (0, "R@e1")]
    state = act(state, "done", "swap")
    assert [(move.seat, move.text) for move in GAME.view(state, 0).last] == [(1, "swap")]

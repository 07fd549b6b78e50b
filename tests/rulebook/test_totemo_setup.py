"""Totemo: the pieces, and the setup before the first turn."""

from collections import Counter
from functools import cache
from itertools import permutations, product
from random import Random

import pytest

from core.game import OutOfTurn
from core.totemo import events as said
from core.totemo.pieces import BLOCKS, TILES, VALUES, is_topper
from core.totemo.state import State
from core.totemo.turns import lay_tiles
from tests.rulebook.totems import GAME, blocks, refusal, step, texts

SEEDS = [number.to_bytes(2, "big") for number in range(300)]


@cache
def deals() -> list[State]:
    return [GAME.start(seats, {}, seed) for seats, seed in product(GAME.seats, SEEDS)]


@cache
def asked(*wanted: int, seats: int) -> State:
    """A game in which exactly these seats drew three toppers."""
    for number in range(200_000):
        state = GAME.start(seats, {}, number.to_bytes(4, "big"))
        if state.redrawing == wanted:
            return state
    raise AssertionError("no such deal")


ONE = asked(1, seats=2)


def test_there_are_49_blocks_with_their_values() -> None:
    count = Counter(BLOCKS)
    assert [count[colour] for colour in "BRYGOPW"] == [7, 7, 7, 4, 4, 4, 3]
    assert [count[f"{colour}^"] for colour in "BRYGOPW"] == [2, 2, 2, 2, 2, 2, 0]
    assert len(BLOCKS) + 1 == 49
    assert [VALUES[colour] for colour in "BRYGOPW"] == [1, 1, 1, 2, 2, 3, 0]
    assert all(VALUES[block] == VALUES[block[0]] for block in count)
    assert VALUES["W3"] == 3


def test_each_bonus_tile_lies_as_many_spaces_on_as_the_one_before_says_whatever_their_order() -> None:
    """Checked against a second implementation that walks space by space."""
    lengths = set()
    for order in set(permutations(TILES)):
        told: list[tuple[int, int | None]] = []
        space, laps, waiting = 10, 0, list(order)
        while True:
            value = waiting.pop(0)
            last = laps == 1 and 1 <= space <= 9
            told.append((space, None if last else value))
            if last:
                break
            for _ in range(value):
                space += 1
                if space == 30:
                    space, laps = 0, 1
        assert [*map(tuple, lay_tiles(order))] == told
        lengths.add(len(told))
    assert lengths == {4, 5}


def test_the_first_tile_lies_face_up_on_10_and_the_last_face_down_on_1_to_9() -> None:
    for state in deals():
        tiles = GAME.view(state, None).tiles
        assert tiles[0].space == 10
        assert None not in [tile.value for tile in tiles[:-1]]
        assert tiles[-1].value is None
        assert 1 <= tiles[-1].space <= 9
        assert all(tile.space not in range(1, 10) for tile in tiles[:-1])


def test_a_tile_that_lands_on_30_lies_on_space_0_and_more_tiles_follow() -> None:
    assert lay_tiles((5, 6, 9, 7, 6, 7, 8, 8)) == ((10, 5), (15, 6), (21, 9), (0, 7), (7, None))


@pytest.mark.parametrize(("seats", "steps"), [(2, 16), (3, 11), (4, 8)])
def test_the_chiefs_path_depends_on_the_number_of_players(seats: int, steps: int) -> None:
    view = GAME.view(asked(0, seats=seats), None)
    assert (view.path, view.chief, view.round) == (steps, steps, 0)


@pytest.mark.parametrize(("board", "centre", "holes"), [("5x5", "c3", 25), ("3x3", "b2", 9)])
def test_the_start_block_is_in_the_centre_and_all_other_holes_are_empty(board: str, centre: str, holes: int) -> None:
    view = GAME.view(GAME.start(2, {"board": board}, b"seed"), None)
    assert len(view.poles) == holes
    assert {pole.hole: pole.blocks for pole in view.poles if pole.blocks} == {centre: ("W3",)}


def test_all_other_blocks_are_in_the_bag_and_each_player_draws_three() -> None:
    for state in deals():
        assert {len(hand) for hand in state.hands} == {3}
        assert Counter((*state.bag, *(block for hand in state.hands for block in hand))) == Counter(BLOCKS)


def test_the_seed_decides_who_starts() -> None:
    for seats in GAME.seats:
        starters = Counter(GAME.start(seats, {}, seed).starter for seed in SEEDS)
        assert set(starters) == set(range(seats))
        assert min(starters.values()) > len(SEEDS) / seats / 2
    state = next(deal for deal in deals() if not deal.redrawing)
    assert GAME.actors(state) == (state.starter,)


def test_everyone_begins_with_no_points() -> None:
    assert {state.scores for state in deals()} == {(0, 0), (0, 0, 0), (0, 0, 0, 0)}


def test_everyone_who_drew_three_toppers_decides_before_the_first_turn() -> None:
    for state in (*deals(), asked(0, 1, seats=2), asked(0, 2, seats=4)):
        with_three = tuple(seat for seat, hand in enumerate(state.hands) if all(map(is_topper, hand)))
        assert GAME.actors(state) == (with_three or (state.starter,))
        for seat in with_three:
            assert texts(state, seat) == ["redraw", "keep"]


def test_a_rainbow_counts_as_a_normal_block() -> None:
    with_rainbow = [deal for deal in deals() for hand in deal.hands if "W" in hand and sum(map(is_topper, hand)) == 2]
    assert with_rainbow
    assert not any(deal.redrawing for deal in with_rainbow if len(deal.hands) == 2)


def test_redraw_puts_the_three_back_shuffles_the_bag_and_draws_three() -> None:
    after, events = step(ONE, "redraw", 1)
    assert events[0] == said.Redrew(1)
    assert events[1] == said.Drew(1, 3, after.hands[1])
    assert after.hands[0] == ONE.hands[0]
    everything = [Counter((*each.bag, *each.hands[1])) for each in (ONE, after)]
    assert everything[0] == everything[1]
    assert [block for block in ONE.bag if block in after.bag] != list(after.bag)


def test_redraw_is_offered_again_while_all_three_are_toppers() -> None:
    again = once = 0
    for number in range(3000):
        twin = GAME.guess(GAME.view(ONE, 1), Random(number))
        after = step(twin, "redraw", 1).state
        if all(map(is_topper, after.hands[1])):
            assert (GAME.actors(after), after.phase) == ((1,), "redraw")
            again += 1
        else:
            assert (GAME.actors(after), after.phase) == ((after.starter,), "place")
            once += 1
    assert again > 5
    assert once > 2000


def test_keep_ends_the_redrawing() -> None:
    after, events = step(ONE, "keep", 1)
    assert events == (said.Kept(1), said.ChiefMoved(15))
    assert after.hands == ONE.hands
    assert (GAME.actors(after), after.phase) == ((after.starter,), "place")


def test_the_first_turn_begins_once_everyone_has_decided_in_any_order() -> None:
    state = asked(0, 2, seats=4)
    for first, second in ((0, 2), (2, 0)):
        between = step(state, "keep", first)
        assert between.events == (said.Kept(first),)
        assert GAME.actors(between.state) == (second,)
        assert GAME.view(between.state, None).turn is None
        after = step(between.state, "keep", second).state
        assert GAME.actors(after) == (after.starter,)
        assert after.chief == 7


def test_everyone_else_waits() -> None:
    with pytest.raises(OutOfTurn):
        GAME.play(ONE, 0, GAME.parse("keep"))


@pytest.mark.parametrize("text", ["swap", "done", "R^@c3"])
def test_no_other_action_is_possible_before_the_first_turn(text: str) -> None:
    assert refusal(ONE, text, 1) == ("asked-redraw", {})


def test_the_chief_has_already_moved_when_nobody_has_to_decide() -> None:
    state = next(deal for deal in deals() if not deal.redrawing and len(deal.hands) == 2)
    assert GAME.view(state, None).chief == 15


def test_the_same_seed_gives_the_same_game_with_open_and_closed_hands() -> None:
    closed, opened = (GAME.start(3, {"hands": hands}, b"seed") for hands in ("closed", "open"))
    assert (closed.hands, closed.bag, closed.tiles) == (opened.hands, opened.bag, opened.tiles)
    assert blocks(closed, "c3") == ("W3",)

"""Totemo: points and bonus tiles."""

import pytest

from core.totemo import events as said
from core.totemo.state import State
from tests.rulebook.totems import act, happened, position, refusal, scored, texts

TILES = "10 15 21 27 3?"


def test_example_1_a_blue_block_beside_a_green_one_scores_3() -> None:
    state = position("a1: G", hands=["B R R", None])
    assert scored(state, "B@a2") == 1 + 2


def test_example_2_a_blue_block_on_a_purple_one_beside_a_green_one_scores_6() -> None:
    """A blue block at a corner does not count."""
    state = position("b2: P", "b1: W G", "a1: W B", hands=["B R R", None])
    assert scored(state, "B@b2") == 1 + 2 + 3


@pytest.mark.parametrize(("block", "points"), [("R", 1), ("O", 2), ("Y", 1), ("G", 2), ("B", 1), ("P", 3), ("W", 0)])
def test_a_block_that_touches_nothing_scores_its_value(block: str, points: int) -> None:
    assert scored(position(hands=[f"{block} R^ R^", None]), f"{block}@a1") == points


def test_the_start_block_is_worth_3() -> None:
    assert scored(position(hands=["R R^ W", None]), "R@c3") == 1 + 3
    assert scored(position(hands=["R R^ W", None]), "R^@c3") == 1 + 3
    assert scored(position(hands=["R R^ W", None]), "W@c2") == 0 + 3


def test_all_five_faces_count() -> None:
    state = position("b2: P", "b1: R P", "a2: R R", "c2: R W", "b3: R P^", hands=["P R R", None])
    assert scored(state, "P@b2") == 3 + 3 + 3 + 1 + 0 + 3


def test_only_the_block_directly_below_and_blocks_at_the_same_height_count() -> None:
    state = position("b2: P P R", "b1: P P", hands=["R B B", None])
    assert scored(state, "R@b2") == 1 + 1


def test_points_add_up_and_are_announced() -> None:
    state = position("d3: G", hands=["B R R", None], scores=(7, 2))
    after = act(state, "B@d3")
    assert after.scores == (10, 2)
    assert happened(state, "B@d3")[0] == said.Placed(0, "B", "d3", 2, 3, 10)


def on_bonus(state: State) -> bool:
    """Whether the seat on turn has a bonus."""
    return state.phase == "bonus"


@pytest.mark.parametrize("space", [10, 15, 21, 27])
@pytest.mark.parametrize("lap", [0, 1, 2])
def test_landing_exactly_on_a_bonus_tile_allows_another_block(space: int, lap: int) -> None:
    for short in (0, 1, 3):
        state = position(hands=["R R R", None], tiles=TILES, scores=(30 * lap + space - 1 - short, 0))
        after = act(state, "R@a1")
        assert on_bonus(after) == (short == 0)
        assert after.turn == (0 if short == 0 else 1)


def test_the_bonus_is_announced() -> None:
    state = position(hands=["R R R", None], tiles=TILES, scores=(44, 0))
    assert happened(state, "R@a1") == (said.Placed(0, "R", "a1", 1, 1, 45), said.Bonus(0, 15))


def test_passing_a_tile_gives_nothing() -> None:
    state = position(hands=["R R R", None], tiles=TILES, scores=(8, 0))
    assert not on_bonus(act(state, "R@c3"))


def test_after_a_bonus_the_next_block_comes_from_the_rest_of_the_hand_without_a_refill() -> None:
    state = act(position(hands=["R B R^", None], tiles=TILES, scores=(9, 0)), "R@a1")
    assert state.hands[0] == ("B", "R^")
    assert "B@a3" in texts(state)
    assert "R^@a1" in texts(state)
    assert texts(state)[-1] == "done"
    assert "swap" not in texts(state)


def test_a_player_may_place_at_most_three_blocks_in_a_turn() -> None:
    """One point each: 9, 10, 11, 12, with tiles on the way. The turn ends after the third block."""
    state = position(hands=["R R R", None], tiles="10 11 12 27 3?", scores=(9, 0), bag="B B B Y")
    state = act(state, "R@a1")
    assert (state.turn, state.phase, len(state.hands[0])) == (0, "bonus", 2)
    state = act(state, "R@e1")
    assert (state.turn, state.phase, len(state.hands[0])) == (0, "bonus", 1)
    state = act(state, "R@e5")
    assert (state.turn, state.phase) == (1, "place")
    assert state.scores == (12, 0)
    assert state.hands[0] == ("B", "B", "B")


def test_each_block_of_a_chain_needs_its_own_bonus() -> None:
    state = position(hands=["R R R", None], tiles=TILES, scores=(9, 0))
    state = act(state, "R@a1", "R@e1")
    assert (state.turn, state.scores) == (1, (11, 0))


def test_a_player_need_not_place_another_block() -> None:
    state = act(position(hands=["R B B", None], tiles=TILES, scores=(9, 0), bag="Y G P"), "R@a1", "done")
    assert (state.turn, state.scores, state.hands[0]) == (1, (10, 0), ("B", "B", "Y"))


def test_done_is_needed_even_when_no_block_can_be_placed() -> None:
    state = position("d3: B", "c3: W3 B^", hands=["B R^ R^", None], tiles=TILES, scores=(7, 0))
    state = act(state, "B@d3")
    assert texts(state) == ["done"]


def test_a_block_that_scores_0_does_not_move_the_marker_and_gives_no_bonus() -> None:
    state = position(hands=["W R R", None], tiles=TILES, scores=(10, 0))
    state = act(state, "W@a1")
    assert (state.turn, state.scores) == (1, (10, 0))


def test_a_rainbow_that_scores_through_its_neighbours_gives_a_bonus() -> None:
    state = position("a1: R", hands=["W R R", None], tiles=TILES, scores=(9, 0))
    assert on_bonus(act(state, "W@a2"))


@pytest.mark.parametrize(("before", "works"), [(2, False), (32, True), (62, True)])
def test_the_tile_on_1_to_9_works_only_from_30_points(before: int, works: bool) -> None:
    state = position(hands=["R R R", None], tiles=TILES, scores=(before, 0))
    assert on_bonus(act(state, "R@a1")) == works


def test_the_block_itself_counts_towards_the_30_points() -> None:
    """29 points, plus 4 for the block: 33 is space 3."""
    state = position(hands=["R R R", None], tiles=TILES, scores=(29, 0))
    state = act(state, "R@c3")
    assert state.scores == (33, 0)
    assert on_bonus(state)


@pytest.mark.parametrize(("before", "works"), [(26, True), (56, True), (25, False)])
def test_a_tile_on_0_works_at_30_60_and_so_on(before: int, works: bool) -> None:
    state = position(hands=["R R R", None], tiles="10 15 21 0 7?", scores=(before, 0))
    assert on_bonus(act(state, "R@c3")) == works


def test_a_tile_on_0_never_works_at_0() -> None:
    state = act(position(hands=["W R R", None], tiles="10 15 21 0 7?"), "W@a1")
    assert (state.turn, state.scores) == (1, (0, 0))


def test_blocks_cannot_be_swapped_after_a_bonus() -> None:
    state = act(position(hands=["R R R", None], tiles=TILES, scores=(9, 0)), "R@a1")
    assert refusal(state, "swap") == ("swap-late", {})


@pytest.mark.parametrize("text", ["redraw", "keep"])
def test_after_a_bonus_only_a_block_or_done_is_allowed(text: str) -> None:
    state = act(position(hands=["R R R", None], tiles=TILES, scores=(9, 0)), "R@a1")
    assert refusal(state, text) == ("asked-bonus", {})

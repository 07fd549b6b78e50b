"""Totemo: where a block may be placed."""

from itertools import product

import pytest

from core.totemo.pieces import KINDS
from tests.rulebook.totems import blocks, placings, position, refusal, step, texts

NEIGHBOURS = {"R": "PRO", "O": "ROY", "Y": "OYG", "G": "YGB", "B": "GBP", "P": "BPR"}
"""As the rulebook lists them."""
BESIDE_B2 = ("b1", "a2", "c2", "b3")
CORNERS_OF_B2 = ("a1", "c1", "a3", "c3")


def goes_together(one: str, other: str) -> bool:
    return "W" in one + other or other[0] in NEIGHBOURS[one[0]]


def test_a_block_may_go_in_an_empty_hole_or_on_a_normal_block() -> None:
    state = position("d3: R", hands=["R R B", None])
    assert len(placings(state, "R")) == 25
    after = step(state, "R@d3").state
    assert blocks(after, "d3") == ("R", "R")
    assert blocks(step(state, "R@a1").state, "a1") == ("R",)


def test_a_block_may_not_go_on_a_topper() -> None:
    state = position("c3: W3 R^", hands=["R R^ W", None])
    assert not {text for text in texts(state) if text.endswith("@c3")}
    for block in ("R", "R^", "W"):
        assert refusal(state, f"{block}@c3") == ("pole-topped", {"hole": "c3"})


def test_a_pole_is_at_most_five_blocks_high() -> None:
    state = position("c3: W3 R R R", hands=["R R^ W", None])
    assert "c3" in placings(state, "R")
    full = position("c3: W3 R R R R", hands=["R R^ W", None])
    for block in ("R", "R^", "W"):
        assert "c3" not in placings(full, block)
        assert refusal(full, f"{block}@c3") == ("pole-full", {"hole": "c3", "height": 5})


def test_a_topper_may_be_the_fifth_block() -> None:
    state = step(position("c3: W3 R R R", hands=["R^ R R", None]), "R^@c3").state
    assert blocks(state, "c3") == ("W3", "R", "R", "R", "R^")


def test_a_topper_may_not_stand_directly_on_the_board() -> None:
    state = position("d3: R", hands=["R^ O^ B", None])
    assert placings(state, "R^") == {"c3", "d3"}
    assert refusal(state, "R^@a1") == ("topper-on-board", {"block": "R^", "hole": "a1"})


def test_a_block_may_be_placed_where_it_touches_nothing() -> None:
    state = position(hands=["B R G", None])
    assert {"a1", "e5", "b2"} <= placings(state, "B")


@pytest.mark.parametrize("height", range(5))
@pytest.mark.parametrize("face", [*BESIDE_B2, "below"])
def test_colours_match_on_every_touching_face(face: str, height: int) -> None:
    """All pairs of blocks, on all five faces, at all heights; everything else on the board is a rainbow."""
    for stands, block in product(KINDS, KINDS):
        if face == "below" and (height == 0 or "^" in stands):
            continue
        if face == "below":
            state = position(f"b2: {'W3 ' * (height - 1)}{stands}", hands=[block, None])
        else:
            state = position(f"b2: {'W3 ' * height}", f"{face}: {'W3 ' * height}{stands}", hands=[block, None])
        possible = goes_together(block, stands) and not ("^" in block and height == 0)
        assert ("b2" in placings(state, block)) == possible, (stands, block)


def test_side_faces_touch_only_at_the_same_height() -> None:
    for height, other in product(range(4), range(5)):
        beside = ["W3"] * 5
        beside[other] = "B"
        state = position(f"b2: {'W3 ' * height}", f"b3: {' '.join(beside)}", hands=["R", None])
        assert ("b2" in placings(state, "R")) == (height != other)


@pytest.mark.parametrize("corner", CORNERS_OF_B2)
def test_blocks_at_a_corner_do_not_touch(corner: str) -> None:
    for stands, block in product("ROYGBP", repeat=2):
        state = position(f"{corner}: {stands}", "c3: W3" if corner != "c3" else f"c3: {stands}", hands=[block, None])
        assert "b2" in placings(state, block)


def test_all_touching_faces_must_match() -> None:
    """On red, beside orange and purple: red matches all three, orange does not match purple."""
    state = position("b2: R", "b1: R O", "b3: R P", hands=["R O P", None])
    assert "b2" in placings(state, "R")
    clash = {"block": "O", "hole": "b2", "other": "P", "where": "b3"}
    assert refusal(state, "O@b2") == ("colours-clash", clash)
    assert refusal(state, "P@b2") == ("colours-clash", {"block": "P", "hole": "b2", "other": "O", "where": "b1"})


def test_the_refusal_names_a_block_below_that_does_not_match() -> None:
    state = position("b2: R", hands=["G R B^", None])
    assert refusal(state, "G@b2") == ("colours-clash", {"block": "G", "hole": "b2", "other": "R", "where": "b2"})
    assert refusal(state, "B^@b2") == ("colours-clash", {"block": "B^", "hole": "b2", "other": "R", "where": "b2"})


def test_every_colour_may_go_on_the_start_block() -> None:
    for block in KINDS:
        assert "c3" in placings(position(hands=[block, None]), block)


def test_only_a_block_from_the_hand_can_be_placed() -> None:
    state = position(hands=["R R^ W", None])
    assert refusal(state, "B@a1") == ("block-not-held", {"block": "B"})
    assert refusal(state, "B^@c3") == ("block-not-held", {"block": "B^"})


def test_a_hole_must_be_on_the_board() -> None:
    state = position(hands=["R R^ W", None], variant="3x3")
    assert placings(state, "R") == {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}
    for hole in ("d1", "a4", "e5"):
        assert refusal(state, f"R@{hole}") == ("no-hole", {"hole": hole, "last": "c3"})


def test_the_edges_of_the_board_do_not_touch_each_other() -> None:
    state = position("e1: B", hands=["R", None])
    assert {"a1", "a2"} <= placings(state, "R")
    assert not {"d1", "e2"} & placings(state, "R")

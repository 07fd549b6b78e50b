"""Totemo: the notation used in game records."""

from itertools import product

from core.totemo.actions import Done, Keep, Place, Redraw, Swap
from core.totemo.pieces import KINDS
from tests.rulebook.notation import misread, readable
from tests.rulebook.totems import GAME, position, texts


def test_actions_are_written_and_read_in_this_notation() -> None:
    rows = [
        ("R@c3", Place("R", "c3")),
        ("P^@b2", Place("P^", "b2")),
        ("W@a1", Place("W", "a1")),
        ("swap", Swap()),
        ("done", Done()),
        ("redraw", Redraw()),
        ("keep", Keep()),
    ]
    assert misread(GAME, rows) == []


def test_every_block_can_be_written_in_every_hole() -> None:
    for block, column, row in product(KINDS, "abcde", "12345"):
        assert GAME.format(GAME.parse(f"{block}@{column}{row}")) == f"{block}@{column}{row}"


def test_text_that_names_nothing_in_the_game_is_unreadable() -> None:
    texts = [
        *("", "R", "@a1", "R@", "R@a", "R@1", "R@a0", "R@a6", "R@f1", "R@A1", "r@a1", "R@a11", "R@1a", "R@aa"),
        *("W^@a1", "W3@a1", "W0@a1", "N@a1", "X@a1", "R^^@a1", "^R@a1", "R7@a1", "RO@a1", "R @a1", "R@ a1"),
        *("R@a１", "R@а1", "R@a1 ", " R@a1", "R@a1\n", "R@a1-b2", "R@a1, B@b2"),
        *("Swap", "SWAP", "swap R", "done ", "pass", "keep keep", "redraw 3", "discard", "/resign", "draw"),
    ]
    assert readable(GAME, texts) == []


def test_equal_blocks_in_hand_share_one_action_text() -> None:
    state = position(hands=["R R B", None])
    assert len(texts(state)) == len(set(texts(state))) == 2 * 25 + 1


def test_a_normal_block_and_a_topper_of_its_colour_have_different_texts() -> None:
    state = position(hands=["R R^ W", None])
    assert {"R@c3", "R^@c3", "W@c3"} <= set(texts(state))


def test_holes_are_named_by_column_letter_and_row_number() -> None:
    holes = [pole.hole for pole in GAME.view(position(), None).poles]
    assert holes[:6] == ["a1", "b1", "c1", "d1", "e1", "a2"]
    assert holes[-1] == "e5"


def test_legal_actions_follow_the_order_of_the_hand_and_the_holes() -> None:
    state = position(hands=["B R B", None], variant="3x3")
    order = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert texts(state) == [*(f"B@{hole}" for hole in order), *(f"R@{hole}" for hole in order), "swap"]


def test_a_hand_lists_its_blocks_in_the_order_they_were_drawn() -> None:
    state = position(hands=["R W R^", None], bag="P^ B")
    assert GAME.view(state, 0).hand == ("R", "W", "R^")
    assert GAME.view(GAME.play(state, 0, GAME.parse("W@a1")).state, 0).hand == ("R", "R^", "P^")


def test_no_action_is_secret() -> None:
    assert GAME.secrets == frozenset()

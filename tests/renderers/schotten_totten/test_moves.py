"""What a board marks after the last move."""

from renderers.schotten_totten.moves import Marks, marks
from tests.renderers.views import last, stone, view

NOTHING = Marks(frozenset(), frozenset(), frozenset(), frozenset(), frozenset())


def test_a_card_that_was_played_is_marked() -> None:
    found = marks(view((stone(7, "", "R4"),), last=last(1, "R4@7")))
    assert found == Marks(frozenset({(7, 1, "R4")}), frozenset(), frozenset(), frozenset(), frozenset())


def test_a_combat_mode_is_marked_on_its_stone() -> None:
    found = marks(view((stone(2, modes=("Mud",)),), last=last(0, "Mud@2")))
    assert found == Marks(frozenset(), frozenset(), frozenset({(2, "Mud")}), frozenset(), frozenset())


def test_a_moved_card_is_marked_in_both_places() -> None:
    found = marks(view(discard=("Traitor",), last=last(0, "Traitor R7@3-5")))
    assert found.sides == {(5, 0, "R7")}
    assert found.gaps == {(3, 1, "R7")}
    assert found.discard == {"Traitor"}
    found = marks(view(discard=("Strategist",), last=last(0, "Strategist R7@3-5")))
    assert found.sides == {(5, 0, "R7")}
    assert found.gaps == {(3, 0, "R7")}


def test_a_removed_card_is_marked_in_the_discard_and_where_it_was() -> None:
    found = marks(view(discard=("Banshee", "R7"), last=last(0, "Banshee R7@3")))
    assert found.gaps == {(3, 1, "R7")}
    assert found.discard == {"Banshee", "R7"}
    found = marks(view(discard=("Strategist", "R7"), last=last(0, "Strategist R7@3-x")))
    assert found.gaps == {(3, 0, "R7")}
    assert found.discard == {"Strategist", "R7"}


def test_claimed_stones_are_marked() -> None:
    found = marks(view((stone(3, owner=1), stone(4, owner=1)), last=last(1, "claim 3", "claim 4")))
    assert found.stones == {3, 4}


def test_moves_that_leave_nothing_on_the_table_mark_nothing() -> None:
    assert marks(view(last=last(0, "draw clan", "return", "return R7", "pass", "done"))) == NOTHING

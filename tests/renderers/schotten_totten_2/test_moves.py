"""What a board marks after the last move."""

import pytest

from renderers.schotten_totten_2.moves import Marks, marks
from tests.renderers.schotten_totten_2.views import last, tile, view


def test_a_card_that_was_played_is_marked() -> None:
    assert marks(view((tile(7, "", "R4"),), last=last(1, "R4@7"))) == Marks(sides=((7, 1, "R4"),))


def test_a_retreat_is_marked_at_each_tile_that_was_left() -> None:
    found = marks(view((tile(5, "B3"),), last=last(0, "retreat 2", "retreat 5", "B3@5")))
    assert found == Marks(sides=((5, 0, "B3"),), gaps=((2, 0, "retreat"), (5, 0, "retreat")))


@pytest.mark.parametrize("attacker", [0, 1])
def test_a_cauldron_is_marked_on_the_attackers_side(attacker: int) -> None:
    found = marks(view(attacker=attacker, last=last(1 - attacker, "cauldron 3")))
    assert found == Marks(gaps=((3, attacker, "cauldron"),))


def test_a_declared_tile_is_marked_but_not_the_cards_that_lay_there() -> None:
    shown = view((tile(3, damaged=True),), discard=("R7", "B2"), last=last(0, "Desertion B2@3", "declare 3"))
    assert marks(shown) == Marks(tiles=frozenset({3}), discard=frozenset({"B2"}), spent=(0, "Desertion"))
    assert marks(view((tile(3, damaged=True),), last=last(0, "R7@3", "declare 3"))) == Marks(tiles=frozenset({3}))


def test_a_card_played_at_a_tile_after_its_declaration_is_marked() -> None:
    found = marks(view((tile(3, "R7", damaged=True),), last=last(0, "declare 3", "R7@3")))
    assert found == Marks(sides=((3, 0, "R7"),), tiles=frozenset({3}))


def test_a_0_and_an_11_that_met_are_marked_on_both_sides_and_in_the_discards() -> None:
    found = marks(view(discard=("G0", "G11"), last=last(1, "G11@4")))
    assert found.sides == ()
    assert found.gaps == ((4, 1, "G11"), (4, 0, "G0"))
    assert found.discard == {"G0", "G11"}
    assert found.cancelled == ("G11", "G0")


def test_a_0_that_met_nothing_is_an_ordinary_card() -> None:
    assert marks(view((tile(4, "G0"),), last=last(0, "G0@4"))) == Marks(sides=((4, 0, "G0"),))


def test_a_moved_card_is_marked_in_both_places() -> None:
    found = marks(view((tile(5, "R7"),), last=last(0, "Treason R7@3-5")))
    assert found == Marks(sides=((5, 0, "R7"),), gaps=((3, 1, "R7"),), spent=(0, "Treason"))
    found = marks(view((tile(5, "R7"),), last=last(0, "Redeploy R7@3-5")))
    assert found == Marks(sides=((5, 0, "R7"),), gaps=((3, 0, "R7"),), spent=(0, "Redeploy"))


def test_a_moved_card_can_meet_its_opposite() -> None:
    found = marks(view(discard=("R0", "R11"), last=last(0, "Redeploy R0@3-5")))
    assert found.gaps == ((3, 0, "R0"), (5, 0, "R0"), (5, 1, "R11"))
    assert found.sides == ()


def test_a_removed_card_is_marked_in_the_discards_and_where_it_was() -> None:
    found = marks(view(discard=("R7",), last=last(0, "Desertion R7@3")))
    assert found == Marks(gaps=((3, 1, "R7"),), discard=frozenset({"R7"}), spent=(0, "Desertion"))
    found = marks(view(discard=("Spy",), last=last(0, "Redeploy Spy@3-x")))
    assert found == Marks(gaps=((3, 0, "Spy"),), discard=frozenset({"Spy"}), spent=(0, "Redeploy"))


def test_cards_that_leave_the_discards_are_marked_there() -> None:
    found = marks(view((tile(5, "R7"),), last=last(0, "Recruit R7@5")))
    assert found == Marks(sides=((5, 0, "R7"),), discard=frozenset({"R7"}), spent=(0, "Recruit"))
    found = marks(view(last=last(1, "Reinforcements R7 B3")))
    assert found == Marks(discard=frozenset({"R7", "B3"}), spent=(1, "Reinforcements"))


def test_an_explosion_is_marked_on_both_sides_and_hides_earlier_marks() -> None:
    found = marks(view(last=last(1, "cauldron 3", "Explosion 3")))
    assert found == Marks(gaps=((3, 0, "Explosion"), (3, 1, "Explosion")), spent=(1, "Explosion"))


def test_moves_that_leave_nothing_on_the_table_mark_nothing() -> None:
    assert marks(view(last=last(0, "draw siege", "draw tactics", "give", "pass", "done"))) == Marks()

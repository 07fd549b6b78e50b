"""What a board marks after the last move, and where the barrel was before it."""

from random import Random
from typing import Any

import pytest

from core import games
from core.heave_ho.cards import GOALS
from core.heave_ho.view import View
from renderers.heave_ho.moves import Marks, Pull, marks
from tests.renderers.heave_ho.views import last, view


def test_a_card_that_was_played_is_marked_on_either_side() -> None:
    assert marks(view("aR: R2", last=last(0, "R2@a"))) == Marks(came="aR")
    assert marks(view("bG: W3", last=last(0, "W3@bG"))) == Marks(came="bG")


@pytest.mark.parametrize(("zero", "one", "barrel", "start"), [(3, 0, 4, 7), (0, 3, 9, 6), (2, 1, 10, 11)])
def test_a_test_of_strength_shows_where_the_barrel_was(zero: int, one: int, barrel: int, start: int) -> None:
    seen = view(f"aR: R{zero}!", f"bR: R{one}", barrel=barrel, was=start, last=last(0, f"R{zero}!@a"))
    assert marks(seen) == Marks(came="aR", pull=Pull("tug", start, int(one > zero)))


def test_a_test_of_strength_that_nobody_wins_leaves_the_barrel() -> None:
    assert marks(view("aR: R2!", last=last(1, "R2!@a"))) == Marks(came="aR", pull=Pull("tug", 6, None))


def test_after_weakness_the_barrel_came_from_the_opposite_direction() -> None:
    shown = view("aR: R3", discard=("Weakness",), barrel=8, was=7, last=last(0, "Weakness"))
    assert marks(shown) == Marks(discarded=1, pull=Pull("tug", 7, 1))
    shown = view("aR: R3", discard=("HeaveHo",), barrel=8, was=9, last=last(0, "HeaveHo"))
    assert marks(shown) == Marks(discarded=1, pull=Pull("tug", 9, 0))


@pytest.mark.parametrize(("seat", "start"), [(0, 10), (1, 6)])
def test_adrenaline_moves_the_barrel_towards_the_seat_that_plays_it(seat: int, start: int) -> None:
    found = marks(view(barrel=8, was=start, discard=("Adrenaline",), last=last(seat, "Adrenaline")))
    assert found == Marks(discarded=1, pull=Pull("adrenaline", start, seat))


def test_the_start_is_shown_even_if_a_goal_stopped_the_barrel() -> None:
    won: dict[str, Any] = {"barrel": GOALS[0], "was": 2, "last": last(0, "R3!@a")}
    assert marks(view("aR: R3!", "bR: R0", **won)).pull == Pull("tug", 2, 0)


@pytest.mark.parametrize(("was", "towards"), [(6, None), (9, 0), (4, 1)])
def test_a_broken_rope_shows_where_the_barrel_was(was: int, towards: int | None) -> None:
    found = marks(view(was=was, discard=("RopeBreaks",), last=last(0, "RopeBreaks")))
    assert found == Marks(discarded=1, pull=Pull("put", was, towards))


def test_a_card_that_changed_sides_is_marked_in_both_places() -> None:
    found = marks(view("bR: R2", discard=("ChangeSides",), last=last(1, "ChangeSides aR")))
    assert found == Marks("bR", ("aR", "R2"), 1)
    found = marks(view("aG: G1 W3!", discard=("ChangeSides",), was=7, last=last(0, "ChangeSides bR-aG")))
    assert found == Marks("aG", ("bR", "W3!"), 1, pull=Pull("tug", 7, 0))


def test_ladies_that_left_are_marked_in_the_discards() -> None:
    seen = view(discard=("W4", "Adrenaline", "MuchoMacho", "W2!", "W1"), last=last(0, "MuchoMacho"))
    assert marks(seen).discarded == 3


def test_cards_removed_by_farewell_are_marked() -> None:
    assert marks(view(discard=("Farewell",), gone=("R3",), last=last(0, "Farewell 3"))) == Marks(discarded=1, gone=True)


@pytest.mark.parametrize(
    ("move", "found"),
    [
        ("toss B1!", Marks(discarded=2)),
        ("take Farewell 3", Marks(discarded=2, gone=True)),
        ("take R2@b", Marks(came="bR", discarded=1)),
        ("take Adrenaline", Marks(discarded=2, pull=Pull("adrenaline", 4, 1))),
    ],
)
def test_a_nasty_trick_is_shown_with_its_result(move: str, found: Marks) -> None:
    was = 4 if found.pull else 6
    assert marks(view("bR: R2", was=was, discard=("NastyTrick",), last=last(1, "NastyTrick", move))) == found


def test_only_the_card_is_marked_if_it_had_no_effect() -> None:
    assert marks(view(discard=("Adrenaline",), last=last(0, "Adrenaline -"))) == Marks(discarded=1)
    assert marks(view()) == Marks()


@pytest.mark.parametrize("teams", ["fair", "race", "skip"])
def test_marks_match_the_changes_throughout_whole_matches(teams: str) -> None:
    game, rng = games.get("heave-ho"), Random(teams)
    state = game.start(2, {"teams": teams}, b"marks")
    while actors := game.actors(state):
        before = game.view(state, None)
        seat = rng.choice(actors)
        action = rng.choice(list(game.legal(state, seat)))
        state = game.play(state, seat, action).state
        after = game.view(state, None)
        assert isinstance(before, View)
        assert isinstance(after, View)
        if not after.last or before.barrel is None:
            continue
        found = marks(after)
        fresh = len(after.discard) - len(before.discard)
        # The Nasty Trick that led to this is part of the move.
        assert found.discarded == fresh + (before.phase == "trick")
        changed = {place.name for place, old in zip(after.places, before.places, strict=True) if place != old}
        assert {found.came} - {None} <= changed
        if found.pull:
            assert found.pull.start == before.barrel
        else:
            assert after.barrel == before.barrel

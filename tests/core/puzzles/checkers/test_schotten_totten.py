"""The second reading of the questions of Schotten Totten: examples, and what the game says in whole matches."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from core import players
from core.puzzles.checkers.schotten_totten import RIGHT
from core.schotten_totten import SchottenTotten
from core.schotten_totten.view import View

GAME = SchottenTotten()
Sides = Mapping[int, tuple[str, str]]
"""By number of the stone: the cards of the seat that is asked, and those of the other."""


def at(hand: str, sides: Sides, owners: Mapping[int, int] | None = None) -> View:
    """A turn of seat 0 at these stones."""
    view = GAME.view(GAME.start(2, {}, b""), 0)
    each = []
    for stone in view.stones:
        mine, theirs = (tuple(cards.split()) for cards in sides.get(stone.number, ("", "")))
        first = 0 if len(mine) == 3 else 1 if len(theirs) == 3 else None
        each.append(replace(stone, sides=(mine, theirs), first=first, owner=(owners or {}).get(stone.number)))
    return replace(view, hand=tuple(hand.split()), stones=tuple(each), turn=0, phase="play", claims=())


def test_evidence_is_the_card_without_which_they_cannot_beat_the_claim() -> None:
    view = at("B3 B4 O1 R2 R3 Y3", {1: ("G9 G7 G1", "Y2 Y4")})
    assert RIGHT["evidence"](view) == {"Y3"}
    assert RIGHT["claim-which"](view) == set()


def test_a_card_that_proves_a_claim_only_where_it_completes_a_side_is_no_evidence() -> None:
    view = at("B3 B9 O1 R2 R3 Y3", {1: ("G9 G7 G1", "Y2 Y4"), 2: ("B7 B8", "O9 O8 O4")})
    assert RIGHT["evidence"](view) == {"Y3", "B9@2"}


def test_three_of_a_kind_is_claimed_with_the_card_that_they_would_need() -> None:
    view = at("O2 O5 P5 P6 Y3 Y5", {6: ("R5 G5", "O4"), 1: ("O3", "")})
    assert RIGHT["claim-where"](view) == {"O5@6"}


def test_only_some_of_the_complete_sides_can_be_claimed() -> None:
    view = at("R1 R2", {1: ("G9 G8 G7", ""), 2: ("B9 B7 B1", "Y1 Y2"), 3: ("P3 P4 Y5", "O1 R3 O3")})
    assert RIGHT["claim-which"](view) == {"claim 1", "claim 3"}


def test_a_tie_is_claimed_by_the_side_that_was_complete_first() -> None:
    view = at("G5 R1", {1: ("R3 Y4 R5", "G3 B4 O5"), 2: ("O3 P4", "B3 Y3 O4")})
    assert RIGHT["claim-which"](view) == {"claim 1"}
    theirs = replace(view, stones=tuple(replace(stone, first=1) for stone in view.stones))
    assert RIGHT["claim-which"](theirs) == set()


def test_two_claims_and_the_win_in_one_turn() -> None:
    sides = {2: ("G9 G8", "Y1"), 4: ("B9 B8", "P1"), 3: ("R9 R8 R7", "Y2")}
    view = at("G7 B7 R1 R2 R3", sides)
    assert RIGHT["claim-where"](view) == {
        f"{card}@{number}" for card in view.hand for number in (1, 2, 4, 5, 6, 7, 8, 9)
    }
    assert RIGHT["claim-two"](view) == {"G7@2", "B7@4"}
    assert RIGHT["win-now"](view) == set()
    assert RIGHT["win-now"](at("G7 B7 R1 R2 R3", sides, {1: 0})) == {"G7@2"}


def test_plays_after_which_they_cannot_win() -> None:
    """Stone 5 would be their third in a row: it is lost if it is completed badly, or if the 9 is seen elsewhere."""
    sides = {5: ("R7 R8", "R5 G5 B5"), 9: ("", "R6")}
    view = at("P1 O2 R9", sides, {1: 0, 2: 0, 4: 1, 6: 1})
    every = {f"{card}@{number}" for card in view.hand for number in (3, 5, 7, 8, 9)}
    assert RIGHT["defend"](view) == every - {"P1@5", "O2@5", "R9@3", "R9@7", "R9@8", "R9@9"}


def test_they_may_hold_any_card_that_was_not_seen() -> None:
    """A third 6 would win it for them: all others are on the table, or in this hand."""
    sides = {5: ("R9 P8 Y8", "G6 B6"), 9: ("", "R6 Y6"), 8: ("", "O6")}
    owners = {1: 0, 2: 0, 4: 1, 6: 1}
    assert RIGHT["defend"](at("P1 O2 R1", sides, owners)) == set()
    held = at("P6 O2 R1", sides, owners)
    assert RIGHT["defend"](held) == {f"{card}@{number}" for card in held.hand for number in (3, 7, 8, 9)}


def test_the_claims_that_hold_are_those_of_the_game() -> None:
    decide, seen = players.get("steady"), 0
    for number in range(4):
        state, rng = GAME.start(2, {}, f"checkers {number}".encode()), Random(number)
        while actors := GAME.actors(state):
            view = GAME.view(state, actors[0])
            if view.phase == "claim":
                assert RIGHT["claim-which"](view) == {f"claim {claim}" for claim in view.claims}
                seen += 1
            state = GAME.play(state, actors[0], decide(view, rng)).state
    assert seen > 20

"""Schotten Totten: which formation is stronger, and ties."""

from itertools import combinations, permutations

import pytest

from core.formations import Formation
from tests.rulebook.positions import GAME, SURE, act, claims, position, refusal, stone, texts, winner

WEAKEST_OF_EACH = {
    Formation.COLOUR_RUN: "R1 R2 R3",
    Formation.KIND: "O1 Y1 G1",
    Formation.COLOUR: "B1 B2 B4",
    Formation.RUN: "P1 Y2 G3",
    Formation.SUM: "P1 Y1 G2",
}
STRONGEST_OF_EACH = {
    Formation.COLOUR_RUN: "P7 P8 P9",
    Formation.KIND: "O9 Y9 G9",
    Formation.COLOUR: "G6 G8 G9",
    Formation.RUN: "G7 B8 O9",
    Formation.SUM: "R8 O9 Y9",
}


@pytest.mark.parametrize(("stronger", "weaker"), [*combinations(WEAKEST_OF_EACH, 2)])
def test_the_weakest_side_of_a_better_formation_beats_the_strongest_of_a_worse_one(
    stronger: Formation, weaker: Formation
) -> None:
    assert winner(WEAKEST_OF_EACH[stronger], STRONGEST_OF_EACH[weaker], first=1) == 0
    assert winner(STRONGEST_OF_EACH[weaker], WEAKEST_OF_EACH[stronger], first=0) == 1


@pytest.mark.parametrize(
    ("cards", "formation", "total"),
    [
        ("R1 R2 R3", Formation.COLOUR_RUN, 6),
        ("O9 O7 O8", Formation.COLOUR_RUN, 24),
        ("R5 G5 P5", Formation.KIND, 15),
        ("Y1 Y9 Y5", Formation.COLOUR, 15),
        ("B1 B2 B4", Formation.COLOUR, 7),
        ("R4 G6 B5", Formation.RUN, 15),
        ("R4 R6 B5", Formation.RUN, 15),
        ("R4 G4 B5", Formation.SUM, 13),
        ("R1 R2 G9", Formation.SUM, 12),
    ],
)
def test_a_side_counts_as_its_best_formation(cards: str, formation: Formation, total: int) -> None:
    state = position(f"5: {cards} |")
    assert stone(state, 5).strengths == ((formation, total), None)


@pytest.mark.parametrize("cards", [*permutations(("R4", "R5", "R6"))])
def test_the_order_of_playing_the_cards_does_not_matter(cards: tuple[str, ...]) -> None:
    assert winner(" ".join(cards), "O9 Y9 G9", first=1) == 0


@pytest.mark.parametrize(("wrapped", "formation"), [("R9 O1 Y2", "SUM"), ("R8 O9 Y1", "SUM"), ("R9 R1 R2", "COLOUR")])
def test_a_run_does_not_wrap_around(wrapped: str, formation: str) -> None:
    strength, _ = stone(position(f"5: {wrapped} |"), 5).strengths
    assert strength is not None
    assert strength.formation is Formation[formation]


@pytest.mark.parametrize(
    ("larger", "smaller"),
    [
        ("R2 R3 R4", "G1 G2 G3"),
        ("R5 O5 Y5", "G4 B4 P4"),
        ("R1 R2 R9", "G1 G3 G7"),
        ("R4 O5 Y6", "G3 B4 P5"),
        ("R1 O2 Y9", "G5 B5 P1"),
    ],
)
def test_within_a_formation_the_larger_sum_wins(larger: str, smaller: str) -> None:
    assert winner(larger, smaller, first=1) == 0
    assert winner(smaller, larger, first=0) == 1


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("R2 R3 R4", "G2 G3 G4"),
        ("R5 O5 Y5", "G5 B5 P5"),
        ("R1 R2 R9", "G1 G4 G7"),
        ("R4 O5 Y6", "G4 B5 P6"),
        ("R1 O2 Y9", "G5 B5 P2"),
    ],
)
def test_a_tie_goes_to_the_side_completed_first(one: str, other: str, first: int) -> None:
    assert winner(one, other, first=first) == first


def test_a_side_is_completed_by_its_third_card_not_its_first() -> None:
    """Seat 0 played there first, but seat 1 played its third card first."""
    state = act(position("5: R1 O4 | G1 B4", SURE, turn=1, hand="Y9 B2", other="R9"), "Y9@5", "done", "R9@5")
    assert stone(state, 5).first == 1
    assert claims(state) == ["claim 9"]
    assert refusal(state, "claim 5").reason == "tied"
    assert "claim 5" in texts(act(state, "done", "B2@1"))


def test_a_stronger_side_completed_later_takes_the_stone() -> None:
    """The rulebook's example: three fives against G7 P4 B3."""
    state = act(position("5: G5 R5 | G7 P4 B3", hand="B5"), "B5@5", "claim 5")
    assert stone(state, 5).owner == 0
    assert GAME.actors(state) == (1,)


def test_a_weaker_side_cannot_claim() -> None:
    state = act(position("5: G7 P4 | G5 R5 B5", SURE, hand="B3"), "B3@5")
    refused = refusal(state, "claim 5")
    assert refused.reason == "outranked"
    assert refused.params == {
        "stone": 5,
        "size": 3,
        "mine": Formation.SUM,
        "mine_total": 14,
        "theirs": Formation.KIND,
        "theirs_total": 15,
    }

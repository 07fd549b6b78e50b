"""Schotten Totten, the tactics variant: combat modes."""

import pytest

from core.formations import Formation
from tests.rulebook.positions import GAME, SURE, act, claims, position, refusal, stone, texts, winner

# Blind Man's Bluff


@pytest.mark.parametrize(
    ("larger", "smaller"),
    [
        ("O1 Y1 G5", "R1 R2 R3"),
        ("O9 Y9 G8", "B8 P8 R8"),
        ("O9 Y8 G1", "R1 R2 R9"),
        ("R7 O7 Y7", "G6 B6 P6"),
        ("Joker Y1 G2", "R2 R3 R4"),
        ("Y7 G8 B9", "Spy R8 R6"),
        ("Shield O1 Y4", "R1 R2 R4"),
    ],
)
def test_under_blind_mans_bluff_only_the_sum_counts(larger: str, smaller: str) -> None:
    assert winner(larger, smaller, modes="Blind", first=1) == 0
    assert winner(smaller, larger, modes="Blind", first=0) == 1


@pytest.mark.parametrize("first", [0, 1])
def test_equal_sums_under_blind_mans_bluff_go_to_the_side_completed_first(first: int) -> None:
    assert winner("R1 R2 R3", "O1 Y1 G4", modes="Blind", first=first) == first


def test_blind_mans_bluff_also_applies_to_sides_already_complete() -> None:
    state = position("5 first=0: R1 R2 R3 | O1 Y1 G5", hand="Blind", other="P1 P2", variant="tactics")
    state = act(state, "Blind@5")
    assert claims(act(state, "draw clan", "P1@1")) == ["claim 5"]


def test_a_proof_under_blind_mans_bluff_compares_sums() -> None:
    state = position("5 Blind: R9 O9 Y8 | G9 B9", "1: Y9 |", variant="tactics expert")
    assert refusal(state, "claim 5").params["cards"] == ("P9",)
    assert claims(position("5 Blind: R9 O9 Y8 | G9 B9", "1: Y9 P9 |", variant="tactics expert")) == ["claim 5"]


def test_a_colour_run_that_is_unbeatable_elsewhere_can_be_beaten_under_blind_mans_bluff() -> None:
    assert claims(position("5: R7 R8 R9 |", variant="tactics expert")) == ["claim 5"]
    assert claims(position("5 Blind: R7 R8 R9 |", variant="tactics expert")) == []


# Mud Fight


def test_a_stone_in_the_mud_takes_four_cards_a_side() -> None:
    state = position("5 Mud: R1 R2 R4 | G1 G2", hand="R5 R6", other="G6", clan="", tactics="", variant="tactics")
    assert stone(state, 5).size == 4
    state = act(state, "R5@5", "G6@1")
    assert stone(state, 5).sides == (("R1", "R2", "R4", "R5"), ("G1", "G2"))
    assert refusal(state, "R6@5").params == {"stone": 5, "size": 4}


WEAKEST_OF_EACH = {
    Formation.COLOUR_RUN: "R1 R2 R3 R4",
    Formation.KIND: "O1 Y1 G1 B1",
    Formation.COLOUR: "B1 B2 B3 B5",
    Formation.RUN: "P1 Y2 G3 B4",
    Formation.SUM: "P1 Y1 G1 B2",
}
STRONGEST_OF_EACH = {
    Formation.COLOUR_RUN: "P6 P7 P8 P9",
    Formation.KIND: "O9 Y9 G9 B9",
    Formation.COLOUR: "G5 G7 G8 G9",
    Formation.RUN: "G6 O7 R8 O9",
    Formation.SUM: "R8 O9 Y9 G9",
}
PAIRS = [
    (stronger, weaker)
    for place, stronger in enumerate(WEAKEST_OF_EACH)
    for weaker in list(WEAKEST_OF_EACH)[place + 1 :]
]


@pytest.mark.parametrize(("stronger", "weaker"), PAIRS)
def test_formations_in_the_mud_are_made_of_four_cards(stronger: Formation, weaker: Formation) -> None:
    assert winner(WEAKEST_OF_EACH[stronger], STRONGEST_OF_EACH[weaker], modes="Mud", first=1) == 0
    assert winner(STRONGEST_OF_EACH[weaker], WEAKEST_OF_EACH[stronger], modes="Mud", first=0) == 1


@pytest.mark.parametrize(
    ("side", "formation", "total"),
    [
        ("R4 R1 R3 R2", Formation.COLOUR_RUN, 10),
        ("R9 O9 Y9 G9", Formation.KIND, 36),
        ("R9 O9 Y9 G8", Formation.SUM, 35),
        ("R1 R2 R3 O9", Formation.SUM, 15),
        ("R1 R2 R3 R9", Formation.COLOUR, 15),
        ("R1 O2 Y3 G4", Formation.RUN, 10),
        ("R1 O2 Y3 G9", Formation.SUM, 15),
        ("R1 O2 Y3 G3", Formation.SUM, 9),
        ("R8 O9 Y1 G2", Formation.SUM, 20),
        ("Joker R6 R7 R8", Formation.COLOUR_RUN, 30),
        ("Joker Spy R8 R9", Formation.COLOUR_RUN, 30),
        ("Joker Spy R7 O7", Formation.KIND, 28),
        ("Joker Spy Shield R1", Formation.COLOUR, 20),
        ("Shield R3 R4 R5", Formation.COLOUR_RUN, 14),
        ("Shield R8 R9 O9", Formation.SUM, 29),
        ("Shield Joker R4 O5", Formation.RUN, 18),
    ],
)
def test_three_of_four_cards_make_no_formation_in_the_mud(side: str, formation: Formation, total: int) -> None:
    assert stone(position(f"5 Mud: {side} |", variant="tactics"), 5).strengths[0] == (formation, total)


def test_within_a_formation_in_the_mud_the_larger_sum_wins_then_the_side_completed_first() -> None:
    assert winner("R2 R3 R4 R5", "O1 O2 O3 O4", modes="Mud", first=1) == 0
    assert winner("R2 R3 R4 R5", "O2 O3 O4 O5", modes="Mud", first=1) == 1
    assert winner("R2 R3 R4 R5", "O2 O3 O4 O5", modes="Mud", first=0) == 0


def test_a_stone_in_the_mud_cannot_be_claimed_with_three_cards() -> None:
    state = position("5 Mud: R7 R8 R9 | G1", variant="tactics expert")
    assert refusal(state, "claim 5").params == {"stone": 5, "have": 3, "size": 4}


def test_mud_fight_on_a_complete_side_reopens_it() -> None:
    state = position("5: R7 R8 R9 | G1 G2 B4", hand="Mud", other="G5 Y1", clan="", tactics="", variant="tactics")
    state = act(state, "Mud@5")
    assert stone(state, 5).strengths == (None, None)
    assert GAME.actors(state) == (1,)
    assert "G5@5" in texts(state)


@pytest.mark.parametrize("before", [0, 1])
def test_after_a_mud_fight_the_fourth_card_decides_which_side_was_completed_first(before: int) -> None:
    """Both sides had three cards, whichever was first then; seat 1 plays its fourth card first and wins the tie."""
    table = f"5 first={before}: R1 O4 Y9 | G1 B4 P9"
    state = position(table, hand="Mud R5 R2", other="G5 G2", clan="", tactics="", variant="tactics")
    state = act(state, "Mud@5", "G5@5", "R5@5")
    assert stone(state, 5).first == 1
    assert GAME.actors(state) == (1,)
    assert claims(act(state, "G2@1")) == ["claim 5"]


def test_a_mud_fight_can_prevent_a_possible_claim() -> None:
    state = position(
        "5: R7 R8 R9 | G1", SURE, turn=1, hand="Mud G2", other="Y1 Y2", clan="", tactics="", variant="tactics"
    )
    state = act(state, "Mud@5", "Y1@1")
    assert claims(state) == ["claim 9"]


# Both on one stone


@pytest.mark.parametrize(
    ("larger", "smaller"),
    [("O1 Y1 G1 B8", "R1 R2 R3 R4"), ("O9 Y9 G9 B8", "R8 O8 Y8 G8"), ("Joker Spy O1 Y1", "R1 R2 R5 R9")],
)
def test_with_both_modes_on_one_stone_the_sum_of_four_cards_decides(larger: str, smaller: str) -> None:
    assert winner(larger, smaller, modes="Mud Blind", first=1) == 0
    assert winner(smaller, larger, modes="Mud Blind", first=0) == 1


@pytest.mark.parametrize(("there", "card"), [("Mud", "Blind"), ("Blind", "Mud")])
def test_both_modes_may_lie_on_one_stone(there: str, card: str) -> None:
    state = act(position(f"5 {there}: R1 | G1", hand=card, played=(0, 1), variant="tactics"), f"{card}@5")
    assert stone(state, 5).modes == ("Blind", "Mud")
    assert stone(state, 5).size == 4


def test_the_early_proof_also_works_with_both_modes() -> None:
    told = "5 Mud Blind: R9 O9 Y9 G7 | B9"
    refused = refusal(position(told, variant="tactics expert"), "claim 5")
    assert sorted(card[1] for card in refused.params["cards"]) == ["8", "9", "9"]
    assert claims(position(told, "1: G9 P9 |", variant="tactics expert")) == ["claim 5"]


# Where they are played, and that they stay


@pytest.mark.parametrize("mode", ["Blind", "Mud"])
def test_a_combat_mode_may_be_played_on_any_unclaimed_stone_even_a_full_one(mode: str) -> None:
    state = position("3: R1 R2 R4 | G1 G2 G4", hand=mode, won=("1", "2"), variant="tactics")
    assert texts(state) == [*(f"{mode}@{number}" for number in range(3, 10)), "pass"]
    assert refusal(state, f"{mode}@1").reason == "stone-claimed"
    assert refusal(state, f"{mode}@2").reason == "stone-claimed"


@pytest.mark.parametrize("mode", ["Blind", "Mud"])
def test_a_combat_mode_applies_to_both_sides_and_belongs_to_neither(mode: str) -> None:
    state = act(position("3: R1 | G1", hand=mode, variant="tactics"), f"{mode}@3")
    assert stone(state, 3).sides == (("R1",), ("G1",))
    assert stone(state, 3).modes == (mode,)


@pytest.mark.parametrize("mode", ["Blind", "Mud"])
@pytest.mark.parametrize("ruse", ["Strategist {}@3-4", "Strategist {}@3-x", "Banshee {}@3", "Traitor {}@3-4"])
def test_no_ruse_can_move_or_remove_a_combat_mode(mode: str, ruse: str) -> None:
    held = ruse.partition(" ")[0]
    state = position(f"3 {mode}: R1 | G1", hand=f"{held} R2", variant="tactics")
    assert refusal(state, ruse.format(mode)).reason == "modes-stay"


def test_a_combat_mode_stays_for_the_rest_of_the_game() -> None:
    state = position("3 Mud Blind: R9 R8 O9 | G1 G2", hand="O8", variant="tactics")
    state = act(state, "O8@3", "claim 3")
    assert stone(state, 3).owner == 0
    assert stone(state, 3).modes == ("Blind", "Mud")

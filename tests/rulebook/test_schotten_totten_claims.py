"""Schotten Totten: claiming a stone, and the proof against an incomplete side.

Most positions use the expert variant, where a turn starts with the claims; claims otherwise work the same way.
"""

from itertools import combinations

import pytest

from core.formations import Formation
from core.schotten_totten import events
from core.schotten_totten.cards import PACK
from tests.rulebook.positions import GAME, SURE, act, claims, hand, happened, position, proof, refusal, stone, texts

ALL_NINES = "1: R9 O9 Y9 | G9 B9 P9"


def without(cards: str) -> str:
    """All clan cards except these."""
    return " ".join(card for card in PACK.cards if card not in cards.split())


# What a claim needs


@pytest.mark.parametrize("mine", ["", "R9", "R8 R9"])
def test_a_claim_needs_a_complete_side_of_ones_own(mine: str) -> None:
    refused = refusal(act(position(f"5: {mine} |", SURE, hand="O1"), "O1@1"), "claim 5")
    assert refused.reason == "side-incomplete"
    assert refused.params == {"stone": 5, "have": len(mine.split()), "size": 3}


def test_an_incomplete_side_cannot_claim_even_against_a_weak_one() -> None:
    state = position("5: R8 R9 | G1 B1 P2", variant="expert")
    assert claims(state) == []
    assert refusal(state, "claim 5").reason == "side-incomplete"


def test_a_claim_announces_the_formation_and_its_total() -> None:
    state = position("5: G7 G8 | G1 B1 P2", hand="G9")
    assert happened(state, "G9@5", "claim 5")[0] == events.Claimed(0, 5, "colour-run", 24)


def test_any_complete_side_may_claim_not_only_the_one_just_completed() -> None:
    state = position("5: R7 R8 R9 | G1", "6: O7 O8 | G2", hand="Y1 O9")
    assert claims(act(state, "Y1@1")) == ["claim 5"]
    assert claims(act(state, "O9@6")) == ["claim 5", "claim 6"]


# The proof: no cards the opponent could still play there beat the claimer's


@pytest.mark.parametrize(
    ("mine", "theirs", "beaten_by"),
    [
        # An empty side.
        ("R7 R8 R9", "", None),
        ("R6 R7 R8", "", {"7", "8", "9"}),
        ("R9 O9 Y9", "", {"7", "8", "9"}),
        # One card.
        ("R7 R8 R9", "O9", None),
        ("R6 R7 R8", "O6", None),
        ("R6 R7 R8", "O7", {"8", "9"}),
        ("R9 O9 Y9", "G1", {"2", "3"}),
        # Two cards.
        ("R1 R2 R3", "O1 O2", None),
        ("R1 R2 R3", "O2 O3", {"4"}),
        ("R1 O1 Y1", "G1 B1", None),
        ("R1 O1 Y1", "G2 B2", {"2"}),
        ("R1 O1 Y1", "G2 G3", {"4"}),
        ("R1 R2 R4", "O1 O4", {"9"}),
        ("R1 R8 R9", "O1 O8", None),
        ("R1 O2 Y3", "G2 B3", {"4"}),
        ("R2 O3 Y4", "G2 B3", None),
        ("R1 O5 Y9", "G1 B5", None),
        ("R1 O5 Y8", "G1 B5", {"9"}),
    ],
)
def test_a_claim_against_an_incomplete_side_must_be_proved(mine: str, theirs: str, beaten_by: set[str] | None) -> None:
    cards = proof(mine, theirs)
    assert (cards and {card[1] for card in cards}) == beaten_by


def test_the_claimer_wins_all_ties_against_an_incomplete_side() -> None:
    """The first side can at most be tied; the second can be beaten."""
    assert proof("R1 O4 Y9", "G1 B4") is None
    assert proof("R1 O4 Y8", "G1 B4") is not None


def test_the_cards_that_would_beat_a_claim_complete_the_opponents_side_and_beat_it() -> None:
    cards = proof("R6 R7 R8", "")
    assert cards is not None
    assert cards in [tuple(f"{colour}{strength}" for strength in (7, 8, 9)) for colour in "OYGBP"]


def test_a_failed_claim_shows_the_opponents_cards_and_exactly_the_cards_that_would_beat_it() -> None:
    refused = refusal(act(position("5: R1 R3 | O1 O2", SURE, hand="R5 P1"), "R5@5"), "claim 5")
    assert refused.reason == "beatable"
    beaten = {"cards": ("O3",), "formation": Formation.COLOUR_RUN, "total": 6}
    assert refused.params == {"stone": 5, "size": 3, "theirs": ("O1", "O2"), **beaten}


def test_a_claim_before_the_card_also_shows_the_cards_that_would_beat_it() -> None:
    refused = refusal(position("5: R1 R3 R5 | O1 O2", hand="P1"), "claim 5")
    assert (refused.reason, refused.params["cards"]) == ("beatable", ("O3",))


def test_a_failed_claim_changes_nothing_and_costs_nothing() -> None:
    state = act(position("5: R1 R3 | O1 O2", SURE, hand="R5 P1"), "R5@5")
    refusal(state, "claim 5")
    assert texts(state) == ["claim 9", "done"]
    assert stone(act(state, "claim 9"), 9).owner == 0


# The proof uses public cards only


def test_cards_face_up_on_any_side_are_no_longer_available_to_the_opponent() -> None:
    assert proof("R6 R7 R8", "", ALL_NINES) is None
    assert proof("R1 R3 R5", "O1 O2", "2: O3 |") == ("O9",)
    assert proof("R1 R3 R5", "O1 O2", "2: | O3") == ("O9",)


def test_cards_on_a_claimed_stone_are_face_up_too() -> None:
    state = position(ALL_NINES, "5: R6 R7 R8 |", won=("1", ""), variant="expert")
    assert "claim 5" in texts(state)


def test_the_opponents_cards_at_another_stone_are_not_available() -> None:
    assert proof("R1 R2 R3", "O1 O3", "2: | O2") is None
    assert proof("R1 R2 R3", "O2 O3", "2: | O4") is None


def test_cards_in_the_discard_count_as_seen() -> None:
    assert proof("R6 R7 R8", "", discard="R9 O9 Y9 G9 B9") == ("P7", "P8", "P9")
    assert proof("R6 R7 R8", "", discard="R9 O9 Y9 G9 B9 P9") is None


@pytest.mark.parametrize("own", ["O3", "P1"])
def test_cards_in_the_claimers_own_hand_do_not_help_a_proof(own: str) -> None:
    state = position("5: R1 R3 R5 | O1 O2", hand=own, variant="expert")
    assert refusal(state, "claim 5").params["cards"] == ("O3",)


@pytest.mark.parametrize("where", ["other", "clan"])
def test_an_unseen_card_counts_wherever_it_is(where: str) -> None:
    told = {"other": "P1", "clan": "P2", where: "O3"}
    state = position("5: R1 R3 R5 | O1 O2", other=told["other"], clan=told["clan"], hand="P3", variant="expert")
    assert refusal(state, "claim 5").params["cards"] == ("O3",)


def test_the_opponents_empty_hand_does_not_help_a_proof() -> None:
    state = position("5: R1 R3 R5 | O1 O2", other="", clan="O3", hand="P3", variant="expert")
    assert claims(state) == []


@pytest.mark.parametrize("holder", ["hand", "other"])
def test_an_unplayed_tactics_card_neither_helps_nor_hinders(holder: str) -> None:
    """A Joker would turn O7 O8 into a colour run; a Banshee or a Traitor would undo anything."""
    hands = {"hand": "P1", "other": "P2", holder: "Joker Spy Banshee Traitor Mud"}
    seen = "9: R9 R6 | O9 O6"
    state = position("5: R2 O2 Y2 | O7 O8", seen, hand=hands["hand"], other=hands["other"], variant="tactics expert")
    assert claims(state) == ["claim 5"]


# Wild cards on the sides


@pytest.mark.parametrize(
    ("mine", "theirs", "holds"),
    [
        ("R7 R8 R9", "Joker", True),
        ("R7 R8 R9", "Joker Spy", True),
        ("R6 R7 R8", "Joker", False),
        ("R9 O9 Y9", "Joker O8", False),
        ("R9 O9 Y9", "Joker O1", False),
        ("R9 O9 Y9", "Spy Shield", True),
        ("R6 O6 Y6", "Spy G7", False),
        ("R8 O8 Y8", "Spy G7", True),
        ("R8 O8 Y8", "Spy G8", False),
        ("R8 O8 Y8", "Spy B1", True),
        ("R6 R8 R9", "Spy Shield", True),
        ("R1 R8 R9", "Spy Shield", False),
        ("R1 O1 Y1", "Shield G9", True),
        ("R1 O1 Y1", "Shield G4", False),
        ("R1 O1 Y1", "Shield G2", False),
        ("R3 O3 Y3", "Shield Joker", False),
    ],
)
def test_every_value_of_the_opponents_elite_troops_is_considered(mine: str, theirs: str, holds: bool) -> None:
    assert (proof(mine, theirs) is None) == holds


@pytest.mark.parametrize(
    ("mine", "theirs", "holds"),
    [
        ("Joker R8 R9", "", True),
        ("Joker R8 R9", "O7", True),
        ("Spy R8 R9", "", True),
        ("Spy R5 R6", "O8", False),
        ("Spy R5 R6", "O5", True),
        ("Shield R8 R9", "", False),
        ("Shield R1 R2", "O1 O2", True),
        ("Shield R1 R2", "O2 O3", False),
        ("Joker Spy Shield", "O1 B9", True),
        ("Joker Spy Shield", "O2 O8", True),
        ("Joker Spy Shield", "O3 O8", False),
    ],
)
def test_the_claimers_elite_troops_take_their_best_values(mine: str, theirs: str, holds: bool) -> None:
    assert (proof(mine, theirs) is None) == holds


def test_a_troop_may_duplicate_a_card_that_exists_elsewhere() -> None:
    assert proof("Joker R8 R9", "", "2: R7 |") is None
    assert proof("R9 O9 Y9", "Joker G8", "2: G7 | B2", discard="G6") == ("G9",)


# Fewer unseen cards than missing places


def test_with_fewer_unseen_cards_than_missing_places_the_claim_succeeds() -> None:
    """With three cards missing, two unseen cards make no formation, but three do."""
    gone = without("R1 O1 Y2 G7 G8 G9 B9")
    assert proof("R1 O1 Y2", "", discard=gone) == ("G7", "G8", "G9")
    assert proof("R1 O1 Y2", "G7", discard=f"{gone} G8 B9") is None
    assert proof("R1 O1 Y2", "", discard=f"{gone} G7 B9") is None
    assert proof("R1 O1 Y2", "G7 G8", discard=f"{gone} G9 B9") is None


def test_the_early_proof_also_works_under_mud_fight() -> None:
    assert proof("R6 R7 R8 R9", "", modes="Mud") is None
    assert proof("R5 R6 R7 R8", "", modes="Mud") == ("O6", "O7", "O8", "O9")
    assert proof("R5 R6 R7 R8", "O5 O6 O7", modes="Mud") is None
    assert proof("R5 R6 R7 R8", "O6 O7 O8", modes="Mud") == ("O9",)
    assert proof("R1 O1 Y2 B9", "G7 G8", modes="Mud", discard=without("R1 O1 Y2 B9 G7 G8 G9")) is None


# A claimed stone is closed


def test_neither_seat_may_play_a_card_on_a_claimed_stone() -> None:
    state = act(position("5: R7 R8 | G1", hand="R9", other="G2 G3"), "R9@5", "claim 5")
    assert GAME.actors(state) == (1,)
    assert refusal(state, "G2@5").reason == "stone-claimed"
    assert refusal(act(state, "G3@1"), f"{hand(state, 0)[0]}@5").reason == "stone-claimed"


def test_a_claimed_stone_cannot_be_claimed_again() -> None:
    state = act(position("5: R7 R8 | G1", SURE, hand="R9"), "R9@5", "claim 5")
    assert refusal(state, "claim 5").reason == "stone-claimed"


def test_the_other_seat_cannot_reclaim_a_stone() -> None:
    state = position("5: R1 R2 R4 | G7 G8 G9", SURE, won=("5", ""), turn=1, variant="expert")
    assert claims(state) == []
    assert refusal(state, "claim 5").reason == "stone-claimed"


@pytest.mark.parametrize("ruse", ["Strategist R7@5-1", "Banshee G1@5", "Traitor G1@5-1", "Blind@5", "Mud@5", "Spy@5"])
def test_tactics_cannot_touch_a_claimed_stone(ruse: str) -> None:
    held = ruse.partition(" ")[0].partition("@")[0]
    state = position("5: R7 R8 R9 | G1", hand=f"{held} O1", won=("5", ""), variant="tactics")
    assert refusal(state, ruse).reason == "stone-claimed"


# Brute force


def strength(cards: tuple[str, ...]) -> tuple[Formation, int]:
    numbers = sorted(int(card[1]) for card in cards)
    colour, run = len({card[0] for card in cards}) == 1, numbers == [*range(numbers[0], numbers[0] + len(cards))]
    if colour and run:
        return Formation.COLOUR_RUN, sum(numbers)
    if len(set(numbers)) == 1:
        return Formation.KIND, sum(numbers)
    return Formation.COLOUR if colour else Formation.RUN if run else Formation.SUM, sum(numbers)


@pytest.mark.parametrize("theirs", ["", "R5", "R5 O5", "R5 R6", "R5 O6", "R1 O9", "R1 R9"])
@pytest.mark.parametrize("mine", ["P5 P6 P7", "P5 B5 G5", "P1 P5 P6", "P6 B7 G8", "P1 B5 G9", "P9 B9 G8"])
def test_a_claim_holds_exactly_when_no_completion_beats_it(mine: str, theirs: str) -> None:
    gone = "P8 P9 R7 O7 Y9 G9 B8"
    unseen = [card for card in PACK.cards if card not in f"{mine} {theirs} {gone}".split()]
    held = tuple(theirs.split())
    beating = [
        added
        for added in combinations(unseen, 3 - len(held))
        if strength((*held, *added)) > strength(tuple(mine.split()))
    ]
    shown = proof(mine, theirs, discard=" ".join(set(gone.split()) - set(mine.split())))
    assert shown in beating if beating else shown is None

"""Schotten Totten 2: declaring control, the proof against an incomplete side, and ties."""

from itertools import combinations

import pytest

from core.formations import Formation
from core.schotten_totten_2 import events
from core.schotten_totten_2.cards import PACK
from tests.rulebook.siege import (
    SURE,
    act,
    controls,
    discards,
    happened,
    position,
    proof,
    refusal,
    starting,
    texts,
    tile,
)


def without(cards: str) -> str:
    """All siege cards except these."""
    return " ".join(card for card in PACK.cards if card not in cards.split())


# What a declaration needs


@pytest.mark.parametrize("mine", ["", "R9", "R9 R10"])
def test_the_attackers_side_must_be_complete(mine: str) -> None:
    refused = refusal(position(f"3: {mine} | G1 B1 Y2", SURE), "declare 3")
    assert refused.reason == "tile-incomplete"
    assert refused.params == {"tile": 3, "have": len(mine.split()), "size": 3}


def test_a_side_is_complete_with_as_many_cards_as_the_tiles_face_requires() -> None:
    assert proof(2, "R10 R11", "", damaged=True) is not None
    assert refusal(position("2: R10 R11 |"), "declare 2").params["size"] == 4


def test_two_complete_sides_are_compared_and_the_refusal_says_why() -> None:
    state = position("3 first=1: R1 G2 B3 | Y1 P2 Y3", "5: R7 G7 P8 | B4 B5 B6")
    assert starting(state, "declare") == []
    assert refusal(state, "declare 3").reason == "tile-tied"
    refused = refusal(state, "declare 5")
    assert refused.reason == "tile-outranked"
    strengths = {"mine": Formation.SUM, "mine_total": 22, "theirs": Formation.COLOUR_RUN, "theirs_total": 15}
    assert refused.params == {"tile": 5, "size": 3, **strengths}


# Success


def test_success_turns_the_tile_over_and_discards_all_cards_on_both_sides() -> None:
    state = position("3: R9 R10 R11 | G1 B1", "5: R1 | G2", hand="P1")
    told = happened(state, "declare 3")
    after = act(state, "declare 3")
    assert told == (events.Controlled(0, 3, "colour-run", 30, 3, 1),)
    assert (tile(after, 3).damaged, tile(after, 3).sides, tile(after, 3).first) == (True, ((), ()), None)
    assert discards(after) == ("R9", "R10", "R11", "G1", "B1")
    assert tile(after, 5).sides == (("R1",), ("G2",))


def test_both_seats_start_again_at_the_damaged_face() -> None:
    state = act(position("2: R8 R9 R10 R11 |", hand="P1 P2", other="G1 G2"), "declare 2", "P1@2", "G1@2")
    assert tile(state, 2).size == 2
    assert tile(state, 2).sides == (("P1",), ("G1",))


# The proof against an incomplete side


@pytest.mark.parametrize(
    ("number", "damaged", "mine", "theirs", "beaten_by"),
    [
        # All formations.
        (4, False, "R10 R11", "", None),
        (4, False, "R9 R10", "", {"10", "11"}),
        (4, False, "R9 R10", "Y8", None),
        (4, False, "R11 Y11", "G4", {"5"}),
        (3, False, "R9 R10 R11", "", None),
        (3, False, "R0 R1 R2", "Y0 Y1", None),
        (3, False, "R0 R1 R2", "Y1 Y2", {"3"}),
        (2, False, "R8 R9 R10 R11", "", None),
        (2, False, "R11 Y11 G11 B11", "P9 P10", {"8", "11"}),
        (6, False, "R0 Y0 G0 B0", "P3 G3", {"3"}),
        # Sums.
        (1, False, "R11 Y11 G11", "", None),
        (1, False, "R11 Y11 G10", "", {"11"}),
        (1, False, "R10 Y10 G10", "B9 P9", None),
        # The lowest sum.
        (7, False, "R0 Y0 G0", "", None),
        (7, False, "R0 Y0 G1", "", {"0"}),
        (7, False, "R5 Y5 G5", "B11 P4", None),
        (4, True, "R0 Y0 G0 B0", "", None),
        (4, True, "R0 R1 R2 R3", "Y0 Y1 Y2 Y3", None),
        # Runs and sums.
        (1, True, "R11 Y10 G9", "", None),
        (1, True, "R10 Y9 G8", "B10 P9", {"11"}),
        (7, True, "R11 Y11 G11", "B0 P1", {"2"}),
        (7, True, "R11 Y11 G11", "B0 P3", None),
        # Colours and sums.
        (3, True, "R11 R10 R8", "", None),
        (5, True, "R11 R9 R8", "", {"11", "10", "8"}),
        (5, True, "R0 R1 R3", "Y0 G1", None),
        # Same strength and sums.
        (2, True, "R11 Y11", "", None),
        (6, True, "R10 Y10", "B11", {"11"}),
        (6, True, "R10 Y10", "B9", None),
        (6, True, "R11 Y10", "B0", {"0"}),
    ],
)
def test_no_completion_with_unseen_cards_may_be_strictly_stronger(
    number: int, damaged: bool, mine: str, theirs: str, beaten_by: set[str] | None
) -> None:
    cards = proof(number, mine, theirs, damaged=damaged)
    assert (cards and {card[1:] for card in cards}) == beaten_by


def test_a_colour_run_beats_nothing_where_it_is_a_sum() -> None:
    """The defender's side can only be completed to a colour run."""
    gone = without("R1 R2 R5 Y3 Y4 Y5")
    assert proof(3, "R1 R2 R5", "Y3 Y4", discard=gone, damaged=True) is None
    assert proof(3, "R1 R2 R5", "Y3 Y4", discard=gone, damaged=True, variant="type") == ("Y5",)


def test_a_failed_declaration_shows_exactly_the_cards_that_would_beat_it() -> None:
    refused = refusal(position("3: R1 R3 R5 | Y1 Y2"), "declare 3")
    assert refused.reason == "tile-beatable"
    beaten = {"cards": ("Y3",), "formation": Formation.COLOUR_RUN, "total": 6}
    assert refused.params == {"tile": 3, "size": 3, "theirs": ("Y1", "Y2"), **beaten}


def test_the_attacker_wins_all_ties_against_an_incomplete_side() -> None:
    assert proof(1, "R11 Y11 G5", "B11 P5") is None
    assert proof(1, "R11 Y10 G5", "B11 P5") is not None


def test_cards_on_the_table_and_in_the_discards_are_no_longer_available() -> None:
    assert proof(3, "R8 R9 R10", "", "1: R11 Y11 | G11", "2: B11 | P11") is None
    assert proof(3, "R8 R9 R10", "", discard="R11 Y11 G11 B11") == ("P9", "P10", "P11")
    assert proof(3, "R8 R9 R10", "", discard="R11 Y11 G11 B11 P11") is None


@pytest.mark.parametrize("holder", ["hand", "other", "siege"])
def test_both_hands_count_as_unknown(holder: str) -> None:
    told = {"hand": "P1", "other": "P2", "siege": "P3", holder: "Y3"}
    state = position("3: R1 R3 R5 | Y1 Y2", hand=told["hand"], other=told["other"], siege=told["siege"])
    assert refusal(state, "declare 3").params["cards"] == ("Y3",)


def test_future_0_and_11_discards_are_ignored() -> None:
    """The defender could complete the pair with R11, and the attacker could not cancel it; and R0 lies opposite."""
    assert proof(6, "R0 Y10", "G11", damaged=True) is not None
    cards = proof(6, "R0 Y10", "G11", damaged=True, discard="Y11 B11 P11")
    assert cards == ("R11",)


def test_cauldrons_are_ignored() -> None:
    assert "declare 4" in texts(position(SURE, cauldrons=3))


@pytest.mark.parametrize("holder", ["hand", "other", "tactics"])
def test_unplayed_tactics_are_ignored(holder: str) -> None:
    told = {"hand": "P1", "other": "P2", "tactics": "Spy", holder: "Joker"}
    state = position(
        "3: R9 R10 Y11 | G9 B10",
        hand=told["hand"],
        other=told["other"],
        tactics=told["tactics"],
        discard=without("R9 R10 Y11 G9 B10 P1 P2 P11"),
        siege="P11",
        variant="tactics",
    )
    assert "declare 3" in texts(state)


def test_there_is_no_completion_with_fewer_unseen_cards_than_missing_places() -> None:
    kept = "R0 G5 B7 P10 P11"
    assert proof(3, "R0 G5 B7", "", discard=without(kept)) is None
    assert proof(3, "R0 G5 B7", "P9", discard=without(f"{kept} P9")) == ("P10", "P11")


def test_a_card_counts_as_seen_as_soon_as_it_is_played() -> None:
    state = position("3: R8 R9 R10 |", hand="P11 P1", discard="R11 Y11 G11 B11")
    assert refusal(state, "declare 3").params["cards"] == ("P9", "P10", "P11")
    assert "declare 3" in texts(act(state, "P11@1"))


def test_the_defenders_next_card_may_make_a_proof_possible() -> None:
    """The cards that would have beaten the side are still unseen but no longer fit."""
    state = position("3: R1 R3 R5 | Y1", hand="P1 P2", other="G9 G10", siege="B1 B2 B3 B4")
    assert refusal(state, "declare 3").params["cards"] == ("Y2", "Y3")
    state = act(state, "P1@1")
    assert "declare 3" in texts(act(state, "G9@3"))
    assert "declare 3" not in texts(act(state, "G9@1"))


# Ties: completed first


def test_a_tie_goes_to_the_side_completed_first() -> None:
    state = position("3: R1 Y2 | G1 B2", hand="G3 P9", other="P3 P10", siege="B8 B9 B10 B11")
    state = act(state, "G3@3", "draw siege", "done", "P3@3")
    assert tile(state, 3).first == 0
    assert "declare 3" in texts(state)
    state = position("3: R1 Y2 | G1 B2", turn=1, hand="P3 P10", other="G3 P9", siege="B8 B9 B10 B11")
    state = act(state, "P3@3", "G3@3")
    assert tile(state, 3).first == 1
    assert refusal(act(state, "P10@1"), "declare 3").reason == "tile-tied"


def test_a_side_that_lost_a_card_must_be_completed_again() -> None:
    """The attacker was first, loses a card to a cauldron, and completes the side again after the defender."""
    state = position("3: R1 Y2 B3 | G1 B2 P3", turn=1, hand="P10 P9", other="R3 R9", siege="B8 B9 B10 B11")
    assert tile(state, 3).first == 0
    state = act(state, "cauldron 3")
    assert tile(state, 3).first == 1
    state = position("3: Y2 B3 | G1 B2 P3", turn=1, hand="P10 P9", other="R1 R9", siege="B8 B9 B10 B11")
    state = act(state, "P10@1", "R1@3")
    assert tile(state, 3).first == 1
    assert refusal(act(state, "P9@1"), "declare 3").reason == "tile-tied"


# Brute force, straight from the rules


def worth(cards: tuple[str, ...]) -> tuple[int, int]:
    numbers = sorted(int(card[1:]) for card in cards)
    colour = len({card[0] for card in cards}) == 1
    run = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    if colour and run:
        return 5, sum(numbers)
    if len(set(numbers)) == 1:
        return 4, sum(numbers)
    return 3 if colour else 2 if run else 1, sum(numbers)


@pytest.mark.parametrize("theirs", ["", "R5", "R5 Y5", "R5 R6", "R5 Y6", "R0 Y11"])
@pytest.mark.parametrize("mine", ["P5 P6 P7", "P5 B5 G5", "P0 P5 P6", "P6 B7 G8", "P0 B5 G11"])
def test_a_declaration_holds_exactly_when_no_completion_beats_it(mine: str, theirs: str) -> None:
    gone = "P8 P9 P10 P11 R7 Y9 G9 B8 R11 Y10"
    unseen = [card for card in PACK.cards if card not in f"{mine} {theirs} {gone}".split()]
    held = tuple(theirs.split())
    beating = [
        added for added in combinations(unseen, 3 - len(held)) if worth((*held, *added)) > worth(tuple(mine.split()))
    ]
    shown = proof(3, mine, theirs, discard=gone)
    assert shown in beating if beating else shown is None


def test_complete_sides_with_equal_sums_but_different_formations() -> None:
    assert controls(3, "R3 R4 R5", "Y4 G4 B4", first=1)
    assert not controls(3, "Y4 G4 B4", "R3 R4 R5", first=0)

"""Schotten Totten, the tactics variant: Strategist, Banshee and Traitor."""

import pytest

from core.schotten_totten import events
from core.schotten_totten.state import State
from tests.rulebook.positions import GAME, SURE, act, claims, happened, position, refusal, stone, texts

TABLE = ("3: R1 Joker | G1 Spy", "5: R2 R4 R7 | G2", "6: O1 | G4 G5 G7", SURE)
"""Seat 0 owns stones 1 and 2, seat 1 owns 7 and 8; 4 is empty, and seat 0's side of 9 is full."""
WON = ("12", "78")


def holding(card: str, *stones: str, won: tuple[str, str] = WON, other: str | None = None) -> State:
    """Seat 0 has a ruse in hand and may play it."""
    return position(*(stones or TABLE), hand=f"{card} Y9", other=other, won=won, played=(1, 1), variant="tactics")


def ways(state: State, ruse: str) -> set[str]:
    return {text.removeprefix(f"{ruse} ") for text in texts(state) if text.startswith(ruse)}


# All three


@pytest.mark.parametrize(
    ("ruse", "discard"),
    [
        ("Strategist R1@3-4", ("Strategist",)),
        ("Strategist R1@3-x", ("R1", "Strategist")),
        ("Banshee G1@3", ("G1", "Banshee")),
        ("Traitor G1@3-4", ("Traitor",)),
    ],
)
def test_a_ruse_is_resolved_and_then_goes_to_the_discard_which_both_may_read(
    ruse: str, discard: tuple[str, ...]
) -> None:
    state = act(holding(ruse.partition(" ")[0]), ruse)
    assert [GAME.view(state, seat).discard for seat in (0, 1, None)] == [discard] * 3
    assert GAME.view(state, None).hands[0].tactics == 0


@pytest.mark.parametrize("ruse", ["Strategist", "Banshee", "Traitor"])
def test_a_ruse_without_a_legal_target_cannot_be_played(ruse: str) -> None:
    """With cards only on claimed stones, the player can only play the clan card."""
    state = holding(ruse, "1: R1 R2 R4 | G1", "7: R5 | G4 G5 G6")
    assert {text.partition("@")[0] for text in texts(state)} == {"Y9"}


def test_stones_may_be_claimed_after_a_ruse() -> None:
    assert texts(act(holding("Banshee"), "Banshee G1@3")) == ["claim 9", "done"]


# Strategist


def test_the_strategist_moves_one_of_ones_own_clan_or_elite_cards_to_another_stone_or_the_discard() -> None:
    assert ways(holding("Strategist"), "Strategist") == {
        *("R1@3-4", "R1@3-6", "R1@3-x", "Joker@3-4", "Joker@3-6", "Joker@3-x"),
        *(f"{card}@5-{to}" for card in ("R2", "R4", "R7") for to in "346x"),
        *(f"O1@6-{to}" for to in "34x"),
        *(f"{card}@9-{to}" for card in ("P7", "P8", "P9") for to in "346x"),
    }


@pytest.mark.parametrize(
    ("ruse", "reason"),
    [
        ("G1@3-4", "not-on-your-side"),
        ("G1@3-x", "not-on-your-side"),
        ("R3@3-4", "not-on-your-side"),
        ("R2@3-4", "not-on-your-side"),
        ("R1@3-3", "same-stone"),
        ("R1@3-5", "side-full"),
        ("R1@3-9", "side-full"),
        ("R1@3-1", "stone-claimed"),
        ("R1@3-7", "stone-claimed"),
        ("B1@1-4", "stone-claimed"),
        ("B1@1-x", "stone-claimed"),
    ],
)
def test_the_strategist_needs_a_card_of_ones_own_and_another_unclaimed_stone_with_room(ruse: str, reason: str) -> None:
    state = holding("Strategist", *TABLE, "1: B1 B2 B4 |")
    assert refusal(state, f"Strategist {ruse}").reason == reason


def test_a_card_moved_by_the_strategist_lies_on_the_other_stone() -> None:
    state = holding("Strategist")
    assert happened(state, "Strategist R1@3-6")[0] == events.Moved(0, "Strategist", "R1", 3, 6)
    after = act(state, "Strategist R1@3-6")
    assert stone(after, 3).sides[0] == ("Joker",)
    assert stone(after, 6).sides[0] == ("O1", "R1")


def test_a_card_discarded_by_the_strategist_is_out_of_the_game_and_face_up() -> None:
    state = holding("Strategist")
    assert happened(state, "Strategist Joker@3-x")[0] == events.Removed(0, "Strategist", "Joker", 3)
    after = act(state, "Strategist Joker@3-x")
    assert stone(after, 3).sides[0] == ("R1",)
    assert GAME.view(after, 1).discard == ("Joker", "Strategist")


def test_the_strategist_can_complete_a_side_that_is_then_claimed() -> None:
    state = act(holding("Strategist", "3: O7 O8 |", "5: O9 R1 | G1"), "Strategist O9@5-3")
    assert texts(state) == ["claim 3", "done"]


def test_the_strategist_may_put_a_fourth_card_into_the_mud() -> None:
    state = holding("Strategist", "3 Mud: O6 O7 O8 |", "5: O9 R1 | G1")
    assert texts(act(state, "Strategist O9@5-3")) == ["claim 3", "done"]


# Banshee


def test_the_banshee_removes_any_of_the_opponents_clan_or_elite_cards_from_an_unclaimed_stone() -> None:
    assert ways(holding("Banshee"), "Banshee") == {"G1@3", "Spy@3", "G2@5", "G4@6", "G5@6", "G7@6"}


@pytest.mark.parametrize(
    ("ruse", "reason"),
    [
        ("R1@3", "not-on-their-side"),
        ("G2@3", "not-on-their-side"),
        ("B9@3", "not-on-their-side"),
        ("B1@7", "stone-claimed"),
    ],
)
def test_the_banshee_needs_an_opponents_card_at_an_unclaimed_stone(ruse: str, reason: str) -> None:
    state = holding("Banshee", *TABLE, "7: | B1 B2 B4")
    assert refusal(state, f"Banshee {ruse}").reason == reason


@pytest.mark.parametrize("card", ["G1", "Spy"])
def test_a_card_removed_by_the_banshee_goes_to_the_discard(card: str) -> None:
    state = holding("Banshee")
    assert happened(state, f"Banshee {card}@3")[0] == events.Removed(0, "Banshee", card, 3)
    after = act(state, f"Banshee {card}@3")
    assert card not in stone(after, 3).sides[1]
    assert GAME.view(after, None).discard == (card, "Banshee")


def test_a_discarded_card_cannot_come_back_in_a_proof() -> None:
    """With O4 back, O2 O3 would beat the claim; with O1 they only tie."""
    state = position("3: R1 R2 R3 | O2 O3 O4", hand="Banshee Y9", variant="tactics")
    assert claims(act(state, "Banshee O4@3")) == ["claim 3"]
    assert claims(act(state, "Banshee O2@3")) == []


# Traitor


def test_the_traitor_moves_one_of_the_opponents_clan_cards_to_any_side_of_ones_own_with_room() -> None:
    """This includes the stone it came from. The Spy is not a clan card."""
    assert ways(holding("Traitor"), "Traitor") == {
        f"{card}-{to}" for card in ("G1@3", "G2@5", "G4@6", "G5@6", "G7@6") for to in "346"
    }


@pytest.mark.parametrize(
    ("ruse", "reason"),
    [
        ("Spy@3-4", "clan-only"),
        ("R1@3-4", "not-on-their-side"),
        ("G2@3-4", "not-on-their-side"),
        ("G1@3-5", "side-full"),
        ("G2@5-5", "side-full"),
        ("G1@3-1", "stone-claimed"),
        ("G1@3-8", "stone-claimed"),
        ("B1@7-4", "stone-claimed"),
    ],
)
def test_the_traitor_needs_a_clan_card_and_an_unclaimed_stone_with_room(ruse: str, reason: str) -> None:
    state = holding("Traitor", *TABLE, "7: | B1 B2 B4")
    assert refusal(state, f"Traitor {ruse}").reason == reason


def test_the_traitor_cannot_be_played_against_elite_troops_alone() -> None:
    state = holding("Traitor", "3: | Spy Shield", "7: | G4 G5 G6")
    assert ways(state, "Traitor") == set()


def test_the_traitor_cannot_be_played_without_room() -> None:
    full = ("3: R1 R2 R4 | G1", "6: R5 R6 O8 | G2", "9: O1 O2 O4 | G3")
    state = holding("Traitor", *full, won=("124", "578"))
    assert texts(state) == ["pass"]
    assert refusal(state, "Traitor G1@3-3").reason == "side-full"


def test_a_card_taken_by_the_traitor_lies_on_ones_own_side() -> None:
    state = holding("Traitor")
    assert happened(state, "Traitor G1@3-4")[0] == events.Moved(0, "Traitor", "G1", 3, 4)
    after = act(state, "Traitor G1@3-4")
    assert stone(after, 3).sides == (("R1", "Joker"), ("Spy",))
    assert stone(after, 4).sides == (("G1",), ())


def test_the_traitor_can_move_a_card_across_one_stone_and_complete_the_claimers_side() -> None:
    state = holding("Traitor", "3: O7 O8 | O9 G1 G2")
    state = act(state, "Traitor O9@3-3")
    assert stone(state, 3).sides == (("O7", "O8", "O9"), ("G1", "G2"))
    assert stone(state, 3).first == 0
    assert texts(state) == ["claim 3", "done"]


# A side that loses a card


@pytest.mark.parametrize("ruse", ["Banshee O5@3", "Traitor O5@3-4"])
def test_a_side_that_loses_a_card_is_incomplete_again(ruse: str) -> None:
    card = ruse.partition(" ")[0]
    state = position("3: R7 R8 R9 | O1 O3 O5", hand=f"{card} Y9", other="O6 Y1", clan="", tactics="", variant="tactics")
    state = act(state, ruse, "done")
    assert stone(state, 3).strengths[1] is None
    assert "O6@3" in texts(state)


TIED = "3 first=0: R1 O4 Y9 | G1 B4 P9"


def test_a_side_that_lost_a_card_is_no_longer_the_one_completed_first() -> None:
    """Seat 0 was first, loses Y9 and completes its side again with O9; now seat 1 was first."""
    state = position(TIED, turn=1, hand="Banshee P1", other="O9 R5", clan="", tactics="", variant="tactics")
    state = act(state, "Banshee Y9@3")
    assert stone(state, 3).first == 1
    state = act(state, "done", "O9@3")
    assert stone(state, 3).first == 1
    assert GAME.actors(state) == (1,)
    assert claims(act(state, "P1@1")) == ["claim 3"]


def test_the_side_completed_first_stays_first_when_the_later_one_loses_a_card() -> None:
    state = position(TIED, hand="Banshee R5", other="B9 P1", clan="", tactics="", variant="tactics")
    state = act(state, "Banshee P9@3", "done", "B9@3")
    assert stone(state, 3).first == 0
    assert claims(act(state, "R5@1")) == ["claim 3"]


def test_when_both_sides_are_incomplete_again_the_next_one_completed_is_first() -> None:
    """Seat 0's own Strategist takes a card from its only complete side; then seat 1 is first to complete a side."""
    state = position("3: R1 O4 Y9 | G1 B4", hand="Strategist O9", other="P9 P1", clan="", tactics="", variant="tactics")
    state = act(state, "Strategist Y9@3-x")
    assert stone(state, 3).first is None
    state = act(state, "P9@3", "done", "O9@3")
    assert stone(state, 3).first == 1


def test_the_strategist_also_gives_up_being_completed_first() -> None:
    state = position(TIED, hand="Strategist O9 R5", other="P1 P2", clan="", tactics="", variant="tactics")
    state = act(state, "Strategist Y9@3-4", "P1@1", "done", "O9@3")
    assert stone(state, 3).first == 1

"""Schotten Totten, the expert variant, with and without tactics."""

import pytest

from core.game import Outcome, OutOfTurn
from core.schotten_totten import events
from tests.rulebook.positions import GAME, SURE, act, claims, hand, happened, position, refusal, stone, texts

EITHER = pytest.mark.parametrize("variant", ["expert", "tactics expert"])
NO_ROOM_FOR_SEAT_1 = ("3: R1 | G7 G8 G9", "6: | G4 G5 B7", "9: | G1 G2 B4")


@EITHER
def test_stones_are_claimed_at_the_start_of_the_turn_before_a_card_is_played(variant: str) -> None:
    state = position("2: R7 R8 R9 |", SURE, hand="O1", won=("1", ""), variant=variant)
    assert texts(state) == ["claim 2", "claim 9", *(f"O1@{number}" for number in range(3, 9))]
    state = act(state, "claim 9")
    assert texts(state) == ["claim 2", *(f"O1@{number}" for number in range(3, 9))]
    assert stone(state, 9).owner == 0


@EITHER
def test_claiming_stays_optional_and_ends_with_the_card(variant: str) -> None:
    state = position(SURE, hand="O1 O2", clan="Y1", tactics="", variant=variant)
    after = act(state, "O1@1")
    assert stone(after, 9).owner is None
    assert GAME.actors(after) == (1,)
    with pytest.raises(OutOfTurn):
        GAME.play(after, 0, GAME.parse("claim 9"))


def test_no_stone_can_be_claimed_after_the_card_while_choosing_a_deck() -> None:
    state = act(position(SURE, hand="O1 O2", variant="tactics expert"), "O1@1")
    assert texts(state) == ["draw clan", "draw tactics"]
    assert refusal(state, "claim 9").reason == "claims-over"


def test_no_stone_can_be_claimed_during_or_after_a_recruiter() -> None:
    cards = "Y1 Y2 Y3 Y4 Y5"
    held = "Recruiter R1 R2 R3 R4 R5 R6"
    state = act(position(SURE, hand=held, clan=cards, tactics="Mud", variant="tactics expert"), "Recruiter")
    assert refusal(state, "claim 9").reason == "claims-over"
    state = act(state, *["draw clan"] * 3)
    assert refusal(state, "claim 9").reason == "claims-over"
    assert GAME.actors(act(state, "return R1", "return R2")) == (1,)


@EITHER
def test_there_is_no_done_while_the_player_has_a_card_to_play(variant: str) -> None:
    state = position(SURE, hand="O1", variant=variant)
    assert refusal(state, "done").reason == "asked-play"


def test_a_turn_without_claims_begins_with_the_card() -> None:
    state = GAME.start(2, {"expert": "on"}, b"seed")
    assert len(texts(state)) == 54
    assert refusal(state, "claim 1").reason == "side-incomplete"


# The opponent has one turn to answer


@EITHER
def test_a_side_completed_this_turn_cannot_be_claimed_before_the_next(variant: str) -> None:
    state = position("5: R7 R8 | G1", hand="R9 R1", other="Y1 Y2", clan="", tactics="", variant=variant)
    state = act(state, "R9@5")
    assert GAME.actors(state) == (1,)
    state = act(state, "Y1@1")
    assert claims(state) == ["claim 5"]
    assert stone(act(state, "claim 5"), 5).owner == 0


def test_the_opponent_may_answer_a_completed_side_with_a_ruse() -> None:
    state = position("5: R7 R8 | G1", hand="R9 R1", other="Banshee", clan="", tactics="", variant="tactics expert")
    state = act(state, "R9@5", "Banshee R8@5")
    assert claims(state) == []
    assert refusal(state, "claim 5").reason == "side-incomplete"


def test_the_opponent_may_answer_a_completed_side_with_a_stronger_one() -> None:
    state = position("5: R1 R2 | G7 G8", hand="R3 R4", other="G9 Y1", clan="", variant="expert")
    state = act(state, "R3@5", "G9@5")
    assert claims(state) == []
    assert claims(act(state, "R4@1")) == ["claim 5"]


def test_the_opponents_answer_may_make_a_proof_possible() -> None:
    """Seat 1 itself plays the only card that could have beaten the claim."""
    state = position("5: R1 R2 | O2 O3", "6: | O1", hand="R3 R9", other="O4 Y1", clan="", variant="expert")
    assert claims(act(state, "R3@5", "Y1@1")) == []
    assert claims(act(state, "R3@5", "O4@1")) == ["claim 5"]


# Without a card to play


@pytest.mark.parametrize("other", ["", "Y1 Y2"])
def test_a_player_who_can_claim_but_not_play_ends_the_claims_with_done(other: str) -> None:
    state = position(*NO_ROOM_FOR_SEAT_1, hand="R5 R2", other=other, clan="", won=("1245", "78"), variant="expert")
    state = act(state, "R5@3")
    assert GAME.actors(state) == (1,)
    assert texts(state) == ["claim 3", "done"]
    assert GAME.actors(act(state, "done")) == (0,)


def test_an_empty_hand_with_tactics_also_ends_the_claims_with_done() -> None:
    state = position("5: | G7 G8 G9", hand="R5 R2", other="", clan="", tactics="", variant="tactics expert")
    state = act(state, "R5@3")
    assert texts(state) == ["claim 5", "done"]
    assert GAME.actors(act(state, "done")) == (0,)


def test_claims_without_a_card_end_automatically_when_nothing_is_left_to_claim() -> None:
    state = position("5: | G7 G8 G9", hand="R5 R2", other="", clan="", variant="expert")
    state = act(state, "R5@3", "claim 5")
    assert stone(state, 5).owner == 1
    assert GAME.actors(state) == (0,)


@EITHER
def test_a_player_who_can_neither_claim_nor_play_is_skipped(variant: str) -> None:
    state = position("5: | G1 G2 B4", hand="R5 R2", other="", clan="", tactics="", variant=variant)
    assert happened(state, "R5@3") == (events.Played(0, "R5", 3), events.Passed(1))
    assert GAME.actors(act(state, "R5@3")) == (0,)


def test_pass_is_offered_besides_the_claims_while_the_hand_has_cards() -> None:
    state = position(SURE, "1: Joker |", hand="Joker", played=(1, 1), variant="tactics expert")
    assert texts(state) == ["claim 9", "pass"]
    assert texts(act(state, "claim 9")) == ["pass"]


@pytest.mark.parametrize("held", ["Mud", "Joker"])
def test_a_pass_ends_the_claims_like_a_card(held: str) -> None:
    """Claims come first, and a player with cards in hand has no `done`. The second Joker cannot be played, but
    an answer that differs from the one for Mud would reveal the hand.
    """
    state = position(SURE, "1: Joker |", hand=held, clan="", tactics="", played=(1, 1), variant="tactics expert")
    state = act(state, "pass")
    assert GAME.actors(state) == (1,)
    assert stone(state, 9).owner is None


# Everything else stays the same


@EITHER
def test_a_winning_claim_ends_the_game_at_once_before_a_card_is_played(variant: str) -> None:
    state = position("3: R7 R8 R9 |", SURE, hand="O1", won=("12", "5"), variant=variant)
    state = act(state, "claim 3")
    assert GAME.outcome(state) == Outcome((0,), "adjacent", (5, 1))
    assert GAME.actors(state) == ()
    assert hand(state, 0) == ("O1",)


def test_a_card_is_drawn_after_one_is_played() -> None:
    state = position(SURE, hand="O1 O2", clan="Y1", variant="expert")
    assert hand(act(state, "claim 9"), 0) == ("O1", "O2")
    assert hand(act(state, "claim 9", "O1@1"), 0) == ("O2", "Y1")


def test_a_failed_claim_says_why_and_changes_nothing() -> None:
    refused = refusal(position("5: R1 R3 R5 | O1 O2", variant="expert"), "claim 5")
    assert (refused.reason, refused.params["cards"]) == ("beatable", ("O3",))


def test_the_next_round_of_an_expert_match_begins_without_claims() -> None:
    state = act(position("3: R7 R8 R9 |", SURE, won=("12", ""), rounds=2, variant="expert"), "claim 3")
    assert GAME.view(state, None).round == 2
    assert claims(state) == []
    assert len(texts(state)) == 54

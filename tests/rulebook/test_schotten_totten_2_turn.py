"""Schotten Totten 2, the base game: preparing, playing, 0 against 11, drawing, and when to declare control."""

import pytest

from core.game import OutOfTurn
from core.schotten_totten_2 import events
from tests.rulebook.siege import (
    GAME,
    SURE,
    act,
    discards,
    hand,
    position,
    refusal,
    starting,
    step,
    texts,
    tile,
)

FULL = (
    "1: R1 G1 B1 | R2 G2 B2",
    "2: R3 G3 B3 P5 | R4 G4 B4 P4",
    "3: R5 G5 Y1 | Y2 Y3 Y5",
    "4: Y6 G8 | G10 G11",
    "5: R6 G6 P1 | P6 P7 P8",
    "6: R7 G7 B7 P2 | R8 Y8 B8 P3",
    "7: R9 G9 B9 | R0 G0 B0",
)
"""Every side is full, and the attacker controls nothing."""


# Prepare: retreat


def test_the_attacker_may_retreat_from_a_tile_and_discard_every_card_there() -> None:
    state = position("3: R1 R2 | G1", "5: B1 |", hand="P5")
    after, told = step(state, "retreat 3")
    assert tile(after, 3).sides == ((), ("G1",))
    assert discards(after) == ("R1", "R2")
    assert told == (events.Retreated(0, 3, ("R1", "R2")),)


def test_the_attacker_may_retreat_from_several_tiles_before_playing_a_card() -> None:
    state = act(position("3: R1 R2 |", "5: B1 |", hand="P5 P6"), "retreat 5", "retreat 3")
    assert GAME.actors(state) == (0,)
    assert starting(state, "retreat") == []
    assert discards(state) == ("R1", "R2", "B1")
    assert GAME.actors(act(state, "P5@3")) == (1,)


def test_a_retreat_is_optional_and_needs_an_attacker_card_at_the_tile() -> None:
    state = position("3: R1 |", "5: | B1", hand="P5")
    assert starting(state, "retreat") == ["retreat 3"]
    refused = refusal(state, "retreat 5")
    assert (refused.reason, refused.params) == ("no-retreat", {"tile": 5})


def test_a_complete_side_may_retreat_too_and_be_filled_again() -> None:
    state = act(position("3: R1 G1 B1 | Y5", hand="P5"), "retreat 3")
    assert tile(state, 3).first is None
    assert "P5@3" in texts(state)


def test_only_the_attacker_may_retreat() -> None:
    assert refusal(position("3: R1 | G1", turn=1, hand="P5"), "retreat 3").reason == "attacker-only"


def test_there_is_no_retreat_after_the_card() -> None:
    state = act(position(SURE, "3: R1 |", hand="P5 P6"), "P5@3")
    assert refusal(state, "retreat 3").reason == "asked-siege-draw"
    assert refusal(act(state, "draw siege"), "retreat 3").reason == "asked-end"


def test_retreats_and_declarations_may_alternate_before_the_card() -> None:
    state = position(SURE, "3: R1 |", "5: B9 B10 B11 |", "7: R2 |", hand="P5")
    state = act(state, "retreat 3", "declare 4", "retreat 7", "declare 5")
    assert [each.damaged for each in GAME.view(state, None).tiles] == [False, False, False, True, True, False, False]
    assert discards(state) == ("R1", "R2", "B9", "B10", "B11", "P10", "P11")
    assert starting(state, "P5")


# Prepare: the cauldron


def test_a_cauldron_discards_the_attackers_card_nearest_the_wall() -> None:
    """That is, the earliest played of the cards still there."""
    state = position("3: R7 R1 R4 | G1", turn=1, hand="P5")
    after, told = step(state, "cauldron 3")
    assert tile(after, 3).sides == (("R1", "R4"), ("G1",))
    assert discards(after) == ("R7",)
    assert told == (events.Scalded(1, 3, "R7", 2),)
    assert GAME.view(after, None).cauldrons == 2


def test_the_next_cauldron_discards_the_next_card() -> None:
    state = act(position("3: R7 R1 R4 |", turn=1, hand="P5 P6", other="B1 B2"), "cauldron 3", "P5@3", "B1@5")
    assert tile(act(state, "cauldron 3"), 3).sides == (("R4",), ("P5",))


def test_cards_stay_in_the_order_they_were_played() -> None:
    state = position(hand="R7 R1 R4", other="P1 P2 P3", siege="B1 B2 B3 B4 B5 B6")
    state = act(state, "R7@3", "P1@1", "R1@3", "P2@1", "R4@3")
    assert tile(state, 3).sides[0] == ("R7", "R1", "R4")
    assert tile(act(state, "cauldron 3"), 3).sides[0] == ("R1", "R4")


def test_at_most_one_cauldron_may_be_thrown_a_turn() -> None:
    state = act(position("3: R7 R1 |", turn=1, hand="P5 P6", other="B1 B2"), "cauldron 3")
    assert starting(state, "cauldron") == []
    assert refusal(state, "cauldron 3").reason == "cauldron-thrown"
    assert starting(act(state, "P5@3", "B1@5"), "cauldron") == ["cauldron 3", "cauldron 5"]


def test_the_defender_has_three_cauldrons_a_game() -> None:
    assert refusal(position("3: R7 |", turn=1, cauldrons=0), "cauldron 3").reason == "no-cauldrons"
    state = position("3: R7 R1 |", "5: B7 |", turn=1, hand="P5 P6 P7 P8", other="G1 G2 G3 G4")
    state = act(state, "cauldron 3", "P5@1", "G1@1", "cauldron 3", "P6@1", "G2@1", "cauldron 5", "P7@1", "G3@2")
    assert GAME.view(state, None).cauldrons == 0
    assert starting(state, "cauldron") == []


def test_a_cauldron_needs_an_attacker_card_at_the_tile_and_is_optional() -> None:
    state = position("3: R7 |", "5: | B1", turn=1, hand="P5")
    assert starting(state, "cauldron") == ["cauldron 3"]
    assert starting(state, "P5")
    refused = refusal(state, "cauldron 5")
    assert (refused.reason, refused.params) == ("no-target", {"tile": 5})


def test_the_attacker_has_no_cauldrons() -> None:
    assert refusal(position("3: R7 |", hand="P5"), "cauldron 3").reason == "defender-only"


def test_a_cauldron_must_be_thrown_before_the_card() -> None:
    state = position("3: R7 |", turn=1, hand="P5 P6", variant="tactics")
    assert refusal(act(state, "P5@3"), "cauldron 3").reason == "asked-siege-draw"


# Play


def test_any_card_may_be_played_at_any_tile_with_room_on_ones_own_side() -> None:
    state = position("3: R1 R5 G2 | B1", "4: | B2 B3", hand="R7 P2")
    places = [1, 2, 4, 5, 6, 7]
    assert starting(state, "R7") == [f"R7@{place}" for place in places]
    assert starting(state, "P2") == [f"P2@{place}" for place in places]


def test_a_card_is_played_face_up_on_ones_own_side() -> None:
    state = act(position("3: R1 | G1", turn=1, hand="R7"), "R7@3")
    assert tile(state, 3).sides == (("R1",), ("G1", "R7"))


@pytest.mark.parametrize(
    ("told", "place", "size"),
    [
        ("1: R1 R5 G2 |", 1, 3),
        ("2: R1 R5 G2 G3 |", 2, 4),
        ("4: R1 R5 |", 4, 2),
        ("2 damaged: R1 R5 |", 2, 2),
        ("4 damaged: R1 R5 G2 G3 |", 4, 4),
    ],
)
def test_a_side_takes_as_many_cards_as_the_tiles_face_requires(told: str, place: int, size: int) -> None:
    refused = refusal(position(told, hand="R7"), f"R7@{place}")
    assert (refused.reason, refused.params) == ("tile-full", {"tile": place, "size": size})
    fewer = told.replace(" R5", "")
    assert f"R7@{place}" in texts(position(fewer, hand="R7"))


def test_only_a_card_in_hand_can_be_played() -> None:
    refused = refusal(position(hand="R7", other="R8"), "R8@3")
    assert (refused.reason, refused.params) == ("not-in-hand", {"card": "R8"})


def test_exactly_one_card_is_played_in_a_turn() -> None:
    state = act(position(SURE, hand="R7 R8"), "R7@3")
    assert refusal(state, "R8@3").reason == "asked-siege-draw"
    with pytest.raises(OutOfTurn):
        GAME.play(act(state, "draw siege", "done"), 0, GAME.parse("R8@3"))


def test_with_all_sides_full_the_attacker_cannot_play_before_a_retreat() -> None:
    state = position(*FULL, hand="Y10 B11", siege="B10")
    assert texts(state) == [f"retreat {number}" for number in range(1, 8)]
    assert refusal(state, "Y10@4").reason == "tile-full"
    assert refusal(state, "pass").reason == "no-pass"
    assert texts(act(state, "retreat 4"))[-2:] == ["Y10@4", "B11@4"]


def test_with_all_sides_full_a_declaration_also_makes_room() -> None:
    state = position(*FULL[:3], "4: P10 P11 | G10", *FULL[4:], hand="Y10 B11", siege="B10")
    assert texts(state) == ["declare 4", *(f"retreat {number}" for number in range(1, 8))]
    assert texts(act(state, "declare 4"))[-2:] == ["Y10@4", "B11@4"]


# 0 against 11


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(("played", "lying"), [("R0", "R11"), ("R11", "R0")])
def test_a_0_and_an_11_of_one_colour_opposite_each_other_are_both_discarded(turn: int, played: str, lying: str) -> None:
    told = f"3: | G1 {lying} G2" if turn == 0 else f"3: G1 {lying} G2 |"
    after, told_events = step(position(told, turn=turn, hand=f"{played} P1"), f"{played}@3")
    assert tile(after, 3).sides[turn] == ()
    assert tile(after, 3).sides[1 - turn] == ("G1", "G2")
    assert discards(after) == ("R0", "R11")
    assert told_events[:2] == (events.Played(turn, played, 3), events.Cancelled(3, (played, lying)))


@pytest.mark.parametrize(
    ("told", "played"),
    [
        ("3: | Y11", "R0"),
        ("3: | R10", "R0"),
        ("3: R11 |", "R0"),
        ("5: | R11", "R0"),
        ("3: | R1", "R11"),
    ],
    ids=["another colour", "no 11", "the same side", "another tile", "no 0"],
)
def test_all_other_cards_stay(told: str, played: str) -> None:
    state = act(position(told, hand=f"{played} P1"), f"{played}@3")
    assert discards(state) == ()
    assert played in tile(state, 3).sides[0]


def test_the_card_limit_applies_before_a_0_and_an_11_are_discarded() -> None:
    state = position("3: G1 G2 B4 | R11", hand="R0 P1")
    assert refusal(state, "R0@3").reason == "tile-full"
    state = act(position("3: G1 G2 | R11", hand="R0 P1"), "R0@3")
    assert tile(state, 3).sides == (("G1", "G2"), ())


def test_a_side_whose_last_card_is_cancelled_is_not_complete() -> None:
    state = act(position("3: G1 G2 | R11 Y5 B7", hand="R0 P1"), "R0@3")
    assert tile(state, 3).first is None
    assert tile(state, 3).strengths == (None, None)


def test_a_side_that_lost_its_11_must_be_completed_again() -> None:
    """The defender was complete first, loses a card, and completes the side again after the attacker."""
    state = position("3: G1 P2 | R11 Y5 B7", hand="R0 G6", other="P1 B5", siege="Y1 Y2 Y3 Y4")
    state = act(state, "R0@3", "P1@1", "G6@3")
    assert tile(state, 3).first == 0
    assert tile(act(state, "B5@3"), 3).first == 0


# Draw


def test_the_draw_is_automatic_when_nothing_can_be_declared() -> None:
    after, told = step(position(hand="R1 R2 R3 R4 R5 R6", siege="G9 G8"), "R2@1")
    assert hand(after, 0) == ("R1", "R3", "R4", "R5", "R6", "G9")
    assert GAME.view(after, None).siege_deck == 1
    assert GAME.actors(after) == (1,)
    assert told == (events.Played(0, "R2", 1), events.Drew(0, "siege", "G9"))


def test_the_defender_never_chooses_a_draw_in_the_base_game() -> None:
    state = act(position(SURE, turn=1, hand="R1 R2", siege="G9 G8"), "R1@1")
    assert hand(state, 1) == ("R2", "G9")
    assert GAME.actors(state) == (0,)


# Declaring control, and when


def test_control_is_declared_before_the_card() -> None:
    state = act(position(SURE, hand="R1"), "declare 4")
    assert tile(state, 4).damaged
    assert starting(state, "R1")


def test_the_player_must_ask_for_the_draw_while_a_tile_can_be_declared() -> None:
    state = act(position(SURE, hand="R1 R2", siege="G9 G8"), "R1@1")
    assert texts(state) == ["declare 4", "draw siege"]
    assert hand(act(state, "declare 4"), 0) == ("R2", "G9")
    assert GAME.actors(act(state, "declare 4")) == (1,)


def test_the_turn_ends_with_done_while_a_tile_can_be_declared_after_the_draw() -> None:
    state = act(position(SURE, hand="R1 R2", siege="G9 G8"), "R1@1", "draw siege")
    assert hand(state, 0) == ("R2", "G9")
    assert texts(state) == ["declare 4", "done"]
    assert GAME.actors(act(state, "declare 4")) == (1,)
    assert GAME.actors(act(state, "done")) == (1,)
    assert not tile(act(state, "done"), 4).damaged


def test_done_replaces_the_draw_when_there_is_nothing_to_draw() -> None:
    state = act(position(SURE, hand="R1 R2", siege=""), "R1@1")
    assert texts(state) == ["declare 4", "done"]
    assert refusal(state, "draw siege").reason == "deck-empty"


def test_done_cannot_replace_the_draw_while_there_is_a_card_to_draw() -> None:
    refused = refusal(act(position(SURE, hand="R1 R2", siege="G9"), "R1@1"), "done")
    assert (refused.reason, refused.params) == ("asked-siege-draw", {"decks": "siege"})


def test_any_number_of_tiles_may_be_declared_one_by_one_at_any_time() -> None:
    state = position(SURE, "3: B9 B10 B11 |", "5: G9 G10 G11 |", hand="R1 R2")
    state = act(state, "declare 3", "R1@1", "declare 4", "draw siege")
    assert texts(state) == ["declare 5", "done"]


def test_only_the_attacker_may_declare_control_and_only_in_their_own_turn() -> None:
    state = position("4: | P10 P11", "5: G9 G10 G11 |", turn=1, hand="R1")
    assert starting(state, "declare") == []
    assert refusal(state, "declare 4").reason == "attacker-only"
    with pytest.raises(OutOfTurn):
        GAME.play(state, 0, GAME.parse("declare 5"))


def test_a_card_counts_as_soon_as_it_is_played() -> None:
    state = act(position("4: P10 |", hand="P11 R1"), "P11@4")
    assert texts(state) == ["declare 4", "draw siege"]


def test_a_failed_declaration_changes_nothing() -> None:
    state = position(SURE, "3: R1 R2 R3 | G7", hand="P1")
    assert refusal(state, "declare 3").reason == "tile-beatable"
    assert starting(state, "declare") == ["declare 4"]


# Discards


def test_discards_are_public_and_sorted_by_colour() -> None:
    state = position("3: P3 B9 R10 | R2", "5: Y0 R1 |", hand="G5")
    state = act(state, "retreat 3", "retreat 5")
    for seat in (0, 1, None):
        assert GAME.view(state, seat).discard == ("R1", "R10", "Y0", "B9", "P3")


def test_the_seats_take_turns() -> None:
    state = GAME.start(2, {}, b"seed")
    order: list[int] = []
    for number in range(8):
        order += GAME.actors(state)
        state = act(state, starting(state, *"RYGBP")[number])
    assert order == [0, 1] * 4

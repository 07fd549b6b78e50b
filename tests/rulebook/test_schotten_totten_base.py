"""Schotten Totten, the base game: pieces, options, setup, and the three steps of a turn."""

import pytest

from core import games
from core.schotten_totten import events
from tests.rulebook.positions import (
    GAME,
    SURE,
    act,
    claims,
    hand,
    happened,
    position,
    refusal,
    step,
    stone,
    texts,
    unfinished,
)

SEEDS = [bytes([number]) for number in range(24)]
NO_ROOM_FOR_SEAT_1 = ("3: R1 | G1 G2 B4", "6: | G4 G5 B7", "9: | G7 G9 B1")
"""With the other six stones won, seat 1 has no place left. Each of its sides can still be beaten."""


# Pieces


def test_there_are_54_clan_cards_one_of_each_colour_and_strength() -> None:
    state = GAME.start(2, {}, b"seed")
    cards = [*hand(state, 0), *hand(state, 1), *state.clan]
    assert sorted(cards) == sorted(colour + strength for colour in "ROYGBP" for strength in "123456789")


def test_there_are_ten_tactics_cards_only_in_the_tactics_variant() -> None:
    state = GAME.start(2, {"tactics": "on"}, b"seed")
    named = ["Joker", "Joker", "Spy", "Shield", "Blind", "Mud", "Recruiter", "Strategist", "Banshee", "Traitor"]
    assert sorted(state.tactics) == sorted(named)
    assert GAME.view(state, 0).tactics_deck == 10
    assert GAME.view(GAME.start(2, {}, b"seed"), 0).tactics_deck == 0


def test_both_seats_number_the_nine_stones_alike() -> None:
    state = act(position(turn=1, hand="R7"), "R7@3")
    for seat in (0, 1, None):
        stones = GAME.view(state, seat).stones
        assert [each.number for each in stones] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
        assert [each.number for each in stones if each.sides[1] == ("R7",)] == [3]


# Options


def test_the_options_are_tactics_expert_and_one_to_nine_rounds() -> None:
    assert games.get("schotten-totten").options == {
        "tactics": ("off", "on"),
        "expert": ("off", "on"),
        "rounds": ("1", "2", "3", "4", "5", "6", "7", "8", "9"),
    }


def test_expert_combines_with_either_of_the_others() -> None:
    for tactics in ("off", "on"):
        view = GAME.view(GAME.start(2, {"tactics": tactics, "expert": "on", "rounds": "9"}, b"seed"), 0)
        assert (view.tactics, view.expert, view.rounds) == (tactics == "on", True, 9)


# Setup


def test_each_hand_gets_six_cards_and_the_rest_form_the_deck() -> None:
    view = GAME.view(GAME.start(2, {}, b"seed"), None)
    assert [(each.clan, each.tactics) for each in view.hands] == [(6, 0), (6, 0)]
    assert view.clan_deck == 42


def test_the_seed_decides_how_the_deck_is_shuffled() -> None:
    dealt = {hand(GAME.start(2, {}, seed), 0) for seed in SEEDS}
    assert len(dealt) == len(SEEDS)
    assert GAME.start(2, {}, b"seed") == GAME.start(2, {}, b"seed")


def test_the_seed_decides_who_starts() -> None:
    starters = [GAME.actors(GAME.start(2, {}, seed)) for seed in SEEDS]
    assert set(starters) == {(0,), (1,)}
    assert starters == [GAME.actors(GAME.start(2, {}, seed)) for seed in SEEDS]


# Step 1: play


def test_any_card_may_go_on_any_unclaimed_stone_with_room_on_ones_own_side() -> None:
    state = position("2: R1 R3 R5 | G1", "4: | B1 B2 B4", hand="R7 P2", won=("13", "57"))
    assert sorted(texts(state)) == ["P2@4", "P2@6", "P2@8", "P2@9", "R7@4", "R7@6", "R7@8", "R7@9"]


def test_a_card_is_played_face_up_on_ones_own_side() -> None:
    state = act(position("3: R1 | G1", turn=1, hand="R7"), "R7@3")
    assert stone(state, 3).sides == (("R1",), ("G1", "R7"))
    assert hand(state, 1)[0] != "R7"


def test_a_side_holds_at_most_three_cards() -> None:
    refused = refusal(position("3: R1 R3 R5 |", hand="R7"), "R7@3")
    assert refused.reason == "side-full"
    assert refused.params == {"stone": 3, "size": 3}


@pytest.mark.parametrize("owner", [0, 1])
def test_a_claimed_stone_takes_no_card_from_either_seat(owner: int) -> None:
    won = ("3", "") if owner == 0 else ("", "3")
    refused = refusal(position("3: | G1", hand="R7", won=won), "R7@3")
    assert refused.reason == "stone-claimed"


def test_only_a_card_in_hand_can_be_played() -> None:
    refused = refusal(position(hand="R7", other="R8"), "R8@3")
    assert refused.reason == "not-in-hand"
    assert refused.params == {"card": "R8"}


def test_exactly_one_card_is_played_in_a_turn() -> None:
    state = act(position(SURE, hand="R7 R8"), "R7@3")
    assert refusal(state, "R8@3").reason == "asked-claim"
    assert GAME.actors(act(state, "done")) == (1,)


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_a_played_card_never_moves_in_the_base_game(seed: bytes) -> None:
    state, number = GAME.start(2, {}, seed), 0
    while unfinished(state, number):
        number += 1
        offered = texts(state)
        after = act(state, offered[len(offered) // 2])
        for place in range(1, 10):
            for before, now in zip(stone(state, place).sides, stone(after, place).sides, strict=True):
                assert now[: len(before)] == before
        state = after


# Step 2: claim


def test_any_number_of_stones_may_be_claimed_one_by_one() -> None:
    state = act(position("2: R7 R8 | G1 G2 B4", "5: | G4", "7: O7 O8 O9 | G5", SURE, hand="R9"), "R9@2")
    assert texts(state) == ["claim 2", "claim 7", "claim 9", "done"]
    state = act(state, "claim 7")
    assert texts(state) == ["claim 2", "claim 9", "done"]
    state = act(state, "claim 2")
    assert [stone(state, number).owner for number in (2, 7, 9)] == [0, 0, None]
    assert texts(state) == ["claim 9", "done"]


def test_claiming_is_optional() -> None:
    state = act(position(SURE, hand="R1"), "R1@1", "done")
    assert stone(state, 9).owner is None
    assert GAME.actors(state) == (1,)


def test_claiming_ends_automatically_when_nothing_is_left_to_claim() -> None:
    state = act(position(SURE, hand="R1"), "R1@1")
    assert GAME.actors(state) == (0,)
    assert GAME.actors(act(state, "claim 9")) == (1,)


def test_done_is_not_needed_when_nothing_can_be_claimed() -> None:
    state = act(position("9: P6 P7 P8 |", hand="R1"), "R1@1")
    assert GAME.actors(state) == (1,)


def test_stones_are_claimed_after_the_card_not_before() -> None:
    assert refusal(position(SURE, hand="R1"), "claim 9").reason == "card-first"


# Step 3: draw


def test_the_draw_is_automatic_and_then_it_is_the_other_players_turn() -> None:
    state = position(hand="R1 R2 R3 R4 R5 R6", clan="G9 G8")
    after, told = step(state, "R2@1")
    assert hand(after, 0) == ("R1", "R3", "R4", "R5", "R6", "G9")
    assert GAME.view(after, None).clan_deck == 1
    assert GAME.actors(after) == (1,)
    assert told == (events.Played(0, "R2", 1), events.Drew(0, "clan", "G9"))


def test_the_draw_comes_after_the_claims() -> None:
    state = act(position(SURE, hand="R1 R2", clan="G9"), "R1@1")
    assert hand(state, 0) == ("R2",)
    assert hand(act(state, "done"), 0) == ("R2", "G9")


def test_play_goes_on_without_drawing_once_the_deck_has_run_out() -> None:
    state = act(position(hand="R1 R2", other="G1 G2", clan=""), "R1@1")
    assert hand(state, 0) == ("R2",)
    assert GAME.actors(state) == (1,)
    assert texts(state)[0] == "G1@1"


def test_nothing_is_drawn_when_the_hand_is_full() -> None:
    """Only a seat that skipped its card can get here with cards in the deck."""
    state = act(position(*NO_ROOM_FOR_SEAT_1, hand="R2 R5", won=("1245", "78")), "R5@3")
    assert GAME.actors(state) == (0,)
    assert len(hand(state, 1)) == 6
    assert GAME.view(state, None).clan_deck > 0


# Skipping


def test_a_player_with_no_place_for_a_card_skips_playing_one() -> None:
    told = happened(position(*NO_ROOM_FOR_SEAT_1, hand="R2 R5", clan="", won=("1245", "78")), "R5@3")
    assert told == (events.Played(0, "R5", 3), events.Passed(1))


def test_a_player_with_no_card_skips_playing_one() -> None:
    state = position(hand="R1 R2", other="", clan="")
    assert happened(state, "R1@1") == (events.Played(0, "R1", 1), events.Passed(1))
    assert GAME.actors(act(state, "R1@1")) == (0,)


@pytest.mark.parametrize("other", ["", "Y1 Y2"])
def test_a_player_who_skips_may_still_claim(other: str) -> None:
    """Base game ruling: with no card, or with cards but no place for one."""
    stones = ("3: R1 | G7 G8 G9", "6: | G4 G5 B7", "9: | G1 G2 B4")
    state = act(position(*stones, hand="R2 R5", other=other, clan="", won=("1245", "78")), "R5@3")
    assert GAME.actors(state) == (1,)
    assert texts(state) == ["claim 3", "done"]
    assert GAME.actors(act(state, "done")) == (0,)
    assert stone(act(state, "claim 3"), 3).owner == 1


def test_there_is_no_passing_in_the_base_game() -> None:
    assert refusal(position(hand="R1"), "pass").reason == "cannot-pass"


def test_the_seats_take_turns() -> None:
    state = GAME.start(2, {}, b"seed")
    order: list[int] = []
    while not claims(state) and len(order) < 8:
        order += GAME.actors(state)
        state = act(state, texts(state)[len(order) % 9])
    assert order == [order[0], 1 - order[0]] * 4

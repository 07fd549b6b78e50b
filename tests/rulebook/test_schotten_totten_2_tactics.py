"""Schotten Totten 2, the tactics variant: hands, draws, the limit, passing, and elite cards."""

import pytest

from core.game import Outcome
from core.schotten_totten_2 import events
from tests.rulebook.siege import (
    GAME,
    SURE,
    act,
    controls,
    discards,
    hand,
    happened,
    position,
    proof,
    refusal,
    starting,
    step,
    texts,
    tile,
)

SEVEN = "Joker Joker Spy Shield Redeploy Desertion Treason"
"""A hand with only tactics cards."""


# Hands and draws


def test_hands_have_seven_siege_cards_and_the_limit_is_seven() -> None:
    state = GAME.start(2, {"tactics": "on"}, b"seed")
    assert [len(hand(state, seat)) for seat in (0, 1)] == [7, 7]
    state = act(state, starting(state, *"RYGBP")[0], "draw tactics")
    assert len(hand(state, 0)) == 7


@pytest.mark.parametrize("turn", [0, 1])
def test_each_draw_may_be_from_either_deck(turn: int) -> None:
    state = position(turn=turn, hand="R1 R2", siege="G1 G2", tactics="Spy Joker", variant="tactics")
    state = act(state, "R1@1")
    assert texts(state) == ["draw siege", "draw tactics"]
    assert hand(act(state, "draw siege"), turn) == ("R2", "G1")
    assert hand(act(state, "draw tactics"), turn) == ("R2", "Spy")
    assert happened(state, "draw tactics") == (events.Drew(turn, "tactics", "Spy"),)


def test_an_empty_tactics_deck_cannot_be_chosen() -> None:
    state = position(hand="R1 R2", siege="G1 G2", tactics="", variant="tactics")
    assert hand(act(state, "R1@1"), 0) == ("R2", "G1")
    state = act(position(SURE, hand="R1 R2", siege="G1", tactics="", variant="tactics"), "R1@1")
    assert texts(state) == ["declare 4", "draw siege"]
    refused = refusal(state, "draw tactics")
    assert (refused.reason, refused.params) == ("deck-empty", {"deck": "tactics"})


def test_with_an_empty_siege_deck_a_tactics_card_is_drawn_if_there_is_one() -> None:
    state = position(hand="R1 R2", siege="", tactics="Spy", variant="tactics")
    assert hand(act(state, "R1@1"), 0) == ("R2", "Spy")
    state = act(position(SURE, hand="R1 R2", siege="", tactics="Spy", variant="tactics"), "R1@1")
    assert texts(state) == ["declare 4", "draw tactics"]


def test_a_player_who_cannot_draw_ends_the_game() -> None:
    state = act(position(hand="R1 R2", siege="", tactics="", variant="tactics"), "R1@1")
    assert GAME.outcome(state) == Outcome((1,), "exhausted", (0, 1))


def test_declarations_stay_possible_while_choosing_a_deck() -> None:
    state = act(position(SURE, hand="R1 R2", variant="tactics"), "R1@1")
    assert texts(state) == ["declare 4", "draw siege", "draw tactics"]
    assert texts(act(state, "declare 4")) == ["draw siege", "draw tactics"]
    assert texts(act(state, "draw siege")) == ["declare 4", "done"]


@pytest.mark.parametrize(
    ("siege", "tactics", "decks"), [("G1", "Spy", "siege-tactics"), ("G1", "", "siege"), ("", "Spy", "tactics")]
)
def test_a_refusal_names_the_decks_to_draw_from(siege: str, tactics: str, decks: str) -> None:
    state = act(position(SURE, hand="R1 R2", siege=siege, tactics=tactics, variant="tactics"), "R1@1")
    assert refusal(state, "R2@1").params == {"decks": decks}
    assert refusal(state, "done").params == {"decks": decks}


def test_a_refusal_says_when_there_is_nothing_to_draw() -> None:
    state = act(position(SURE, hand="R1 R2", siege="", tactics="", variant="tactics"), "R1@1")
    assert refusal(state, "R2@1").params == {"decks": "none"}


# One card, siege or tactics


def test_either_a_siege_card_or_a_tactics_card_is_played() -> None:
    state = position("3: R5 |", hand="R1 Spy Desertion Exchange", other="G1 G2 G3", variant="tactics")
    assert starting(state, "Spy") == [f"Spy@{number}" for number in range(1, 8)]
    assert starting(state, "Exchange") == ["Exchange"]
    assert starting(state, "Desertion") == []
    assert texts(act(state, "Spy@3")) == ["draw siege", "draw tactics"]


def test_a_player_may_be_at_most_one_tactics_card_ahead() -> None:
    for played, allowed in {(0, 0): True, (1, 0): False, (1, 1): True, (2, 1): False, (0, 3): True}.items():
        state = position("3: R5 | G5", hand="R1 Joker Desertion Exchange", played=played, variant="tactics")
        assert bool(starting(state, "Joker", "Desertion", "Exchange")) == allowed
    refused = refusal(position("3: R5 | G5", hand="R1 Joker", played=(2, 1), variant="tactics"), "Joker@1")
    assert (refused.reason, refused.params) == ("tactics-ahead", {"played": 2, "theirs": 1})
    assert refusal(
        position("3: R5 | G5", hand="Explosion", played=(2, 1), variant="tactics"), "Explosion 3"
    ).reason == ("tactics-ahead")


@pytest.mark.parametrize(
    "text",
    ["Joker@3", "Redeploy R5@3-x", "Recruit B9@3", "Desertion G5@3", "Treason G5@3-1", "Explosion 3", "Exchange"],
)
def test_every_tactics_card_played_from_the_hand_counts(text: str) -> None:
    card = text.split("@", maxsplit=1)[0].split(maxsplit=1)[0]
    state = position("3: R5 | G5", hand=f"R1 R2 R3 {card}", discard="B9", variant="tactics")
    after = GAME.play(state, 0, GAME.parse(text)).state
    assert GAME.view(after, None).played == (1, 0)


def test_only_cards_played_from_the_hand_count_towards_the_limit() -> None:
    state = act(position(hand="R1 Recruit", discard="Joker", variant="tactics"), "Recruit Joker@3")
    assert GAME.view(state, None).played == (1, 0)
    state = act(position("3: | Joker", hand="R1 Treason", variant="tactics"), "Treason Joker@3-1")
    assert GAME.view(state, None).played == (1, 1)


# Passing


def test_a_player_without_a_siege_card_and_without_a_playable_tactics_card_may_pass() -> None:
    state = position("3: R5 | G5", hand=SEVEN, played=(1, 0), variant="tactics")
    assert texts(state) == ["retreat 3", "pass"]
    assert happened(state, "pass") == (events.Passed(0),)
    assert GAME.actors(act(state, "pass")) == (1,)


def test_a_hand_of_seven_draws_nothing_after_a_pass_and_the_game_goes_on() -> None:
    state = position(hand=SEVEN, played=(1, 0), siege="", tactics="", variant="tactics")
    after = act(state, "pass")
    assert hand(after, 0) == tuple(SEVEN.split())
    assert GAME.outcome(after) is None


def test_the_attacker_may_declare_after_a_pass() -> None:
    state = act(position(SURE, hand=SEVEN, played=(1, 0), variant="tactics"), "pass")
    assert texts(state) == ["declare 4", "done"]
    assert GAME.actors(act(state, "done")) == (1,)


@pytest.mark.parametrize("held", ["R1 Joker", "Joker Spy", "R1"])
def test_nobody_passes_with_a_siege_card_or_a_playable_tactics_card(held: str) -> None:
    played = (1, 0) if held.startswith("R1") else (0, 0)
    assert refusal(position(hand=held, played=played, variant="tactics"), "pass").reason == "no-pass"


def test_tactics_cards_without_a_target_are_not_playable() -> None:
    held = "Redeploy Recruit Desertion Treason Explosion Reinforcements"
    assert texts(position(hand=held, variant="tactics")) == ["pass"]


def test_a_cauldron_may_make_a_card_playable() -> None:
    state = position("3: R5 |", turn=1, hand="Recruit Reinforcements", variant="tactics")
    assert texts(state) == ["cauldron 3", "pass"]
    state = act(state, "cauldron 3")
    assert texts(state) == [f"Recruit R5@{number}" for number in range(1, 8)]


def test_there_is_no_passing_in_the_base_game() -> None:
    assert refusal(position(hand="R1"), "pass").reason == "no-pass"


# Elite cards


def test_elite_cards_are_played_on_ones_own_side_like_siege_cards() -> None:
    state = act(position("3: R5 | G5", turn=1, hand="R1 Shield", variant="tactics"), "Shield@3")
    assert tile(state, 3).sides == (("R5",), ("G5", "Shield"))
    assert refusal(position("4: R5 R7 |", hand="Spy", variant="tactics"), "Spy@4").reason == "tile-full"


def test_a_player_may_play_both_jokers() -> None:
    state = position("3: Joker |", hand="R1 Joker", played=(1, 1), variant="tactics")
    assert "Joker@3" in texts(state)


@pytest.mark.parametrize(
    ("number", "mine", "theirs"),
    [
        (3, "Joker R10 R9", "Y8 Y9 Y10"),
        (3, "Joker R3 G3", "Y1 Y2 Y8"),
        (3, "Spy R9 R11", "Y7 Y8 Y9"),
        (3, "Spy R9 R8", "Y7 Y8 Y9"),
        (3, "Spy R0 R1", "Y0 G1 B2"),
        (3, "Shield R1 R3", "Y11 G11 B11"),
        (3, "Shield R3 G3", "Y0 Y2 Y4"),
        (4, "Joker Spy", "R9 R10"),
        (4, "Joker Joker", "R9 R10"),
        (2, "Joker Joker R9 R8", "Y7 Y8 Y9 Y10"),
        (1, "Joker R0 G0", "Y10 B0 P0"),
        (7, "Joker R5 G5", "Y5 B5 P1"),
        (7, "Shield R5 G5", "Y5 B5 P2"),
        (7, "R5 G5 B9", "Spy Y5 P5"),
    ],
)
def test_an_elite_card_takes_its_owners_best_value(number: int, mine: str, theirs: str) -> None:
    assert controls(number, mine, theirs, first=1)


@pytest.mark.parametrize(
    ("number", "mine", "theirs"),
    [
        (3, "Spy R5 R6", "Y0 Y1 Y2"),
        (3, "Shield R4 R5", "Y4 Y5 Y6"),
        (3, "Shield R5 R6", "Y0 Y1 Y2"),
        (1, "Shield R0 G0", "Y4 B0 P0"),
        (7, "Spy R0 G0", "Y9 B0 P0"),
        (7, "Shield R0 G0", "Y0 B0 P0"),
    ],
)
def test_an_elite_card_cannot_exceed_its_possible_values(number: int, mine: str, theirs: str) -> None:
    assert not controls(number, mine, theirs, first=0)


def test_a_wild_card_may_duplicate_a_card_that_exists_elsewhere() -> None:
    state = position("3: Joker R10 R9 | Y8 Y9 Y10", "1: R11 R8 |", variant="tactics")
    assert "declare 3" in texts(state)


@pytest.mark.parametrize("number", [3, 5])
def test_a_wild_card_avoids_a_colour_run_where_that_counts_less(number: int) -> None:
    assert controls(number, "Joker R10 R9", "Y8 Y9 Y11", first=1, damaged=True)
    assert controls(number, "Shield R2 R3", "Y11 G11 B11", first=1, damaged=True)


@pytest.mark.parametrize("number", [1, 7])
def test_a_wild_card_avoids_a_colour_run_on_a_run_tile_by_changing_colour(number: int) -> None:
    assert controls(number, "Joker R10 R9", "Y9 G10 Y8", first=1, damaged=True)


def test_the_defenders_elite_cards_count_in_a_proof() -> None:
    assert proof(3, "R9 R10 R11", "Joker Joker") is None
    assert proof(3, "R8 R9 R10", "Joker Joker") is not None
    assert proof(7, "R0 Y0 G1", "Joker Shield") is None
    assert proof(7, "R0 Y0 G2", "Joker Shield") is not None


@pytest.mark.parametrize(("elite", "lying"), [("Joker", "R0"), ("Joker", "R11")])
def test_a_wild_card_never_counts_as_a_0_or_an_11(elite: str, lying: str) -> None:
    state = act(position(f"3: | {lying}", hand=f"{elite} R5", variant="tactics"), f"{elite}@3")
    assert tile(state, 3).sides == ((elite,), (lying,))
    state = act(position(f"3: | {elite}", hand=f"{lying} R5", variant="tactics"), f"{lying}@3")
    assert tile(state, 3).sides == ((lying,), (elite,))


def test_a_cauldron_hits_an_elite_card_too() -> None:
    state = act(position("3: Spy R5 |", turn=1, hand="G1", variant="tactics"), "cauldron 3")
    assert discards(state) == ("Spy",)


def test_elite_cards_that_leave_the_table_are_discarded_and_can_be_recruited() -> None:
    state = position("3: Spy R5 |", hand="Recruit", variant="tactics", played=(1, 1))
    state = act(state, "retreat 3")
    assert discards(state) == ("R5", "Spy")
    after, told = step(state, "Recruit Spy@4")
    assert tile(after, 4).sides[0] == ("Spy",)
    assert told[0] == events.Recruited(0, "Spy", 4)


def test_controlling_a_tile_discards_its_elite_cards() -> None:
    state = act(position("4: Joker P11 | Spy", variant="tactics"), "declare 4")
    assert discards(state) == ("P11", "Joker", "Spy")

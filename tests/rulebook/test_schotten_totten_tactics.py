"""Schotten Totten, the tactics variant: setup, drawing, the limit, passing, elite troops."""

import pytest

from core.formations import Formation
from core.schotten_totten import events
from tests.rulebook.positions import GAME, SURE, act, hand, happened, position, refusal, stone, texts, winner

FULL_FOR_SEAT_0 = ("3: R1 R2 R4 | G1", "6: R5 R6 O8 | G2", "9: O1 O2 O4 | G3 G4")
"""With the other six stones won, seat 0 has no room."""
SIX_WON = ("124", "578")


# Setup


def test_each_hand_has_seven_clan_cards() -> None:
    view = GAME.view(GAME.start(2, {"tactics": "on"}, b"seed"), None)
    assert [(each.clan, each.tactics) for each in view.hands] == [(7, 0), (7, 0)]
    assert (view.clan_deck, view.tactics_deck) == (40, 10)


def test_the_seed_decides_how_the_tactics_deck_is_shuffled() -> None:
    decks = {GAME.start(2, {"tactics": "on"}, bytes([number])).tactics for number in range(8)}
    assert len(decks) == 8
    assert len({GAME.start(2, {"tactics": "on"}, b"seed").tactics for _ in range(2)}) == 1


# Playing and drawing


def test_either_a_clan_card_or_a_tactics_card_is_played_in_a_turn() -> None:
    state = position(SURE, hand="R1 Spy Mud", variant="tactics")
    assert {"R1@1", "Spy@1", "Mud@1"} <= set(texts(state))
    assert refusal(act(state, "R1@1"), "Spy@1").reason == "asked-claim"
    assert refusal(act(state, "Spy@1"), "R1@1").reason == "asked-claim"


@pytest.mark.parametrize(("deck", "card"), [("clan", "Y1"), ("tactics", "Traitor")])
def test_the_player_draws_one_card_from_either_deck(deck: str, card: str) -> None:
    state = position(hand="R1 R2 R3 R4 R5 R6 R7", clan="Y1 Y2", tactics="Traitor Mud", variant="tactics")
    state = act(state, "R1@1")
    assert GAME.actors(state) == (0,)
    assert texts(state) == ["draw clan", "draw tactics"]
    assert happened(state, f"draw {deck}") == (events.Drew(0, deck, card),)
    after = act(state, f"draw {deck}")
    assert hand(after, 0) == ("R2", "R3", "R4", "R5", "R6", "R7", card)
    assert GAME.actors(after) == (1,)


@pytest.mark.parametrize(("clan", "tactics", "drawn"), [("Y1 Y2", "", "Y1"), ("", "Traitor Mud", "Traitor")])
def test_the_draw_is_automatic_when_one_deck_is_empty(clan: str, tactics: str, drawn: str) -> None:
    state = act(position(hand="R1 R2", clan=clan, tactics=tactics, variant="tactics"), "R1@1")
    assert GAME.actors(state) == (1,)
    assert hand(state, 0) == ("R2", drawn)


def test_nothing_is_drawn_when_both_decks_are_empty() -> None:
    state = act(position(hand="R1 R2", clan="", tactics="", variant="tactics"), "R1@1")
    assert GAME.actors(state) == (1,)
    assert hand(state, 0) == ("R2",)


def test_nothing_is_drawn_when_the_hand_holds_seven() -> None:
    tactics = "Joker Joker Shield Blind Recruiter Banshee Traitor"
    state = act(position(hand=tactics, variant="tactics"), "pass")
    assert GAME.actors(state) == (1,)
    assert hand(state, 0) == tuple(tactics.split())


def test_the_draw_comes_after_the_claims() -> None:
    state = act(position(SURE, hand="R1 R2", variant="tactics"), "R1@1")
    assert refusal(state, "draw clan").reason == "asked-claim"
    assert texts(act(state, "done")) == ["draw clan", "draw tactics"]
    assert refusal(act(state, "done"), "claim 9").reason == "asked-draw"


# The limit


@pytest.mark.parametrize(("mine", "theirs", "allowed"), [(0, 0, True), (1, 0, False), (1, 1, True), (2, 1, False)])
@pytest.mark.parametrize("card", ["Joker@1", "Mud@1", "Recruiter", "Banshee G1@3"])
def test_a_player_may_be_at_most_one_tactics_card_ahead(mine: int, theirs: int, allowed: bool, card: str) -> None:
    held = card.partition(" ")[0].partition("@")[0]
    state = position("3: | G1", hand=f"{held} R1", played=(mine, theirs), variant="tactics")
    if allowed:
        assert GAME.view(act(state, card), None).played == (mine + 1, theirs)
    else:
        refused = refusal(state, card)
        assert refused.reason == "tactics-limit"
        assert refused.params == {"played": mine, "theirs": theirs}


def test_a_player_may_be_any_number_of_tactics_cards_behind() -> None:
    assert "Spy@1" in texts(position(hand="Spy", played=(0, 4), variant="tactics"))


def test_the_opponents_next_tactics_card_raises_the_limit_again() -> None:
    state = position(hand="Spy Shield R1", other="Mud", clan="", tactics="", variant="tactics")
    state = act(state, "Spy@1", "Mud@5")
    assert "Shield@1" in texts(state)


def test_the_limit_counts_every_tactics_card_ever_played_wherever_it_is_now() -> None:
    """Seat 1's Spy goes to the discard and still counts."""
    state = position("3: | Spy", hand="Banshee Mud R1", other="R2", clan="", tactics="", variant="tactics")
    state = act(state, "Banshee Spy@3", "R2@1")
    assert GAME.view(state, None).played == (1, 1)
    assert "Mud@3" in texts(state)


def test_there_is_no_limit_for_clan_cards() -> None:
    assert "R1@1" in texts(position(hand="R1", played=(1, 0), variant="tactics"))


# Passing


def test_a_player_without_a_clan_card_may_pass_or_play_a_tactics_card() -> None:
    state = position(hand="Blind Mud", variant="tactics")
    assert set(texts(state)) == {f"{mode}@{number}" for mode in ("Blind", "Mud") for number in range(1, 10)} | {"pass"}


def test_a_player_without_room_may_pass_or_play_a_tactics_card() -> None:
    state = position(*FULL_FOR_SEAT_0, hand="R7 R8 Spy Mud", won=SIX_WON, variant="tactics")
    assert texts(state) == ["Mud@3", "Mud@6", "Mud@9", "pass"]


def test_a_player_with_a_clan_card_and_room_for_it_may_not_pass() -> None:
    assert refusal(position(hand="R7 Spy Mud", variant="tactics"), "pass").reason == "cannot-pass"
    roomy = (*FULL_FOR_SEAT_0[:2], "9: O1 O2 | G3 G4")
    assert refusal(position(*roomy, hand="R7 Spy", won=SIX_WON, variant="tactics"), "pass").reason == "cannot-pass"


def test_a_player_who_gains_room_by_mud_fight_may_not_pass() -> None:
    stones = (*FULL_FOR_SEAT_0[:2], "9 Mud: O1 O2 O4 | G3 G4")
    state = position(*stones, hand="R7", won=SIX_WON, variant="tactics")
    assert texts(state) == ["R7@9"]


def test_pass_is_needed_while_the_hand_has_cards_even_when_nothing_else_is_possible() -> None:
    state = position(*FULL_FOR_SEAT_0, turn=1, hand="Y1 Y2", other="R7", won=SIX_WON, clan="", variant="tactics")
    state = act(state, "Y1@3")
    assert GAME.actors(state) == (0,)
    assert texts(state) == ["pass"]
    assert happened(state, "pass")[0] == events.Passed(0)


def test_an_empty_hand_passes_automatically() -> None:
    told = happened(position(hand="R1 R2", other="", clan="", tactics="", variant="tactics"), "R1@1")
    assert told == (events.Played(0, "R1", 1), events.Passed(1))


def test_a_player_may_claim_after_a_pass() -> None:
    state = act(position(SURE, hand="Mud", variant="tactics"), "pass")
    assert texts(state) == ["claim 9", "done"]


# Elite troops


@pytest.mark.parametrize("troop", ["Joker", "Spy", "Shield"])
def test_an_elite_troop_is_played_on_ones_own_side_like_a_clan_card(troop: str) -> None:
    state = position("3: R1 R2 R4 | G1", "4: R5 |", hand=troop, won=("1", "2"), variant="tactics")
    assert texts(state) == [*(f"{troop}@{number}" for number in range(4, 10)), "pass"]
    after = act(state, f"{troop}@4")
    assert stone(after, 4).sides == (("R5", troop), ())
    assert refusal(state, f"{troop}@3").reason == "side-full"
    assert refusal(state, f"{troop}@1").reason == "stone-claimed"


@pytest.mark.parametrize(
    ("side", "formation", "total"),
    [
        ("Joker R8 R9", Formation.COLOUR_RUN, 24),
        ("Joker R1 R3", Formation.COLOUR_RUN, 6),
        ("Joker R4 R5", Formation.COLOUR_RUN, 15),
        ("Joker R4 O4", Formation.KIND, 12),
        ("Joker R1 R9", Formation.COLOUR, 19),
        ("Joker R4 O5", Formation.RUN, 15),
        ("Joker R1 O9", Formation.SUM, 19),
        ("Spy R8 R6", Formation.COLOUR_RUN, 21),
        ("Spy R7 O7", Formation.KIND, 21),
        ("Spy R1 R2", Formation.COLOUR, 10),
        ("Spy R5 O6", Formation.RUN, 18),
        ("Spy R1 O2", Formation.SUM, 10),
        ("Shield R3 R4", Formation.COLOUR_RUN, 9),
        ("Shield R1 R2", Formation.COLOUR_RUN, 6),
        ("Shield R2 O2", Formation.KIND, 6),
        ("Shield R8 R9", Formation.COLOUR, 20),
        ("Shield R4 O5", Formation.RUN, 12),
        ("Shield R4 O4", Formation.SUM, 11),
        ("Joker Spy R9", Formation.COLOUR_RUN, 24),
        ("Joker Spy R7", Formation.KIND, 21),
        ("Joker Spy R1", Formation.COLOUR, 17),
        ("Joker Shield R4", Formation.COLOUR_RUN, 12),
        ("Joker Shield R5", Formation.COLOUR_RUN, 12),
        ("Joker Spy Shield", Formation.COLOUR, 19),
    ],
)
def test_each_side_takes_the_values_that_are_best_for_it(side: str, formation: Formation, total: int) -> None:
    assert stone(position(f"5: {side} |", variant="tactics"), 5).strengths[0] == (formation, total)


def test_both_sides_of_a_comparison_take_their_best_values() -> None:
    assert winner("Joker R8 R9", "O9 Y9 G9", first=1) == 0
    assert winner("Joker R1 R9", "Spy O8 O6") == 1
    assert winner("Joker R8 R9", "Joker G8 G9", first=1) == 1


def test_values_are_chosen_when_the_stone_is_claimed_and_not_before() -> None:
    """The same Joker is an 8 beside R6 R7, and a 7 once O7 has replaced R6."""
    state = position(
        "5: R6 R7 Joker |", hand="Strategist O7", other="Y1", played=(1, 1), clan="", tactics="", variant="tactics"
    )
    assert stone(state, 5).strengths[0] == (Formation.COLOUR_RUN, 21)
    state = act(state, "Strategist R6@5-x", "Y1@1", "O7@5")
    assert stone(state, 5).strengths[0] == (Formation.KIND, 21)


def test_a_troop_may_duplicate_a_card_that_exists_elsewhere() -> None:
    assert stone(position("5: Joker R8 R9 | R7", variant="tactics"), 5).strengths[0] == (Formation.COLOUR_RUN, 24)
    assert stone(position("5: Joker R7 O7 | Y7 G7 B7", "6: P7 |", variant="tactics"), 5).strengths[0] == (
        Formation.KIND,
        21,
    )


# Jokers


def test_a_player_may_play_one_joker_and_must_keep_the_second() -> None:
    state = position("3: Joker |", hand="Joker R1", played=(1, 1), variant="tactics")
    refused = refusal(state, "Joker@4")
    assert refused.reason == "second-joker"
    assert not [text for text in texts(state) if "Joker" in text]


def test_each_player_may_play_one_joker() -> None:
    state = position("3: Joker |", turn=1, hand="Joker R1", variant="tactics")
    after = act(state, "Joker@4")
    assert GAME.view(after, None).jokers == (True, True)


def test_a_player_with_only_a_second_joker_may_pass() -> None:
    assert texts(position("3: Joker |", hand="Joker", played=(1, 1), variant="tactics")) == ["pass"]


def test_a_joker_removed_by_the_banshee_still_counts_as_its_owners_one_joker() -> None:
    state = position(
        "3: Joker |", turn=1, hand="Banshee Y1", other="Joker R1", clan="", tactics="", played=(1, 1), variant="tactics"
    )
    state = act(state, "Banshee Joker@3")
    assert GAME.view(state, None).discard == ("Joker", "Banshee")
    assert refusal(state, "Joker@3").reason == "second-joker"


def test_a_joker_discarded_by_its_owner_still_counts_as_the_one_played() -> None:
    state = position(
        "3: Joker |", hand="Strategist Joker R1", other="Spy", clan="", tactics="", played=(1, 1), variant="tactics"
    )
    state = act(state, "Strategist Joker@3-x", "Spy@1")
    assert GAME.view(state, None).discard == ("Joker", "Strategist")
    assert refusal(state, "Joker@3").reason == "second-joker"


def test_a_joker_that_was_moved_still_counts_as_the_one_played() -> None:
    state = position(
        "3: Joker |", hand="Strategist Joker R1", other="Spy", clan="", tactics="", played=(1, 1), variant="tactics"
    )
    assert refusal(act(state, "Strategist Joker@3-4", "Spy@1"), "Joker@3").reason == "second-joker"

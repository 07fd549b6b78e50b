"""Schotten Totten 2: what each action card does, and when it is refused."""

from dataclasses import replace
from itertools import combinations

import pytest

from core.rng import Rng
from core.schotten_totten_2 import events
from core.schotten_totten_2.cards import ACTIONS
from tests.rulebook.siege import (
    GAME,
    act,
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

FULL = ("1: R1 G1 B1 |", "2: R2 G2 B2 P2 |", "3: R3 G3 B4 |", "4: R5 B3 |", "5: R4 G4 B6 |", "6: R6 G6 B5 P6 |")
SEVENTH = "7: R9 G9 B9 |"
"""With this tile, all the attacker's sides are full."""


def test_action_cards_share_the_names_of_their_actions() -> None:
    assert set(ACTIONS) == {"Redeploy", "Recruit", "Desertion", "Treason", "Explosion", "Reinforcements", "Exchange"}


def test_action_cards_stay_in_front_of_their_player_and_not_in_the_discards() -> None:
    state = act(position("3: | G5", hand="R1 Desertion", variant="tactics"), "Desertion G5@3")
    assert discards(state) == ("G5",)
    assert GAME.view(state, None).spent == (("Desertion",), ())


def test_an_action_card_takes_the_place_of_a_siege_card() -> None:
    state = act(position("3: | G5", hand="R1 Desertion", variant="tactics"), "Desertion G5@3")
    assert refusal(state, "R1@3").reason == "asked-siege-draw"
    assert texts(state) == ["draw siege", "draw tactics"]


@pytest.mark.parametrize(
    "text",
    [
        "Redeploy R5@3-4",
        "Recruit B9@3",
        "Desertion G5@3",
        "Treason G5@3-1",
        "Explosion 3",
        "Reinforcements B8 B9",
        "Exchange",
    ],
)
def test_only_a_card_in_hand_can_be_played(text: str) -> None:
    state = position("3: R5 | G5", hand="R1", discard="B8 B9", variant="tactics")
    assert refusal(state, text).reason == "not-in-hand"
    base = position("3: R5 | G5", hand="R1", discard="B8 B9")
    assert refusal(base, text).reason == "not-in-hand"


# Redeploy


def test_redeploy_moves_one_of_ones_own_cards_to_another_tile() -> None:
    state = position("3: R5 R7 | G5", "4: B1 |", hand="R1 Redeploy", variant="tactics")
    after, told = step(state, "Redeploy R5@3-4")
    assert tile(after, 3).sides == (("R7",), ("G5",))
    assert tile(after, 4).sides == (("B1", "R5"), ())
    assert told == (events.Moved(0, "Redeploy", "R5", 3, 4),)


def test_redeploy_may_discard_the_card() -> None:
    state = position("3: R5 R7 | G5", hand="R1 Redeploy", variant="tactics")
    after, told = step(state, "Redeploy R7@3-x")
    assert tile(after, 3).sides[0] == ("R5",)
    assert discards(after) == ("R7",)
    assert told == (events.Removed(0, "Redeploy", "R7", 3),)


def test_redeploy_moves_any_card_including_elite_cards() -> None:
    state = position("3: Spy R7 |", hand="Redeploy", played=(1, 1), variant="tactics")
    targets = (1, 2, 4, 5, 6, 7, "x")
    assert starting(state, "Redeploy") == [f"Redeploy {card}@3-{each}" for card in ("Spy", "R7") for each in targets]


def test_redeploy_refusals() -> None:
    state = position("3: R5 | G5", "4: B1 B2 |", hand="R1 Redeploy", variant="tactics")
    assert refusal(state, "Redeploy G5@3-1").params == {"card": "G5", "tile": 3}
    assert refusal(state, "Redeploy G5@3-1").reason == "not-at-your-tile"
    assert refusal(state, "Redeploy R5@5-1").reason == "not-at-your-tile"
    assert refusal(state, "Redeploy R5@3-3").reason == "same-tile"
    assert refusal(state, "Redeploy R5@3-4").reason == "tile-full"
    assert starting(position(hand="R1 Redeploy", variant="tactics"), "Redeploy") == []


def test_redeploy_with_all_sides_full_can_only_discard() -> None:
    state = position(*FULL, SEVENTH, hand="R11 Redeploy", variant="tactics")
    assert all(text.endswith("-x") for text in starting(state, "Redeploy"))
    assert starting(state, "Redeploy")


def test_a_redeployed_card_comes_last_and_its_old_side_is_incomplete_again() -> None:
    state = position("3: R5 R7 B2 | G1 B1 P3", "1: B9 |", hand="Redeploy", variant="tactics")
    assert tile(state, 3).first == 0
    state = act(state, "Redeploy R5@3-1")
    assert tile(state, 3).first == 1
    assert tile(state, 1).sides[0] == ("B9", "R5")


# Recruit


def test_recruit_plays_a_card_from_the_discards_on_ones_own_side() -> None:
    state = position("3: R5 |", hand="R1 Recruit", discard="G7 B9 Joker", variant="tactics")
    after, told = step(state, "Recruit B9@3")
    assert tile(after, 3).sides[0] == ("R5", "B9")
    assert discards(after) == ("G7", "Joker")
    assert told == (events.Recruited(0, "B9", 3),)
    assert "Recruit Joker@5" in texts(state)


def test_two_equal_cards_in_the_discards_give_one_action() -> None:
    state = position("4: R5 R7 |", hand="Recruit", discard="Joker Joker", variant="tactics")
    assert starting(state, "Recruit") == [f"Recruit Joker@{number}" for number in (1, 2, 3, 5, 6, 7)]
    assert discards(act(state, "Recruit Joker@1")) == ("Joker",)


def test_recruit_refusals() -> None:
    state = position("4: R5 R7 |", hand="R1 Recruit", discard="G7", variant="tactics")
    assert refusal(state, "Recruit G8@1").reason == "not-discarded"
    assert refusal(state, "Recruit G8@1").params == {"card": "G8"}
    assert refusal(state, "Recruit G7@4").reason == "tile-full"
    assert starting(position(hand="R1 Recruit", variant="tactics"), "Recruit") == []
    assert starting(position(*FULL, SEVENTH, hand="Recruit", discard="P9", variant="tactics"), "Recruit") == []


# Desertion


def test_desertion_discards_any_of_the_opponents_cards() -> None:
    state = position("3: R5 | G5 Spy", "4: | B1", hand="R1 Desertion", variant="tactics")
    assert starting(state, "Desertion") == ["Desertion G5@3", "Desertion Spy@3", "Desertion B1@4"]
    after, told = step(state, "Desertion Spy@3")
    assert tile(after, 3).sides == (("R5",), ("G5",))
    assert discards(after) == ("Spy",)
    assert told == (events.Removed(0, "Desertion", "Spy", 3),)


def test_desertion_refusals() -> None:
    state = position("3: R5 | G5", hand="R1 Desertion", variant="tactics")
    refused = refusal(state, "Desertion R5@3")
    assert (refused.reason, refused.params) == ("not-at-their-tile", {"card": "R5", "tile": 3})
    assert refusal(state, "Desertion G5@4").reason == "not-at-their-tile"
    assert starting(position("3: R5 |", hand="Desertion", variant="tactics"), "Desertion") == []


def test_a_side_that_lost_a_deserter_must_be_completed_again() -> None:
    state = position("3: R1 Y2 B3 | G1 B2 P3", turn=1, hand="G9 Desertion", variant="tactics")
    assert tile(act(state, "Desertion R1@3"), 3).first == 1


# Treason


def test_treason_moves_any_of_the_opponents_cards_to_ones_own_side() -> None:
    state = position("3: R5 | G5 Joker", "4: R9 R2 |", hand="R1 Treason", played=(0, 0), variant="tactics")
    places = (1, 2, 3, 5, 6, 7)
    assert starting(state, "Treason") == [f"Treason {card}@3-{each}" for card in ("G5", "Joker") for each in places]
    after, told = step(state, "Treason G5@3-3")
    assert tile(after, 3).sides == (("R5", "G5"), ("Joker",))
    assert told == (events.Moved(0, "Treason", "G5", 3, 3),)
    assert tile(act(state, "Treason Joker@3-5"), 5).sides == (("Joker",), ())


def test_treason_refusals() -> None:
    state = position("3: R5 | G5", "4: R9 R2 |", hand="R1 Treason", variant="tactics")
    assert refusal(state, "Treason R5@3-1").reason == "not-at-their-tile"
    assert refusal(state, "Treason G5@3-4").reason == "tile-full"
    assert starting(position(*FULL, SEVENTH, "4: R5 B3 | P1", hand="Treason", variant="tactics"), "Treason") == []


# Explosion


def test_explosion_discards_all_cards_on_both_sides_of_a_tile() -> None:
    state = position("3: R5 Spy | G5", "4: | B1", hand="R1 Explosion", variant="tactics", played=(0, 0))
    assert starting(state, "Explosion") == ["Explosion 3", "Explosion 4"]
    after, told = step(state, "Explosion 3")
    assert tile(after, 3).sides == ((), ())
    assert discards(after) == ("R5", "G5", "Spy")
    assert told == (events.Exploded(0, 3, ("R5", "Spy", "G5")),)
    assert not tile(after, 3).damaged


def test_explosion_needs_a_card_at_the_tile() -> None:
    state = position("3: R5 |", hand="R1 Explosion", variant="tactics")
    refused = refusal(state, "Explosion 4")
    assert (refused.reason, refused.params) == ("tile-empty", {"tile": 4})


# Reinforcements


def test_reinforcements_shuffle_two_siege_cards_from_the_discards_into_the_siege_deck() -> None:
    state = position(hand="R1 Reinforcements", discard="G7 B9 R3", siege="P1 P2 P3", variant="tactics")
    after, told = step(state, "Reinforcements R3 B9")
    assert discards(after) == ("G7",)
    assert sorted(after.siege) == sorted(["P1", "P2", "P3", "R3", "B9"])
    assert told == (events.Reinforced(0, ("R3", "B9")),)
    assert GAME.view(after, None).siege_deck == 5


def test_the_seed_decides_how_reinforcements_are_shuffled() -> None:
    state = position(hand="R1 Reinforcements", discard="G7 B9 R3", variant="tactics")
    orders = {act(replace(state, seed=bytes([n])), "Reinforcements R3 B9").siege for n in range(8)}
    assert len(orders) == 8
    order = Rng(b"position", "reinforcements 1").shuffled((*state.siege, "R3", "B9"))
    assert act(state, "Reinforcements R3 B9").siege == order


def test_reinforcements_name_their_cards_by_colour_and_strength() -> None:
    state = position(hand="R1 Reinforcements", discard="G7 B9 R10 R3", variant="tactics")
    pairs = combinations(["R3", "R10", "G7", "B9"], 2)
    assert starting(state, "Reinforcements") == [f"Reinforcements {one} {other}" for one, other in pairs]
    refused = refusal(state, "Reinforcements B9 R3")
    assert (refused.reason, refused.params) == ("cards-order", {"cards": ("R3", "B9")})


def test_reinforcements_refusals() -> None:
    state = position(hand="R1 Reinforcements", discard="G7 B9 Joker", variant="tactics")
    assert refusal(state, "Reinforcements G7 B8").reason == "not-discarded"
    assert refusal(state, "Reinforcements G7 G7").reason == "not-discarded"
    assert refusal(state, "Reinforcements G7 Joker").reason == "siege-only"
    assert starting(state, "Reinforcements") == ["Reinforcements G7 B9"]


@pytest.mark.parametrize("discard", ["", "G7", "G7 Joker Spy"])
def test_reinforcements_need_at_least_two_siege_cards_in_the_discards(discard: str) -> None:
    state = position(hand="R1 Reinforcements", discard=discard, variant="tactics")
    assert starting(state, "Reinforcements") == []
    assert refusal(state, "Reinforcements G7 B9").reason == "few-discards"


def test_reinforcements_make_a_draw_possible() -> None:
    state = position(hand="R1 Reinforcements", discard="G7 B9", siege="", tactics="", variant="tactics")
    state = act(state, "Reinforcements G7 B9")
    assert GAME.outcome(state) is None
    assert hand(state, 0)[-1] in ("G7", "B9")


def test_cards_back_in_the_deck_count_against_a_proof() -> None:
    lying = "R11 Y11 G11 B11 P11"
    assert proof(3, "R8 R9 R10", "", discard=lying) is None
    state = position("3: R8 R9 R10 |", hand="R1 Reinforcements", discard=lying, variant="tactics")
    assert "declare 3" in texts(state)
    state = act(state, "Reinforcements G11 B11")
    assert refusal(state, "declare 3").params["cards"][-1] in ("G11", "B11")


# 0 against 11, for each action card that plays another card


@pytest.mark.parametrize(("played", "lying"), [("R0", "R11"), ("R11", "R0")])
@pytest.mark.parametrize(
    ("card", "tiles", "discard", "text"),
    [
        ("Redeploy", "1: {played} | ;3: G1 | {lying}", "", "Redeploy {played}@1-3"),
        ("Recruit", "3: G1 | {lying}", "{played}", "Recruit {played}@3"),
        ("Treason", "1: | {played};3: G1 | {lying}", "", "Treason {played}@1-3"),
        ("Treason", "3: G1 | {lying} {played}", "", "Treason {played}@3-3"),
    ],
    ids=["Redeploy", "Recruit", "Treason from another tile", "Treason at the tile"],
)
def test_a_card_played_by_an_effect_obeys_the_0_and_11_rule(
    card: str, tiles: str, discard: str, text: str, played: str, lying: str
) -> None:
    def told(text: str) -> str:
        return text.format(played=played, lying=lying)

    state = position(*told(tiles).split(";"), hand=f"B1 {card}", discard=told(discard), variant="tactics")
    after = act(state, told(text))
    assert tile(after, 3).sides == (("G1",), ())
    assert discards(after) == ("R0", "R11")
    assert happened(state, told(text))[1] == events.Cancelled(3, (played, lying))


def test_the_card_limit_comes_first_for_a_card_played_by_an_effect() -> None:
    state = position("3: G1 G2 B4 | R11", hand="B1 Recruit", discard="R0", variant="tactics")
    assert refusal(state, "Recruit R0@3").reason == "tile-full"


# Two Jokers on one side


@pytest.mark.parametrize(
    ("held", "turn", "text", "left"),
    [
        ("Redeploy", 0, "Redeploy Joker@2-x", ("R1", "Joker", "R3")),
        ("Desertion", 1, "Desertion Joker@2", ("R1", "Joker", "R3")),
        ("Treason", 1, "Treason Joker@2-1", ("R1", "Joker", "R3")),
    ],
)
def test_of_two_jokers_on_one_side_the_one_nearest_the_wall_is_chosen(
    held: str, turn: int, text: str, left: tuple[str, ...]
) -> None:
    state = position("2: R1 Joker Joker R3 |", turn=turn, hand=f"B1 {held}", played=(2, 2), variant="tactics")
    assert texts(state).count(text) == 1
    assert tile(act(state, text), 2).sides[0] == left
    moved = position("2: Joker R1 Joker R3 |", turn=turn, hand=f"B1 {held}", played=(2, 2), variant="tactics")
    assert tile(act(moved, text), 2).sides[0] == ("R1", "Joker", "R3")

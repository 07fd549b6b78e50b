"""Schotten Totten, the tactics variant: the Recruiter."""

from itertools import product

import pytest

from core.schotten_totten import events
from core.schotten_totten.state import State
from tests.rulebook.positions import GAME, SURE, act, hand, happened, position, refusal, texts

SIX = "R1 R2 R3 R4 R5 Spy"


def recruiting(clan: str, tactics: str, *stones: str, held: str = SIX, other: str | None = None) -> State:
    return position(
        *stones, hand=f"{held} Recruiter", other=other, clan=clan, tactics=tactics, played=(1, 1), variant="tactics"
    )


# Draw three cards in total from either or both decks, in any combination


@pytest.mark.parametrize("mix", [*product(["clan", "tactics"], repeat=3)])
def test_three_cards_are_drawn_from_either_or_both_decks_in_any_combination(mix: tuple[str, ...]) -> None:
    decks = {"clan": ["Y1", "Y2", "Y3", "Y4"], "tactics": ["Mud", "Blind", "Banshee", "Traitor"]}
    state = act(recruiting("Y1 Y2 Y3 Y4", "Mud Blind Banshee Traitor"), "Recruiter")
    drawn = []
    for left, deck in zip((3, 2, 1), mix, strict=True):
        assert texts(state) == ["draw clan", "draw tactics"]
        assert GAME.view(state, None).draws == left
        drawn.append(decks[deck].pop(0))
        state = act(state, f"draw {deck}")
    assert hand(state, 0) == (*SIX.split(), *drawn)
    assert texts(state) == [f"return {card}" for card in hand(state, 0)]


def test_the_recruiter_itself_goes_to_the_discard() -> None:
    state = recruiting("Y1 Y2 Y3 Y4", "Mud")
    assert happened(state, "Recruiter") == (events.Recruited(0),)
    assert GAME.view(act(state, "Recruiter"), 1).discard == ("Recruiter",)
    assert GAME.view(act(state, "Recruiter"), 1).played == (2, 1)


def test_the_player_chooses_a_deck_only_while_both_have_cards() -> None:
    state = act(recruiting("Y1", "Mud Blind Banshee Traitor"), "Recruiter", "draw tactics")
    assert texts(state) == ["draw clan", "draw tactics"]
    assert happened(state, "draw clan") == (events.Drew(0, "clan", "Y1"), events.Drew(0, "tactics", "Blind"))
    assert texts(act(state, "draw clan"))[0] == "return R1"


@pytest.mark.parametrize(
    ("clan", "tactics", "drawn"),
    [("Y1 Y2 Y3 Y4", "", ("Y1", "Y2", "Y3")), ("", "Mud Blind Banshee Traitor", ("Mud", "Blind", "Banshee"))],
)
def test_with_one_deck_empty_all_three_come_from_the_other_automatically(
    clan: str, tactics: str, drawn: tuple[str, ...]
) -> None:
    state = act(recruiting(clan, tactics), "Recruiter")
    assert hand(state, 0)[6:] == drawn
    assert texts(state)[0] == "return R1"


# Then put two cards under their own decks


def test_two_cards_go_back_leaving_seven_in_hand_and_nothing_is_drawn() -> None:
    state = act(recruiting("Y1 Y2 Y3 Y4", "Mud"), "Recruiter", *["draw clan"] * 3)
    assert len(hand(state, 0)) == 9
    state = act(state, "return R1")
    assert len(hand(state, 0)) == 8
    assert GAME.actors(state) == (0,)
    state = act(state, "return R2")
    assert hand(state, 0) == ("R3", "R4", "R5", "Spy", "Y1", "Y2", "Y3")
    assert GAME.actors(state) == (1,)


def test_cards_go_under_their_own_decks() -> None:
    state = act(recruiting("Y1 Y2 Y3 Y4", "Mud Blind"), "Recruiter", *["draw clan"] * 3, "return Spy", "return Y2")
    view = GAME.view(state, 0)
    assert (view.clan_deck, view.tactics_deck) == (2, 3)
    assert state.clan == ("Y4", "Y2")
    assert state.tactics == ("Mud", "Blind", "Spy")


@pytest.mark.parametrize(("returned", "order"), [(("R1", "R2"), ["R1", "R2"]), (("R2", "R1"), ["R2", "R1"])])
def test_the_first_card_returned_lies_above_the_second(returned: tuple[str, str], order: list[str]) -> None:
    """The deck is then Y4 and the two cards, as the next three turns show."""
    state = act(recruiting("Y1 Y2 Y3 Y4", "", other="G1 G2 G3 G4 G5 G6 G7"), "Recruiter")
    state = act(state, *(f"return {card}" for card in returned))
    assert GAME.view(state, 0).buried == (tuple(order), ())
    drawn = []
    for text in ("G1@1", "R3@1", "G2@1"):
        state, told = GAME.play(state, state.turn, GAME.parse(text))
        drawn += [each.card for each in told if isinstance(each, events.Drew)]
    assert drawn == ["Y4", *order]


def test_each_deck_has_its_own_order() -> None:
    state = recruiting("Y1 Y2 Y3 Y4", "Mud Blind", held="R1 R2 R3 R4 Shield Spy")
    state = act(state, "Recruiter", *["draw clan"] * 3, "return Spy", "return Shield")
    assert state.tactics == ("Mud", "Blind", "Spy", "Shield")


def test_any_card_in_hand_can_be_returned_even_one_just_drawn() -> None:
    state = act(recruiting("Y1 Y2 Y3 Y4", "Mud"), "Recruiter", *["draw clan"] * 3, "return Y3", "return Y1")
    assert hand(state, 0) == (*SIX.split(), "Y2")


def test_only_cards_in_hand_can_be_returned() -> None:
    state = act(recruiting("Y1 Y2 Y3 Y4", "Mud"), "Recruiter", *["draw clan"] * 3)
    assert refusal(state, "return Y4").reason == "not-in-hand"
    assert refusal(state, "return Recruiter").reason == "not-in-hand"


def test_equal_cards_share_one_return_action() -> None:
    state = act(recruiting("Y1 Y2 Y3 Y4", "Mud", held="Joker R1 R2 R3 Joker R4"), "Recruiter", *["draw clan"] * 3)
    assert texts(state).count("return Joker") == 1
    assert hand(act(state, "return Joker"), 0).count("Joker") == 1


# Few cards left in the decks


@pytest.mark.parametrize(
    ("clan", "tactics"), [("Y1 Y2", "Mud"), ("Y1", "Mud Blind"), ("Y1 Y2 Y3", ""), ("", "Mud Blind Banshee")]
)
def test_with_three_cards_left_all_are_drawn_and_two_returned(clan: str, tactics: str) -> None:
    state = act(recruiting(clan, tactics), "Recruiter")
    while "draw clan" in texts(state):
        state = act(state, "draw clan")
    assert sorted(hand(state, 0)[6:]) == sorted([*clan.split(), *tactics.split()])
    state = act(state, "return R1", "return R2")
    assert len(hand(state, 0)) == 7
    assert GAME.view(state, None).clan_deck + GAME.view(state, None).tactics_deck == 2
    assert GAME.actors(state) == (1,)


@pytest.mark.parametrize(("clan", "tactics"), [("Y1", "Mud"), ("Y1 Y2", ""), ("", "Mud Blind")])
@pytest.mark.parametrize("first", ["draw clan", "draw tactics"])
def test_with_two_cards_left_both_are_drawn_and_one_returned(clan: str, tactics: str, first: str) -> None:
    state = act(recruiting(clan, tactics), "Recruiter")
    if clan and tactics:
        assert texts(state) == ["draw clan", "draw tactics"]
        state = act(state, first)
    assert sorted(hand(state, 0)[6:]) == sorted([*clan.split(), *tactics.split()])
    assert GAME.view(state, None).draws == 0
    state = act(state, "return R1")
    assert len(hand(state, 0)) == 7
    assert GAME.actors(state) == (1,)
    assert state.clan == ("R1",)


@pytest.mark.parametrize(("clan", "tactics"), [("Y1", ""), ("", "Mud")])
def test_with_one_card_left_it_is_drawn_and_none_returned(clan: str, tactics: str) -> None:
    state = act(recruiting(clan, tactics), "Recruiter")
    assert hand(state, 0) == (*SIX.split(), clan or tactics)
    assert GAME.actors(state) == (1,)


def test_the_recruiter_needs_at_least_one_card_in_a_deck() -> None:
    assert refusal(recruiting("", ""), "Recruiter").reason == "decks-empty"


# In the course of a turn


def test_stones_are_claimed_after_the_recruiter_is_resolved() -> None:
    state = act(recruiting("Y1 Y2 Y3 Y4", "Mud", SURE), "Recruiter")
    assert refusal(state, "claim 9").reason == "asked-recruit"
    state = act(state, *["draw clan"] * 3)
    assert refusal(state, "claim 9").reason == "asked-return"
    state = act(state, "return R1", "return R2")
    assert texts(state) == ["claim 9", "done"]
    assert GAME.actors(act(state, "done")) == (1,)


def test_no_other_action_is_possible_before_the_recruiter_is_resolved() -> None:
    state = act(recruiting("Y1 Y2 Y3 Y4", "Mud"), "Recruiter")
    assert [refusal(state, text).reason for text in ("R1@1", "return R1", "done", "pass")] == ["asked-recruit"] * 4
    state = act(state, *["draw clan"] * 3)
    assert [refusal(state, text).reason for text in ("R1@1", "draw clan", "done", "pass")] == ["asked-return"] * 4


# What is secret


def test_only_the_owner_sees_the_cards_drawn() -> None:
    (told,) = happened(recruiting("Y1 Y2 Y3 Y4", "Mud"), "Recruiter", "draw clan")
    assert told.seen_by(0) == events.Drew(0, "clan", "Y1")
    assert told.seen_by(1) == told.seen_by(None) == events.Drew(0, "clan", None)


def test_only_the_owner_sees_the_cards_returned() -> None:
    state = act(recruiting("Y1 Y2 Y3 Y4", "Mud"), "Recruiter", *["draw clan"] * 3)
    (told,) = happened(state, "return R1")
    assert told.seen_by(0) == events.Returned(0, "clan", "R1")
    assert told.seen_by(1) == told.seen_by(None) == events.Returned(0, "clan", None)
    for seat in (1, None):
        assert GAME.view(act(state, "return R1"), seat) == GAME.view(act(state, "return R2"), seat)
        assert GAME.view(act(state, "return R1"), seat).last[-1].text == "return"
    assert GAME.view(act(state, "return R1"), 0) != GAME.view(act(state, "return R2"), 0)


def test_everyone_sees_which_deck_a_returned_card_is_from() -> None:
    """The two decks have different backs."""
    state = act(recruiting("Y1 Y2 Y3 Y4", "Mud"), "Recruiter", *["draw clan"] * 3)
    assert GAME.view(act(state, "return Spy"), 1).tactics_deck == 2
    assert GAME.view(act(state, "return R1"), 1).clan_deck == 2

"""Schotten Totten: what happens when nobody can play any more. The whole section is a ruling."""

import pytest

from core.game import Event, Outcome
from core.schotten_totten import events
from core.schotten_totten.state import State
from tests.rulebook.positions import GAME, act, happened, position, stone, texts


def last_card(*stones: str, won: tuple[str, str] = ("", ""), variant: str = "", turn: int = 0) -> State:
    """The turn of the seat that plays the very last card; R1 at stone 9 decides nothing."""
    return position(*stones, hand="R1", other="", clan="", tactics="", won=won, variant=variant, turn=turn)


def settled(told: tuple[Event, ...]) -> list[tuple[int, int]]:
    """The stones that were settled, in order, and who took each."""
    return [(each.stone, each.seat) for each in told if isinstance(each, events.Settled)]


# When


def test_stones_are_settled_when_both_hands_are_empty() -> None:
    told = happened(last_card("2: O1 O3 O5 | G1"), "R1@9")
    assert told == (
        events.Played(0, "R1", 9),
        events.Settled(0, 2, "colour", 9),
        events.RoundEnded(1, 0, "settled", (5, 0)),
    )


BOTH_FULL = ("3: O1 O3 | G1 G2 B4", "6: O2 O4 Y8 | G4 G5 B7", "9: O5 O6 Y9 | G7 G9 B1")
BOTH_WON = ("124", "578")


@pytest.mark.parametrize("other", ["Y1 Y2", ""])
def test_in_the_base_game_stones_are_settled_when_neither_has_both_a_card_and_a_place_for_it(other: str) -> None:
    """Both have cards but no room, or one has no cards and the other no room."""
    told = happened(position(*BOTH_FULL, hand="O9 R2", other=other, clan="Y7", won=BOTH_WON), "O9@3", "done")
    assert settled(told) == [(3, 0)]
    assert told[-1] == events.RoundEnded(1, 0, "adjacent", (5, 3))


def test_with_tactics_lack_of_room_settles_nothing() -> None:
    """A hand may hold something other than clan cards."""
    state = position(*BOTH_FULL, hand="O9 R2", other="Y1", clan="", won=BOTH_WON, variant="tactics")
    state = act(state, "O9@3", "done")
    assert GAME.outcome(state) is None
    assert texts(state) == ["pass"]


def test_nothing_is_settled_while_either_can_play() -> None:
    state = act(position("2: O1 O3 O5 | G1", hand="R1 R2", other="", clan=""), "R1@9")
    assert stone(state, 2).owner is None
    assert GAME.actors(state) == (0,)
    state = act(position("2: O1 O3 O5 | G1", hand="R1", other="Y9", clan=""), "R1@9")
    assert stone(state, 2).owner is None
    assert GAME.actors(state) == (1,)


def test_a_card_just_drawn_counts_as_a_card_to_play() -> None:
    state = act(position("2: O1 O3 O5 | G1", hand="R1", other="", clan="Y1"), "R1@9")
    assert GAME.actors(state) == (0,)
    assert texts(state)[0] == "Y1@1"


def test_the_player_of_the_last_card_may_claim_before_the_stones_are_settled() -> None:
    state = act(last_card("2: O7 O8 O9 | G1", "4: P1 B2 B5 | Y4 Y5 Y7"), "R1@9")
    assert texts(state) == ["claim 2", "done"]
    told = happened(state, "claim 2")
    assert told[0] == events.Claimed(0, 2, "colour-run", 24)
    assert settled(told) == [(4, 1)]


@pytest.mark.parametrize("variant", ["", "expert", "tactics", "tactics expert"])
def test_stones_are_settled_at_the_start_of_a_turn_before_its_claims(variant: str) -> None:
    """Seat 1 could claim stone 2 but does not get the chance."""
    told = happened(last_card("2: O1 | G7 G8 G9", variant=variant), "R1@9")
    assert told[1:] == (events.Settled(1, 2, "colour-run", 24), events.RoundEnded(1, 1, "settled", (0, 5)))


def test_unclaimed_stones_are_settled_too() -> None:
    state = act(last_card("2: O7 O8 O9 | G1"), "R1@9")
    assert settled(happened(state, "done")) == [(2, 0)]


# With tactics: two consecutive turns without a card played or drawn


def idle_position(*stones: str, other: str = "Joker", clan: str = "") -> State:
    """Both hold only tactics cards, so they may pass."""
    table = stones or ("2: O1 O3 O5 | G1",)
    return position(*table, hand="Joker", other=other, clan=clan, tactics="", variant="tactics", jokers=(True, True))


def test_two_consecutive_turns_without_a_card_played_or_drawn_settle_the_stones() -> None:
    state = act(idle_position(), "pass")
    assert GAME.actors(state) == (1,)
    told = happened(state, "pass")
    assert told[0] == events.Passed(1)
    assert settled(told) == [(2, 0)]
    assert told[-1] == events.RoundEnded(1, 0, "settled", (5, 0))


def test_one_turn_without_a_card_settles_nothing() -> None:
    assert GAME.outcome(act(idle_position(), "pass")) is None


def test_a_turn_with_a_card_between_two_passes_restarts_the_count() -> None:
    state = act(idle_position(other="Joker Mud"), "pass", "Mud@7", "pass")
    assert GAME.outcome(state) is None
    assert GAME.actors(state) == (1,)
    assert GAME.outcome(act(state, "pass")) is not None


def test_a_turn_in_which_a_card_was_drawn_does_not_count() -> None:
    """Such a hand and deck cannot occur in play, but the rule covers them."""
    state = act(idle_position(other="Joker Spy", clan="Y1"), "pass")
    assert GAME.actors(state) == (1,)
    assert GAME.outcome(act(state, "pass")) is None


def test_a_turn_with_an_empty_hand_counts_as_one_of_the_two() -> None:
    told = happened(idle_position(other=""), "pass")
    assert told[:2] == (events.Passed(0), events.Passed(1))
    assert settled(told) == [(2, 0)]


def test_a_turn_with_only_claims_counts_as_one_of_the_two() -> None:
    state = act(idle_position("2: O7 O8 O9 | G1", "5: | B1 B2 B4"), "pass", "claim 2")
    assert GAME.actors(state) == (1,)
    assert settled(happened(state, "pass")) == [(5, 1)]


# How


def test_a_complete_side_beats_an_incomplete_one() -> None:
    told = happened(last_card("2: O1 Y1 G2 | P8 P9", "4: B8 B9 | Y2 G1 P1"), "R1@9")
    assert settled(told) == [(2, 0), (4, 1)]


@pytest.mark.parametrize("first", [0, 1])
def test_of_two_complete_sides_the_stronger_wins_and_ties_go_to_the_one_completed_first(first: int) -> None:
    stones = ("2: O1 O2 O3 | G9 B9 P9", "4: O5 Y5 B7 | G4 B4 P4", f"6 first={first}: O4 Y4 Y9 | G8 B8 P1")
    assert settled(happened(last_card(*stones), "R1@9", "done")) == [(2, 0), (4, 1), (6, first)]


def test_two_incomplete_sides_leave_the_stone_open() -> None:
    state = act(last_card("2: O1 O3 O5 | G1", "4: B8 B9 | P1"), "R1@9")
    assert [stone(state, number).owner for number in (2, 4, 9)] == [0, None, None]


def test_under_mud_fight_three_cards_are_an_incomplete_side() -> None:
    state = last_card("2 Mud: O7 O8 O9 | G1 G2 G3 B4", variant="tactics")
    assert settled(happened(state, "R1@9")) == [(2, 1)]


@pytest.mark.parametrize(
    ("won", "expected", "winner"),
    [
        (("12", "89"), [(3, 0)], 0),
        (("14", "89"), [(3, 0), (7, 1)], 1),
        (("1468", "5"), [(3, 0)], 0),
        (("14", "2589"), [(3, 0), (7, 1)], 1),
    ],
)
def test_stones_are_settled_in_stone_order_until_the_game_is_won(
    won: tuple[str, str], expected: list[tuple[int, int]], winner: int
) -> None:
    """Stone 3 goes to seat 0 and stone 7 to seat 1: the first stone that wins ends the round."""
    state = position("3: O1 O3 | G1", "7: | B1 B2 B4", hand="O5", other="", clan="", won=won)
    told = happened(state, "O5@3")
    assert settled(told) == expected
    assert [each.winner for each in told if isinstance(each, events.RoundEnded)] == [winner]


def test_if_settling_wins_nothing_the_seat_with_more_stones_wins() -> None:
    state = act(last_card("2: | G1 G2 G4", won=("5", "7")), "R1@9")
    assert GAME.outcome(state) == Outcome((1,), "settled", (1, 5))


def test_equally_many_stones_are_a_draw_and_each_seat_scores_its_stones() -> None:
    state = act(last_card("2: | G1 G2 G4", won=("58", "7")), "R1@9")
    assert GAME.outcome(state) == Outcome((0, 1), "settled", (2, 2))


def test_a_round_without_any_claimed_stone_is_also_a_draw() -> None:
    assert GAME.outcome(act(last_card(), "R1@9")) == Outcome((0, 1), "settled", (0, 0))

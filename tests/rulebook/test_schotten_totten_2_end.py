"""Schotten Totten 2: every way a game ends, and revenge with all its tie-breaks."""

import pytest

from core.game import Outcome
from core.schotten_totten_2 import events
from core.schotten_totten_2.view import Result
from tests.rulebook.siege import GAME, SURE, act, discards, hand, happened, position, starting, step, tile
from tests.rulebook.test_schotten_totten_2_turn import FULL

DAMAGED = "123"


# The attacker wins


def test_the_attacker_wins_by_controlling_a_damaged_tile_again() -> None:
    state = position("2 damaged: R11 Y11 |", hand="P1", siege="G1 G2 G3")
    after, told = step(state, "declare 2")
    assert GAME.outcome(after) == Outcome((0,), "breached", (1, 0))
    assert GAME.actors(after) == ()
    assert told == (
        events.Controlled(0, 2, "kind", 22, 2, 1),
        events.RoundEnded(1, 0, "breached", 3, (1, 0)),
    )


def test_the_attacker_wins_with_the_fourth_damaged_tile() -> None:
    state = act(position(SURE, hand="P1", damaged=DAMAGED), "declare 4")
    assert GAME.outcome(state) == Outcome((0,), "four-damaged", (1, 0))
    assert tile(state, 4).damaged
    assert discards(state) == ("P10", "P11")


def test_three_damaged_tiles_are_not_enough() -> None:
    state = act(position(SURE, hand="P1", damaged="12"), "declare 4")
    assert GAME.outcome(state) is None


@pytest.mark.parametrize("actions", [[], ["P1@1"], ["P1@1", "draw siege"]], ids=["before", "after", "at the end"])
def test_the_attacker_can_win_at_any_point_of_the_turn(actions: list[str]) -> None:
    state = act(position(SURE, hand="P1 P2", damaged=DAMAGED, siege="G1 G2"), *actions)
    before = hand(state, 0)
    state = act(state, "declare 4")
    assert GAME.actors(state) == ()
    assert hand(state, 0) == before


# The defender wins


@pytest.mark.parametrize("turn", [0, 1])
def test_the_defender_wins_when_a_player_has_to_draw_and_no_card_is_left(turn: int) -> None:
    state = position(turn=turn, hand="P1 P2", siege="")
    assert happened(state, "P1@1") == (
        events.Played(turn, "P1", 1),
        events.RoundEnded(1, 1, "exhausted", 10, (0, 1)),
    )
    assert GAME.outcome(act(state, "P1@1")) == Outcome((1,), "exhausted", (0, 1))


def test_the_last_card_of_the_deck_is_drawn_and_the_game_goes_on() -> None:
    state = act(position(hand="P1 P2", siege="G1"), "P1@1")
    assert hand(state, 0) == ("P2", "G1")
    assert GAME.actors(state) == (1,)
    assert GAME.outcome(act(state, starting(state, *"RYGBP")[0])) == Outcome((1,), "exhausted", (0, 1))


def test_the_attacker_may_still_declare_before_having_to_draw() -> None:
    state = act(position(SURE, hand="P1 P2", damaged=DAMAGED, siege=""), "P1@1")
    assert GAME.outcome(act(state, "declare 4")) == Outcome((0,), "four-damaged", (1, 0))
    assert GAME.outcome(act(state, "done")) == Outcome((1,), "exhausted", (0, 1))


def test_a_declaration_that_does_not_win_does_not_prevent_the_loss() -> None:
    state = act(position(SURE, hand="P1 P2", siege=""), "P1@1", "declare 4")
    assert GAME.outcome(state) == Outcome((1,), "exhausted", (0, 1))


def test_the_defender_wins_when_all_seven_sides_are_full_as_the_turn_begins() -> None:
    full = [told.replace("R1 G1 B1", "R1 G1") for told in FULL]
    state = position(*full, hand="Y0 B10", siege="Y11")
    after, told = step(state, "Y0@1")
    assert GAME.outcome(after) == Outcome((1,), "walled", (0, 1))
    assert told[-1] == events.RoundEnded(1, 1, "walled", 10, (0, 1))


def test_the_attacker_first_has_a_turn_to_make_room() -> None:
    full = [told.replace("P10 P11", "").replace("4: Y6 G8", "4: P10 P11") for told in FULL]
    state = position(*full, hand="Y10 B10", siege="B11 Y11")
    state = act(state, "declare 4", "Y10@4")
    assert GAME.outcome(state) is None
    assert GAME.actors(state) == (1,)


def test_a_full_wall_is_checked_before_cauldrons_and_whatever_the_hand_holds() -> None:
    full = [told.replace("R1 G1 B1", "R1 G1") for told in FULL]
    state = position(*full, hand="Y0 B10", other="Redeploy Explosion", siege="Y11", tactics="", variant="tactics")
    state = act(state, "Y0@1")
    assert GAME.outcome(state) == Outcome((1,), "walled", (0, 1))


def test_filling_the_last_side_does_not_end_the_game_before_the_attackers_turn() -> None:
    full = [told.replace("| R0 G0 B0", "| R0 G0") for told in FULL]
    state = act(position(*full, turn=1, hand="B0 B10", siege="Y11 Y10"), "B0@7")
    assert GAME.actors(state) == (0,)
    assert GAME.outcome(state) is None


def test_the_scores_count_the_games_won() -> None:
    outcome = GAME.outcome(act(position(SURE, damaged=DAMAGED), "declare 4"))
    assert outcome is not None
    assert outcome.scores == (1, 0)


# Revenge


def lost(round: int, results: tuple[Result, ...], *, cauldrons: int = 3, damaged: str = "") -> tuple[Result, ...]:
    """The results after the defender won this game with these cauldrons and damaged tiles."""
    state = position(
        turn=(round - 1) % 2,
        hand="P1 P2",
        siege="",
        round=round,
        results=results,
        cauldrons=cauldrons,
        damaged=damaged,
        variant="revenge",
    )
    return GAME.view(act(state, "P1@1"), None).results


def ended(round: int, results: tuple[Result, ...], *, attacker_wins: bool) -> Outcome | None:
    """The outcome when this game of a revenge ends, with cards in the siege deck or all tiles and cauldrons left."""
    attacker = (round - 1) % 2
    state = position(
        *([SURE if attacker == 0 else "4: | P10 P11"] if attacker_wins else []),
        round=round,
        results=results,
        turn=attacker,
        variant="revenge",
        hand="P1 P2",
        siege="G1 G2 G3" if attacker_wins else "",
        damaged=DAMAGED if attacker_wins else "",
    )
    return GAME.outcome(act(state, "declare 4" if attacker_wins else "P1@1"))


def test_a_revenge_is_two_games_with_swapped_roles() -> None:
    state = position(SURE, damaged=DAMAGED, siege="G1 G2", variant="revenge")
    after, told = step(state, "declare 4")
    assert told[-2:] == (events.RoundEnded(1, 0, "four-damaged", 2, (1, 0)), events.RoundStarted(2, 1))
    assert GAME.outcome(after) is None
    view = GAME.view(after, None)
    assert (view.round, view.attacker, view.turn, view.cauldrons, view.siege_deck) == (2, 1, 1, 3, 48)
    assert view.results == (Result(0, 0, 2),)
    assert not any(each.damaged for each in view.tiles)
    assert starting(act(after, starting(after, *"RYGBP")[0]), "cauldron")


def test_the_games_of_a_revenge_are_dealt_differently() -> None:
    state = position(SURE, damaged=DAMAGED, variant="revenge")
    second = act(state, "declare 4")
    assert hand(second, 0) != hand(GAME.start(2, {"match": "revenge"}, b"position"), 0)


@pytest.mark.parametrize("winner", [0, 1])
def test_winning_both_games_wins_the_match(winner: int) -> None:
    first = Result(0, winner, 1)
    scores = (2, 0) if winner == 0 else (0, 2)
    assert ended(2, (first,), attacker_wins=winner == 1) == Outcome((winner,), "both-games", scores)


@pytest.mark.parametrize(("before", "winner"), [(4, 0), (2, 1)])
def test_of_two_attackers_the_one_who_left_more_cards_in_the_siege_deck_wins(before: int, winner: int) -> None:
    results = (Result(0, 0, before),)
    assert ended(2, results, attacker_wins=True) == Outcome((winner,), "cards-left", (1, 1))


@pytest.mark.parametrize(("before", "winner"), [(9, 0), (11, 1)])
def test_of_two_defenders_the_one_who_left_more_intact_tiles_and_cauldrons_wins(before: int, winner: int) -> None:
    results = (Result(0, 1, before),)
    assert ended(2, results, attacker_wins=False) == Outcome((winner,), "wall-left", (1, 1))


def test_the_siege_deck_is_counted_at_the_end_of_the_game() -> None:
    state = position(SURE, damaged=DAMAGED, hand="P1 P2", siege="G1 G2 G3", variant="revenge")
    assert GAME.view(act(state, "declare 4"), None).results == (Result(0, 0, 3),)
    state = act(state, "P1@1", "draw siege", "declare 4")
    assert GAME.view(state, None).results == (Result(0, 0, 2),)


def test_intact_tiles_and_unused_cauldrons_are_added_up() -> None:
    assert lost(1, ()) == (Result(0, 1, 10),)
    assert lost(1, (), cauldrons=1, damaged="27") == (Result(0, 1, 6),)


@pytest.mark.parametrize(("left", "attacker_wins"), [(3, True), (10, False)])
def test_a_tied_pair_is_followed_by_another_pair_in_which_seat_0_attacks_first(left: int, attacker_wins: bool) -> None:
    results = (Result(0, 0 if attacker_wins else 1, left),)
    assert ended(2, results, attacker_wins=attacker_wins) is None
    state = position(turn=1, hand="P1 P2", siege="", round=2, results=(Result(0, 1, 10),), variant="revenge")
    after, told = step(state, "P1@1")
    assert told[-1] == events.RoundStarted(3, 0)
    assert GAME.view(after, None).attacker == 0
    assert GAME.view(after, None).round == 3


EQUAL = (Result(0, 1, 10), Result(1, 0, 10))


def test_the_second_pair_decides_unless_it_is_tied_too() -> None:
    assert ended(3, EQUAL, attacker_wins=True) is None
    assert ended(4, (*EQUAL, Result(0, 0, 1)), attacker_wins=False) == Outcome((0,), "both-games", (3, 1))
    assert ended(4, (*EQUAL, Result(0, 0, 1)), attacker_wins=True) == Outcome((1,), "cards-left", (2, 2))


def test_after_a_second_tied_pair_the_match_is_a_draw() -> None:
    assert ended(4, (*EQUAL, Result(0, 0, 3)), attacker_wins=True) == Outcome((0, 1), "equal", (2, 2))
    assert ended(4, (*EQUAL, Result(0, 1, 10)), attacker_wins=False) == Outcome((0, 1), "equal", (2, 2))


def test_a_single_game_ends_the_match() -> None:
    assert GAME.outcome(act(position(SURE, damaged=DAMAGED), "declare 4")) is not None

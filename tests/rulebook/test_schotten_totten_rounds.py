"""Schotten Totten: winning a round, and matches of several rounds."""

import pytest

from core.game import Outcome
from core.schotten_totten import events
from core.schotten_totten.state import State
from tests.rulebook.positions import GAME, SURE, act, hand, happened, position, stone, texts, unfinished

WIN_AT_3 = "3: R7 R8 | G1"
"""Seat 0 wins with R9 here if it owns stones 1 and 2."""


def last_card(won: tuple[str, str], *, rounds: int = 1, round: int = 1, starter: int = 0, points: int = 0) -> State:
    """The last card of a round that the stones already won will decide."""
    return position(
        hand="R1", other="", clan="", won=won, rounds=rounds, round=round, starter=starter, points=(points, points)
    )


# Winning


@pytest.mark.parametrize("won", ["12", "24", "45"])
def test_three_adjacent_stones_win(won: str) -> None:
    state = act(position(WIN_AT_3, hand="R9", won=(won, "9")), "R9@3", "claim 3")
    assert GAME.outcome(state) == Outcome((0,), "adjacent", (5, 1))


@pytest.mark.parametrize("won", ["1579", "1568", "1679"])
def test_any_five_stones_win(won: str) -> None:
    state = act(position(WIN_AT_3, hand="R9", won=(won, "24")), "R9@3", "claim 3")
    assert GAME.outcome(state) == Outcome((0,), "five", (5, 2))


@pytest.mark.parametrize("won", ["1", "5", "15", "168", "156"])
def test_fewer_or_scattered_stones_do_not_win(won: str) -> None:
    state = act(position(WIN_AT_3, hand="R9", won=(won, "2")), "R9@3", "claim 3")
    assert GAME.outcome(state) is None
    assert GAME.actors(state) == (1,)


def test_the_ends_of_the_row_are_not_adjacent() -> None:
    state = act(position("1: R7 R8 | G1", hand="R9", won=("89", "")), "R9@1", "claim 1")
    assert GAME.outcome(state) is None


def test_stones_of_both_seats_together_win_nothing() -> None:
    state = act(position(WIN_AT_3, hand="R9", won=("16", "2457")), "R9@3", "claim 3")
    assert GAME.outcome(state) is None


def test_the_game_ends_at_once_in_the_middle_of_the_claims_without_a_draw() -> None:
    state = position(WIN_AT_3, SURE, hand="R9 R1", clan="Y1", won=("12", ""))
    assert texts(act(state, "R9@3")) == ["claim 3", "claim 9", "done"]
    assert happened(state, "R9@3", "claim 3") == (
        events.Claimed(0, 3, "colour-run", 24),
        events.RoundEnded(1, 0, "adjacent", (5, 0)),
    )
    state = act(state, "R9@3", "claim 3")
    assert GAME.actors(state) == ()
    assert stone(state, 9).owner is None
    assert hand(state, 0) == ("R1",)
    assert GAME.view(state, None).clan_deck == 1


def test_an_unclaimed_stone_does_not_count_towards_a_win() -> None:
    state = act(position(WIN_AT_3, hand="R9", won=("12", "")), "R9@3", "done")
    assert GAME.outcome(state) is None


def test_seat_1_wins_in_the_same_way() -> None:
    state = act(position("3: G1 | R7 R8", hand="R9", turn=1, won=("1", "45")), "R9@3", "claim 3")
    assert GAME.outcome(state) == Outcome((1,), "adjacent", (1, 5))


# Points


@pytest.mark.parametrize(("theirs", "scored"), [("", 0), ("5", 1), ("5689", 4)])
def test_the_winner_scores_five_and_the_loser_one_point_per_stone(theirs: str, scored: int) -> None:
    """With one round too: `Outcome.scores` are these points."""
    state = act(position(WIN_AT_3, hand="R9", won=("12", theirs)), "R9@3", "claim 3")
    assert GAME.outcome(state) == Outcome((0,), "adjacent", (5, scored))


def test_five_stones_score_no_more_than_three() -> None:
    state = act(position(WIN_AT_3, hand="R9", won=("1279", "")), "R9@3", "claim 3")
    assert GAME.outcome(state) == Outcome((0,), "adjacent", (5, 0))


def test_in_a_drawn_round_each_seat_scores_its_stones() -> None:
    told = happened(last_card(("14", "68"), rounds=2), "R1@9")
    assert events.RoundEnded(1, None, "settled", (2, 2)) in told


def test_points_add_up_over_the_rounds() -> None:
    state = position(WIN_AT_3, hand="R9", won=("12", "579"), rounds=3, round=2, points=(2, 5))
    assert events.RoundEnded(2, 0, "adjacent", (7, 8)) in happened(state, "R9@3", "claim 3")
    assert GAME.view(act(state, "R9@3", "claim 3"), None).points == (7, 8)


def test_after_the_last_round_the_seat_with_the_most_points_wins() -> None:
    """Seat 0 wins the last round, and seat 1 the match."""
    state = position(WIN_AT_3, hand="R9", won=("12", "579"), rounds=2, round=2, points=(0, 5))
    assert GAME.outcome(act(state, "R9@3", "claim 3")) == Outcome((1,), "points", (5, 8))


def test_equal_points_are_a_draw() -> None:
    state = position(WIN_AT_3, hand="R9", won=("12", "579"), rounds=2, round=2, points=(3, 5))
    assert GAME.outcome(act(state, "R9@3", "claim 3")) == Outcome((0, 1), "points", (8, 8))


def test_all_agreed_rounds_are_played_even_when_the_match_is_decided() -> None:
    state = position(WIN_AT_3, hand="R9", won=("12", ""), rounds=3, round=2, points=(5, 0))
    assert GAME.outcome(act(state, "R9@3", "claim 3")) is None


# The next round


def test_the_next_round_is_dealt_within_the_action_that_ended_the_last_one() -> None:
    state = position(WIN_AT_3, hand="R9", won=("12", "5"), rounds=2)
    told = happened(state, "R9@3", "claim 3")
    assert told[-2:] == (events.RoundEnded(1, 0, "adjacent", (5, 1)), events.RoundStarted(2, 1))
    view = GAME.view(act(state, "R9@3", "claim 3"), None)
    assert (view.round, view.points, view.turn, view.phase) == (2, (5, 1), 1, "play")
    assert all(each.sides == ((), ()) and each.owner is None and each.first is None for each in view.stones)
    assert [(each.clan, each.tactics) for each in view.hands] == [(6, 0), (6, 0)]
    assert view.clan_deck == 42


def test_the_next_round_with_tactics_begins_with_full_decks_and_nothing_played() -> None:
    stones = (WIN_AT_3, "7 Mud: Joker | Spy", "8 Blind: |")
    state = position(*stones, hand="R9", won=("12", ""), rounds=2, variant="tactics", discard="Recruiter G5")
    view = GAME.view(act(state, "R9@3", "claim 3"), None)
    assert (view.clan_deck, view.tactics_deck, view.discard) == (40, 10, ())
    assert (view.played, view.jokers) == ((0, 0), (False, False))
    assert all(each.modes == () and each.size == 3 for each in view.stones)
    assert [(each.clan, each.tactics) for each in view.hands] == [(7, 0), (7, 0)]


@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_of_a_round_starts_the_next_one(winner: int, starter: int) -> None:
    table = "3: R7 R8 | G1" if winner == 0 else "3: G1 | R7 R8"
    won = ("12", "") if winner == 0 else ("", "12")
    state = position(table, hand="R9", turn=winner, won=won, rounds=2, starter=starter)
    state = act(state, "R9@3", "claim 3")
    assert GAME.actors(state) == (1 - winner,)
    assert GAME.view(state, None).starter == 1 - winner


@pytest.mark.parametrize(("won", "loser"), [(("14", "6"), 1), (("1", "46"), 0)])
def test_the_loser_of_a_settled_round_starts_the_next_one(won: tuple[str, str], loser: int) -> None:
    assert GAME.actors(act(last_card(won, rounds=2), "R1@9")) == (loser,)


@pytest.mark.parametrize("starter", [0, 1])
def test_after_a_drawn_round_the_other_seat_starts(starter: int) -> None:
    assert GAME.actors(act(last_card(("1", "4"), rounds=2, starter=starter), "R1@9")) == (1 - starter,)


def test_each_round_is_shuffled_again_from_the_seed_of_the_match() -> None:
    hands: dict[int, tuple[str, ...]] = {}
    number = 0
    state = GAME.start(2, {"rounds": "3"}, b"match")
    while unfinished(state, number):
        hands.setdefault(GAME.view(state, None).round, hand(state, 0))
        state, number = act(state, texts(state)[0]), number + 1
    assert [*hands] == [1, 2, 3]
    assert len(set(hands.values())) == 3


@pytest.mark.parametrize("variant", [{}, {"tactics": "on"}, {"expert": "on"}, {"tactics": "on", "expert": "on"}])
def test_a_match_adds_up_from_start_to_end(variant: dict[str, str]) -> None:
    state = GAME.start(2, {**variant, "rounds": "4"}, b"books")
    starter, points, ended = GAME.view(state, None).starter, (0, 0), 0
    number = 0
    while unfinished(state, number):
        number += 1
        before = GAME.view(state, None)
        after = GAME.play(state, before.turn or 0, GAME.legal(state, before.turn or 0)[0])
        for told in after.events:
            if isinstance(told, events.RoundEnded):
                ended += 1
                gained = [now - then for now, then in zip(told.points, points, strict=True)]
                assert told.round == ended
                assert gained[0] == gained[1] if told.winner is None else gained[told.winner] == 5
                starter, points = 1 - (starter if told.winner is None else told.winner), told.points
            if isinstance(told, events.RoundStarted):
                assert (told.round, told.starter) == (ended + 1, starter)
        state = after.state
    assert ended == 4
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == points
    assert outcome.winners == tuple(seat for seat in (0, 1) if points[seat] == max(points))

"""Ratings follow openskill, whatever happens; links take, copy and end them."""

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some
from openskill.models import PlackettLuce

from bot.model.ratings import ALL_TIME, OVERALL, Event, Link, Ranked, Rating, Ratings, Subject, month, rate

NOVEMBER = datetime(2026, 11, 30, 23, 59, tzinfo=UTC).timestamp()
DECEMBER = NOVEMBER + 60.0
GAMES = ("totemo", "heave-ho")


@some.composite
def _matches(draw: some.DrawFn) -> list[Ranked]:
    """Matches of two to four of six players, with ties."""
    found = []
    for number in range(1, draw(some.integers(1, 12)) + 1):
        players = draw(some.lists(some.integers(1, 6), min_size=2, max_size=4, unique=True))
        ranks = draw(some.lists(some.integers(1, 4), min_size=len(players), max_size=len(players)))
        ended = draw(some.sampled_from((NOVEMBER, DECEMBER)))
        found.append(Ranked(number, draw(some.sampled_from(GAMES)), ended, tuple(players), tuple(ranks)))
    return found


@given(_matches())
def test_after_any_matches_they_are_openskills_own(played: list[Ranked]) -> None:
    """For each game and over all, for all time and for each month: computed here with openskill alone."""
    found, model = Ratings(), PlackettLuce()
    for each in played:
        found.follow(each)
    for period in (ALL_TIME, "2026-11", "2026-12"):
        for game in (*GAMES, OVERALL):
            table = {player: model.rating() for player in range(1, 7)}
            games = dict.fromkeys(table, 0)
            for each in played:
                if period in (ALL_TIME, month(each.ended)) and game in (OVERALL, each.game):
                    after = model.rate([[table[player]] for player in each.players], ranks=list(each.ranks))
                    for player, (rating,) in zip(each.players, after, strict=True):
                        table[player], games[player] = rating, games[player] + 1
            assert {player: of[Subject(period, game)] for player, of in found.of.items() if (period, game) in of} == {
                player: Rating(rating.mu, rating.sigma, games[player])
                for player, rating in table.items()
                if games[player]
            }


@given(_matches())
def test_the_course_of_a_rating_ends_where_the_rating_is(played: list[Ranked]) -> None:
    found = Ratings()
    for each in played:
        found.follow(each)
    for player, courses in found.courses.items():
        for game, course in courses.items():
            own = [each.number for each in played if player in each.players and game in (OVERALL, each.game)]
            assert list(course) == own
            assert course[own[-1]] == found.of[player][Subject(ALL_TIME, game)]


def test_a_newcomer_has_1500_and_is_provisional_for_about_ten_matches() -> None:
    one, other = Rating(), Rating()
    assert (one.number, one.is_provisional) == (1500, True)
    for number in range(1, 21):
        one, other = rate((one, other), (1 + number % 2, 2 - number % 2))
        if not one.is_provisional:
            break
    assert 8 <= number <= 12
    assert one.games == number


@pytest.mark.parametrize("ranks", [(1, 2), (1, 2, 3), (1, 1, 3), (1, 2, 2, 4)])
def test_who_wins_never_loses_and_who_is_last_never_gains(ranks: tuple[int, ...]) -> None:
    after = rate([Rating()] * len(ranks), ranks)
    assert after[0].number > 1500 > after[-1].number
    ties = [one == other for one, other in pairwise(ranks)]
    assert [one.mu == other.mu for one, other in pairwise(after)] == ties


def _after(*events: Event) -> Ratings:
    found = Ratings()
    for each in events:
        found.follow(each)
    return found


ONCE = Ranked(1, "totemo", NOVEMBER, (1, 3), (1, 2))
TWICE = (Ranked(2, "heave-ho", NOVEMBER, (2, 3), (1, 2)), Ranked(3, "heave-ho", NOVEMBER, (2, 3), (1, 2)))
OVER_ALL, TOTEMO, HEAVE_HO = (Subject(ALL_TIME, game) for game in (OVERALL, "totemo", "heave-ho"))


def test_a_merged_player_takes_the_more_settled_rating_of_each_kind_with_its_course() -> None:
    before, after = _after(ONCE, *TWICE), _after(ONCE, *TWICE, Link(4, "merge", 1, 2))
    assert after.of.keys() == {1, 3}
    assert after.of[1][OVER_ALL] == before.of[2][OVER_ALL]
    assert after.of[1][TOTEMO] == before.of[1][TOTEMO]
    assert after.of[1][HEAVE_HO] == before.of[2][HEAVE_HO]
    assert {game: list(course) for game, course in after.courses[1].items()} == {
        "totemo": [1],
        "heave-ho": [2, 3],
        OVERALL: [2, 3],
    }
    assert after.of[3] == before.of[3], "nothing else is computed again"


def test_a_split_copies_ratings_which_then_go_their_own_ways() -> None:
    after = _after(ONCE, Link(2, "split", 1, 4), Ranked(3, "totemo", NOVEMBER, (1, 3), (1, 2)))
    assert after.of[4] == _after(ONCE).of[1]
    assert list(after.courses[4]["totemo"]) == [1]
    assert after.of[1][TOTEMO].games == 2


def test_who_is_no_more_leaves_no_rating_and_whoever_gets_the_number_begins_anew() -> None:
    gone = _after(ONCE, Link(2, "forget", 1))
    assert gone.of.keys() == {3}
    assert gone.of[3] == _after(ONCE).of[3]
    anew = _after(ONCE, Link(2, "forget", 1), Ranked(3, "totemo", NOVEMBER, (1, 4), (1, 2)))
    assert anew.of[1][TOTEMO] == rate([Rating(), Rating()], (1, 2))[0]

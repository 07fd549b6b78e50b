"""A puzzle for each day and others for practice, chosen among made-up ones."""

from collections import Counter
from itertools import pairwise

import pytest

from core.puzzles.catalogue import SOURCES, kind
from core.puzzles.check import check_calendar
from core.puzzles.choose import DAYS, TOTAL, Chosen, TooFew, choose
from core.puzzles.generate import Candidate
from tests.core.puzzles.made_up import candidates, puzzle

KINDS = [(game, name) for game, source in SOURCES.items() for name in source.KINDS]


@pytest.fixture(scope="module")
def chosen() -> Chosen:
    return choose(candidates(of_each=160))


def test_two_years_pass_every_check_of_a_calendar(chosen: Chosen) -> None:
    assert len(chosen.daily) == DAYS >= 730
    assert not list(check_calendar(chosen.daily))


def test_kinds_share_their_weekday_evenly(chosen: Chosen) -> None:
    mondays = Counter((puzzle.game, puzzle.kind) for puzzle in chosen.daily[::7])
    assert len(mondays) == 4
    assert max(mondays.values()) - min(mondays.values()) <= 1


def test_a_game_seldom_comes_on_two_days_in_a_row(chosen: Chosen) -> None:
    same = sum(one.game == other.game for one, other in pairwise(chosen.daily))
    assert same < DAYS / 10


def test_the_others_are_for_practice_and_of_all_kinds_and_grades(chosen: Chosen) -> None:
    assert len(chosen.daily) + len(chosen.practice) == TOTAL
    assert {(puzzle.game, puzzle.kind) for puzzle in chosen.practice} == set(KINDS)
    assert {puzzle.grade for puzzle in chosen.practice} == {1, 2, 3, 4, 5}


def test_no_match_and_no_position_comes_twice() -> None:
    several = candidates(of_each=120)
    # Every match has a puzzle of another kind, too, which looks like one of a third match.
    others = [
        Candidate(
            puzzle(game=each.puzzle.game, kind=name, seed=each.puzzle.seed, theme="other"), f"{each.likeness[:-1]}0"
        )
        for each in several
        for name in SOURCES[each.puzzle.game].KINDS
        if name != each.puzzle.kind
    ]
    daily, practice = choose([*others, *several], total=1000)
    marks = [each.seed for each in (*daily, *practice)]
    assert len(marks) == len(set(marks))


def test_the_order_in_which_they_were_found_does_not_matter(chosen: Chosen) -> None:
    assert choose(reversed(candidates(of_each=160))) == chosen


def test_a_rare_kind_leaves_its_days_to_others_of_its_weekday_and_some_for_practice() -> None:
    rare = ("schotten-totten", "defend")
    several = [each for each in candidates(of_each=150) if (each.puzzle.game, each.puzzle.kind) != rare]
    several += [each for each in candidates(of_each=30) if (each.puzzle.game, each.puzzle.kind) == rare]
    daily, _ = choose(several)
    asked = Counter(each.kind for each in daily if 6 in kind(each).weekdays)
    assert asked == {"defend": 27, "hold-game": 78}


def test_too_few_are_refused() -> None:
    with pytest.raises(TooFew, match="weekday 0"):
        choose(candidates(of_each=20))

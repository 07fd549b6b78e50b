"""The puzzles that come with the program."""

from datetime import date, timedelta

import pytest

from bot.puzzle_library import FIRST, NAMES, SHIPPED, lines, packed
from core.puzzles import text
from core.puzzles.catalogue import SOURCES, kind, view
from core.puzzles.check import check, check_calendar
from core.puzzles.choose import DAYS, TOTAL
from core.puzzles.puzzle import Puzzle

DAILY, PRACTICE = ([text.read(line) for line in lines(name)] for name in NAMES)
DAY = timedelta(days=1)
KINDS = [(game, name) for game, source in SOURCES.items() for name in source.KINDS]


def test_two_years_of_days_pass_every_check_of_a_calendar() -> None:
    assert len(DAILY) == DAYS >= 730
    assert not list(check_calendar(DAILY))


def test_there_are_about_two_thousand_and_they_are_small() -> None:
    assert len(DAILY) + len(PRACTICE) == TOTAL
    assert sum(len(packed(name)) for name in NAMES) < 250_000


def test_practice_has_every_kind_and_grade() -> None:
    assert {(puzzle.game, puzzle.kind) for puzzle in PRACTICE} == set(KINDS)
    assert {puzzle.grade for puzzle in PRACTICE} == {1, 2, 3, 4, 5}


def test_no_match_comes_twice() -> None:
    matches = [(puzzle.game, puzzle.seed) for puzzle in (*DAILY, *PRACTICE)]
    assert len(matches) == len(set(matches))


def test_the_first_day_is_a_monday_and_there_is_none_before() -> None:
    assert FIRST.weekday() == 0
    assert SHIPPED.of(FIRST) == DAILY[0]
    assert SHIPPED.of(FIRST - DAY) is None
    assert SHIPPED.practice == tuple(PRACTICE)


def test_every_day_to_come_has_a_puzzle_of_its_weekday() -> None:
    for number in (DAYS - 1, DAYS, DAYS + 1, 2 * DAYS + 5, 40 * DAYS + 3):
        puzzle = SHIPPED.of(FIRST + number * DAY)
        assert puzzle is not None
        assert (FIRST + number * DAY).weekday() in kind(puzzle).weekdays
    assert SHIPPED.of(date(2999, 12, 31)) is not None


def some(game: str, name: str) -> list[tuple[int, Puzzle]]:
    """A few days with puzzles of a kind."""
    return [(day, puzzle) for day, puzzle in enumerate(DAILY) if (puzzle.game, puzzle.kind) == (game, name)][::20]


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_puzzles_are_true_now_and_in_other_colours(game: str, name: str) -> None:
    assert some(game, name)
    for day, puzzle in some(game, name):
        again = SHIPPED.of(FIRST + (day + DAYS) * DAY)
        assert again is not None
        for each in (puzzle, again):
            assert check(each).fault is None
            finding = kind(each).find(view(each))
            assert finding is not None
            assert (finding.answer, finding.grade) == (each.answer, each.grade)
        assert view(again) != view(puzzle)

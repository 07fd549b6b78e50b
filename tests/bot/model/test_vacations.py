"""Vacation is counted in hours, each in the year in which it begins."""

from collections import Counter
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import zones
from bot.model.absences import Interval
from bot.model.vacations import HOUR, YEARLY, Vacations, hours

KYIV = "Europe/Kyiv"
NEW_YEAR = datetime(2026, 12, 31, 22, tzinfo=UTC).timestamp()
"""In Kyiv."""


def year(moment: float) -> int:
    return zones.local(KYIV, moment).year


def at(now: float, *taken: Interval) -> Vacations:
    return Vacations(taken, now, year)


def test_each_hour_that_has_begun_counts() -> None:
    assert hours([(0, 1)], year) == {1970: 1}
    assert hours([(0, HOUR)], year) == {1970: 1}
    assert hours([(0, HOUR + 1)], year) == {1970: 2}
    assert hours([(5, 5)], year) == {}


def test_a_vacation_over_new_year_counts_in_each_year_for_its_own_hours() -> None:
    assert hours([(NEW_YEAR - 10 * HOUR, NEW_YEAR + 5 * HOUR)], year) == {2026: 10, 2027: 5}
    assert hours([(NEW_YEAR - HOUR / 2, NEW_YEAR + 2 * HOUR)], year) == {2026: 1, 2027: 2}


def test_what_a_person_took_on_two_accounts_at_once_counts_once() -> None:
    assert hours([(0, 10 * HOUR), (5 * HOUR, 12 * HOUR)], year) == {1970: 12}


def test_a_vacation_that_goes_on_gets_whole_hours() -> None:
    start = NEW_YEAR - 100 * HOUR
    vacations = at(start + 30, (start, start + 24 * HOUR))
    until = vacations.after(48)
    assert until == start + 48 * HOUR
    assert hours([*vacations.ended, (vacations.now, until)], year) == {2026: 48}


def test_who_comes_back_early_gets_the_rest_back_in_whole_hours() -> None:
    start = NEW_YEAR - 2000 * HOUR
    vacations = at(start + 2.5 * HOUR, (start, start + 100 * HOUR))
    assert vacations.current == (start, start + 100 * HOUR)
    assert vacations.left(2026) == YEARLY - 100
    assert vacations.left(2026, ended=True) == YEARLY - 3


def test_a_year_has_thirty_days() -> None:
    now = NEW_YEAR - 2000 * HOUR
    assert at(now).exceeded(at(now).after(YEARLY)) is None
    assert at(now).exceeded(at(now).after(YEARLY) + 1) == 2026
    taken = (now - 100 * HOUR, now - 90 * HOUR)
    assert at(now, taken).exceeded(now + (YEARLY - 10) * HOUR) is None
    assert at(now, taken).exceeded(now + (YEARLY - 9) * HOUR) == 2026


def test_over_new_year_there_are_sixty_days() -> None:
    now = NEW_YEAR - YEARLY * HOUR
    assert at(now).exceeded(NEW_YEAR + YEARLY * HOUR) is None
    assert at(now).exceeded(NEW_YEAR + YEARLY * HOUR + 1) == 2027


def test_who_has_taken_too_much_on_two_accounts_can_still_shorten_a_vacation() -> None:
    now = NEW_YEAR - 2000 * HOUR
    both = at(now, (now - 800 * HOUR, now - HOUR), (now - HOUR, now + 50 * HOUR))
    assert both.left(2026) == 0
    assert both.exceeded(now + HOUR) == 2026
    assert both.current == (now - 800 * HOUR, now + 50 * HOUR)


@pytest.mark.parametrize(
    ("begins", "hours_away"),
    [(datetime(2027, 3, 27, 12, tzinfo=UTC), 24), (datetime(2027, 10, 30, 12, tzinfo=UTC), 24)],
)
def test_a_day_in_which_clocks_are_changed_still_has_twenty_four_hours_of_vacation(
    begins: datetime, hours_away: int
) -> None:
    start = begins.timestamp()
    assert hours([(start, at(start).after(24))], year) == {2027: hours_away}


_LENGTHS = st.integers(min_value=0, max_value=2000)


@given(st.lists(st.tuples(_LENGTHS, _LENGTHS), max_size=4))
def test_the_hours_are_those_that_a_clock_strikes(each: list[tuple[int, int]]) -> None:
    taken = [(NEW_YEAR + (start - 1000) * HOUR, NEW_YEAR + (start - 1000 + length) * HOUR) for start, length in each]
    away = {start + number for start, length in each for number in range(length)}
    assert hours(taken, year) == Counter(2026 if number < 1000 else 2027 for number in away)

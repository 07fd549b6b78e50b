"""Months and weeks of leaderboards."""

from datetime import UTC, datetime

import pytest

from bot.model.leaderboards import closes, is_over, week
from bot.model.ratings import ALL_TIME


def at(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("period", "moment"),
    [("2026-11", at(2026, 12, 1, 0, 5)), ("2026-12", at(2027, 1, 1, 0, 5)), ("2028-02", at(2028, 3, 1, 0, 5))],
)
def test_a_month_is_closed_five_minutes_after_its_end(period: str, moment: float) -> None:
    assert closes(period) == moment


def test_a_month_is_over_with_the_next_and_all_time_never_is() -> None:
    now = at(2026, 11, 30, 23, 59)
    assert not is_over("2026-11", now)
    assert is_over("2026-11", now + 60)
    assert not is_over(ALL_TIME, now)


def test_a_week_begins_on_monday() -> None:
    sunday, monday = at(2026, 11, 15, 23, 59), at(2026, 11, 16)
    assert week(monday) == week(sunday) + 1
    assert week(monday + 7 * 86400 - 1) == week(monday)

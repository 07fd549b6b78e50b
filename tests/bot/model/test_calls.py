"""Quiet hours and hours of the day, in any zone and on the days when clocks change."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.model.calls import Hours, next_at, read_hour
from bot.zones import OFFERED

HOUR, DAY = 3600.0, 86400.0
CHANGES = {
    "Europe/Kyiv": (datetime(2026, 3, 29, 1, tzinfo=UTC), datetime(2026, 10, 25, 1, tzinfo=UTC)),
    "America/New_York": (datetime(2026, 3, 8, 7, tzinfo=UTC), datetime(2026, 11, 1, 6, tzinfo=UTC)),
    "Australia/Lord_Howe": (datetime(2026, 10, 3, 15, 30, tzinfo=UTC), datetime(2026, 4, 4, 15, tzinfo=UTC)),
    "Asia/Beirut": (datetime(2026, 3, 28, 22, tzinfo=UTC), datetime(2026, 10, 24, 21, tzinfo=UTC)),
    "Atlantic/Azores": (datetime(2026, 3, 29, 1, tzinfo=UTC), datetime(2026, 10, 25, 1, tzinfo=UTC)),
}
"""When clocks go forward, and when they go back."""
HOURS = st.builds(Hours, st.integers(0, 23), st.integers(0, 23)).filter(lambda hours: hours.start != hours.end)


def local(moment: float, zone: str) -> datetime:
    return datetime.fromtimestamp(moment, ZoneInfo(zone))


def at(zone: str, *when: int) -> float:
    year, month, day, hour, minute = when
    return datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()


def is_quiet(hours: Hours, hour: int) -> bool:
    listed = range(hours.start, hours.end if hours.end > hours.start else hours.end + 24)
    return hour in {each % 24 for each in listed}


@given(st.sampled_from([*CHANGES]), st.sampled_from([0, 1]), st.integers(-2 * 96, 96), HOURS)
def test_quiet_hours_end_when_a_clock_first_shows_another_hour(
    zone: str, which: int, quarter: int, hours: Hours
) -> None:
    """Compared with a look at the clock every quarter of an hour, around both changes of the year."""
    now = CHANGES[zone][which].timestamp() + quarter * HOUR / 4
    ends = hours.end_after(now, zone)
    if not is_quiet(hours, local(now, zone).hour):
        assert ends is None
        return
    looked = now
    while is_quiet(hours, local(looked, zone).hour):
        looked += HOUR / 4
    assert ends == looked


@given(st.sampled_from([*CHANGES]), st.sampled_from([0, 1]), st.integers(-2 * 96, 96), st.integers(0, 23))
def test_an_hour_comes_once_a_day_also_when_clocks_change(zone: str, which: int, quarter: int, hour: int) -> None:
    now = CHANGES[zone][which].timestamp() + quarter * HOUR / 4
    due = [now]
    for _ in range(5):
        due.append(next_at(hour, due[-1], zone))
    days = [local(each, zone).date().toordinal() for each in due[1:]]
    assert days == [*range(days[0], days[0] + 5)]
    assert days[0] - local(now, zone).date().toordinal() in (0, 1)
    assert all(local(each, zone).hour in (hour, hour + 1) for each in due[1:])
    assert [local(each, zone).hour for each in due[1:]].count(hour) >= 4, "only where clocks skip it, it is the next"


@given(st.sampled_from(OFFERED), st.floats(0.0, 4e9), HOURS)
def test_quiet_hours_are_within_a_day_everywhere(zone: str, now: float, hours: Hours) -> None:
    ends = hours.end_after(now, zone)
    assert (ends is not None) == is_quiet(hours, local(now, zone).hour)
    assume(ends is not None)
    assert ends is not None
    assert now < ends <= now + DAY + 2 * HOUR
    assert hours.end_after(ends, zone) is None


@pytest.mark.parametrize(
    ("zone", "now", "ends"),
    [
        # The same moment, on both sides of the date line: night in Samoa's west, morning in its east.
        ("Pacific/Pago_Pago", (2026, 6, 1, 23, 30), (2026, 6, 2, 8, 0)),
        ("Pacific/Kiritimati", (2026, 6, 3, 0, 30), (2026, 6, 3, 8, 0)),
        # 29 February is a day like others.
        ("Europe/Kyiv", (2028, 2, 28, 22, 0), (2028, 2, 29, 8, 0)),
        ("Europe/Kyiv", (2028, 2, 29, 23, 59), (2028, 3, 1, 8, 0)),
        # The night of the change has one hour less, or one more.
        ("Europe/Kyiv", (2026, 3, 28, 22, 0), (2026, 3, 29, 8, 0)),
        ("Europe/Kyiv", (2026, 10, 24, 22, 0), (2026, 10, 25, 8, 0)),
    ],
)
def test_the_night_ends_in_the_morning_of_the_next_day(zone: str, now: tuple[int, ...], ends: tuple[int, ...]) -> None:
    assert Hours(22, 8).end_after(at(zone, *now), zone) == at(zone, *ends)
    assert Hours(22, 8).end_after(at(zone, *ends), zone) is None


def test_a_day_that_a_zone_skipped_is_not_waited_for() -> None:
    """Samoa went from 29 to 31 December 2011 when it moved to the other side of the date line."""
    evening = at("Pacific/Apia", 2011, 12, 29, 23, 0)
    assert Hours(22, 8).end_after(evening, "Pacific/Apia") == at("Pacific/Apia", 2011, 12, 31, 8, 0)
    nine = next_at(9, evening, "Pacific/Apia")
    assert nine == at("Pacific/Apia", 2011, 12, 31, 9, 0)
    assert next_at(9, nine, "Pacific/Apia") == at("Pacific/Apia", 2012, 1, 1, 9, 0)


def test_without_a_zone_hours_are_those_of_utc() -> None:
    noon = datetime(2026, 1, 15, 12, tzinfo=UTC).timestamp()
    assert Hours(11, 13).end_after(noon, None) == noon + HOUR
    assert next_at(12, noon, None) == noon + DAY


@pytest.mark.parametrize("text", ["22-8", "22:00-08:00", "22 – 8", "22.00—8"])
def test_hours_are_read_as_people_write_them(text: str) -> None:
    assert Hours.read(text) == Hours(22, 8)


@pytest.mark.parametrize("text", ["", "22", "24-8", "22-25", "22:30-8", "8-8", "-1-8", "22-8-9", "evening"])
def test_what_are_no_hours_is_not_read(text: str) -> None:
    assert Hours.read(text) is None


def test_an_hour_that_does_not_exist_is_not_read() -> None:
    assert [read_hour(text) for text in ("9", "09:00", "0", "23")] == [9, 9, 0, 23]
    assert [read_hour(text) for text in ("24", "-1", "9:30", "", "nine")] == [None] * 5

"""Lengths of time and moments are read as people type them, on the clocks of their zone."""

from datetime import UTC, datetime

import pytest

from bot import times, zones
from bot.times import NoSuchDate, NoSuchHour

HOUR, DAY = 3600, 86400
NOW = datetime(2026, 11, 19, 10, 30, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("language", "typed", "length"),
    [
        ("en", "5 days", 5 * DAY),
        ("en", "for 5 days", 5 * DAY),
        ("en", "2d 5h", 2 * DAY + 5 * HOUR),
        ("en", "2d5h", 2 * DAY + 5 * HOUR),
        ("en", "a week and one day", 8 * DAY),
        ("en", "1.5 days", 36 * HOUR),
        ("en", "90 min", 90 * 60),
        ("en", "day", DAY),
        ("en", "-2 days", -2 * DAY),
        ("en", "0 hours", 0),
        ("uk", "5 днів", 5 * DAY),
        ("uk", "на три дні", 3 * DAY),
        ("uk", "тиждень", 7 * DAY),
        ("uk", "1 год", HOUR),
        ("uk", "1,5 години", 90 * 60),
        ("uk", "2 доби й 4 години", 2 * DAY + 4 * HOUR),
        ("uk", "5 days", 5 * DAY),
        ("ru", "5 дней", 5 * DAY),
        ("ru", "на две недели", 14 * DAY),
        ("ru", "12 ч", 12 * HOUR),
        ("ru", "сутки", DAY),
        ("ru", "20 минут", 20 * 60),
        ("el", "5 ημέρες", 5 * DAY),
        ("el", "μία εβδομάδα", 7 * DAY),
        ("el", "δύο μέρες και 3 ώρες", 2 * DAY + 3 * HOUR),
        ("el", "10 λεπτά", 600),
    ],
)
def test_a_length_is_read(language: str, typed: str, length: int) -> None:
    assert times.seconds(typed, language) == length


@pytest.mark.parametrize("typed", ["", "5", "for", "five", "5 5 days", "days 5", "5 cards", "5 days!", "2026-12-01"])
def test_anything_else_is_no_length(typed: str) -> None:
    assert times.seconds(typed, "en") is None


def test_one_says_hour_where_another_says_year() -> None:
    assert times.seconds("1 год", "uk") == HOUR
    assert times.seconds("1 год", "ru") is None


@pytest.mark.parametrize(
    ("language", "typed", "wall"),
    [
        ("en", "2026-12-01", "2026-12-01 00:00"),
        ("en", "2026-12-01 18:00", "2026-12-01 18:00"),
        ("en", "2026-12-01 at 6 pm", "2026-12-01 18:00"),
        ("en", "1 December", "2026-12-01 00:00"),
        ("en", "1st of December", "2026-12-01 00:00"),
        ("en", "December 1st, 2027", "2027-12-01 00:00"),
        ("en", "Dec 1 9:15am", "2026-12-01 09:15"),
        ("en", "5 March", "2027-03-05 00:00"),
        ("en", "29 February", "2028-02-29 00:00"),
        ("en", "19 November", "2027-11-19 00:00"),
        ("en", "12:29", "2026-11-20 12:29"),
        ("en", "12:31", "2026-11-19 12:31"),
        ("en", "2020-01-01", "2020-01-01 00:00"),
        ("uk", "1 грудня", "2026-12-01 00:00"),
        ("uk", "1.12.2026 о 18:00", "2026-12-01 18:00"),
        ("uk", "1.12.", "2026-12-01 00:00"),
        ("ru", "1 декабря в 18:00", "2026-12-01 18:00"),
        ("ru", "5 мая 2027 года", "2027-05-05 00:00"),
        ("el", "1η Δεκεμβρίου", "2026-12-01 00:00"),
        ("el", "5 Μαΐου στις 18:00", "2027-05-05 18:00"),
        ("el", "1/12/2026", "2026-12-01 00:00"),
    ],
)
def test_a_moment_is_read_on_the_clocks_of_the_zone(language: str, typed: str, wall: str) -> None:
    found = times.moment(typed, "Europe/Kyiv", NOW, language)
    assert found is not None
    assert f"{zones.local('Europe/Kyiv', found):%Y-%m-%d %H:%M}" == wall


@pytest.mark.parametrize("typed", ["", "5 days", "soon", "December", "1 2 3", "the", "1 December " * 9])
def test_anything_else_is_no_moment(typed: str) -> None:
    assert times.moment(typed, "UTC", NOW, "en") is None


@pytest.mark.parametrize(
    "typed", ["2026-13-01", "31.2.2027", "30 February", "25:00", "2026-12-01 13pm", "2026-12-01 0 am"]
)
def test_what_is_in_no_calendar_is_refused(typed: str) -> None:
    with pytest.raises(NoSuchDate):
        times.moment(typed, "UTC", NOW, "en")


@pytest.mark.parametrize(
    ("zone", "typed", "instead"),
    [
        ("Europe/Kyiv", "2027-03-28 03:30", "04:30"),
        ("America/New_York", "2027-03-14 02:00", "03:00"),
        ("Australia/Lord_Howe", "2027-10-03 02:15", "02:45"),
    ],
)
def test_an_hour_that_clocks_skip_is_refused_with_the_one_that_they_show(zone: str, typed: str, instead: str) -> None:
    with pytest.raises(NoSuchHour) as refused:
        times.moment(typed, zone, NOW, "en")
    assert f"{refused.value.instead:%H:%M}" == instead


def test_an_hour_that_comes_twice_is_the_second() -> None:
    found = times.moment("2027-10-31 03:30", "Europe/Kyiv", NOW, "en")
    assert found == datetime(2027, 10, 31, 1, 30, tzinfo=UTC).timestamp()


def test_a_day_whose_midnight_is_skipped_begins_an_hour_later() -> None:
    found = times.moment("2027-04-30", "Africa/Cairo", NOW, "en")
    assert found is not None
    assert f"{zones.local('Africa/Cairo', found):%Y-%m-%d %H:%M}" == "2027-04-30 01:00"


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_the_next_such_hour_is_that_of_the_zones_own_day(zone: str) -> None:
    found = times.moment("00:00", zone, NOW, "en")
    assert found is not None
    assert 0 < found - NOW <= DAY
    assert zones.time(zone, found) == "00:00"


@pytest.mark.parametrize(
    ("language", "typed", "rest"),
    [
        ("en", "until 1 December", "1 December"),
        ("uk", "до 1 грудня", "1 грудня"),
        ("el", "μέχρι τις 1 Δεκεμβρίου", "1 Δεκεμβρίου"),
        ("en", "until", None),
        ("en", "5 days", None),
    ],
)
def test_until_is_followed_by_a_moment(language: str, typed: str, rest: str | None) -> None:
    assert times.after("typed-until", typed, language) == rest


@pytest.mark.parametrize(
    ("language", "typed", "month"),
    [
        ("en", "2026-11", "2026-11"),
        ("en", "11/2026", "2026-11"),
        ("en", "1.2026", "2026-01"),
        ("en", "November 2026", "2026-11"),
        ("en", "dec", "2026-12"),
        ("en", "january", "2027-01"),
        ("en", "february", "2026-02"),
        ("uk", "листопад", "2026-11"),
        ("uk", "nov 2026", "2026-11"),
        ("ru", "май 2026", "2026-05"),
        ("el", "Οκτώβριος", "2026-10"),
        ("en", "2026-13", None),
        ("en", "0000-01", None),
        ("en", "2026", None),
        ("en", "1 november", None),
        ("en", "month", None),
        ("en", "", None),
        ("en", "1" * 100, None),
    ],
)
def test_months(language: str, typed: str, month: str | None) -> None:
    """Without a year, it is the last one of that name, or this one."""
    january = datetime(2027, 1, 15, tzinfo=UTC).timestamp()
    assert times.month(typed, january, language) == month

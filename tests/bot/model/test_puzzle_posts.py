"""When the puzzle of the day is posted: at an hour on the clocks of a place, once for each date."""

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.model.puzzle_posts import EVERY, MOST, Channel, PuzzlePost, posting

ZONES = (
    *("Pacific/Pago_Pago", "America/New_York", "America/Santiago", "America/Nuuk", "Atlantic/Azores"),
    *("Africa/Casablanca", "Europe/Kyiv", "Africa/Cairo", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Kiritimati"),
)
CHANNEL = Channel(1, "hall", 9, None, "en", "fake", "ann", 7)


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("hour", [0, 2, 9, 23])
def test_each_date_of_a_year_has_one_moment(zone: str, hour: int) -> None:
    """Also on the days on which clocks skip the hour, or show it twice. In Nuuk they skip the last one of a day."""
    now = datetime(2026, 11, 2, 12, tzinfo=ZoneInfo(zone)).timestamp()
    day, due = posting(hour, now, zone)
    for _ in range(370):
        following, after = posting(hour, due, zone)
        assert following - day == timedelta(days=1)
        there = datetime.fromtimestamp(due, ZoneInfo(zone)).replace(tzinfo=None)
        late = there - datetime.combine(following, time(hour))
        assert timedelta(0) <= late <= timedelta(hours=1)
        assert posting(hour, due + 300.0, zone) == (following, after), "whenever it is looked at"
        day, due = following, after


@pytest.mark.parametrize(
    ("zone", "day", "hour", "moments"),
    [
        # Clocks skip 3:00, and later show it twice.
        ("Europe/Kyiv", date(2027, 3, 28), 3, ["01:00"]),
        ("Europe/Kyiv", date(2026, 10, 25), 3, ["00:00"]),
        ("America/New_York", date(2027, 3, 14), 2, ["07:00"]),
        ("America/New_York", date(2026, 11, 1), 1, ["05:00"]),
        # Half an hour.
        ("Australia/Lord_Howe", date(2027, 4, 4), 1, ["14:00"]),
    ],
)
def test_when_clocks_change_it_is_posted_once(zone: str, day: date, hour: int, moments: list[str]) -> None:
    now = datetime(day.year, day.month, day.day, 12, tzinfo=ZoneInfo(zone)).timestamp() - 2 * 86400
    found = []
    while (last := posting(hour, now, zone)[0]) <= day:
        before, now = last, posting(hour, now, zone)[1]
        if posting(hour, now, zone)[0] == day:
            found.append(f"{datetime.fromtimestamp(now, ZoneInfo('UTC')):%H:%M}")
        assert posting(hour, now, zone)[0] > before
    assert found == moments


def test_a_post_changes_at_most_once_a_minute() -> None:
    post = PuzzlePost(1, 1, "20261105", "hall")
    assert post.due(100.0) == 100.0
    assert PuzzlePost(1, 1, "20261105", "hall", 100.0).due(110.0) == 100.0 + EVERY
    assert PuzzlePost(1, 1, "20261105", "hall", 160.0).due(110.0) is None, "it will be changed anyway"
    assert PuzzlePost(1, 1, "20261105", "hall", 160.0).due(500.0) == 500.0


def test_the_ids_of_posts_follow_from_a_secret() -> None:
    ids = {CHANNEL.id_of(f"2026110{day}") for day in range(2, 10)}
    assert len(ids) == 8
    assert all(0 < id <= MOST for id in ids)

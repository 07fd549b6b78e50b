"""The daily digest comes at the chosen hour, if something waits, and makes no sound. Time is virtual."""

from datetime import datetime
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.screens.screen import Screen
from tests.support.app import FakePlatform, TestApp, open_app, verbs

HOUR, DAY = 3600.0, 86400.0
KYIV = "Europe/Kyiv"


def at(zone: str, *when: int) -> float:
    year, month, day, hour = when
    return datetime(year, month, day, hour, tzinfo=ZoneInfo(zone)).timestamp()


def lists(app: TestApp, account: str = "ann") -> list[Screen]:
    return [screen for screen in app.platform.at(f"@{account}") if "setting" in verbs(screen)]


def sent(app: TestApp) -> int:
    """How many have come since the last look."""
    found = [screen for _, screen in app.platform.sent if "setting" in verbs(screen)]
    app.platform.sent.clear()
    return len(found)


async def wants(app: TestApp, hour: str, zone: str = KYIV, name: str = "Ann") -> None:
    for setting in (f"zone={zone}", f"digest={hour}"):
        await app.type(name, f"/settings {setting}", f"@{name.lower()}")


async def waiting(app: TestApp, *others: str) -> list[str]:
    """Matches in which it is Ann's turn."""
    found = []
    for other in others:
        id = await app.match("Ann", other, options="unlimited")
        if (await app.turn(id))[0] != "Ann":
            await app.play(id, Random(1), actions=1)
        found.append(id)
    return found


async def test_it_lists_the_matches_that_wait_without_a_sound(app: TestApp) -> None:
    app.clock.now = at(KYIV, 2026, 1, 15, 12)
    await wants(app, "9")
    first, second = await waiting(app, "Bob", "Cid")
    app.platform.sounds.clear()
    await app.wait(at(KYIV, 2026, 1, 16, 9) - app.clock() - 1)
    heard = len(app.platform.sounds)
    assert lists(app) == []
    await app.wait(1)
    (shown,) = lists(app)
    assert "1. Schotten Totten · Bob — Your turn." in shown.text
    tokens = {button.token for row in shown.rows for button in row}
    assert {f"hand:{first}", f"hand:{second}", "games", "setting:digest:0"} <= tokens
    assert shown.text.startswith("2 matches are waiting for you:")
    assert shown.is_silent
    assert len(app.platform.sounds) == heard
    sent(app)
    await app.wait(DAY)
    assert sent(app) == 1
    assert len(lists(app)) == 1, "in place of the one of yesterday"


async def test_it_does_not_come_when_nothing_waits(app: TestApp) -> None:
    app.clock.now = at(KYIV, 2026, 1, 15, 12)
    await wants(app, "9")
    await app.wait(3 * DAY)
    assert sent(app) == 0
    (id,) = await waiting(app, "Bob")
    await app.wait(DAY)
    assert sent(app) == 1
    await app.play(id, Random(1), actions=1)
    await app.wait(DAY)
    assert sent(app) == 0
    assert lists(app) == [], "the one of yesterday is not true any more"


async def test_it_can_be_switched_off_and_to_another_hour(app: TestApp) -> None:
    app.clock.now = at(KYIV, 2026, 1, 15, 12)
    await wants(app, "9")
    await waiting(app, "Bob")
    await wants(app, "18")
    await app.wait(6 * HOUR)
    assert sent(app) == 1
    await app.type("Ann", "/settings zone=Asia/Tokyo")
    await app.wait(at("Asia/Tokyo", 2026, 1, 16, 18) - app.clock())
    assert sent(app) == 1
    await app.type("Ann", "/settings digest=off")
    await app.wait(3 * DAY)
    assert sent(app) == 0


async def test_after_a_long_downtime_there_is_one(tmp_path: Path) -> None:
    platform = FakePlatform()
    start = at(KYIV, 2026, 1, 15, 12)
    async with open_app(tmp_path, platform) as app:
        app.clock.now = start
        await wants(app, "9")
        await waiting(app, "Bob")
    for days, expected in ((10.5, 1), (10.5, 0), (10.9, 1)):
        async with open_app(tmp_path, platform) as app:
            sent(app)
            app.clock.now = start + days * DAY
            await app.wait(0)
            assert sent(app) == expected, days


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        (KYIV, (2026, 3, 29)),
        (KYIV, (2026, 10, 25)),
        ("America/New_York", (2026, 3, 8)),
        ("America/New_York", (2026, 11, 1)),
        ("Pacific/Pago_Pago", (2028, 2, 29)),
        ("Pacific/Kiritimati", (2028, 2, 29)),
    ],
    ids=str,
)
@pytest.mark.parametrize("hour", [1, 3, 9])
async def test_it_comes_once_each_day_when_clocks_change(
    app: TestApp, zone: str, day: tuple[int, int, int], hour: int
) -> None:
    """On the day on which clocks skip the hour, at the next."""
    app.clock.now = at(zone, *day, 0) - DAY
    await wants(app, str(hour), zone)
    await waiting(app, "Bob")
    sent(app)
    came = []
    for _ in range(3 * 24):
        await app.wait(HOUR)
        came += [datetime.fromtimestamp(app.clock(), ZoneInfo(zone))] * sent(app)
    days = [each.toordinal() for each in came]
    assert len(days) >= 2
    assert days == [*range(days[0], days[0] + len(days))]
    assert {each.hour for each in came} - {hour} <= ({hour + 1} if hour == 3 else set())


async def test_of_linked_identities_the_one_used_last_gets_it(tmp_path: Path) -> None:
    async with open_app(tmp_path, FakePlatform("fake"), FakePlatform("other")) as here:
        here.clock.now = at(KYIV, 2026, 1, 15, 12)
        there = here.on("other")
        await wants(there, "9", name="Anna")
        code = next(word for word in (await here.type("Ann", "/link", "@ann")).text.split() if "-" in word).strip("`.")
        await there.type("Anna", f"/link {code}", "@anna")
        await waiting(here, "Bob")
        await there.type("Anna", "/games", "@anna")
        await here.wait(DAY)
        assert [sent(here), sent(there)] == [0, 1]
        await here.type("Ann", "/games", "@ann")
        await here.wait(DAY)
        assert [sent(here), sent(there)] == [1, 0]
        await there.press("Anna", "unlinked", "@anna")
        await here.wait(DAY)
        assert [sent(here), sent(there)] == [1, 0], "the other has nothing to do any more"

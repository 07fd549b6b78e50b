"""Streaks: reminders in the evening, and what becomes of them when people link their accounts. Time is virtual."""

from collections.abc import AsyncIterator
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest_asyncio

from bot.model import puzzles as model
from bot.screens.screen import Screen
from bot.store import people, puzzles
from tests.support.app import FakePlatform, TestApp, open_app, tokens, verbs

DAY = 86400.0
KYIV = "Europe/Kyiv"
FIRST = date(2026, 11, 10)


def at(day: date, hour: int, zone: str = KYIV) -> float:
    return datetime(day.year, day.month, day.day, hour, tzinfo=ZoneInfo(zone)).timestamp()


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[TestApp]:
    """Two platforms: Ann is on the one, Anna on the other."""
    async with open_app(tmp_path, FakePlatform("fake"), FakePlatform("other")) as opened:
        opened.clock.now = at(FIRST, 12)
        yield opened


def reminders(app: TestApp, account: str = "ann") -> list[Screen]:
    return [screen for screen in app.platform.at(f"@{account}") if "setting:streak:0" in tokens(screen)]


async def wants(app: TestApp, name: str = "Ann", hour: str = "20") -> None:
    for setting in (f"zone={KYIV}", f"streak={hour}"):
        await app.type(name, f"/settings {setting}", f"@{name.lower()}")


async def solve(app: TestApp, day: date, name: str = "Ann", *, wrong: int = 0) -> Screen:
    puzzle = model.name(day)
    posed = await app.context.puzzles.pose(puzzle)
    assert posed
    others = [each for each in posed.answers if each != posed.answer]
    for answer in (*others[:wrong], posed.answer)[:3]:
        screen = await app.press(name, f"guess:{puzzle}:0:{answer}", f"@{name.lower()}")
    return screen


async def link(app: TestApp) -> None:
    code = (await app.type("Ann", "/link", "@ann")).text.split("`")[1]
    await app.on("other").type("Anna", f"/link {code}", "@anna")


async def until(app: TestApp, day: date, hour: int) -> None:
    await app.wait(at(day, hour) - app.clock())


async def test_it_comes_in_the_evening_if_today_is_not_solved_yet(here: TestApp) -> None:
    await wants(here)
    await solve(here, FIRST)
    await until(here, FIRST, 20)
    assert reminders(here) == [], "today is solved"
    await until(here, FIRST + timedelta(days=1), 19)
    assert reminders(here) == []
    await until(here, FIRST + timedelta(days=1), 20)
    (reminder,) = reminders(here)
    assert "your streak of 1 day is waiting" in reminder.text
    assert "solve" in verbs(reminder)
    assert not reminder.is_silent
    await solve(here, FIRST + timedelta(days=1))
    await until(here, FIRST + timedelta(days=2), 20)
    (reminder,) = reminders(here)
    assert "2 days" in reminder.text, "in place of the last one"


async def test_it_is_off_until_someone_wants_it_and_where_there_is_no_streak(here: TestApp) -> None:
    await here.type("Bob", f"/settings zone={KYIV}", "@bob")
    await solve(here, FIRST, "Bob")
    await wants(here)
    for days in range(1, 4):
        await until(here, FIRST + timedelta(days=days), 20)
    assert reminders(here) == reminders(here, "bob") == []
    await solve(here, FIRST + timedelta(days=3))
    await here.type("Ann", "/settings streak=off", "@ann")
    await until(here, FIRST + timedelta(days=4), 20)
    assert reminders(here) == []


async def test_it_makes_no_sound_in_quiet_hours(here: TestApp) -> None:
    await wants(here, hour="22")
    await here.type("Ann", "/settings quiet=21-8", "@ann")
    await solve(here, FIRST)
    await until(here, FIRST + timedelta(days=1), 22)
    (reminder,) = reminders(here)
    assert reminder.is_silent


async def test_it_says_whether_a_missed_day_is_forgiven(here: TestApp) -> None:
    await wants(here)
    await solve(here, FIRST)
    await until(here, FIRST + timedelta(days=1), 20)
    assert "If you miss it, this day is forgiven" in reminders(here)[0].text
    here.clock.now = at(FIRST + timedelta(days=2), 12)
    await solve(here, FIRST + timedelta(days=2))
    await until(here, FIRST + timedelta(days=3), 20)
    assert "If you miss it, the streak ends." in reminders(here)[0].text


async def test_a_wrong_hour_is_refused(here: TestApp) -> None:
    answer = await here.type("Ann", "/settings streak=noon", "@ann")
    assert "`/settings streak=9`" in answer.text


async def test_two_linked_identities_have_one_streak(here: TestApp) -> None:
    """Each solved every other day; and both the same one, Anna with fewer tries."""
    there = here.on("other")
    for number in range(6):
        here.clock.now = at(FIRST + timedelta(days=number), 12)
        await solve(here if number % 2 else there, FIRST + timedelta(days=number), "Ann" if number % 2 else "Anna")
    await solve(there, FIRST + timedelta(days=5), "Anna", wrong=1)
    await link(here)
    for app, name in ((here, "Ann"), (there, "Anna")):
        answer = await app.type(name, "/puzzle", f"@{name.lower()}")
        assert "🔥 Your streak: 6 days in a row." in answer.text
        assert "✅ Solved at the first try!" in answer.text
    ann = await here.store.read(people.find, "fake", "ann")
    assert ann
    assert len(await here.store.read(puzzles.counted, ann.player)) == 6


async def test_tries_belong_to_the_person_and_stay_with_both_when_they_unlink(here: TestApp) -> None:
    there = here.on("other")
    await here.type("Ann", "/help", "@ann")
    await link(here)
    posed = await here.context.puzzles.pose(model.name(FIRST))
    assert posed
    first, second, third, *_ = (each for each in posed.answers if each != posed.answer)
    await here.press("Ann", f"guess:{posed.name}:0:{first}", "@ann")
    answer = await there.press("Anna", f"guess:{posed.name}:0:{second}", "@anna")
    assert "You have one try left." in answer.text
    await there.press("Anna", "unlinked", "@anna")
    for app, name in ((here, "Ann"), (there, "Anna")):
        assert "You have one try left." in (await app.type(name, "/puzzle", f"@{name.lower()}")).text
    assert "No tries left." in (await here.press("Ann", f"guess:{posed.name}:0:{third}", "@ann")).text
    assert "You have one try left." in (await there.type("Anna", "/puzzle", "@anna")).text


async def test_someone_who_travels_across_the_date_line_keeps_their_streak(here: TestApp) -> None:
    """West of it yesterday begins again; east of it a day is never seen."""
    await here.type("Ann", "/settings zone=Pacific/Kiritimati", "@ann")
    for number in range(3):
        here.clock.now = at(FIRST + timedelta(days=number), 12, "Pacific/Kiritimati")
        await solve(here, FIRST + timedelta(days=number))
    await here.type("Ann", "/settings zone=Pacific/Pago_Pago", "@ann")
    answer = await here.type("Ann", "/puzzle", "@ann")
    assert "🔥 Your streak: 3 days in a row." in answer.text
    for number in range(3, 5):
        here.clock.now = at(FIRST + timedelta(days=number), 12, "Pacific/Pago_Pago")
        answer = await solve(here, FIRST + timedelta(days=number))
    assert "🔥 Your streak: 5 days in a row." in answer.text
    await here.type("Ann", "/settings zone=Pacific/Kiritimati", "@ann")
    here.clock.now += DAY
    answer = await here.type("Ann", "/puzzle", "@ann")
    answer = await solve(here, model.today("Pacific/Kiritimati", here.clock()))
    assert "🔥 Your streak: 6 days in a row." in answer.text, "the day that was skipped is forgiven"

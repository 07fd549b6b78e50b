"""Who is still in a place: asked when they are shown there, and remembered for a day."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.service import standings
from tests.support.app import HOUSE, TestApp, open_app
from tests.support.attended import AttendedPlatform
from tests.support.standings import drawn, listed, rate

DAY = 86400.0


@pytest_asyncio.fixture
async def platform() -> AttendedPlatform:
    return AttendedPlatform()


@pytest_asyncio.fixture
async def app(tmp_path: Path, platform: AttendedPlatform) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, platform) as opened:
        for name in ("Ann", "Bob", "Cid"):
            await opened.type(name, "/help")
        await rate(opened, "Ann", "Bob")
        yield opened


async def leave(app: TestApp, name: str, *, gone: bool = True) -> None:
    """The platform tells that they have left, or that they have come."""
    account, now = name.lower(), app.clock.now
    await app.store.write(standings.see_account, app.platform.name, HOUSE, account, now, gone=gone)


async def test_each_person_on_a_page_is_asked_about_once_a_day(app: TestApp, platform: AttendedPlatform) -> None:
    await app.type("Cid", "/leaderboard")
    assert sorted(platform.asked) == ["ann", "bob"]
    await app.type("Cid", "/leaderboard totemo")
    app.clock.now += DAY - 1
    await app.type("Cid", "/leaderboard")
    assert len(platform.asked) == 2
    app.clock.now += 2
    await app.type("Cid", "/leaderboard")
    assert len(platform.asked) == 4


async def test_nobody_is_asked_about_for_the_list_of_everywhere(app: TestApp, platform: AttendedPlatform) -> None:
    await app.type("Ann", "/settings listed on")
    assert listed(await app.type("Cid", "/leaderboard global")) == ["Ann"]
    assert platform.asked == []


async def test_whoever_has_left_makes_room_for_the_next(app: TestApp, platform: AttendedPlatform) -> None:
    for number in range(11):
        await rate(app, f"p{number:02}", "Bob")
    platform.gone = {"p00", "p01", "p02"}
    screen = await app.type("Cid", "/leaderboard")
    assert len(listed(screen)) == 10
    assert not {"P00", "P01", "P02"} & {*listed(screen)}
    assert drawn(screen).rows[0].place == 1
    assert len(platform.asked) == len(set(platform.asked)), "nobody is asked about twice"


async def test_whoever_has_left_is_back_when_they_use_the_bot_there(app: TestApp, platform: AttendedPlatform) -> None:
    platform.gone = {"ann"}
    assert listed(await app.type("Cid", "/leaderboard")) == ["Bob"]
    platform.gone = set()
    await app.type("Ann", "/help")
    assert listed(await app.type("Cid", "/leaderboard")) == ["Ann", "Bob"]


async def test_whoever_has_left_is_asked_about_again_after_a_day(app: TestApp, platform: AttendedPlatform) -> None:
    platform.gone = {"ann"}
    await app.type("Cid", "/leaderboard")
    platform.gone = set()
    assert listed(await app.type("Cid", "/leaderboard")) == ["Bob"]
    app.clock.now += DAY + 1
    await app.type("Cid", "/leaderboard")
    assert listed(await app.type("Cid", "/leaderboard")) == ["Ann", "Bob"]


async def test_a_platform_that_does_not_answer_changes_nothing(app: TestApp, platform: AttendedPlatform) -> None:
    platform.gone, platform.broken = {"ann"}, True
    assert listed(await app.type("Cid", "/leaderboard")) == ["Ann", "Bob"]
    platform.broken = False
    assert listed(await app.type("Cid", "/leaderboard")) == ["Bob"], "it is asked as soon as it answers"


async def test_whoever_has_left_sees_the_leaderboard_no_more(app: TestApp, platform: AttendedPlatform) -> None:
    assert not (await app.press("Ann", "leaders:1:all:all:1", "@ann")).is_refusal
    app.clock.now += DAY + 1
    platform.gone = {"ann"}
    assert (await app.press("Ann", "leaders:1:all:all:1", "@ann")).is_refusal
    assert "leaders:1:all:all:1" not in repr(await app.type("Ann", "/leaderboard", "@ann"))


async def test_a_platform_may_tell_who_leaves_and_who_comes(app: TestApp, platform: AttendedPlatform) -> None:
    await leave(app, "Ann")
    assert listed(await app.type("Cid", "/leaderboard")) == ["Bob"]
    await leave(app, "Ann", gone=False)
    assert listed(await app.type("Cid", "/leaderboard")) == ["Ann", "Bob"]


async def test_someone_unknown_may_leave(app: TestApp) -> None:
    await leave(app, "Nobody")
    await app.store.write(standings.see_account, "fake", "nowhere", "ann", 0.0, gone=True)
    assert listed(await app.type("Cid", "/leaderboard")) == ["Ann", "Bob"]

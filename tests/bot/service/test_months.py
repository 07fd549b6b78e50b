"""Months: when one is over, its best are remembered, and it is posted where the place wants that."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.screens.screen import Screen
from tests.support.app import FakePlatform, TestApp, labels, open_app, tokens
from tests.support.standings import listed, rate

NOVEMBER = 1_794_700_800.0
DAY = 86400.0
DECEMBER = NOVEMBER + 16 * DAY


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform(managers={"dan"})) as opened:
        opened.clock.now = NOVEMBER
        for name in ("Ann", "Bob", "Cid", "Dan"):
            await opened.type(name, "/help")
        await rate(opened, "Ann", "Bob")
        await rate(opened, "Ann", "Cid", game="heave-ho")
        yield opened


async def post_months(app: TestApp, value: str = "here") -> None:
    await app.press("Dan", f"placed:1:hall:months:{value}")
    await app.settle()


def posted(app: TestApp) -> list[Screen]:
    return [each for each in app.platform.at("hall") if each.title.endswith("is over")]


async def pass_to(app: TestApp, moment: float) -> None:
    await app.wait(moment - app.clock.now)


async def test_a_month_is_posted_when_it_is_over(app: TestApp) -> None:
    await post_months(app)
    await pass_to(app, DECEMBER - 1)
    assert posted(app) == []
    await pass_to(app, DECEMBER + 600)
    (month,) = posted(app)
    assert month.title == "November 2026 is over"
    assert month.text == ("3 players finished rated matches here.\nAll games: Ann\nTotemo: Ann\nHeave Ho!: Ann")
    assert listed(month) == ["Ann", "Cid", "Bob"]
    assert month.is_silent
    await pass_to(app, DECEMBER + 10 * DAY)
    assert len(posted(app)) == 1


async def test_it_is_not_posted_where_nobody_wants_that(app: TestApp) -> None:
    await pass_to(app, DECEMBER + DAY)
    assert posted(app) == []
    await post_months(app)
    await post_months(app, "off")
    await rate(app, "Ann", "Bob")
    await pass_to(app, DECEMBER + 40 * DAY)
    assert posted(app) == []


async def test_a_month_in_which_nobody_played_is_not_posted(app: TestApp) -> None:
    await post_months(app)
    await pass_to(app, DECEMBER + 100 * DAY)
    assert len(posted(app)) == 1


async def test_a_month_that_ended_while_the_bot_was_away_is_closed_when_it_is_back(tmp_path: Path) -> None:
    async with open_app(tmp_path, FakePlatform(managers={"dan"})) as app:
        app.clock.now = NOVEMBER
        await app.type("Dan", "/help")
        await rate(app, "Dan", "Bob")
        await post_months(app)
        clock = app.clock
    clock.now = DECEMBER + 40 * DAY
    async with open_app(tmp_path, FakePlatform(managers={"dan"}), clock=clock) as app:
        await app.wait(0)
        assert [each.title for each in posted(app)] == ["November 2026 is over"]
        assert "November 2026: 1. Dan (1553), 2. Bob (1447)" in (await app.press("Dan", "hall:1:all:1")).text


async def test_the_hall_of_fame_has_the_best_of_each_month(app: TestApp) -> None:
    await pass_to(app, DECEMBER + DAY)
    await rate(app, "Bob", "Ann")
    await pass_to(app, DECEMBER + 40 * DAY)
    screen = await app.type("Dan", "/leaderboard")
    hall = await app.press("Dan", next(token for token in tokens(screen) if token.startswith("hall")))
    assert hall.title == "Hall of fame: All games"
    assert hall.text.splitlines()[2:] == [
        "December 2026: 1. Bob (1553), 2. Ann (1447)",
        "November 2026: 1. Ann (1598), 2. Cid (1452), 3. Bob (1447)",
    ]
    heave = await app.press(
        "Dan", next(t for t, told in zip(tokens(hall), labels(hall), strict=True) if told == "Heave Ho!")
    )
    assert heave.text.splitlines()[2:] == ["November 2026: 1. Ann (1553), 2. Cid (1447)"]


async def test_those_who_share_a_place_are_all_remembered(app: TestApp) -> None:
    await rate(app, "Eve", "Fay", game="schotten-totten")
    await rate(app, "Gus", "Hal", game="schotten-totten")
    await pass_to(app, DECEMBER + DAY)
    hall = await app.press("Dan", "hall:1:schotten-totten:1")
    assert "November 2026: 1. Eve (1553), 1. Gus (1553), 3. Fay (1447), 3. Hal (1447)" in hall.text


async def test_there_is_no_hall_of_fame_before_the_first_month_is_over(app: TestApp) -> None:
    hall = await app.press("Dan", "hall:1:all:1")
    assert "No month is over yet with a rated match." in hall.text


async def test_old_months_are_on_other_pages(app: TestApp) -> None:
    for _ in range(8):
        await rate(app, "Ann", "Bob")
        await app.wait(31 * DAY)
    hall = await app.press("Dan", "hall:1:all:1")
    assert hall.text.count(": 1. Ann") == 6
    assert "Page 1 of 2." in hall.text
    older = await app.press("Dan", "hall:1:all:2")
    assert older.text.splitlines()[-2:] == [
        "November 2026: 1. Ann (1632), 2. Cid (1452), 3. Bob (1411)",
        "Page 2 of 2.",
    ]


async def test_an_old_month_is_asked_for_by_its_name(app: TestApp) -> None:
    await pass_to(app, DECEMBER + DAY)
    assert listed(await app.type("Ann", "/leaderboard 2026-11")) == ["Ann", "Cid", "Bob"]
    assert listed(await app.type("Ann", "/leaderboard november")) == ["Ann", "Cid", "Bob"]
    refused = await app.type("Ann", "/leaderboard 2026-10")
    assert "There are these months: `2026-12`, `2026-11`." in refused.text


async def test_what_is_remembered_stays_when_the_winner_hides_and_is_not_given_to_others(app: TestApp) -> None:
    await pass_to(app, DECEMBER + DAY)
    await app.press("Ann", "set:hidden:on")
    hall = await app.press("Dan", "hall:1:all:1")
    assert "November 2026: 2. Cid (1452), 3. Bob (1447)" in hall.text
    heave = await app.press("Dan", "hall:1:heave-ho:1")
    assert "November 2026: 2. Cid (1447)" in heave.text


async def test_the_months_of_everywhere_are_closed_too(app: TestApp) -> None:
    await app.type("Ann", "/settings listed on")
    await pass_to(app, DECEMBER + DAY)
    assert "November 2026: 1. Ann (1598)" in (await app.press("Dan", "hall:0:all:1")).text

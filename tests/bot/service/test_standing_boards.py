"""The leaderboard that stands in a place: one message, brought up to date once a day, without a sound."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.delivery.platform import Unreachable
from bot.screens.screen import Screen
from bot.service import places as placing
from bot.store import places
from tests.support.app import HOUSE, FakePlatform, TestApp, open_app, tokens
from tests.support.standings import drawn, listed, rate

NOVEMBER = 1_794_700_800.0
DAY = 86400.0


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform(managers={"dan"})) as opened:
        opened.clock.now = NOVEMBER + 3600
        await opened.type("Dan", "/help")
        await rate(opened, "Ann", "Bob")
        yield opened


async def choose(app: TestApp, value: str, address: str = "hall", name: str = "Dan") -> Screen:
    place = await app.store.read(places.find, app.platform.name, HOUSE)
    assert place
    screen = await app.press(name, f"placed:{place.id}:{address}:leaderboard:{value}", address)
    await app.settle()
    return screen


def standing(app: TestApp, address: str = "hall") -> list[Screen]:
    return [each for each in app.platform.at(address) if each.title.startswith("Leaderboard")]


async def test_those_who_manage_a_place_can_have_one(app: TestApp) -> None:
    told = await choose(app, "all")
    assert "The leaderboard of all time is in `\x1fhall`." in told.text
    (board,) = standing(app)
    assert listed(board) == ["Ann", "Bob"]
    assert (board.is_silent, app.platform.sounds) == (True, [])
    assert not any(row.is_reader for row in drawn(board).rows)
    assert listed(await app.press("Bob", tokens(board)[0])) == ["Ann", "Bob"]


async def test_nobody_else_can(app: TestApp) -> None:
    assert (await choose(app, "all", name="Ann")).is_refusal
    assert standing(app) == []


async def test_it_is_edited_once_a_day(app: TestApp) -> None:
    await choose(app, "all")
    (message,) = [id for (at, id), each in app.platform.shown.items() if each.title.startswith("Leaderboard")]
    sent = len(app.platform.sent)
    await rate(app, "Bob", "Ann")
    await rate(app, "Bob", "Ann")
    await app.wait(12 * 3600)
    assert len(app.platform.sent) == sent
    await app.wait(12 * 3600)
    assert len(app.platform.sent) == sent + 1
    assert listed(app.platform.shown["hall", message]) == ["Bob", "Ann"]
    await app.wait(DAY)
    assert len(app.platform.sent) == sent + 2
    assert len(standing(app)) == 1


async def test_the_day_begins_when_it_begins_in_the_place(app: TestApp) -> None:
    await app.press("Dan", "placed:1:hall:zone:Asia/Tokyo")
    await choose(app, "all")
    sent = len(app.platform.sent)
    await app.wait(13.9 * 3600)
    assert len(app.platform.sent) == sent
    await app.wait(0.2 * 3600)
    assert len(app.platform.sent) == sent + 1


async def test_that_of_the_month_begins_afresh(app: TestApp) -> None:
    await choose(app, "month")
    assert "November 2026" in standing(app)[0].text
    await app.wait(16 * DAY)
    (board,) = standing(app)
    assert ("December 2026" in board.text, board.drawing) == (True, None)
    assert "Nobody is on this leaderboard yet: it begins afresh each month." in board.text


async def test_it_moves_when_it_is_chosen_elsewhere_and_goes_when_it_is_switched_off(app: TestApp) -> None:
    await choose(app, "all")
    await choose(app, "all", "attic")
    assert (standing(app), len(standing(app, "attic"))) == ([], 1)
    await choose(app, "off", "attic")
    assert standing(app, "attic") == []
    sent = len(app.platform.sent)
    await app.wait(2 * DAY)
    assert len(app.platform.sent) == sent


async def test_one_that_was_deleted_is_posted_again_the_next_day(app: TestApp) -> None:
    await choose(app, "all")
    app.platform.shown.clear()
    await app.wait(DAY)
    assert len(standing(app)) == 1


async def test_it_speaks_the_language_of_the_place(app: TestApp) -> None:
    await app.type("Dan", "/settings uk")
    await choose(app, "all")
    assert app.platform.at("hall")[-1].title == "Таблиця лідерів: Усі ігри"
    await app.press("Dan", "placed:1:hall:language:el")
    await app.wait(DAY)
    assert app.platform.at("hall")[-1].title == "Κατάταξη: Όλα τα παιχνίδια"


async def test_where_the_channel_is_not_known_it_is_asked_for(app: TestApp) -> None:
    screen = await app.press("Dan", "placed:1::leaderboard:all", "@dan")
    assert screen.is_refusal
    assert "Open these settings with `/settings` in the channel where it should be." in screen.text


async def test_a_channel_that_is_deleted_takes_it_along(app: TestApp) -> None:
    await choose(app, "all")
    await placing.leave(app.context, app.platform.name, "hall", "attic", HOUSE)
    await app.settle()
    place = await app.store.read(places.find, app.platform.name, HOUSE)
    assert place
    assert (place.board, place.board_at) == (None, None)
    await app.wait(2 * DAY)
    assert standing(app, "attic") == []


async def test_a_group_that_gets_another_address_keeps_it(app: TestApp) -> None:
    await choose(app, "all", HOUSE)
    await placing.migrate(app.context, app.platform.name, HOUSE, "castle")
    await app.settle()
    assert len(standing(app, "castle")) == 1
    await app.wait(DAY)
    assert len(standing(app, "castle")) == 1


async def test_a_place_that_refuses_it_is_tried_again_the_next_day(app: TestApp) -> None:
    app.platform.fails["hall"] = [Unreachable("no permission")]
    await choose(app, "all")
    assert standing(app) == []
    await app.wait(DAY)
    assert len(standing(app)) == 1


async def test_where_the_bot_was_removed_nothing_is_posted(app: TestApp) -> None:
    await choose(app, "all")
    await placing.leave_place(app.context, app.platform.name, HOUSE)
    sent = len(app.platform.sent)
    await app.wait(2 * DAY)
    assert len(app.platform.sent) == sent
    await app.type("Dan", "/help")
    await app.wait(DAY)
    assert len(app.platform.sent) == sent + 1

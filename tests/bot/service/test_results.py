"""What comes of matches that end: results for every seat, and what they do to ratings."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.model.results import Stint
from bot.store import results
from tests.support.app import FakePlatform, TestApp, open_app


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform()) as opened:
        yield opened


async def test_each_seat_of_a_match_that_ends_has_a_result(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo")
    await app.press("Bob", f"resigned:{id}")
    match, _ = await app.load(id)
    found = await app.store.read(results.of_match, id)
    players = [seat.person.player for seat in match.seats if seat.person]
    assert [(each.result.seat, each.result.player, each.result.rank, each.counts) for each in found] == [
        (0, players[0], 1, True),
        (1, players[1], 2, True),
    ]
    assert all(each.result.stints == (Stint(0, "player"),) for each in found)

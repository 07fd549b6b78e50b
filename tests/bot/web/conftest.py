"""A room for each test; one browser for all of them, and a room in the same event loop."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.bot.web.hall import Hall, hall
from tests.bot.web.house import House
from tests.bot.web.house import house as opened_house
from tests.support.browsing import browser, chromium, started_browser

__all__ = ["browser", "chromium", "room", "shown_room", "started_browser"]


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def shown_room(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with opened_house(tmp_path) as opened:
        yield opened

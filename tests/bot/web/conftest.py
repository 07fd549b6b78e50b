"""A room for each test; one browser for all of them, and a room in the same event loop."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.bot.web.hall import Hall, hall
from tests.bot.web.visitor import started
from tests.support.browser import MISSING, find


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a browser."""
    found = find()
    if found is None:
        pytest.skip(MISSING)
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def started_browser(chromium: str) -> AsyncIterator[Browser]:
    async with started(chromium) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def browser(started_browser: Browser) -> AsyncIterator[Browser]:
    """The same browser for all tests, and empty for each."""
    yield started_browser
    for context in started_browser.contexts:
        await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def shown_room(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as opened:
        yield opened

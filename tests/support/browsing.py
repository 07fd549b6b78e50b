"""Fixtures: one browser for all tests of a folder that ask for it, empty for each."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.bot.web.visitor import started
from tests.support.browser import MISSING, find


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

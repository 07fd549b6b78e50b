"""A whole bot for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.bot.house import House, house


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened

"""A room for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.bot.web.hall import Hall, hall


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as opened:
        yield opened

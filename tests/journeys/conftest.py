"""A whole bot for each journey on the fake platform."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.support.app import TestApp, open_app


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path) as opened:
        yield opened

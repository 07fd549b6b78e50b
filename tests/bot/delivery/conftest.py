"""A worker with its own outbox for each delivery test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.bot.delivery.rig import Rig, rig


@pytest_asyncio.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Rig]:
    async with rig(tmp_path) as opened:
        yield opened

"""A club, the bot running there, and a match in progress, for each test that asks for them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.journeys import discord_house as house
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import Table, begun


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with house.club(tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture
async def cairn(club: Club) -> AsyncIterator[Bot]:
    async with house.bot(club) as running:
        yield running


@pytest_asyncio.fixture
async def table(club: Club, cairn: Bot) -> Table:
    return await begun(club, cairn)

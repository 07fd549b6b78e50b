"""A separate Discord for each test, with people, a channel and a bot; anything forbidden fails the test."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

import aiohttp
import pytest
import pytest_asyncio

from tests.servers.discord import Channel, Guild, Server, User, World, running, schema
from tests.servers.discord_trials.bot import Bot, online
from tests.servers.discord_trials.raw import Raw


@dataclass
class Club:
    """A guild of Ann and Bob, with one channel."""

    server: Server
    guild: Guild
    hall: Channel
    ann: User
    bob: User
    bot: Bot

    @property
    def world(self) -> World:
        return self.server.world


@pytest_asyncio.fixture
async def lenient() -> AsyncIterator[Server]:
    """For tests that break the rules on purpose."""
    async with running() as server:
        server.check_answers = True
        yield server


@pytest_asyncio.fixture
async def server(lenient: Server) -> AsyncIterator[Server]:
    yield lenient
    assert lenient.violations == []
    assert lenient.strange_answers == []


@pytest_asyncio.fixture
async def unruly(lenient: Server) -> AsyncIterator[Club]:
    """A club whose bot may break the rules."""
    world, client = lenient.world, Bot(lenient)
    ann, bob = world.add_user("Ann", locale="uk"), world.add_user("Bob")
    guild = world.add_guild("Club", world.owner, ann, bob)
    hall = world.add_channel(guild, "hall")
    async with online(lenient, client):
        yield Club(lenient, guild, hall, ann, bob, client)


@pytest_asyncio.fixture
async def club(unruly: Club, server: Server) -> Club:
    """A club whose bot has registered its commands and breaks no rule."""
    await unruly.bot.tree.sync()
    return unruly


@pytest_asyncio.fixture
async def raw(lenient: Server) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession(connector=lenient.connector()) as session:
        asking = Raw(lenient, session)
        yield asking
        for task in asking.tasks:
            task.cancel()
        await asyncio.gather(*asking.tasks, return_exceptions=True)


@pytest.fixture
def no_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "SKIPPED", "not now")

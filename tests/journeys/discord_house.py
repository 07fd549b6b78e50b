"""The whole bot with its real Discord adapter, against a Discord on loopback."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import structlog

from bot.app import App
from bot.discord.client import Client, running
from bot.service.context import Clock, Context
from bot.store import Store
from tests.servers import discord
from tests.servers.discord import Channel, Guild, Server, User, World
from tests.servers.discord.world import HANGS
from tests.support.database import prepared
from tests.support.playing import is_waiting, matches_made
from tests.support.puzzles import Library


@dataclass
class Bot:
    """Stands in for a process of Cairn."""

    store: Store
    context: Context
    client: Client
    errors: list[str]
    """Errors that the bot or its library could not handle."""

    async def settled(self) -> None:
        """Wait until everything is delivered and nothing is waiting to be retried."""
        async with asyncio.timeout(HANGS):
            while await is_waiting(self.context):
                await asyncio.sleep(0.01)


@dataclass
class Club:
    """A server of Ann, Bob and Cid, with a channel and a spectator."""

    server: Server
    guild: Guild
    hall: Channel
    ann: User
    bob: User
    cid: User
    eve: User
    folder: Path

    @property
    def world(self) -> World:
        return self.server.world


class Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))

    def note(self, _logger: object, method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
        if method in ("error", "exception"):
            self.found.append(repr(event))
        raise structlog.DropEvent


class Quick(Client):
    """Reconnects to Discord without waiting."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return


@asynccontextmanager
async def bot(
    club: Club, shards: int | None = 1, clock: Clock | None = None, presence: float = 0.0
) -> AsyncIterator[Bot]:
    """Cairn, running. Opened again, it is Cairn after a restart. Unhandled errors fail the test.

    Those who act do not count as present, or else only for so many seconds, so that every turn has its call.
    """
    errors = Errors()
    logging.getLogger("discord").addHandler(errors)
    structlog.configure(processors=[errors.note])
    store = Store(prepared(club.folder / "cairn.db"))
    # The same in every run, and never the same id twice, however often it is opened.
    rng = Random(await matches_made(store))
    options = {"connector": club.server.connector(), "guild_ready_timeout": 0.05, "shard_count": shards}
    try:
        opening = partial(App.open, store, rng=rng, presence=presence, library=Library())
        async with opening(clock=clock) if clock else opening() as app, app.running():
            client = Quick(app.context, app.dispatcher, app.pool, **options)
            async with running(lambda: client, club.server.token) as connection:
                await club.world.until(client.is_ready)
                app.connect(connection.platform)
                try:
                    yield Bot(store, app.context, client, errors.found)
                finally:
                    await app.worker.disconnect(connection.platform.name)
    finally:
        logging.getLogger("discord").removeHandler(errors)
        structlog.reset_defaults()
    assert errors.found == []


@asynccontextmanager
async def club(folder: Path, *languages: str) -> AsyncIterator[Club]:
    """The first two languages are those of Ann and Bob. Anything that Discord would forbid fails the test."""
    ours, theirs = languages or ("en-US", "en-US")
    async with discord.running() as server:
        world = server.world
        ann, bob = world.add_user("Ann", ours), world.add_user("Bob", theirs)
        cid, eve = world.add_user("Cid"), world.add_user("Eve")
        guild = world.add_guild("Club", world.owner, ann, bob, cid, eve)
        yield Club(server, guild, world.add_channel(guild, "hall"), ann, bob, cid, eve, folder)
        assert server.violations == []

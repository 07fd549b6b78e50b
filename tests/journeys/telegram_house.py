"""The whole bot with its real Telegram adapter, against a Telegram on loopback."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from telegram.ext import AIORateLimiter

from bot.app import App
from bot.delivery.tasks import Sleep
from bot.rate_limits import RateLimit
from bot.service.context import Context
from bot.store import Store
from bot.telegram.client import Builder, builder, running
from bot.telegram.updates import Webhook
from tests.servers.telegram.application import PLAIN
from tests.servers.telegram.people import PATIENCE, Person
from tests.servers.telegram.server import Telegram, serving
from tests.servers.telegram.state import Chat
from tests.support.database import prepared
from tests.support.playing import is_waiting, matches_made
from tests.support.puzzles import Library


@dataclass
class Bot:
    """Stands in for a process of Cairn."""

    store: Store
    context: Context

    async def settled(self) -> None:
        """Wait until everything is delivered and nothing is waiting to be retried."""
        async with asyncio.timeout(PATIENCE):
            while await is_waiting(self.context):
                await asyncio.sleep(0.005)


@dataclass
class Club:
    """A group of Ann, Bob and Cid, with a spectator."""

    telegram: Telegram
    group: Chat
    ann: Person
    bob: Person
    cid: Person
    eve: Person
    folder: Path


@asynccontextmanager
async def bot(
    club: Club,
    webhook: Webhook | None = None,
    limits: tuple[tuple[int, float], ...] = (),
    clock: Callable[[], float] | None = None,
    sleep: Sleep = asyncio.sleep,
) -> AsyncIterator[Bot]:
    """Cairn, running, by default without its own limits. Opened again, it is Cairn after a restart."""
    store = Store(prepared(club.folder / "cairn.db"))
    # The same in every run, and never the same id twice, however often it is opened.
    rng, clock = Random(await matches_made(store)), clock or club.telegram.clock
    made, limit = quick(club.telegram), RateLimit(clock, *limits)
    async with (
        App.open(store, clock=clock, rng=rng, library=Library()) as app,
        app.running(),
        running(app.context, app.dispatcher, app.pool, made, webhook, limit, sleep=sleep) as connection,
    ):
        app.connect(connection.platform)
        try:
            yield Bot(store, app.context)
        finally:
            await app.worker.disconnect(connection.platform.name)


@asynccontextmanager
async def club(folder: Path, *languages: str, started: bool = True) -> AsyncIterator[Club]:
    """The first two languages are those of Ann and Bob. Anything that Telegram would forbid fails the test."""
    ours, theirs = languages or ("en", "en")
    async with serving() as telegram:
        world = telegram.world
        ann, bob = world.add_user("Ann", ours), world.add_user("Bob", theirs)
        cid, eve = world.add_user("Cid"), world.add_user("Eve")
        group = await world.add_group("Club", ann, bob, cid, eve)
        # The bot has been there for long.
        world.updates.pending.clear()
        if started:
            for person in (ann, bob, cid, eve):
                person.user.started = True
        yield Club(telegram, group, ann, bob, cid, eve, folder)


def quick(telegram: Telegram) -> Builder:
    """The library as usual, but without its waits and without loading certificates."""
    made = builder(telegram.token, telegram.root, httpx_kwargs=PLAIN)
    return made.rate_limiter(AIORateLimiter(overall_max_rate=0, group_max_rate=0))

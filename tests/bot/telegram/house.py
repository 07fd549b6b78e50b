"""The whole bot with its real Telegram adapter, against a Telegram on loopback."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from telegram.ext import AIORateLimiter
from telegram.request import HTTPXRequest

from bot.delivery.worker import Worker
from bot.rate_limits import RateLimit
from bot.screens.pictures import PicturePool
from bot.service import posts
from bot.service.announcing import COMPUTER
from bot.service.computer import mover
from bot.service.context import Context
from bot.service.dispatcher import Dispatcher
from bot.service.matches import MatchCache
from bot.service.timers import Timers
from bot.store import Connection, Store
from bot.telegram.client import Builder, Webhook, builder, running
from bot.telegram.platform import Telegram as Platform
from tests.database import prepared
from tests.servers.telegram.application import PLAIN
from tests.servers.telegram.people import PATIENCE, Person
from tests.servers.telegram.server import Telegram, serving
from tests.servers.telegram.state import Chat


@dataclass
class Bot:
    """Stands in for a process of Cairn."""

    store: Store
    context: Context
    worker: "asyncio.Task[None]"

    async def settled(self) -> None:
        """Wait until everything is delivered and nothing is waiting to be retried."""
        async with asyncio.timeout(PATIENCE):
            while await self.is_waiting():
                await asyncio.sleep(0.005)

    async def is_waiting(self) -> bool:
        return await self.store.read(_unshown)


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
) -> AsyncIterator[Bot]:
    """Cairn, running, by default without its own limits. Opened again, it is Cairn after a restart."""
    store = Store(prepared(club.folder / "cairn.db"))
    # The same in every run, and never the same id twice, however often it is opened.
    chance, clock = Random(await store.read(_matches)), clock or club.telegram.clock
    context = Context(store, MatchCache(store), clock, rng=chance)
    made, limit = quick(club.telegram), RateLimit(clock, *limits)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        pool = stack.enter_context(PicturePool())
        connection = await stack.enter_async_context(running(context, Dispatcher(context), pool, made, webhook, limit))
        carriers = {Platform.name: connection.carry, COMPUTER: mover(context)}
        worker = Worker(store, carriers, posts.refuser(context), clock, context.news)
        tasks = [asyncio.create_task(worker.run()), asyncio.create_task(Timers(context).run())]
        try:
            yield Bot(store, context, tasks[0])
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def club(folder: Path, *languages: str, started: bool = True) -> AsyncIterator[Club]:
    """The first two languages are those of Ann and Bob. Anything that Telegram would forbid fails the test."""
    ours, theirs = languages or ("en", "en")
    async with serving() as telegram:
        world = telegram.world
        ann, bob = world.add_user("Ann", ours), world.add_user("Bob", theirs)
        cid, eve = world.add_user("Cid"), world.add_user("Eve")
        group = await world.add_group("Club", ann, bob, cid, eve)
        if started:
            for person in (ann, bob, cid, eve):
                person.user.started = True
        yield Club(telegram, group, ann, bob, cid, eve, folder)


def quick(telegram: Telegram) -> Builder:
    """The library as usual, but without its waits and without loading certificates."""
    made = builder(telegram.token, telegram.root)
    made.rate_limiter(AIORateLimiter(overall_max_rate=0, group_max_rate=0))
    return made.request(HTTPXRequest(256, httpx_kwargs=PLAIN)).get_updates_request(HTTPXRequest(httpx_kwargs=PLAIN))


def _matches(connection: Connection) -> int:
    return int(connection.exec_driver_sql("SELECT count(*) FROM matches").scalar_one())


def _unshown(connection: Connection) -> bool:
    return connection.exec_driver_sql("SELECT 1 FROM outbox WHERE wanted > shown LIMIT 1").first() is not None

"""A worker with its own outbox: a real database, a clock moved by hand, and deliveries written by tests."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from bot.delivery.platform import Platform
from bot.delivery.tasks import Sleep
from bot.delivery.worker import Worker
from bot.model.matches import Match
from bot.store import Connection, Store, matches, outbox
from bot.store.outbox import Post
from tests.support.app import Clock
from tests.support.database import prepared

P = ParamSpec("P")
T = TypeVar("T")

Deliver = Callable[[Post], Awaitable[str | None]]
PLATFORM = "chat"
MATCH = "k3x9w2ab"


class Counting(Store):
    """Counts its reads, and can delay telling what is due."""

    reads = 0
    slowly: Callable[[], Awaitable[None]] | None = None
    """What happens between reading what is due and the answer."""

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.reads += 1
        found = await super().read(query, *args, **kwargs)
        if query is outbox.waiting and self.slowly:
            await self.slowly()
        return found


@dataclass
class Rig:
    store: Counting
    clock: Clock = field(default_factory=Clock)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    refused: list[Post] = field(default_factory=list)
    """The posts that were refused."""
    displaced: list[tuple[str, str | None]] = field(default_factory=list)
    """The addresses that were deleted, and what they were part of."""

    def worker(
        self,
        deliver: Deliver | Mapping[str, Deliver],
        clock: Callable[[], float] | None = None,
        pause: Sleep = asyncio.sleep,
    ) -> Worker:
        ways = deliver if isinstance(deliver, Mapping) else {PLATFORM: deliver}
        posts = _Posts(ways, self.refused, self.displaced)
        worker = Worker(self.store, posts, clock or self.clock, self.news, pause)
        for name in ways:
            worker.connect(name, None)
        return worker

    async def want(self, address: str, kind: str = "board", platform: str = PLATFORM) -> None:
        await self.store.write(outbox.want, platform, address, MATCH, kind, self.clock())
        self.news.set()

    async def waiting(self, platform: str = PLATFORM) -> list[Post]:
        """All undelivered posts, whenever they are due."""
        return await self.store.read(_waiting, platform)


@dataclass
class _Posts:
    """Delivers in the way that a test has written."""

    ways: Mapping[str, Deliver]
    refusals: list[Post]
    displacements: list[tuple[str, str | None]]

    async def deliver(self, post: Post, _platform: Platform | None, *, may_be_there: bool) -> str | None:
        return await self.ways[post.platform](post)

    async def refused(self, post: Post) -> None:
        self.refusals.append(post)

    async def displaced(self, post: Post, parent: str | None) -> None:
        self.displacements.append((post.address, parent))

    def moves_others(self, post: Post) -> bool:
        return post.kind == "table"


def _waiting(connection: Connection, platform: str) -> list[Post]:
    addresses = [address for _, address, _ in outbox.waiting(connection, [platform])]
    return [post for address in addresses for post in outbox.due(connection, platform, address, float("inf"))]


@asynccontextmanager
async def rig(folder: Path) -> AsyncIterator[Rig]:
    store = Counting(prepared(folder / "cairn.db"))
    nobody = Match(
        id=MATCH,
        game="schotten-totten",
        version=1,
        options={},
        pace="day",
        seed=b"",
        challenger=0,
        rematch_of=None,
        host=0,
        expires=None,
        started=None,
        deadline=None,
        ended=None,
        ending=None,
        seats=(),
        tables=(),
    )
    await store.write(matches.create, nobody)
    try:
        yield Rig(store)
    finally:
        await store.close()


@asynccontextmanager
async def running(worker: Worker) -> AsyncIterator[asyncio.Task[None]]:
    """Run the worker until the block ends."""
    task = asyncio.create_task(worker.run())
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.wait([task])
    if not task.cancelled() and (error := task.exception()):
        raise error

"""Empties the outbox: each message is tried until it has arrived or is refused for good.

Messages to one address go out one after the other, those to different addresses at the same time. What was on its way
when the process died is delivered again after a restart: carrying a message twice must do no harm.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from itertools import groupby

import structlog

from bot.delivery.platform import Busy, Unreachable
from bot.store import Store, outbox
from bot.store.outbox import Post

Carry = Callable[[Post], Awaitable[str | None]]
"""Shows a post and returns the id of the message that shows it now; raises what `Platform` does."""
Refused = Callable[[Post], Awaitable[None]]

LONGEST_WAIT = 300.0
_AT_ONCE = 32
_LOG = structlog.get_logger()


class Worker:
    """One task, for all platforms."""

    def __init__(
        self,
        store: Store,
        carriers: Mapping[str, Carry],
        refused: Refused,
        clock: Callable[[], float],
        news: asyncio.Event,
    ) -> None:
        self._store = store
        self._carriers = carriers
        self._refused = refused
        self._clock = clock
        self._news = news
        self._busy: set[tuple[str, str]] = set()
        self._slots = asyncio.Semaphore(_AT_ONCE)

    async def run(self) -> None:
        """Until cancelled. What is on its way then is tried again after the next start."""
        async with asyncio.TaskGroup() as tasks:
            while True:
                self._news.clear()
                await self._start(tasks)
                await self._sleep()

    async def drain(self) -> None:
        """Until nothing is due any more."""
        while await self._due():
            async with asyncio.TaskGroup() as tasks:
                await self._start(tasks)

    async def _start(self, tasks: asyncio.TaskGroup) -> None:
        """A task for each address where something is due and nothing is on its way."""
        # As it is before the look into the outbox: what is on its way then may be delivered, and out of date, after it.
        busy = frozenset(self._busy)
        free = sorted((post for post in await self._due() if _address(post) not in busy), key=_address)
        for address, batch in groupby(free, key=_address):
            self._busy.add(address)
            tasks.create_task(self._carry_all(address, list(batch)))

    async def _due(self) -> list[Post]:
        return await self._store.read(outbox.due, self._carriers.keys(), self._clock())

    async def _sleep(self) -> None:
        """Until something is due that nobody works on, or there is news."""
        soonest = await self._store.read(outbox.next_due, self._carriers.keys())
        wait = None if soonest is None else max(soonest - self._clock(), 0.0)
        if wait == 0.0 and self._busy:
            wait = None
        try:
            async with asyncio.timeout(wait):
                await self._news.wait()
        except TimeoutError:
            return

    async def _carry_all(self, address: tuple[str, str], posts: list[Post]) -> None:
        try:
            async with self._slots:
                for post in sorted(posts, key=lambda each: each.id):
                    await self._carry(post)
        finally:
            self._busy.discard(address)
            self._news.set()

    async def _carry(self, post: Post) -> None:
        log = _LOG.bind(platform=post.platform, kind=post.kind, match=post.match)
        try:
            message = await self._carriers[post.platform](post)
        except Unreachable as error:
            log.info("refused", reason=str(error))
            await self._refused(post)
            await self._store.write(outbox.delivered, post, None)
        except Busy as error:
            await self._store.write(outbox.postpone, post, self._clock() + error.seconds)
        except Exception as error:
            wait = min(2.0 ** min(post.tries, 10), LONGEST_WAIT)
            log.warning("not delivered", error=repr(error), tries=post.tries + 1, wait=wait)
            await self._store.write(outbox.postpone, post, self._clock() + wait)
        else:
            await self._store.write(outbox.delivered, post, message)


def _address(post: Post) -> tuple[str, str]:
    return post.platform, post.address

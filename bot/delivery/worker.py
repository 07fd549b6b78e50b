"""Empties the outbox: each message is retried until it arrives or is refused for good.

Messages to one address go out one by one; different addresses are served at the same time. Messages in transit when
the process dies are delivered again after a restart, so carrying a message twice must do no harm.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from traceback import walk_tb

import structlog

from bot.delivery.platform import Carry, RetryLater, Unreachable, code
from bot.store import Store, outbox
from bot.store.outbox import Post

Refused = Callable[[Post], Awaitable[None]]

LONGEST_WAIT = 300.0
_AT_ONCE = 32
"""The most deliveries at once per platform."""
_INTERRUPTED = 30.0
_LOG = structlog.get_logger()

Address = tuple[str, str]
"""A platform and an address there."""


class Worker:
    """One task for all platforms."""

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
        self._busy: set[Address] = set()
        self._closed: dict[Address, float] = {}
        """Addresses whose platform asked the bot to wait, and until when."""
        self._slots = {platform: asyncio.Semaphore(_AT_ONCE) for platform in carriers}
        """So that a slow platform does not hold up the others."""

    async def run(self) -> None:
        """Run until cancelled. Messages in transit then are retried after the next start."""
        async with asyncio.TaskGroup() as tasks:
            while True:
                self._news.clear()
                await self._sleep(await self._start(tasks))

    async def drain(self) -> None:
        """Run until nothing is due."""
        while await self._look(self._clock()):
            async with asyncio.TaskGroup() as tasks:
                await self._start(tasks)

    async def _start(self, tasks: asyncio.TaskGroup) -> float | None:
        """Start a task for each address with something due. Return when something is due at another address."""
        now = self._clock()
        free = await self._look()
        for address, due in free.items():
            if due <= now:
                self._busy.add(address)
                tasks.create_task(self._carry_all(address))
        return min((due for due in free.values() if due > now), default=None)

    async def _look(self, until: float = math.inf) -> dict[Address, float]:
        """The idle addresses with something due by then, and when it is due."""
        found = {}
        for platform, place, due in await self._store.read(outbox.waiting, self._carriers.keys()):
            address = platform, place
            opens = max(due, self._closed.get(address, 0.0))
            if address not in self._busy and opens <= until:
                found[address] = opens
        return found

    async def _sleep(self, until: float | None) -> None:
        """Sleep until then, or until there is news. Finishing an address counts as news."""
        try:
            async with asyncio.timeout(None if until is None else max(until - self._clock(), 0.0)):
                await self._news.wait()
        except TimeoutError:
            return

    async def _carry_all(self, address: Address) -> None:
        try:
            async with self._slots[address[0]]:
                for post in await self._store.read(outbox.due, *address, self._clock()):
                    await self._carry(post)
                    if post.kind == "table":
                        # The next posts may now belong elsewhere.
                        break
                self._closed.pop(address, None)
        except RetryLater as busy:
            self._closed[address] = self._clock() + busy.seconds
        except Exception as error:
            # The database does not answer, or the disk is full. What people wait for is still in it.
            _LOG.exception("delivery interrupted", platform=address[0], code=code(error))
            self._closed[address] = self._clock() + _INTERRUPTED
        finally:
            self._busy.discard(address)
            self._news.set()

    async def _carry(self, post: Post) -> None:
        # The kind of a notice ends with an account, after its second word.
        kind = "-".join(post.kind.split("-")[:2])
        log = _LOG.bind(platform=post.platform, kind=kind, match=post.match)
        try:
            message = await self._carriers[post.platform](post)
        except RetryLater:
            raise
        except Unreachable as error:
            log.info("refused", code=str(error))
            await self._refused(post)
            await self._store.write(outbox.delivered, post, None)
        except Exception as error:
            wait = min(2.0 ** min(post.tries, 10), LONGEST_WAIT)
            log.warning("not delivered", code=code(error), at=_place(error), tries=post.tries + 1, wait=wait)
            await self._store.write(outbox.postpone, post, self._clock() + wait)
        else:
            await self._store.write(outbox.delivered, post, message)


def _place(error: Exception) -> str:
    """Where in the code it was raised. An error's message may quote what was to be shown."""
    *_, (frame, line) = walk_tb(error.__traceback__)
    return f"{Path(frame.f_code.co_filename).name}:{line}"

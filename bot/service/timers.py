"""What happens by itself: challenges expire, and the others learn when someone's time has run out."""

import asyncio

from bot.delivery.tasks import Sleep, keep_on
from bot.service import posts, replies
from bot.service.context import Context
from bot.store import Connection, matches

_LONGEST_SLEEP = 60.0
"""In seconds. Anything new is due later than that."""
_AT_ONCE = 20
"""Matches per transaction, so that catching up after a long stop does not block everyone."""


class Timers:
    """One task that sleeps until the next thing is due."""

    def __init__(self, context: Context, sleep: Sleep = asyncio.sleep) -> None:
        self._context = context
        self._sleep = sleep
        self._seen = 0.0

    async def run(self) -> None:
        await keep_on("timers", self._work, self._sleep)

    async def _work(self) -> float:
        """Do what is due; returns the seconds until the next thing is due."""
        await self.tick()
        soonest = await self._context.store.read(matches.next_due, self._seen)
        wait = _LONGEST_SLEEP if soonest is None else soonest - self._context.clock()
        return min(max(wait, 0.0), _LONGEST_SLEEP)

    async def tick(self) -> None:
        """Do what is due now."""
        now = self._context.clock()
        for id in await self._context.store.read(matches.expired, now):
            await replies.expire(self._context, id)
        late = await self._context.store.read(matches.overdue, self._seen, now)
        for start in range(0, len(late), _AT_ONCE):
            await self._context.store.write(_tell, late[start : start + _AT_ONCE], now)
            self._context.news.set()
        self._seen = now
        await self._context.store.tidy(now)


def _tell(connection: Connection, late: list[str], now: float) -> None:
    for id in late:
        match = matches.find(connection, id)
        if match:
            posts.announce_late(connection, match, now)

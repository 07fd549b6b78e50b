"""A platform that is away is tried again and stops nothing else."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Protocol

import structlog

from bot.delivery.platform import CannotConnect, PlatformConnection, Report, code, place
from bot.delivery.tasks import LONGEST_WAIT, Sleep, is_end, keep_on, pause
from bot.delivery.worker import Worker

PATIENCE = 60.0
"""Seconds within which a connection is there, or has failed."""
STABLE = 300.0
"""Seconds after which a connection counts as a success: then trouble is news again, and the waits are short again."""
_RARELY = 60.0, 3600.0
"""The first and the longest wait after a refusal that only a person can change, or a server that has restarted."""
_PASSING = {"unreachable", "trouble", "broken"}
"""What can pass by itself: no answer, an error instead of an answer, a bug in a library."""
_LOG = structlog.get_logger()

Connect = Callable[[Report], AbstractAsyncContextManager[PlatformConnection]]
"""How an adapter connects; it may also report what does not keep it from working. Raises CannotConnect."""


class Watch(Protocol):
    """Learns when a platform is there and when it is not; being told the same again changes nothing."""

    async def lost(self, platform: str) -> None: ...

    async def there(self, platform: str) -> None: ...


class Tell(Protocol):
    """Tells whoever runs the bot that a platform is there, and the bot's account, or what the trouble is."""

    def __call__(self, platform: str, *, account: str = "", trouble: str = "") -> None:
        """Never fails."""


class Supervisor:
    """Keeps one platform connected."""

    def __init__(
        self,
        name: str,
        connect: Connect,
        worker: Worker,
        tell: Tell,
        clock: Callable[[], float],
        rng: Random,
        sleep: Sleep = asyncio.sleep,
        watch: Watch | None = None,
    ) -> None:
        self._name = name
        self._connect = connect
        self._worker = worker
        self._tell = tell
        self._clock = clock
        self._rng = rng
        self._sleep = sleep
        self._watch = watch
        self._tries = 0
        self._since: float | None = None
        """When the connection was made."""
        self._logged: set[tuple[str, str]] = set()
        self._told: set[str] = set()
        """The trouble that was logged and told since the last success."""
        self._is_said_to_be_there = False

    async def run(self) -> None:
        """Connect, and connect again whenever the connection is lost, until cancelled."""
        await keep_on(self._name, self._attempt, self._sleep)

    async def _attempt(self) -> float:
        """Connect and stay connected; returns the seconds until the next attempt."""
        try:
            await self._stay()
            failure = CannotConnect("unreachable")
        except CannotConnect as error:
            failure = error
        except BaseException as error:
            if is_end(error):
                raise
            failure = CannotConnect("broken")
            failure.__cause__ = error
        was_there = self._since is not None
        self._count()
        if self._report(failure.reason, failure.__cause__ or failure):
            self._is_said_to_be_there = False
        first, longest = (1.0, LONGEST_WAIT) if failure.reason in _PASSING else _RARELY
        wait = max(pause(self._tries, self._rng, first, longest), failure.wait)
        self._tries += 1
        if was_there and self._watch:
            await self._watch.lost(self._name)
        return wait

    async def _stay(self) -> None:
        """Connect, and return when the connection has ended."""
        arrived = asyncio.Event()
        staying = asyncio.create_task(self._connected(arrived))
        others = asyncio.create_task(arrived.wait()), asyncio.create_task(self._expire())
        try:
            await asyncio.wait([staying, *others], return_when=asyncio.FIRST_COMPLETED)
            if not staying.done() and not arrived.is_set():
                raise CannotConnect("unreachable") from TimeoutError()
            _cancel(others)
            await staying
        finally:
            _cancel([staying, *others])
            await asyncio.wait([staying, *others])

    async def _connected(self, arrived: asyncio.Event) -> None:
        async with self._connect(self._report) as connection:
            arrived.set()
            self._since = self._clock()
            self._worker.connect(self._name, connection.platform)
            if not self._is_said_to_be_there:
                self._is_said_to_be_there = True
                self._tell(self._name, account=connection.account)
            if self._watch:
                await self._watch.there(self._name)
            try:
                await asyncio.wait([connection.kept])
            finally:
                await self._worker.disconnect(self._name)
        connection.kept.result()

    async def _expire(self) -> None:
        await self._sleep(PATIENCE)

    def _count(self) -> None:
        """Begin anew after a success."""
        if self._since is not None and self._clock() - self._since >= STABLE:
            self._tries = 0
            self._logged.clear()
            self._told.clear()
        self._since = None

    def _report(self, reason: str, error: BaseException) -> bool:
        """Log each kind of trouble once, and say once what to do; whether it was said."""
        if (reason, code(error)) not in self._logged:
            self._logged.add((reason, code(error)))
            where = {"at": place(error, 3)} if reason == "broken" else {}
            _LOG.warning("platform trouble", platform=self._name, reason=reason, code=code(error), **where)
        if reason in self._told:
            return False
        self._told.add(reason)
        self._tell(self._name, trouble=reason)
        return True


def _cancel(tasks: Iterable[asyncio.Task[object]]) -> None:
    for task in tasks:
        task.cancel()

"""Time that a test lets pass: from one wait to the next, whenever nothing else is going on."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

from bot.delivery.tasks import Sleep

T = TypeVar("T")
_LOOK = 0.0005
"""Real seconds between looks at whether it is quiet."""


@dataclass(eq=False)
class Wait:
    who: str
    until: float
    over: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class VirtualTime:
    now: float = 1_800_000_000.0
    changed: Callable[[], object] = bool
    """Called when time has passed."""
    waits: list[Wait] = field(default_factory=list)

    def __call__(self) -> float:
        return self.now

    def sleeper(self, who: str) -> Sleep:
        async def sleep(seconds: float) -> None:
            if seconds <= 0:
                await asyncio.sleep(0)
                return
            wait = Wait(who, self.now + seconds)
            self.waits.append(wait)
            try:
                await wait.over.wait()
            finally:
                if wait in self.waits:
                    self.waits.remove(wait)

        return sleep

    async def wait_for(self, who: str, asked: Awaitable[T], seconds: float) -> T:
        """What is asked; raises TimeoutError after so many seconds."""
        asking, late = asyncio.ensure_future(asked), asyncio.ensure_future(self.sleeper(who)(seconds))
        try:
            await asyncio.wait([asking, late], return_when=asyncio.FIRST_COMPLETED)
            if asking.done():
                return await asking
            raise TimeoutError
        finally:
            for each in (asking, late):
                each.cancel()
            await asyncio.wait([asking, late])

    def is_waiting(self, who: str) -> bool:
        return any(wait.who == who for wait in self.waits)

    async def pass_(self, seconds: float, is_quiet: Callable[[], bool]) -> None:
        """Let so much time pass, but only while it is quiet: otherwise, something real has to finish first."""
        end = self.now + seconds
        while await self._next(is_quiet) <= end:
            wait = min(self.waits, key=lambda each: each.until)
            self.waits.remove(wait)
            self.now = max(self.now, wait.until)
            wait.over.set()
            self.changed()
            for _ in range(10):
                await asyncio.sleep(0)
        self.now = end
        self.changed()

    async def _next(self, is_quiet: Callable[[], bool]) -> float:
        async with asyncio.timeout(60):
            while not is_quiet():
                await asyncio.sleep(_LOOK)
        return min((wait.until for wait in self.waits), default=float("inf"))

"""What happens by itself: `@timer("expiry")` makes a function what is done when a timer of that kind is due.

It is done in one transaction with the end of the timer, so that it happens once, also after a crash.
"""

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from bot.delivery.platform import code, place
from bot.delivery.tasks import Sleep, recover
from bot.service.context import Context
from bot.store import Connection, timers
from bot.store.timers import Timer

Afterwards = Callable[[], object]
"""What is done when the transaction is on disk, such as a line in the log."""
Effect = Callable[[Connection, str, float], Afterwards | None]
"""Takes what the timer is about, and the time."""


@dataclass(frozen=True, slots=True)
class TimerKind:
    effect: Effect
    every: float | None
    """After how many seconds it is done again; such a kind is about nothing in particular."""


KINDS: dict[str, TimerKind] = {}

_LONGEST_SLEEP = 60.0
"""In seconds: clocks are set, and another process may have set a timer."""
_AT_ONCE = 20
"""Timers per transaction, so that catching up after a long stop does not block everyone."""
_LONGEST_WAIT = 3600.0
"""Seconds between two tries of what fails."""
_LOG = structlog.get_logger()


def timer(kind: str, *, every: float | None = None) -> Callable[[Effect], Effect]:
    """Makes a function what is done when a timer of this kind is due, or every so many seconds."""

    def register(effect: Effect) -> Effect:
        assert kind not in KINDS, kind
        KINDS[kind] = TimerKind(effect, every)
        return effect

    return register


def seed(connection: Connection, now: float) -> None:
    """What is done again and again begins at once, unless it is known when it is next."""
    timers.add_missing(connection, [name for name, kind in KINDS.items() if kind.every], now)


class Timers:
    """One task that sleeps until the next timer is due, or until a nearer one is set."""

    def __init__(self, context: Context, sleep: Sleep = asyncio.sleep) -> None:
        self._context = context
        self._sleep = sleep

    async def run(self) -> None:
        """Run until cancelled."""
        alarm = self._context.store.alarm
        while True:
            try:
                alarm.listen()
                await self.tick()
                soonest = await self._context.store.read(timers.soonest)
                until = math.inf if soonest is None else soonest
                wait = max(until - self._context.clock(), 0.0)
                await alarm.wait(until, self._sleep(min(wait, _LONGEST_SLEEP)))
            except BaseException as error:
                await recover("timers", error, self._sleep)

    async def tick(self) -> None:
        """Do what is due now, in order."""
        store, now = self._context.store, self._context.clock()
        while due := await store.read(timers.due, now, _AT_ONCE):
            for afterwards in await store.write(_carry_out_all, due, now):
                afterwards()
            self._context.news.set()


def _carry_out_all(connection: Connection, due: list[Timer], now: float) -> list[Afterwards]:
    """One that fails is tried again later, and does not hold up the others."""
    done = []
    for each in due:
        try:
            with connection.begin_nested():
                done.append(_carry_out(connection, each, now))
        except Exception as error:
            wait = min(2.0 ** min(each.tries, 20), _LONGEST_WAIT)
            log = _LOG.bind(kind=each.kind, about=each.about, code=code(error), at=place(error, 3))
            log.error("timer failed", tries=each.tries + 1, wait=wait)
            timers.postpone(connection, each, now + wait)
    return [afterwards for afterwards in done if afterwards]


def _carry_out(connection: Connection, due: Timer, now: float) -> Afterwards | None:
    if not timers.claim(connection, due):
        return None
    kind = KINDS[due.kind]
    if kind.every:
        timers.set(connection, due.kind, due.about, now + kind.every)
    return kind.effect(connection, due.about, now)

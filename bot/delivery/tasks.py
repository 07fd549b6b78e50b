"""Tasks that do not die: an error is logged, and after a wait they carry on. And tasks that end before the program."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from random import Random
from typing import Any, NoReturn, ParamSpec, TypeVar

import structlog

from bot.delivery.platform import code, place

LONGEST_WAIT = 300.0
INTERRUPTED = 30.0
"""Seconds to wait after an error. The database does not answer, or the disk is full: waiting loses nothing."""
_LOG = structlog.get_logger()

P = ParamSpec("P")
T = TypeVar("T")
Sleep = Callable[[float], Awaitable[object]]


def is_end(error: BaseException) -> bool:
    """Whether an error is the end of the running task, and not trouble in what it was doing.

    Libraries cancel their own tasks: then a CancelledError reaches ours, alone or in a group, and means no end.
    """
    task = asyncio.current_task()
    is_asked = task is None or task.cancelling() > 0
    return is_asked or isinstance(error, KeyboardInterrupt | SystemExit | GeneratorExit)


def pause(tries: int, rng: Random, first: float = 1.0, longest: float = LONGEST_WAIT) -> float:
    """Seconds to wait after so many tries: longer each time, and by chance, so that not everyone returns at once."""
    return min(first * 2.0 ** min(tries, 20), longest) * rng.uniform(0.5, 1.0)


async def finish(work: Awaitable[object]) -> None:
    """Carry this out to its end, also if the task is cancelled meanwhile; the cancellation follows."""
    finishing = asyncio.ensure_future(work)
    try:
        await asyncio.shield(finishing)
    except asyncio.CancelledError:
        await asyncio.wait([finishing])
        raise


class UnderWay:
    """What is being done at the moment, so that it can end before what it needs is closed."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def noted(self, work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
        """The same function, whose calls are waited for."""

        @wraps(work)
        async def note(*args: P.args, **kwargs: P.kwargs) -> T:
            task = asyncio.current_task()
            assert task
            self._tasks.add(task)
            try:
                return await work(*args, **kwargs)
            finally:
                self._tasks.discard(task)

        return note

    async def end(self, grace: float) -> None:
        """Wait until it is done, but after so many seconds cancel what is not."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=grace)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late)


async def keep_on(what: str, step: Callable[[], Awaitable[float]], sleep: Sleep = asyncio.sleep) -> NoReturn:
    """Take one step after the other, until cancelled. Each says how many seconds to wait before the next."""
    while True:
        try:
            wait = await step()
        except BaseException as error:
            await recover(what, error, sleep)
        else:
            await sleep(wait)


async def recover(what: str, error: BaseException, sleep: Sleep = asyncio.sleep) -> None:
    """Log an error and wait, so that the task can carry on; raises the error if it is the end of the task."""
    if is_end(error):
        raise error
    log_interrupted(what, error)
    await sleep(INTERRUPTED)


def log_interrupted(what: str, error: BaseException, **more: str) -> None:
    """Where it happened, not what the error says: that may name people."""
    _LOG.error(f"{what} interrupted", **more, code=code(error), at=place(error, 3))

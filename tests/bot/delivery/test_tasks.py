"""Tasks that do not die, whatever happens in them, and that end when they are asked to."""

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
import structlog.testing

from bot.delivery.tasks import INTERRUPTED, finish, keep_on, pause
from bot.service.timers import Timers
from bot.store import Connection, timers
from bot.store.timers import Timer
from tests.support.app import open_app

TROUBLE = [RuntimeError("Ann"), asyncio.CancelledError(), BaseExceptionGroup("", [asyncio.CancelledError()])]


class Waits:
    """Sleeps for no time, and ends the task after so many waits."""

    def __init__(self, most: int) -> None:
        self.seconds: list[float] = []
        self._most = most

    async def __call__(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await asyncio.sleep(0)
        if len(self.seconds) == self._most:
            task = asyncio.current_task()
            assert task
            task.cancel()
            await asyncio.sleep(0)


@pytest.mark.parametrize("error", TROUBLE)
async def test_after_an_error_a_task_waits_and_carries_on(error: BaseException) -> None:
    steps = 0

    async def step() -> float:
        nonlocal steps
        steps += 1
        if steps == 2:
            raise error
        return 7.0

    waits = Waits(4)
    with structlog.testing.capture_logs() as told:
        task = asyncio.create_task(keep_on("counting", step, waits))
        await asyncio.wait([task])
    assert task.cancelled()
    assert waits.seconds == [7.0, INTERRUPTED, 7.0, 7.0]
    (line,) = told
    assert line["event"] == "counting interrupted"
    assert "Ann" not in str(line)


async def test_it_ends_when_asked_even_if_the_end_fails() -> None:
    async def step() -> float:
        try:
            await asyncio.Event().wait()
        finally:
            raise RuntimeError

    task = asyncio.create_task(keep_on("waiting", step))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    assert task.done()


def test_waits_grow_up_to_a_limit_and_are_not_all_alike() -> None:
    rng = Random(1)
    waits = [pause(tries, rng) for tries in range(2000)]
    assert all(0.5 <= wait <= 300 for wait in waits)
    assert all(earlier <= 2 * later for earlier, later in pairwise(waits[:9]))
    assert min(waits[9:]) >= 150
    assert len(set(waits)) == len(waits)


async def test_timers_survive_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def due(connection: Connection, now: float, most: int) -> list[Timer]:
        nonlocal calls
        calls += 1
        raise RuntimeError

    monkeypatch.setattr(timers, "due", due)
    async with open_app(tmp_path) as app:
        waits = Waits(3)
        await asyncio.wait([asyncio.create_task(Timers(app.context, waits).run())])
    assert calls == 3
    assert waits.seconds == [INTERRUPTED] * 3


async def test_what_has_to_be_finished_is_finished_although_the_task_is_cancelled_meanwhile() -> None:
    begun, may_end, done = asyncio.Event(), asyncio.Event(), []

    async def work() -> None:
        begun.set()
        await may_end.wait()
        done.append("all of it")

    task = asyncio.create_task(finish(work()))
    await begun.wait()
    task.cancel()
    await asyncio.sleep(0)
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == ["all of it"]

"""Telling a platform what it has to know in advance, such as the commands: only when that has changed."""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog

from bot.delivery.platform import Report
from bot.delivery.tasks import Sleep, is_end, pause
from bot.service.context import Context
from bot.store import key_values

_HEAD_START = 5.0
"""Seconds: commands are usually there before anyone could type one, but nothing waits longer for them."""
_WAITS = 60.0, 3600.0
_LOG = structlog.get_logger()


@asynccontextmanager
async def syncing(
    context: Context, sync: Callable[[], Awaitable[None]], report: Report, sleep: Sleep = asyncio.sleep
) -> AsyncIterator[None]:
    """Sync the commands while the block runs. A platform works without them: trouble is reported, and tried again."""
    tried = asyncio.Event()
    task = asyncio.create_task(_keep_syncing(context, sync, report, sleep, tried))
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(_HEAD_START):
                await tried.wait()
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


async def _keep_syncing(
    context: Context, sync: Callable[[], Awaitable[None]], report: Report, sleep: Sleep, tried: asyncio.Event
) -> None:
    tries = 0
    while True:
        try:
            await sync()
            return
        except BaseException as error:
            if is_end(error):
                raise
            report("commands", error)
        finally:
            tried.set()
        await sleep(pause(tries, context.rng, *_WAITS))
        tries += 1


async def tell_once(context: Context, platform: str, what: Any, tell: Callable[[], Awaitable[Any]]) -> Any:
    """Tell the platform its commands, unless it was told exactly this before. Returns what it answered then.

    What it is told and what it answers is JSON.
    """
    name = f"{platform} commands"
    digest = hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()
    known, _, answer = (await context.store.read(key_values.find, name) or "").partition(" ")
    if known != digest or not answer:
        answer = json.dumps(await tell())
        await context.store.write(key_values.keep, name, f"{digest} {answer}")
        _LOG.info("commands told", platform=platform)
    return json.loads(answer)

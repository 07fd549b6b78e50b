"""Telling a platform what it has to know in advance, such as the commands: only when that has changed."""

import hashlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from bot.service.context import Context
from bot.store import key_values

_LOG = structlog.get_logger()


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

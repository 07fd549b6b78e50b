"""A separate place for each match: a thread below the message of its challenge, if the bot may create one."""

import asyncio
from collections.abc import Callable
from typing import Literal

import aiohttp
import discord
import structlog

from bot.delivery.platform import RetryLater, code
from bot.discord.errors import THREAD_THERE, meaning

_LONGEST_NAME = 100
_WEEK: Literal[10080] = 10080
"""Minutes without a message after which Discord archives a thread: the longest time that it allows."""
_AGAIN = 5.0
"""Seconds until the next attempt."""
_WINDOW, _MOST = 600.0, 2
"""Discord lets a thread be renamed so often within these seconds. The library would sleep through the rest of them."""
_PATIENCE = 5.0
"""Seconds for a new name."""
_LOG = structlog.get_logger()


async def open_thread(channel: object, message: str, name: str) -> str | None:
    """The thread below this message; None if there can be none in this channel."""
    if not isinstance(channel, discord.TextChannel):
        return None
    allowed = channel.permissions_for(channel.guild.me)
    if not (allowed.create_public_threads and allowed.send_messages_in_threads):
        return None
    try:
        parent = channel.get_partial_message(int(message))
        thread = await parent.create_thread(name=name[:_LONGEST_NAME], auto_archive_duration=_WEEK)
    except discord.HTTPException as error:
        if error.code == THREAD_THERE:
            # It was created before, but that was not recorded. A thread has the id of its message.
            return message
        if error.status >= 500 or error.status == 429:
            raise _later(error) from error
        _LOG.info("no thread", platform="discord", code=code(error))
        return None
    except (aiohttp.ClientError, OSError) as error:
        raise RetryLater(_AGAIN) from error
    return str(thread.id)


def _later(error: discord.HTTPException) -> RetryLater:
    """Everything else to be shown there waits too: it belongs in the thread."""
    meant = meaning(error)
    return meant if isinstance(meant, RetryLater) else RetryLater(_AGAIN)


class Renames:
    """Renames threads in the background. It is no loss if a thread keeps its name, so nothing waits for this."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._renamed: list[tuple[int, float]] = []
        """The latest new names: which thread, and when."""
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, thread: discord.Thread, name: str) -> None:
        now = self._clock()
        self._renamed = [(id, at) for id, at in self._renamed if now - at < _WINDOW]
        if [id for id, _ in self._renamed].count(thread.id) < _MOST:
            self._renamed.append((thread.id, now))
            task = asyncio.create_task(rename(thread, name))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()


async def rename(thread: discord.Thread, name: str, patience: float = _PATIENCE) -> None:
    try:
        async with asyncio.timeout(patience):
            await thread.edit(name=name[:_LONGEST_NAME])
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        _LOG.info("not renamed", platform="discord", code=code(error))

"""A separate place for each match: a thread below the message of its challenge, if the bot may create one."""

import aiohttp
import discord
import structlog

from bot.delivery.platform import RetryLater, code
from bot.discord.errors import THREAD_THERE, meaning

_LONGEST_NAME = 100
_AGAIN = 5.0
"""Seconds until the next attempt."""
_LOG = structlog.get_logger()


async def open_thread(channel: object, message: str, name: str) -> str | None:
    """The thread below this message; None if there can be none in this channel."""
    if not isinstance(channel, discord.TextChannel):
        return None
    allowed = channel.permissions_for(channel.guild.me)
    if not (allowed.create_public_threads and allowed.send_messages_in_threads):
        return None
    try:
        thread = await channel.get_partial_message(int(message)).create_thread(name=name[:_LONGEST_NAME])
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

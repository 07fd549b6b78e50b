"""A separate place for each match: a thread below the message of its challenge, if the bot may create one."""

from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog

from bot.delivery.platform import Carry, RetryLater, code
from bot.discord.errors import THREAD_THERE, meaning
from bot.discord.platform import Discord
from bot.screens.match import title, words_for
from bot.service import places
from bot.service.context import Context
from bot.store import outbox
from bot.store.outbox import Post

if TYPE_CHECKING:
    from bot.discord.client import Client

_LONGEST_NAME = 100
_AGAIN = 5.0
"""Seconds until the next attempt."""
_LOG = structlog.get_logger()


def opener(client: "Client", context: Context, carry: Carry) -> Carry:
    """Deliver a message that needs a place by creating one, and everything else as before."""

    async def carry_or_open(post: Post) -> str | None:
        if post.kind != "table":
            return await carry(post)
        await client.platform.ready()
        message = await context.store.read(outbox.message, Discord.name, post.address, post.match, "challenge")
        place = await _thread(client, context, post, message) if message else None
        if place:
            await places.move(context, post.match, Discord.name, post.address, place)
        return None

    return carry_or_open


async def _thread(client: "Client", context: Context, post: Post, message: str) -> str | None:
    channel = None if post.address.startswith("@") else client.get_channel(int(post.address))
    if not isinstance(channel, discord.TextChannel):
        return None
    allowed = channel.permissions_for(channel.guild.me)
    if not (allowed.create_public_threads and allowed.send_messages_in_threads):
        return None
    match, _ = await context.load(post.match)
    place = (post.platform, post.address)
    language = next((each.language for each in match.tables if (each.platform, each.address) == place), "en")
    name = title(match, words_for(match, language)).replace("`", "")
    try:
        thread = await channel.get_partial_message(int(message)).create_thread(name=name[:_LONGEST_NAME])
    except discord.HTTPException as error:
        if error.code == THREAD_THERE:
            # It was created before, but that was not recorded. A thread has the id of its message.
            return message
        if error.status >= 500 or error.status == 429:
            raise _later(error) from error
        _LOG.info("no thread", platform=Discord.name, code=code(error))
        return None
    except (aiohttp.ClientError, OSError) as error:
        raise RetryLater(_AGAIN) from error
    return str(thread.id)


def _later(error: discord.HTTPException) -> RetryLater:
    """Everything else to be shown there waits too: it belongs in the thread."""
    meant = meaning(error)
    return meant if isinstance(meant, RetryLater) else RetryLater(_AGAIN)

"""Running the adapter."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord

from bot.delivery.carrier import carrier
from bot.delivery.connection import Connection, Unable
from bot.discord.client import Client
from bot.discord.platform import Discord
from bot.discord.tables import opener
from bot.screens.studio import Studio
from bot.service import posts
from bot.service.context import Context
from bot.service.desk import Desk


@asynccontextmanager
async def running(
    context: Context, desk: Desk, studio: Studio, token: str, **options: Any
) -> AsyncIterator[Connection]:
    """Connect to Discord with these options of the library; raises Unable."""
    client = Client(desk, context.store, studio, **options)
    try:
        await client.login(token)
    except (discord.LoginFailure, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        await client.close()
        raise Unable("token" if isinstance(error, discord.LoginFailure) else "unreachable") from error
    kept = asyncio.create_task(client.connect())
    carry = opener(client, context, carrier(client.platform, posts.builder(context)))
    try:
        yield Connection(Discord.name, str(client.user), carry, kept)
    finally:
        await client.close()
        # While it is connecting, the library does not notice that it was closed.
        kept.cancel()
        await asyncio.wait([kept])

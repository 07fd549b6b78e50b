"""The connection to Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.delivery.platform import CannotConnect, PlatformConnection, Presence
from bot.discord import commands
from bot.discord.commands import CommandTranslator
from bot.discord.handlers import Handlers
from bot.discord.messages import TokenButton
from bot.discord.places import Places
from bot.discord.platform import Discord
from bot.screens.pictures import PicturePool
from bot.service.command_sync import tell_once
from bot.service.context import Context
from bot.service.dispatcher import Dispatcher

# The library warns that it cannot speak in voice channels, which nobody asks it to.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Client(discord.AutoShardedClient):
    """Needs no privileged intent: it knows servers and channels, and receives what is meant for it."""

    def __init__(self, context: Context, dispatcher: Dispatcher, pool: PicturePool, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **options,
        )
        self._context = context
        self.platform = Discord(self, context, pool)
        self.handlers = Handlers(dispatcher, self.platform)
        self.event(self.handlers.on_interaction)
        Places(context, self.platform).listen(self)
        self.tree = app_commands.CommandTree(self)
        self._present: dict[int, Presence] = {}

    async def setup_hook(self) -> None:
        self.add_dynamic_items(TokenButton)
        await self.tree.set_translator(CommandTranslator())
        for command in commands.all_commands():
            self.tree.add_command(command)
        await self._sync()

    async def close(self) -> None:
        self.platform.renames.cancel()
        await super().close()

    async def on_shard_connect(self, shard: int) -> None:
        self._presence(shard).connected()

    async def on_shard_resumed(self, shard: int) -> None:
        self._presence(shard).connected()

    async def on_shard_disconnect(self, shard: int) -> None:
        if not self.is_closed():
            self._presence(shard).lost()

    def _presence(self, shard: int) -> Presence:
        return self._present.setdefault(shard, Presence(Discord.name, shard=shard))

    async def _sync(self) -> None:
        """Register the commands with Discord if they have changed."""
        translator = self.tree.translator
        assert translator
        told = [await each.get_translated_payload(self.tree, translator) for each in self.tree.get_commands()]
        what = [self.application_id, told]
        self.platform.commands = await tell_once(self._context, Discord.name, what, self._tell)

    async def _tell(self) -> dict[str, int]:
        """The ids that the commands get."""
        return {each.name: each.id for each in await self.tree.sync()}


@asynccontextmanager
async def running(
    context: Context, dispatcher: Dispatcher, pool: PicturePool, token: str, **options: Any
) -> AsyncIterator[PlatformConnection]:
    """Connect to Discord with these options of the library; raises CannotConnect."""
    client = Client(context, dispatcher, pool, **options)
    try:
        await client.login(token)
    except (discord.LoginFailure, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        await client.close()
        raise CannotConnect("token" if isinstance(error, discord.LoginFailure) else "unreachable") from error
    kept = asyncio.create_task(client.connect())
    try:
        yield PlatformConnection(client.platform, str(client.user), kept)
    finally:
        await client.close()
        # While it is connecting, the library does not notice that it was closed.
        kept.cancel()
        await asyncio.wait([kept])

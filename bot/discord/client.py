"""The connection to Discord."""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.delivery.carrier import carrier
from bot.delivery.platform import CannotConnect, PlatformConnection, Presence
from bot.discord import commands
from bot.discord.commands import CommandTranslator
from bot.discord.handlers import TYPE, Handlers
from bot.discord.messages import TokenButton
from bot.discord.platform import Discord
from bot.discord.threads import opener
from bot.screens.pictures import PicturePool
from bot.service import posts
from bot.service.context import Context
from bot.service.dispatcher import Dispatcher
from bot.store import Store, key_values

_SYNCED = "discord commands"
_LOG = structlog.get_logger()

# The library warns that it cannot speak in voice channels, which nobody asks it to.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Client(discord.AutoShardedClient):
    """Needs no privileged intent: it knows servers and channels, and receives what is meant for it."""

    def __init__(self, dispatcher: Dispatcher, store: Store, pool: PicturePool, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **options,
        )
        self._store = store
        self.platform = Discord(self, pool)
        self.handlers = Handlers(dispatcher, store, self.platform)
        self.tree = app_commands.CommandTree(self)
        self._present: dict[int, Presence] = {}

    async def setup_hook(self) -> None:
        self.add_dynamic_items(TokenButton)
        await self.tree.set_translator(CommandTranslator())
        for command in commands.all_commands():
            self.tree.add_command(command)
        await self._sync()

    async def on_shard_connect(self, shard: int) -> None:
        self._presence(shard).connected()

    async def on_shard_resumed(self, shard: int) -> None:
        self._presence(shard).connected()

    async def on_shard_disconnect(self, shard: int) -> None:
        if not self.is_closed():
            self._presence(shard).lost()

    def _presence(self, shard: int) -> Presence:
        return self._present.setdefault(shard, Presence(Discord.name, shard=shard))

    async def on_interaction(self, interaction: "discord.Interaction[Client]") -> None:
        """Forms: unlike the library, we do not forget them after a restart."""
        data: Any = interaction.data
        if interaction.type is discord.InteractionType.modal_submit and data["custom_id"].startswith(TYPE):
            (line,) = (field for row in data["components"] for field in row["components"])
            await self.handlers.typed(interaction, data["custom_id"], line["value"])

    async def _sync(self) -> None:
        """Register the commands with Discord if they have changed."""
        translator = self.tree.translator
        assert translator
        told = [await each.get_translated_payload(self.tree, translator) for each in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps([self.application_id, told], sort_keys=True).encode()).hexdigest()
        if await self._store.read(key_values.find, _SYNCED) != digest:
            await self.tree.sync()
            await self._store.write(key_values.keep, _SYNCED, digest)
            _LOG.info("commands told", platform=Discord.name, count=len(told))


@asynccontextmanager
async def running(
    context: Context, dispatcher: Dispatcher, pool: PicturePool, token: str, **options: Any
) -> AsyncIterator[PlatformConnection]:
    """Connect to Discord with these options of the library; raises CannotConnect."""
    client = Client(dispatcher, context.store, pool, **options)
    try:
        await client.login(token)
    except (discord.LoginFailure, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        await client.close()
        raise CannotConnect("token" if isinstance(error, discord.LoginFailure) else "unreachable") from error
    kept = asyncio.create_task(client.connect())
    carry = opener(client, context, carrier(client.platform, posts.builder(context)))
    try:
        yield PlatformConnection(Discord.name, str(client.user), carry, kept)
    finally:
        await client.close()
        # While it is connecting, the library does not notice that it was closed.
        kept.cancel()
        await asyncio.wait([kept])

"""The connection to Discord."""

import hashlib
import json
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.delivery.connection import Presence
from bot.discord import slash
from bot.discord.answers import TYPE, Answers
from bot.discord.buttons import Press
from bot.discord.platform import Discord
from bot.discord.translator import Words
from bot.screens.studio import Studio
from bot.service.desk import Desk
from bot.store import Store, key_values

_SYNCED = "discord commands"
_LOG = structlog.get_logger()

# The library warns that it cannot speak in voice channels, which nobody asks it to.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Client(discord.AutoShardedClient):
    """Needs no privileged intent: it knows servers and channels, and receives what is meant for it."""

    def __init__(self, desk: Desk, store: Store, studio: Studio, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **options,
        )
        self._store = store
        self.platform = Discord(self, studio)
        self.answers = Answers(desk, store, self.platform)
        self.tree = app_commands.CommandTree(self)
        self._present: dict[int, Presence] = {}

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        await self.tree.set_translator(Words())
        for command in slash.all_commands():
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
            await self.answers.typed(interaction, data["custom_id"], line["value"])

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

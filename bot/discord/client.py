"""The connection to Discord."""

import hashlib
import json
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.discord import slash
from bot.discord.answers import TYPE, Answers
from bot.discord.buttons import Press
from bot.discord.platform import Discord
from bot.discord.translator import Words
from bot.screens.studio import Studio
from bot.service.desk import Desk
from bot.store import Store, notes

_SYNCED = "discord commands"
_LOG = structlog.get_logger()


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

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        await self.tree.set_translator(Words())
        for command in slash.all_commands():
            self.tree.add_command(command)
        await self._sync()

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
        if await self._store.read(notes.find, _SYNCED) != digest:
            await self.tree.sync()
            await self._store.write(notes.keep, _SYNCED, digest)
            _LOG.info("commands told", count=len(told))

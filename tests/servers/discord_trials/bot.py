"""A small bot on the real library, which tries everything that the stand-in for Discord must answer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from PIL import Image

from tests.servers.discord import Server

INTENTS = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
OPTIONS: dict[str, Any] = {"intents": INTENTS, "guild_ready_timeout": 0.05, "chunk_guilds_at_startup": False}
Act = discord.Interaction[Any]


class Hand(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"hand:(?P<match>\w+)"):
    """A button that works even if its message is not remembered."""

    def __init__(self, match: str) -> None:
        super().__init__(discord.ui.Button(label="My hand", custom_id=f"hand:{match}"))
        self.match = match

    @classmethod
    async def from_custom_id(cls, interaction: Act, item: discord.ui.Item[Any], match: re.Match[str]) -> Hand:
        return cls(match["match"])

    async def callback(self, interaction: Act) -> None:
        await interaction.response.send_message(f"secret of {self.match}", ephemeral=True)


class Form(discord.ui.Modal, title="Write"):
    line: discord.ui.TextInput[Form] = discord.ui.TextInput(label="Your move", max_length=20)

    async def on_submit(self, interaction: Act) -> None:
        await interaction.response.send_message(f"you wrote {self.line.value}", ephemeral=True)


class Buttons(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(Hand("k3x9"))

    @discord.ui.button(label="Next", custom_id="next")
    async def next(self, interaction: Act, button: discord.ui.Button[Buttons]) -> None:
        await interaction.response.edit_message(content="next page")

    @discord.ui.button(label="Write", custom_id="write")
    async def write(self, interaction: Act, button: discord.ui.Button[Buttons]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: Act, button: discord.ui.Button[Buttons]) -> None: ...

    @discord.ui.select(placeholder="Which?", custom_id="which", options=[discord.SelectOption(label="One", value="1")])
    async def which(self, interaction: Act, select: discord.ui.Select[Buttons]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content=f"chose {select.values}")


def fill(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Play a game")
    @app_commands.choices(game=[app_commands.Choice(name="Stones", value="stones")])
    async def play(interaction: Act, opponent: discord.User, game: str = "stones") -> None:
        await interaction.response.send_message(
            f"{interaction.user.mention} plays {game} with {opponent.mention}", view=Buttons()
        )

    @tree.command(description="Think for a while")
    async def think(interaction: Act, aloud: bool = False) -> None:
        await interaction.response.defer(ephemeral=not aloud)
        await interaction.followup.send("thought")
        await interaction.followup.send("and more", ephemeral=True)

    @tree.command(description="Make a move")
    async def move(interaction: Act, text: str) -> None:
        await interaction.response.send_message(f"moved {text}", file=picture("board.png"), ephemeral=True)

    @move.autocomplete("text")
    async def moves(interaction: Act, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{current}@{stone}", value=f"{current}@{stone}") for stone in range(1, 4)]

    @tree.command(description="Say nothing")
    async def silence(interaction: Act) -> None: ...

    @tree.context_menu(name="Challenge")
    async def challenge(interaction: Act, person: discord.User) -> None:
        await interaction.response.send_message(f"challenges {person.name}", ephemeral=True)

    @tree.context_menu(name="Explain")
    async def explain(interaction: Act, message: discord.Message) -> None:
        await interaction.response.send_message(f"explains {message.content!r}", ephemeral=True)

    group = app_commands.Group(name="puzzle", description="Puzzles")
    tree.add_command(group)

    @group.command(description="The puzzle of today")
    async def today(interaction: Act) -> None:
        await interaction.response.send_message("a puzzle")

    @tree.command(description="Anywhere")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def anywhere(interaction: Act) -> None:
        context = interaction.context
        await interaction.response.send_message(f"{context.guild} {context.dm_channel} {context.private_channel}")


class Bot(discord.Client):
    def __init__(self, server: Server, **options: Any) -> None:
        super().__init__(**(OPTIONS | {"connector": server.connector()} | options))
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        fill(self.tree)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The real one waits five seconds before a second attempt."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Hand)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append(event)
        super().dispatch(event, *args, **kwargs)

    def count(self, event: str) -> int:
        return self.heard.count(event)


@asynccontextmanager
async def online(server: Server, client: discord.Client) -> AsyncIterator[None]:
    """Keep the client connected and ready until the block ends."""
    running = asyncio.create_task(client.start(server.token))
    try:
        await server.world.until(client.is_ready)
        yield
    finally:
        await client.close()
        await asyncio.wait([running])
    if error := running.exception():
        raise error


def picture(name: str = "board.png", alt: str | None = "a board") -> discord.File:
    file = BytesIO()
    Image.new("RGB", (2, 1)).save(file, "png")
    file.seek(0)
    return discord.File(file, name, description=alt)

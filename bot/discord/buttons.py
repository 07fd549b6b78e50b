"""Buttons that never expire: the button's id says everything that a press needs."""

import re
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.screens.screen import Style

_STYLES: dict[Style, ButtonStyle] = {
    "plain": ButtonStyle.secondary,
    "primary": ButtonStyle.primary,
    "danger": ButtonStyle.danger,
}


class Press(ui.DynamicItem[ui.Button[ui.View]], template=r"(?P<token>[a-z]+(?::.*)?)"):
    def __init__(self, label: str, token: str, style: Style = "plain", row: int | None = None) -> None:
        super().__init__(ui.Button(label=label, custom_id=token, style=_STYLES[style], row=row))
        self.token = token

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> "Press":
        return cls("…", match["token"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.answers.press(interaction, self.token)

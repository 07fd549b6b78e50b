"""Permissions: those that the bot needs, the link with which a server owner grants them, and who manages a server."""

import base64
from typing import Any

import discord
from discord import Permissions, utils

from bot.screens.screen import Role
from bot.service.request import Right, always, never

NEEDED = Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""The permissions that the invitation asks for."""
_IN_CHANNELS = ("view_channel", "send_messages")
_IN_THREADS = ("view_channel", "send_messages_in_threads")
"""Without these there is no board. Without the others, it appears in the channel itself or in words."""


def missing(allowed: Permissions, *, in_thread: bool) -> tuple[str, ...]:
    needed = _IN_THREADS if in_thread else _IN_CHANNELS
    return tuple(name for name in needed if not getattr(allowed, name))


def invite(token: str) -> str | None:
    """The link that adds the bot to a server or to a person; None if this is not a token."""
    try:
        start = token.partition(".")[0]
        application = base64.b64decode(start + "=" * (-len(start) % 4), validate=True).decode("ascii")
    except ValueError:
        return None
    if not application.isdecimal():
        return None
    return utils.oauth_url(application, permissions=NEEDED, scopes=("bot", "applications.commands"))


def callable_roles(interaction: discord.Interaction[Any], place: str) -> list[Role]:
    """The roles of this server that the bot may call, the highest first."""
    guild = interaction.client.get_guild(int(place))
    if guild is None:
        return []
    may_call_any = guild.me.guild_permissions.mention_everyone
    return [
        Role(str(role.id), role.name)
        for role in reversed(guild.roles)
        if not role.is_default() and not role.managed and (role.mentionable or may_call_any)
    ]


async def manages(interaction: discord.Interaction[Any], place: str) -> Right:
    """Whether whoever acts may manage this server, which says so itself if the interaction comes from elsewhere."""
    if str(interaction.guild_id) == place:
        return always if interaction.permissions.manage_guild else never
    guild = interaction.client.get_guild(int(place))
    try:
        member = await guild.fetch_member(interaction.user.id) if guild else None
    except (discord.NotFound, discord.Forbidden):
        return never
    return always if member and member.guild_permissions.manage_guild else never

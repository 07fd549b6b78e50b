"""Permissions: Discord's bits, and who may do what in which channel."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.servers.discord.model import Channel, Guild
    from tests.servers.discord.users import User

BITS = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "use_external_apps": 1 << 50,
}
ALL = reduce(or_, BITS.values())
USUAL = ALL & ~reduce(
    or_,
    (
        BITS[name]
        for name in (
            "administrator",
            "manage_channels",
            "manage_guild",
            "manage_messages",
            "mention_everyone",
            "manage_threads",
        )
    ),
)
"""What everyone in a new guild may do."""
IN_PRIVATE = USUAL & ~BITS["manage_channels"]


def bits(*names: str) -> int:
    return reduce(or_, (BITS[name] for name in names), 0)


def of(user: User, channel: Channel) -> int:
    """What someone may do in a channel or a thread, by Discord's own algorithm."""
    if channel.guild is None:
        return IN_PRIVATE if user in channel.recipients else 0
    guild, place = channel.guild, channel.parent or channel
    if user.id not in guild.members:
        return 0
    base = in_guild(user, guild)
    if base & BITS["administrator"]:
        return ALL
    roles = [guild.id, *guild.members[user.id].roles]
    for holders in ([guild.id], roles[1:], [user.id]):
        found = [place.overwrites[holder] for holder in holders if holder in place.overwrites]
        for overwrite in found:
            base &= ~overwrite.deny
        for overwrite in found:
            base |= overwrite.allow
    if not base & BITS["view_channel"]:
        return 0
    if channel.thread and channel.thread.private and user.id not in channel.thread.members:
        return base if base & BITS["manage_threads"] else 0
    return base


def in_guild(user: User, guild: Guild) -> int:
    if guild.owner is user:
        return ALL
    roles = [guild.id, *guild.members[user.id].roles]
    base = reduce(or_, (guild.roles[role].permissions for role in roles))
    return ALL if base & BITS["administrator"] else base


def may(user: User, channel: Channel, *names: str) -> bool:
    return of(user, channel) & bits(*names) == bits(*names)

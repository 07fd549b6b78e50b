"""Who is notified of a message: the people it mentions, as far as the sender allows. Edits notify nobody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tests.servers.discord import permissions
from tests.servers.discord.model import SILENT, Json, Message, Ping, parts

if TYPE_CHECKING:
    from tests.servers.discord.users import User
    from tests.servers.discord.world import World

PERSON, ROLE = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>")
EVERYTHING = {"parse": ["users", "roles", "everyone"], "replied_user": True}


def note(world: World, message: Message, allowed: Json | None, pings: bool = True) -> None:
    """Fill in the message's list of mentions and, if the message is new, record who is pinged."""
    allowed = EVERYTHING if allowed is None else allowed
    found = list(_pings(world, message, allowed))
    message.mentions = list(dict.fromkeys(ping.user for ping in found if ping.by in ("user", "reply")))
    message.mention_everyone = any(ping.by in ("everyone", "here") for ping in found)
    if pings and not message.ephemeral:
        there = [ping for ping in found if ping.user is not message.author and world.visible(ping.user, message)]
        first: dict[User, Ping] = {}
        for ping in there:
            first.setdefault(ping.user, ping)
        world.pings += first.values()


def _pings(world: World, message: Message, allowed: Json) -> Iterator[Ping]:
    parse, guild = allowed.get("parse") or [], message.channel.guild
    texts = [message.content, *(part["content"] for part in parts(message.components) if part["type"] == 10)]
    text, silent = "\n".join(texts), bool(message.now.flags & SILENT)
    named = {str(id) for id in allowed.get("users") or ()}
    for id in PERSON.findall(text):
        if int(id) in world.users and ("users" in parse or id in named):
            yield Ping(message, world.users[int(id)], "user", silent)
    if message.reference and allowed.get("replied_user"):
        yield Ping(message, message.reference.author, "reply", silent)
    if guild is None:
        return
    roles = {str(id) for id in allowed.get("roles") or ()}
    mighty = permissions.may(message.author, message.channel, "mention_everyone")
    for id in ROLE.findall(text):
        is_open = int(id) in guild.roles and guild.roles[int(id)].mentionable
        if (mighty or is_open) and ("roles" in parse or id in roles):
            for member in guild.members.values():
                if int(id) in member.roles:
                    yield Ping(message, member.user, "role", silent)
    for word in ("everyone", "here"):
        if f"@{word}" in text and "everyone" in parse and mighty:
            for member in guild.members.values():
                yield Ping(message, member.user, word, silent)

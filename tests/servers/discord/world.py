"""Everything on this Discord, and what people other than the bot do there. Listeners are notified of every event."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.servers.discord import mentions, payloads, permissions
from tests.servers.discord.clock import Clock
from tests.servers.discord.ids import SPREAD, Ids
from tests.servers.discord.interaction import Interaction
from tests.servers.discord.model import (
    DM,
    GROUP,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Attachment,
    Channel,
    Guild,
    Json,
    Member,
    Message,
    Overwrite,
    Ping,
    Role,
    Shown,
    Thread,
    Version,
    now,
)
from tests.servers.discord.users import User

LOOK_AGAIN = 0.05
HANGS = 120
"""Seconds. What takes longer will never come."""

Listener = Callable[[str, Json, Guild | None], None]


@dataclass(eq=False)
class World:
    clock: Clock = field(default_factory=Clock)
    ids: Ids = field(default_factory=Ids)
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    files: dict[int, Attachment] = field(default_factory=dict)
    interactions: dict[str, Interaction] = field(default_factory=dict)
    """By token."""
    commands: dict[int | None, list[Json]] = field(default_factory=lambda: {None: []})
    """The commands that the bot has registered, globally (None) and per guild."""
    pings: list[Ping] = field(default_factory=list)
    shown: dict[int, list[Shown]] = field(default_factory=dict)
    nonces: dict[str, tuple[float, Message]] = field(default_factory=dict)
    listeners: list[Listener] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.application_id = self.ids.new()
        self.ids.new()
        self.bot = self.add_user("Cairn", bot=True)
        self.owner = self.add_user("Owner")
        self._news = asyncio.Event()
        self._looks: set[tuple[int, int]] = set()

    # Waiting

    def changed(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def until(self, wanted: Callable[[], object]) -> None:
        """Wait until this is true. Conditions outside this world are polled."""
        async with asyncio.timeout(HANGS):
            while not wanted():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_AGAIN):
                        await self._news.wait()

    def tell(self, event: str, data: Json, guild: Guild | None = None) -> None:
        for listener in self.listeners:
            listener(event, data, guild)
        self.changed()

    # People and places

    def add_user(self, name: str, locale: str = "en-US", bot: bool = False) -> User:
        user = User(self, self.ids.new(), name, locale, bot)
        self.users[user.id] = user
        self.shown[user.id] = []
        return user

    def add_guild(self, name: str, *members: User, locale: str = "en-US", bot: bool = True) -> Guild:
        """A guild of these people, owned by the first; the bot is there too, unless told otherwise."""
        guild = Guild(self.ids.new(SPREAD), name, members[0] if members else self.owner, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.USUAL)
        for user in members or (self.owner,):
            guild.members[user.id] = Member(user)
        self.guilds[guild.id] = guild
        if bot:
            self.add_bot(guild)
        return guild

    def add_bot(self, guild: Guild) -> None:
        guild.members[self.bot.id] = Member(self.bot)
        for channel in guild.channels:
            channel.hidden = not permissions.may(self.bot, channel, "view_channel")
        body = payloads.guild(guild, self.bot)
        del body["unavailable"]
        self.tell("GUILD_CREATE", body, guild)

    def remove_bot(self, guild: Guild) -> None:
        del guild.members[self.bot.id]
        self.tell("GUILD_DELETE", {"id": str(guild.id)}, guild)

    def lose(self, guild: Guild) -> None:
        """An outage at Discord: the guild is still there, and the bot still in it."""
        self.tell("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild)

    def join(self, guild: Guild, user: User) -> None:
        guild.members[user.id] = Member(user)
        self.reveal(*(message for place in guild.channels for message in place.messages))

    def leave(self, guild: Guild, user: User) -> None:
        del guild.members[user.id]

    def add_channel(self, guild: Guild, name: str) -> Channel:
        channel = self._keep(Channel(self.ids.new(), TEXT, name, guild))
        self.tell_of("CHANNEL_CREATE", channel)
        return channel

    def add_thread(self, parent: Channel, name: str, owner: User, private: bool = False, id: int = 0) -> Channel:
        """A thread; one attached to a message has that message's id."""
        thread = Thread(owner, private, members={owner.id: now()})
        kind = PRIVATE_THREAD if private else PUBLIC_THREAD
        channel = self._keep(Channel(id or self.ids.new(), kind, name, parent.guild, parent, thread))
        self.tell_of("THREAD_CREATE", channel, newly_created=True)
        return channel

    def dm(self, user: User) -> Channel:
        """The private channel between someone and the bot."""
        return self.private(self.bot, user)

    def private(self, one: User, other: User) -> Channel:
        people = [one, other]
        for channel in self.channels.values():
            if channel.type == DM and set(channel.recipients) == set(people):
                return channel
        return self._keep(Channel(self.ids.new(), DM, recipients=people))

    def group(self, *people: User, name: str = "") -> Channel:
        """A group DM. Bots are never in one."""
        return self._keep(Channel(self.ids.new(), GROUP, name, recipients=list(people)))

    def _keep(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        if channel.guild:
            channel.guild.channels.append(channel)
        return channel

    # Permissions

    def allow(self, channel: Channel, who: User | Role, *names: str) -> None:
        overwrite = self._overwrite(channel, who)
        overwrite.allow |= permissions.bits(*names)
        overwrite.deny &= ~permissions.bits(*names)
        self._permissions_changed(channel)

    def deny(self, channel: Channel, who: User | Role, *names: str) -> None:
        overwrite = self._overwrite(channel, who)
        overwrite.deny |= permissions.bits(*names)
        overwrite.allow &= ~permissions.bits(*names)
        self._permissions_changed(channel)

    def everyone(self, guild: Guild) -> Role:
        return guild.roles[guild.id]

    def add_role(
        self, guild: Guild, name: str, *holders: User, permissions: int = 0, mentionable: bool = False
    ) -> Role:
        role = Role(self.ids.new(), name, permissions, mentionable)
        guild.roles[role.id] = role
        for user in holders:
            guild.members[user.id].roles.append(role.id)
        self.tell("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": payloads.role(role)}, guild)
        if self.bot in holders:
            myself = payloads.member(guild.members[self.bot.id]) | {"guild_id": str(guild.id)}
            self.tell("GUILD_MEMBER_UPDATE", myself, guild)
        return role

    def update_role(self, guild: Guild, role: Role) -> None:
        """Its fields have changed."""
        self.tell("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": payloads.role(role)}, guild)

    def _overwrite(self, channel: Channel, who: User | Role) -> Overwrite:
        return channel.overwrites.setdefault(who.id, Overwrite(isinstance(who, User)))

    def _permissions_changed(self, channel: Channel) -> None:
        assert channel.guild
        self.reveal(*(it for place in channel.guild.channels for it in place.messages))
        was_hidden, channel.hidden = channel.hidden, not permissions.may(self.bot, channel, "view_channel")
        if channel.hidden and not was_hidden:
            self.tell("CHANNEL_DELETE", payloads.channel(channel), channel.guild)
        elif not channel.hidden:
            event = "CHANNEL_CREATE" if was_hidden else "CHANNEL_UPDATE"
            self.tell(event, payloads.channel(channel), channel.guild)
        if was_hidden and not channel.hidden:
            self.tell("THREAD_LIST_SYNC", payloads.threads(channel, self.bot), channel.guild)

    # What people do

    def rename(self, user: User, name: str) -> None:
        """No event tells the bot: that would take a privileged intent."""
        user.name = name

    def say(self, user: User, channel: Channel, content: str, reply_to: Message | None = None) -> Message:
        message = Message(self.ids.new(), channel, user, [Version(content)], reference=reply_to)
        mentions.note(self, message, None)
        self.add_message(message)
        return message

    def archive(self, thread: Channel, archived: bool = True, locked: bool | None = None) -> None:
        assert thread.thread
        thread.thread.archived, thread.thread.archived_at = archived, now()
        thread.thread.locked = thread.thread.locked if locked is None else locked
        self.tell_of("THREAD_UPDATE", thread)

    def delete_channel(self, channel: Channel) -> None:
        assert channel.guild
        for place in [place for place in channel.guild.channels if channel in (place, place.parent)]:
            place.gone = True
            place.guild = channel.guild
            channel.guild.channels.remove(place)
            del self.channels[place.id]
        self.tell_of("THREAD_DELETE" if channel.thread else "CHANNEL_DELETE", channel)

    def tell_of(self, event: str, channel: Channel, **more: object) -> None:
        if permissions.may(self.bot, channel, "view_channel"):
            self.tell(event, payloads.channel(channel) | more, channel.guild)
        self.changed()

    # Messages

    def add_message(self, message: Message) -> None:
        message.channel.messages.append(message)
        self.messages[message.id] = message
        self._tell_of_message("MESSAGE_CREATE", message)
        self.reveal(message)

    def change_message(self, message: Message, version: Version) -> None:
        message.versions.append(version)
        message.edited = now()
        self._tell_of_message("MESSAGE_UPDATE", message)
        self.reveal(message)

    def delete_message(self, message: Message) -> None:
        message.deleted = True
        body = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if message.channel.guild:
            body["guild_id"] = str(message.channel.guild.id)
        if self._heard(message):
            self.tell("MESSAGE_DELETE", body, message.channel.guild)
        self.changed()

    def _heard(self, message: Message) -> bool:
        return not message.ephemeral and permissions.may(self.bot, message.channel, "view_channel")

    def _tell_of_message(self, event: str, message: Message) -> None:
        if not self._heard(message):
            self.changed()
            return
        body, guild = payloads.message(message), message.channel.guild
        if guild:
            body["guild_id"] = str(guild.id)
            if message.author.id in guild.members:
                body["member"] = payloads.member(guild.members[message.author.id])
                del body["member"]["user"]
            if message.author is not self.bot and self.bot not in message.mentions:
                body |= {"content": "", "embeds": [], "attachments": [], "components": []}
        self.tell(event, body, guild)

    # What people see

    def visible(self, user: User, message: Message) -> bool:
        if message.deleted or message.channel.gone or (message.only_for and message.only_for is not user):
            return False
        if message.ephemeral and message.channel.guild is None:
            return True
        return permissions.may(user, message.channel, "view_channel")

    def reveal(self, *messages: Message) -> None:
        """Record who can now see which messages for the first time."""
        for message in messages:
            for user in self.users.values():
                look = (user.id, id(message.now))
                if look not in self._looks and self.visible(user, message):
                    self._looks.add(look)
                    self.shown[user.id].append(Shown("message", message.text, message, message.now.files))
        self.changed()

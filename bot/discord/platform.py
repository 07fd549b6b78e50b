"""Discord as delivery sees it: messages in channels, threads and private chats."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

import discord

from bot.delivery.in_place import LiveMessages
from bot.delivery.platform import MessageGone, PlaceGone, RetryLater, Unreachable
from bot.discord import messages, threads
from bot.discord.errors import ARCHIVED, INVALID, NOT_THERE, Closed, meaning
from bot.discord.hands import Hands
from bot.discord.messages import Body, Commands
from bot.screens.pictures import PicturePool
from bot.screens.screen import Screen
from bot.service.context import Context

if TYPE_CHECKING:
    from bot.discord.client import Client

T = TypeVar("T")
Place = discord.DMChannel | discord.PartialMessageable

_LINKS = "https://discord.com/channels"
_DONE = "✓"
"""What a message says that is removed at once."""
_PATIENCE = 30
"""Seconds."""
_WINDOW, _TOO_MANY = 600.0, 5000
"""Discord bans a bot after 10,000 invalid requests in ten minutes."""


class Contradiction(Exception):
    """What Discord says contradicts what it said before. Only trying again can tell."""


class Discord:
    """Implements `bot.delivery.platform.Platform`."""

    name = "discord"

    def __init__(
        self, client: "Client", context: Context, pool: PicturePool, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._client = client
        self._pool = pool
        self._limit = InvalidRequestLimit(clock)
        self.commands: Commands = {}
        self.renames = threads.Renames(clock)
        self.hands = Hands()
        self.live = LiveMessages(context.store, self.name, context.clock, context.news)

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        body = await self._body(address, screen)
        channel = await self._channel(address)
        message = await self._at(address, lambda: channel.send(**body.new(), nonce=nonce))
        if not body.is_shown_by(message):
            # It was sent before, but that was not recorded.
            await self.edit(address, str(message.id), screen)
        return str(message.id)

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        body = await self._body(address, screen)

        async def edit() -> None:
            known = (await self._channel(address)).get_partial_message(int(message))
            await self._at(address, lambda: known.edit(**body.change()), message)

        await self.live.deliver(address, message, screen, edit)

    async def remove(self, address: str, message: str) -> None:
        known = (await self._channel(address)).get_partial_message(int(message))
        with suppress(MessageGone):
            await self._at(address, known.delete, message)

    async def withdraw(self, address: str, nonce: str) -> None:
        """Discord tells the id of a message only to whoever posts it once more."""
        channel = await self._channel(address)
        message = await self._at(address, lambda: channel.send(_DONE, nonce=nonce, silent=True))
        await self.remove(address, str(message.id))

    async def open_place(self, address: str, message: str, title: str) -> str | None:
        """A thread."""
        await self.ready()
        channel = None if address.startswith("@") else self._client.get_channel(int(address))
        return await threads.open_thread(channel, message, title)

    async def forget(self, accounts: Collection[str], changed: Collection[str]) -> None:
        """Implements `bot.delivery.platform.Forgetting`."""
        for account in accounts:
            self.live.forget_all(f"@{account}")
            self.hands.forget(int(account))

    def rename_place(self, address: str, title: str) -> None:
        thread = None if address.startswith("@") else self._client.get_channel(int(address))
        # Other threads are not the bot's to rename.
        if isinstance(thread, discord.Thread) and self._client.user and thread.owner_id == self._client.user.id:
            self.renames.start(thread, title)

    async def is_there(self, place: str, account: str) -> bool:
        """Whether someone is a member of a server: without a privileged intent, Discord does not tell who leaves."""
        self._limit.check()
        await self.ready()
        guild = self._client.get_guild(int(place))
        if guild is None:
            raise Unreachable("no such server")
        return await self._call(_has_member(guild, int(account)))

    async def ready(self) -> None:
        """Wait until the client knows what there is on Discord; raises TimeoutError."""
        async with asyncio.timeout(_PATIENCE):
            await self._client.wait_until_ready()

    async def body(self, screen: Screen) -> Body:
        """The body of an answer to someone, which may always have pictures."""
        return await messages.body(screen, self._pool, commands=self.commands)

    async def check_place(self, address: str) -> None:
        """Raises PlaceGone if a channel or thread has been deleted, and Unreachable if the bot may not see it."""
        known = self._client.get_channel(int(address))
        parent = known.parent if isinstance(known, discord.Thread) else None
        try:
            await self._call(self._client.fetch_channel(int(address)))
        except PlaceGone as gone:
            # Nobody writes into a forum itself.
            raise PlaceGone(str(gone), str(parent.id) if isinstance(parent, discord.TextChannel) else None) from gone

    async def _at(self, address: str, request: Callable[[], Awaitable[T]], message: str | None = None) -> T:
        """The result of a request about a channel, or about a message in it.

        What that says is gone is looked for once more: a place that is given up by mistake would be shown twice.
        """
        try:
            return await self.in_open_thread(address, request)
        except Closed as closed:
            if self._is_open(address):
                raise Contradiction from closed
            raise
        except PlaceGone as gone:
            if address.startswith("@"):
                raise Contradiction from gone
            await self.check_place(address)
        except MessageGone as gone:
            if message is None:
                raise
            try:
                await self._call((await self._channel(address)).fetch_message(int(message)))
            except Unreachable:
                raise gone from None
        raise Contradiction

    async def in_open_thread(self, address: str, request: Callable[[], Awaitable[T]]) -> T:
        """The result of a request. Nothing can be changed in an archived thread, so it is reopened."""
        try:
            return await self._call(request())
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        await self._unarchive(int(address))
        return await self._call(request())

    async def _body(self, address: str, screen: Screen) -> Body:
        self._limit.check()
        await self.ready()
        allowed = self._allowed(address)
        return await messages.body(
            screen,
            self._pool,
            pictures=allowed.attach_files,
            embeds=allowed.embed_links,
            commands=self.commands,
            place=await self._link(address) if screen.jump else "",
        )

    async def _link(self, address: str) -> str:
        """The link to a channel, with which those to its messages begin; empty if it is not known where it is."""
        if address.startswith("@"):
            return f"{_LINKS}/@me/{(await self._channel(address)).id}"
        channel = self._client.get_channel(int(address))
        guild = channel.guild if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else None
        return f"{_LINKS}/{guild.id}/{address}" if guild else ""

    async def _channel(self, address: str) -> Place:
        if address.startswith("@"):
            return await self._call(self._client.create_dm(discord.Object(int(address[1:]))))
        return self._client.get_partial_messageable(int(address))

    def _allowed(self, address: str) -> discord.Permissions:
        """What the bot may do there, as far as that is known."""
        channel = None if address.startswith("@") else self._client.get_channel(int(address))
        place = channel.parent if isinstance(channel, discord.Thread) else channel
        if not isinstance(place, discord.abc.GuildChannel):
            return discord.Permissions.all()
        return place.permissions_for(place.guild.me)

    def _is_open(self, address: str) -> bool:
        """Whether the bot may write there, as far as that is known. A private chat takes no permissions."""
        if address.startswith("@"):
            return True
        channel, allowed = self._client.get_channel(int(address)), self._allowed(address)
        if isinstance(channel, discord.Thread):
            return allowed.view_channel and allowed.send_messages_in_threads and not channel.locked
        return channel is not None and allowed.view_channel and allowed.send_messages

    async def _unarchive(self, id: int) -> None:
        thread = await self._call(self._client.fetch_channel(id))
        if isinstance(thread, discord.Thread):
            await self._call(thread.edit(archived=False))

    async def _call(self, request: Awaitable[T]) -> T:
        return await self._limit.call(request)


async def _has_member(guild: discord.Guild, account: int) -> bool:
    try:
        await guild.fetch_member(account)
    except discord.NotFound as error:
        if error.code in NOT_THERE:
            return False
        raise
    return True


class InvalidRequestLimit:
    """Counts the answers for which Discord bans bots, and pauses in time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._times: deque[float] = deque(maxlen=_TOO_MANY)

    async def call(self, request: Awaitable[T]) -> T:
        """The result of a request; raises what a platform raises, or the error itself if it should be retried."""
        try:
            return await request
        except discord.HTTPException as error:
            if error.status in INVALID:
                self._times.append(self._clock())
            raise meaning(error) from error

    def check(self) -> None:
        """Raises RetryLater while there have been too many."""
        if len(self._times) == _TOO_MANY:
            wait = self._times[0] + _WINDOW - self._clock()
            if wait > 0:
                raise RetryLater(wait)

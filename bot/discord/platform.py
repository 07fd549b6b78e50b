"""Discord as delivery sees it: messages in channels, threads and private chats."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

import discord

from bot.delivery.in_place import LiveMessages
from bot.delivery.platform import MessageGone, RetryLater
from bot.discord import messages, threads
from bot.discord.errors import ARCHIVED, INVALID, meaning
from bot.discord.messages import Body
from bot.screens.pictures import PicturePool
from bot.screens.screen import Screen
from bot.service.context import Context

if TYPE_CHECKING:
    from bot.discord.client import Client

T = TypeVar("T")
Place = discord.DMChannel | discord.PartialMessageable

_PATIENCE = 30
"""Seconds."""
_WINDOW, _TOO_MANY = 600.0, 5000
"""Discord bans a bot after 10,000 invalid requests in ten minutes."""


class Discord:
    """Implements `bot.delivery.platform.Platform`."""

    name = "discord"
    calls_after = 0.0

    def __init__(
        self, client: "Client", context: Context, pool: PicturePool, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._client = client
        self._pool = pool
        self._limit = InvalidRequestLimit(clock)
        self.live = LiveMessages(context.store, self.name)

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        body = await self._body(address, screen)
        channel = await self._channel(address)
        message = await self.in_open_thread(address, lambda: channel.send(**body.new(), nonce=nonce))
        if not body.is_shown_by(message):
            # It was sent before, but that was not recorded.
            await self.edit(address, str(message.id), screen)
        return str(message.id)

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        body = await self._body(address, screen)
        if self.live.versions.is_there(address, message, screen):
            return
        known = (await self._channel(address)).get_partial_message(int(message))
        await self.in_open_thread(address, lambda: known.edit(**body.change()))
        self.live.versions.keep(address, message, screen)

    async def remove(self, address: str, message: str) -> None:
        known = (await self._channel(address)).get_partial_message(int(message))
        with suppress(MessageGone):
            await self.in_open_thread(address, known.delete)

    async def open_place(self, address: str, message: str, title: str) -> str | None:
        """A thread."""
        await self.ready()
        channel = None if address.startswith("@") else self._client.get_channel(int(address))
        return await threads.open_thread(channel, message, title)

    async def ready(self) -> None:
        """Wait until the client knows what there is on Discord; raises TimeoutError."""
        async with asyncio.timeout(_PATIENCE):
            await self._client.wait_until_ready()

    async def body(self, screen: Screen) -> Body:
        """The body of an answer to someone, which may always have pictures."""
        return await messages.body(screen, self._pool)

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
        return await messages.body(screen, self._pool, pictures=allowed.attach_files, embeds=allowed.embed_links)

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

    async def _unarchive(self, id: int) -> None:
        thread = await self._call(self._client.fetch_channel(id))
        if isinstance(thread, discord.Thread):
            await self._call(thread.edit(archived=False))

    async def _call(self, request: Awaitable[T]) -> T:
        return await self._limit.call(request)


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

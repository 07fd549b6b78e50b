"""Discord as delivery sees it: messages in channels, threads and private chats."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import discord

from bot.delivery.platform import Gone
from bot.discord import messages
from bot.discord.failures import ARCHIVED, Caution
from bot.discord.messages import Body
from bot.screens.screen import Screen
from bot.screens.studio import Studio

if TYPE_CHECKING:
    from bot.discord.client import Client

T = TypeVar("T")
Place = discord.DMChannel | discord.PartialMessageable

_REMEMBERED = 10_000
_PATIENCE = 30
"""Seconds."""


class Discord:
    """Follows `bot.delivery.platform.Platform`."""

    name = "discord"

    def __init__(self, client: "Client", studio: Studio, clock: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._studio = studio
        self._caution = Caution(clock)
        self._reached: OrderedDict[str, int] = OrderedDict()
        """The moment of a match up to which whoever reads a message has pressed on in it."""

    def reached(self, message: str, screen: Screen) -> None:
        """A person has been shown this in the message itself, in answer to a press."""
        if screen.ply is not None:
            self._reached[message] = screen.ply
            self._reached.move_to_end(message)
            if len(self._reached) > _REMEMBERED:
                self._reached.popitem(last=False)

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        body = await self._body(address, screen)
        channel = await self._channel(address)
        message = await self._send(channel, body, nonce)
        if message.content != body.content:
            # It was sent before, and it is not noted down that it was.
            await self.edit(address, str(message.id), screen)
        return str(message.id)

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        body = await self._body(address, screen)
        if screen.ply is not None and self._reached.get(message, -1) >= screen.ply:
            return
        channel = await self._channel(address)
        try:
            await self._change(channel, message, body)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self._unarchive(int(address))
            await self._change(channel, message, body)

    async def remove(self, address: str, message: str) -> None:
        try:
            channel = await self._channel(address)
            await self._call(channel.get_partial_message(int(message)).delete())
        except Gone:
            return

    async def ready(self) -> None:
        """Until it is known what there is on Discord; raises TimeoutError."""
        async with asyncio.timeout(_PATIENCE):
            await self._client.wait_until_ready()

    async def body(self, screen: Screen, *, pictures: bool = True) -> Body:
        return await messages.body(screen, self._studio, pictures=pictures)

    async def _body(self, address: str, screen: Screen) -> Body:
        self._caution.check()
        await self.ready()
        return await self.body(screen, pictures=self._may_attach(address))

    async def _send(self, channel: Place, body: Body, nonce: str) -> discord.Message:
        return await self._call(channel.send(**body.new(), nonce=nonce))

    async def _change(self, channel: Place, message: str, body: Body) -> None:
        await self._call(channel.get_partial_message(int(message)).edit(**body.change()))

    async def _channel(self, address: str) -> Place:
        if address.startswith("@"):
            return await self._call(self._client.create_dm(discord.Object(int(address[1:]))))
        return self._client.get_partial_messageable(int(address))

    def _may_attach(self, address: str) -> bool:
        if address.startswith("@"):
            return True
        channel = self._client.get_channel(int(address))
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        return channel.permissions_for(channel.guild.me).attach_files

    async def _unarchive(self, id: int) -> None:
        thread = await self._call(self._client.fetch_channel(id))
        if isinstance(thread, discord.Thread):
            await self._call(thread.edit(archived=False))

    async def _call(self, request: Awaitable[T]) -> T:
        return await self._caution.call(request)

"""The connection to Discord."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.shard import Shard

from bot.delivery.platform import PlatformConnection, Presence, Report, unreported
from bot.delivery.seldom import Seldom
from bot.delivery.tasks import Sleep, UnderWay, finish
from bot.discord import commands
from bot.discord.commands import CommandTranslator
from bot.discord.errors import no_connection
from bot.discord.handlers import Handlers
from bot.discord.messages import TokenButton
from bot.discord.places import Places
from bot.discord.platform import Discord
from bot.screens.pictures import PicturePool
from bot.service.command_sync import syncing, tell_once
from bot.service.context import Context
from bot.service.dispatcher import Dispatcher

# The library warns that it cannot speak in voice channels, which nobody asks it to.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

CoroT = TypeVar("CoroT", bound=Callable[..., Coroutine[Any, Any, Any]])

_GRACE = 3.0
"""Seconds for closing."""


# It warns of each answer that asks it to wait, and then waits and tries again.
logging.getLogger("discord.http").addFilter(Seldom())


class Client(discord.AutoShardedClient):
    """Needs no privileged intent: it knows servers and channels, and receives what is meant for it."""

    def __init__(self, context: Context, dispatcher: Dispatcher, pool: PicturePool, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **options,
        )
        self.context = context
        self.connected = asyncio.Event()
        """Set when the first shard is there."""
        self.platform = Discord(self, context, pool)
        self._under_way = UnderWay()
        self.handlers = Handlers(dispatcher, self.platform, self._under_way)
        self.event(self.handlers.on_interaction)
        Places(context, self.platform).listen(self)
        self.tree = app_commands.CommandTree(self)
        self._present: dict[int, Presence] = {}

    def event(self, coro: CoroT, /) -> CoroT:
        """As in the library, but what follows an event is waited for when the client ends."""
        super().event(self._under_way.noted(coro))
        return coro

    async def setup_hook(self) -> None:
        self.add_dynamic_items(TokenButton)
        await self.tree.set_translator(CommandTranslator())
        for command in commands.all_commands():
            self.tree.add_command(command)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        # As the library does it, which however tries again for ever by itself, with a traceback each time.
        connecting = DiscordWebSocket.from_client(self, initial=initial, gateway=gateway, shard_id=shard_id)
        socket = await asyncio.wait_for(connecting, self.shard_connect_timeout)
        shard = Shard(socket, self, vars(self)["_AutoShardedClient__queue"].put_nowait)
        vars(self)["_AutoShardedClient__shards"][shard_id] = shard
        shard.launch()

    async def end(self) -> None:
        """Close, if it has begun, and without waiting long for a Discord that hangs."""
        if "_AutoShardedClient__queue" not in vars(self):
            return
        # What is being done now can still be answered; what Discord tells meanwhile comes too late.
        await self._under_way.end(_GRACE)
        try:
            async with asyncio.timeout(_GRACE):
                await self.close()
        except TimeoutError:
            await self.http.close()
        await self._under_way.end(0)

    async def close(self) -> None:
        self.platform.renames.cancel()
        await super().close()

    async def on_shard_connect(self, shard: int) -> None:
        self.connected.set()
        self._presence(shard).connected()

    async def on_shard_resumed(self, shard: int) -> None:
        self._presence(shard).connected()

    async def on_shard_disconnect(self, shard: int) -> None:
        if not self.is_closed():
            self._presence(shard).lost()

    def _presence(self, shard: int) -> Presence:
        return self._present.setdefault(shard, Presence(Discord.name, shard=shard))

    async def sync(self) -> None:
        """Register the commands with Discord if they have changed."""
        translator = self.tree.translator
        assert translator
        told = [await each.get_translated_payload(self.tree, translator) for each in self.tree.get_commands()]
        what = [self.application_id, told]
        self.platform.commands = await tell_once(self.context, Discord.name, what, self._tell)

    async def _tell(self) -> dict[str, int]:
        """The ids that the commands get."""
        return {each.name: each.id for each in await self.tree.sync()}


@asynccontextmanager
async def running(
    make: Callable[[], Client], token: str, report: Report = unreported, sleep: Sleep = asyncio.sleep
) -> AsyncIterator[PlatformConnection]:
    """Connect a new client to Discord; raises CannotConnect."""
    client = make()
    kept = asyncio.create_task(_stay(client, token))
    connected = asyncio.create_task(client.connected.wait())
    try:
        await asyncio.wait([kept, connected], return_when=asyncio.FIRST_COMPLETED)
        if kept.done():
            kept.result()
        async with syncing(client.context, client.sync, report, sleep):
            yield PlatformConnection(client.platform, str(client.user), kept)
    finally:
        for task in (kept, connected):
            task.cancel()
        await finish(client.end())
        await asyncio.wait([kept, connected])


async def _stay(client: Client, token: str) -> None:
    """Until the connection is lost: the library resumes a session, but does not make a new connection by itself."""
    try:
        await client.start(token, reconnect=False)
    except Exception as error:
        raise no_connection(error) from error

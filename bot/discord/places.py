"""What Discord tells about channels and threads: which are gone, and where the bot may be allowed to write again."""

from collections.abc import Iterable

import discord
from discord.abc import GuildChannel

from bot.delivery.platform import PlaceGone, RetryLater, Unreachable
from bot.discord.platform import Discord
from bot.service import places
from bot.service.context import Context


class Places:
    """Its methods are the library's events."""

    def __init__(self, context: Context, platform: Discord) -> None:
        self._context = context
        self._platform = platform

    def listen(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        for event in (
            self.on_guild_available,
            self.on_guild_join,
            self.on_guild_remove,
            self.on_ready,
            self.on_guild_role_update,
            self.on_guild_channel_create,
            self.on_guild_channel_update,
            self.on_guild_channel_delete,
            self.on_member_update,
            self.on_thread_join,
            self.on_thread_update,
            self.on_raw_thread_delete,
        ):
            client.event(event)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._open_again(guild, [*guild.channels, *guild.threads])

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await places.come_back(self._context, Discord.name, str(guild.id))
        await self.on_guild_available(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Not if it is only unavailable."""
        await places.leave_place(self._context, Discord.name, str(guild.id))

    async def on_ready(self) -> None:
        """The bot may have been removed from servers while it was not connected."""
        await places.leave_others(self._context, Discord.name, [str(guild.id) for guild in self._client.guilds])

    async def on_guild_role_update(self, _before: discord.Role, role: discord.Role) -> None:
        await self.on_guild_available(role.guild)

    async def on_member_update(self, _before: discord.Member, member: discord.Member) -> None:
        if member == member.guild.me:
            await self.on_guild_available(member.guild)

    async def on_guild_channel_create(self, channel: GuildChannel) -> None:
        await self._open_again(
            channel.guild, [channel, *(each for each in channel.guild.threads if each.parent_id == channel.id)]
        )

    async def on_guild_channel_update(self, _before: GuildChannel, channel: GuildChannel) -> None:
        await self.on_guild_channel_create(channel)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        await self._open_again(thread.guild, [thread])

    async def on_thread_update(self, _before: discord.Thread, thread: discord.Thread) -> None:
        await self._open_again(thread.guild, [thread])

    async def on_guild_channel_delete(self, channel: GuildChannel) -> None:
        await self._leave_if_gone(str(channel.guild.id), str(channel.id), None)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._leave_if_gone(str(thread.guild_id), str(thread.thread_id), str(thread.parent_id))

    async def _open_again(self, guild: discord.Guild, channels: Iterable[GuildChannel | discord.Thread]) -> None:
        addresses = [str(each.id) for each in channels]
        await places.settle(self._context, Discord.name, str(guild.id), addresses)
        await places.reopen(self._context, Discord.name, addresses)

    async def _leave_if_gone(self, guild: str, address: str, parent: str | None) -> None:
        """Discord says the same of a channel that the bot may no longer see."""
        if not await places.is_used(self._context, Discord.name, guild, address):
            return
        try:
            await self._platform.check_place(address)
        except PlaceGone as gone:
            await places.leave(self._context, Discord.name, address, gone.parent or parent, guild)
        except (Unreachable, RetryLater, discord.HTTPException, OSError):
            # The next delivery will tell.
            return

"""The gateway as discord.py sees it: sessions are resumed without missing anything, or restarted."""

import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from tests.servers.discord import Server
from tests.servers.discord_trials.bot import INTENTS, OPTIONS, Bot, online
from tests.servers.discord_trials.conftest import Club


class Sharded(discord.AutoShardedClient):
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The real one waits five seconds before every shard except the first."""


async def test_a_client_connects_sees_its_guilds_and_leaves_cleanly(server: Server) -> None:
    guild = server.world.add_guild("Club")
    hall = server.world.add_channel(guild, "hall")
    client = Bot(server)
    async with online(server, client):
        assert [each.name for each in client.guilds] == ["Club"]
        assert client.get_channel(hall.id)
        assert client.user
        assert client.user.id == server.world.bot.id
        assert client.application_id == server.world.application_id
    await server.world.until(lambda: not server.gateway.connections)


async def test_other_hosts_cannot_be_reached(server: Server) -> None:
    async with aiohttp.ClientSession(connector=server.connector()) as session:
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get("https://example.com/")


async def test_frames_are_plain_if_the_client_does_not_ask_for_compression(server: Server) -> None:
    async with (
        aiohttp.ClientSession(connector=server.connector()) as session,
        session.ws_connect("wss://gateway.discord.gg/?v=10&encoding=json") as socket,
    ):
        hello = await socket.receive_json()
        assert hello["op"] == 10


async def test_frames_are_one_compressed_stream_if_the_client_asks_for_it(server: Server) -> None:
    async with (
        aiohttp.ClientSession(connector=server.connector()) as session,
        session.ws_connect("wss://gateway.discord.gg/?v=10&encoding=json&compress=zlib-stream") as socket,
    ):
        stream = zlib.decompressobj()
        assert json.loads(stream.decompress(await socket.receive_bytes()))["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert json.loads(stream.decompress(await socket.receive_bytes()))["op"] == 11


async def test_every_shard_has_its_guilds(server: Server) -> None:
    server.gateway.shards = 2
    names = [server.world.add_guild(name).name for name in ("one", "two", "three")]
    client = Sharded(connector=server.connector(), **OPTIONS)
    async with online(server, client):
        assert sorted(guild.name for guild in client.guilds) == sorted(names)
        assert {guild.shard_id for guild in client.guilds} == {0, 1}
        assert server.asked("GET", "/gateway/bot")


@pytest.mark.parametrize("how", ["broken", "closed", "asked", "told"])
async def test_a_lost_connection_is_resumed_and_nothing_is_missed(club: Club, how: str) -> None:
    gateway = club.server.gateway
    match how:
        case "broken":
            gateway.cut()
        case "closed":
            gateway.cut(4000)
        case "asked":
            gateway.reconnect()
        case "told":
            gateway.invalidate(resumable=True)
    club.world.add_channel(club.guild, "new")
    await heard(club, "resumed")
    assert {channel.name for channel in club.bot.get_all_channels()} == {"hall", "new"}
    assert len(gateway.identified) == 1
    assert gateway.hosts[-1] != "gateway.discord.gg"


async def test_an_invalid_session_is_restarted(club: Club) -> None:
    club.server.gateway.invalidate()
    await club.world.until(lambda: len(club.server.gateway.identified) == 2)
    await heard(club, "ready", 2)
    assert [guild.name for guild in club.bot.guilds] == ["Club"]


async def test_a_forgotten_session_is_restarted(club: Club) -> None:
    club.server.gateway.forget()
    club.server.gateway.cut(4000)
    await heard(club, "ready", 2)
    assert len(club.server.gateway.resumed) == 1


async def test_heartbeats_are_acknowledged(club: Club) -> None:
    before = club.server.gateway.heartbeats
    club.server.gateway.ask_for_heartbeat()
    await club.world.until(lambda: club.server.gateway.heartbeats > before)
    assert 0 < club.bot.latency < 5


@pytest.mark.parametrize("intent", ["members", "presences", "message_content"])
async def test_a_privileged_intent_is_a_violation(lenient: Server, intent: str) -> None:
    intents = discord.Intents(INTENTS.value)
    setattr(intents, intent, True)
    client = Bot(lenient, intents=intents)
    async with client:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await client.start(lenient.token)
    assert "privileged" in lenient.violations[0].what


async def test_a_wrong_token_is_refused(server: Server) -> None:
    client = Bot(server)
    async with client:
        with pytest.raises(discord.LoginFailure):
            await client.start("another")
    assert server.invalid == 1


async def test_too_few_shards_are_refused(lenient: Server) -> None:
    lenient.gateway.shards = 2
    client = Bot(lenient)
    async with client:
        with pytest.raises(discord.ConnectionClosed) as refused:
            await client.start(lenient.token)
    assert refused.value.code == 4011
    assert lenient.violations


async def test_the_bot_is_told_what_people_do(club: Club) -> None:
    hall, world = club.hall, club.world
    thread = world.add_thread(hall, "talk", club.ann)
    message = club.ann.say(hall, "hello")
    club.ann.delete(message)
    world.archive(thread)
    world.delete_channel(world.add_channel(club.guild, "short"))
    other = world.add_guild("Other")
    world.remove_bot(other)
    await heard(club, "guild_remove")
    order = [name for name in club.bot.heard if name in TOLD]
    assert order == list(TOLD)


TOLD = (
    "thread_create",
    "message",
    "message_delete",
    "thread_update",
    "guild_channel_delete",
    "guild_join",
    "guild_remove",
)


async def test_the_bot_does_not_receive_what_people_write_unless_they_address_it(club: Club) -> None:
    assert club.bot.user
    seen: list[str] = []

    async def listen(message: discord.Message) -> None:
        seen.append(message.content)

    club.bot.event(named(listen, "on_message"))
    club.ann.say(club.hall, "secret")
    club.ann.say(club.hall, f"{club.bot.user.mention} hello")
    club.ann.say(club.ann.dm, "in private")
    await club.world.until(lambda: len(seen) == 3)
    assert seen == ["", f"{club.bot.user.mention} hello", "in private"]


async def test_members_can_be_requested_by_id(club: Club) -> None:
    guild = club.bot.get_guild(club.guild.id)
    assert guild
    (found,) = await guild.query_members(user_ids=[club.ann.id])
    assert found.global_name == "Ann"


def named(function: Any, name: str) -> Any:
    function.__name__ = name
    return function


async def heard(club: Club, event: str, times: int = 1) -> None:
    await club.world.until(lambda: club.bot.count(event) >= times)

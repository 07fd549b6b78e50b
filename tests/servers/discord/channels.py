"""Routes for channels and threads, and for the bot itself."""

from __future__ import annotations

from tests.servers.discord import payloads, permissions
from tests.servers.discord.call import Call, Created, Routes
from tests.servers.discord.model import DM, GROUP, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Json, now
from tests.servers.discord.refusals import Refusal, bad
from tests.servers.discord.users import User
from tests.servers.discord.world import World

routes = Routes()


def reach(world: World, call: Call, name: str = "channel") -> Channel:
    """The channel of a request, which the bot must be able to see."""
    channel = world.channels.get(call.id(name))
    if channel is None:
        raise Refusal(10003)
    if not permissions.may(world.bot, channel, "view_channel"):
        raise Refusal(50001)
    return channel


def need(world: World, channel: Channel, *names: str) -> None:
    if not permissions.may(world.bot, channel, *names):
        raise Refusal(50013)


def active(channel: Channel) -> None:
    if channel.thread and channel.thread.archived:
        raise Refusal(50083)


@routes.on("GET", "/users/@me")
def myself(world: World, call: Call) -> Json:
    return payloads.user(world.bot) | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


@routes.on("GET", "/users/{user}")
def somebody(world: World, call: Call) -> Json:
    return payloads.user(_user(world, call))


@routes.on("GET", "/guilds/{guild}/members/{user}")
def member(world: World, call: Call) -> Json:
    guild = world.guilds.get(call.id("guild"))
    if guild is None or world.bot.id not in guild.members:
        raise Refusal(10004 if guild is None else 50001)
    if call.id("user") not in guild.members:
        raise Refusal(10007 if call.id("user") in world.users else 10013)
    return payloads.member(guild.members[call.id("user")])


@routes.on("GET", "/oauth2/applications/@me")
@routes.on("GET", "/applications/@me")
def application(world: World, call: Call) -> Json:
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": payloads.user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": payloads.user(world.owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": sum(user.installed for user in world.users.values()),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "rpc_origins": [],
        "integration_types_config": {"0": {}, "1": {}},
        "hook": True,
        "summary": "",
    }


@routes.on("POST", "/users/@me/channels")
def open_dm(world: World, call: Call) -> Json:
    wanted = int(call.body.get("recipient_id") or 0)
    if wanted == world.bot.id:
        raise Refusal(50007)
    if wanted not in world.users:
        raise bad("recipient_id", why="Invalid Recipient(s)", code="CHANNEL_RECIPIENT_INVALID")
    return payloads.channel(world.dm(world.users[wanted]))


@routes.on("GET", "/channels/{channel}")
def get_channel(world: World, call: Call) -> Json:
    return payloads.channel(reach(world, call))


@routes.on("PATCH", "/channels/{channel}")
def change_channel(world: World, call: Call) -> Json:
    channel, body = reach(world, call), call.body
    thread = channel.thread
    if channel.type in (DM, GROUP):
        raise Refusal(50003)
    if thread is None:
        need(world, channel, "manage_channels")
        channel.name = body.get("name", channel.name)
        world.tell_of("CHANNEL_UPDATE", channel)
        return payloads.channel(channel)
    archived, locked = body.get("archived", thread.archived), body.get("locked", thread.locked)
    mighty = permissions.may(world.bot, channel, "manage_threads")
    if not mighty and (locked != thread.locked or thread.locked):
        raise Refusal(50013)
    if body.keys() <= {"archived"} and not archived:
        need(world, channel, "send_messages_in_threads")
    elif not mighty and thread.owner is not world.bot:
        raise Refusal(50013)
    if thread.archived and archived and body.keys() - {"archived", "locked"}:
        raise Refusal(50083)
    channel.name = body.get("name", channel.name)
    thread.auto_archive = body.get("auto_archive_duration", thread.auto_archive)
    world.archive(channel, archived, locked)
    return payloads.channel(channel)


@routes.on("DELETE", "/channels/{channel}")
def delete_channel(world: World, call: Call) -> Json:
    channel = reach(world, call)
    if channel.guild:
        need(world, channel, "manage_threads" if channel.thread else "manage_channels")
        world.delete_channel(channel)
    return payloads.channel(channel)


@routes.on("POST", "/channels/{channel}/typing")
def typing(world: World, call: Call) -> None:
    reach(world, call)


@routes.on("POST", "/channels/{channel}/threads")
def start_thread(world: World, call: Call) -> Created:
    channel, kind = reach(world, call), call.body.get("type") or PRIVATE_THREAD
    if channel.type != TEXT:
        raise Refusal(50024, message="Cannot execute action on this channel type")
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise bad("type", why="there is no such type of thread")
    need(world, channel, "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads")
    return Created(_thread(world, channel, call, kind == PRIVATE_THREAD))


@routes.on("POST", "/channels/{channel}/messages/{message}/threads")
def start_thread_at(world: World, call: Call) -> Created:
    channel, message = reach(world, call), world.messages.get(call.id("message"))
    if channel.type != TEXT:
        raise Refusal(50024, message="Cannot execute action on this channel type")
    need(world, channel, "create_public_threads", "read_message_history")
    if message is None or message.deleted or message.ephemeral or message.channel is not channel:
        raise Refusal(10008)
    if message.thread:
        raise Refusal(160004)
    body = _thread(world, channel, call, private=False, id=message.id)
    message.thread = world.channels[message.id]
    return Created(body)


def _thread(world: World, channel: Channel, call: Call, private: bool, id: int = 0) -> Json:
    name = call.body["name"]
    if not 1 <= len(name.strip()) <= 100:
        raise bad("name", why="Must be between 1 and 100 in length.", code="BASE_TYPE_BAD_LENGTH")
    thread = world.add_thread(channel, name, world.bot, private, id)
    assert thread.thread
    thread.thread.auto_archive = call.body.get("auto_archive_duration") or 1440
    return payloads.channel(thread) | {"member": payloads.thread_member(thread, world.bot)}


def _user(world: World, call: Call) -> User:
    if call.params["user"] == "@me":
        return world.bot
    if call.id("user") not in world.users:
        raise Refusal(10013)
    return world.users[call.id("user")]


def _reach_thread(world: World, call: Call) -> Channel:
    channel = reach(world, call)
    if channel.thread is None:
        raise Refusal(10003)
    return channel


@routes.on("GET", "/channels/{channel}/thread-members")
def thread_members(world: World, call: Call) -> list[Json]:
    channel = _reach_thread(world, call)
    assert channel.thread
    return [payloads.thread_member(channel, world.users[id]) for id in channel.thread.members]


@routes.on("PUT", "/channels/{channel}/thread-members/{user}")
def join_thread(world: World, call: Call) -> None:
    channel, user = _reach_thread(world, call), _user(world, call)
    assert channel.thread
    active(channel)
    if user is not world.bot:
        need(world, channel, "send_messages_in_threads")
    assert channel.parent
    if not permissions.may(user, channel.parent, "view_channel"):
        raise Refusal(50001)
    channel.thread.members.setdefault(user.id, now())
    world.reveal(*channel.messages)


@routes.on("DELETE", "/channels/{channel}/thread-members/{user}")
def leave_thread(world: World, call: Call) -> None:
    channel, user = _reach_thread(world, call), _user(world, call)
    assert channel.thread
    active(channel)
    if user is not world.bot and not (channel.thread.private and channel.thread.owner is world.bot):
        need(world, channel, "manage_threads")
    channel.thread.members.pop(user.id, None)

"""Routes for messages in channels."""

from __future__ import annotations

from tests.servers.discord import payloads, permissions, writing
from tests.servers.discord.call import Call, Routes
from tests.servers.discord.channels import active, need, reach
from tests.servers.discord.model import Channel, Json, Message
from tests.servers.discord.refusals import Refusal, bad
from tests.servers.discord.world import World

routes = Routes()


@routes.on("POST", "/channels/{channel}/messages")
def send(world: World, call: Call) -> Json:
    channel = reach(world, call)
    writing.allowed(world, channel, call.body, call.files)
    return payloads.message(writing.create(world, channel, call.body, call.files))


@routes.on("GET", "/channels/{channel}/messages")
def history(world: World, call: Call) -> list[Json]:
    channel, limit = reach(world, call), call.query.get("limit", "50")
    if not limit.isdigit() or not 1 <= int(limit) <= 100:
        raise bad("limit", why="int value should be between 1 and 100.", code="NUMBER_TYPE_MAX")
    if channel.guild and not permissions.may(world.bot, channel, "read_message_history"):
        return []
    found = [message for message in channel.messages if not message.deleted and not message.ephemeral]
    found = [message for message in found if message.id < int(call.query.get("before", 2**63))]
    after = [message for message in found if message.id > int(call.query.get("after", 0))]
    chosen = after[: int(limit)] if "after" in call.query else after[-int(limit) :]
    return [payloads.message(message) for message in reversed(chosen)]


@routes.on("GET", "/channels/{channel}/messages/{message}")
def get(world: World, call: Call) -> Json:
    channel = reach(world, call)
    if channel.guild:
        need(world, channel, "read_message_history")
    return payloads.message(_message(world, channel, call))


@routes.on("PATCH", "/channels/{channel}/messages/{message}")
def edit(world: World, call: Call) -> Json:
    channel = reach(world, call)
    message = _message(world, channel, call)
    if message.author is not world.bot:
        raise Refusal(50005)
    active(channel)
    if call.files and channel.guild:
        need(world, channel, "attach_files")
    if call.body.get("embeds") and channel.guild:
        need(world, channel, "embed_links")
    return payloads.message(writing.edit(world, message, call.body, call.files))


@routes.on("DELETE", "/channels/{channel}/messages/{message}")
def delete(world: World, call: Call) -> None:
    channel = reach(world, call)
    message = _message(world, channel, call)
    if message.author is not world.bot:
        need(world, channel, "manage_messages")
    active(channel)
    world.delete_message(message)


def _message(world: World, channel: Channel, call: Call) -> Message:
    message = world.messages.get(call.id("message"))
    if message is None or message.deleted or message.ephemeral or message.channel is not channel:
        raise Refusal(10008)
    return message

"""How people's actions become interactions, built from the commands and buttons that the bot has really made."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tests.servers.discord import forms, options, payloads, permissions
from tests.servers.discord.interaction import (
    AUTOCOMPLETE,
    BOT_DM,
    COMMAND,
    COMPONENT,
    IN_GUILD,
    PRIVATE,
    SUBMIT,
    Interaction,
    Modal,
    NoAnswer,
)
from tests.servers.discord.model import DM, Channel, Json, Message, parts
from tests.servers.discord.options import CannotDo

if TYPE_CHECKING:
    from tests.servers.discord.users import User

FILE_LIMIT = 10 * 1024 * 1024


async def slash(user: User, channel: Channel, name: str, values: Mapping[str, Any]) -> Interaction:
    command, path = options.find(user, channel, name)
    data, resolved = options.fill(user, channel, command, path, values)
    return await _use(user, channel, COMMAND, command, {"options": data}, resolved)


async def autocomplete(
    user: User, channel: Channel, name: str, option: str, typed: str, values: Mapping[str, Any]
) -> Interaction:
    command, path = options.find(user, channel, name)
    data, resolved = options.fill(user, channel, command, path, values, focused=(option, typed))
    return await _use(user, channel, AUTOCOMPLETE, command, {"options": data}, resolved)


async def context_menu(user: User, name: str, target: User | Message, channel: Channel | None) -> Interaction:
    if isinstance(target, Message):
        if not user.world.visible(user, target):
            raise CannotDo(f"{user.name} does not see that message")
        channel, kind = target.channel, 3
        resolved: Json = {"messages": {str(target.id): payloads.message(target)}}
    else:
        if channel is None:
            raise CannotDo("name the channel in which the person is selected")
        kind, resolved = 2, options.people(channel, target)
    command, _ = options.find(user, channel, name, kind)
    return await _use(user, channel, COMMAND, command, {"target_id": str(target.id)}, resolved)


async def _use(user: User, channel: Channel, type: int, command: Json, data: Json, resolved: Json) -> Interaction:
    data = {"id": command["id"], "name": command["name"], "type": command["type"], **data}
    if resolved:
        data["resolved"] = resolved
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    kinds = {str(kind) for kind in command.get("integration_types") or (0,)}
    return await _act(user, channel, type, data, kinds=kinds)


async def press(user: User, message: Message, button: str) -> Interaction:
    found = [part for part in _components(user, message) if part["type"] == 2]
    fitting = [part for part in found if button in (part.get("custom_id"), part.get("label"), _emoji(part))]
    if len(fitting) != 1:
        raise CannotDo(f"{len(fitting)} buttons are called {button!r}; there are {[it.get('label') for it in found]}")
    (part,) = fitting
    if part.get("disabled") or "custom_id" not in part:
        raise CannotDo(f"the button {button!r} cannot be pressed")
    return await _on(user, message, part, {})


async def select(user: User, message: Message, custom_id: str, values: tuple[Any, ...]) -> Interaction:
    found = [part for part in _components(user, message) if part["type"] in (3, 5, 6, 7, 8)]
    fitting = [part for part in found if custom_id in (part["custom_id"], part.get("placeholder"))]
    if len(fitting) != 1 or fitting[0].get("disabled"):
        raise CannotDo(f"no menu is called {custom_id!r}; there are {[part['custom_id'] for part in found]}")
    chosen, resolved = forms.chosen(user, message.channel, fitting[0], values)
    return await _on(user, message, fitting[0], {"values": chosen} | ({"resolved": resolved} if resolved else {}))


async def submit(user: User, modal: Modal, values: Mapping[str, Any]) -> Interaction:
    begun = modal.interaction
    if begun.user is not user or begun.modal is not modal:
        raise CannotDo(f"{user.name} does not have this form open")
    begun.modal = None
    filled, resolved = forms.filled(user, begun.channel, modal, values)
    data = {"custom_id": modal.custom_id, "components": filled} | ({"resolved": resolved} if resolved else {})
    return await _act(user, begun.channel, SUBMIT, data, begun.source, begun)


async def _on(user: User, message: Message, part: Json, more: Json) -> Interaction:
    data = {"component_type": part["type"], "custom_id": part["custom_id"], "id": part.get("id", 1), **more}
    return await _act(user, message.channel, COMPONENT, data, message)


def _components(user: User, message: Message) -> list[Json]:
    if not user.world.visible(user, message):
        raise CannotDo(f"{user.name} does not see that message")
    return parts(message.components)


def _emoji(part: Json) -> str | None:
    return part["emoji"].get("name") if part.get("emoji") else None


async def _act(
    user: User,
    channel: Channel,
    type: int,
    data: Json,
    source: Message | None = None,
    parent: Interaction | None = None,
    kinds: set[str] | None = None,
) -> Interaction:
    world = user.world
    context, owners = standing(user, channel)
    if kinds:
        owners = {kind: owner for kind, owner in owners.items() if kind in kinds}
    interaction = Interaction(
        world, world.ids.new(), secrets.token_urlsafe(48), type, user, channel, context, owners, data, source, parent
    )
    interaction.begun = world.clock()
    world.interactions[interaction.token] = interaction
    world.tell("INTERACTION_CREATE", payload(interaction), channel.guild)
    await world.until(lambda: interaction.answered is not None or interaction.late)
    if interaction.answered is None:
        raise NoAnswer(f"the bot did not answer {data} from {user.name} in time")
    return interaction


def standing(user: User, channel: Channel) -> tuple[int, dict[str, str]]:
    """Where someone is, in the terms of interactions, and who authorised the bot to act there."""
    world, owners = user.world, {}
    if channel.guild and world.bot.id in channel.guild.members:
        owners["0"] = str(channel.guild.id)
    elif channel.type == DM and world.bot in channel.recipients:
        owners["0"] = "0"
    if user.installed:
        owners["1"] = str(user.id)
    if channel.guild:
        return IN_GUILD, owners
    return BOT_DM if world.bot in channel.recipients else PRIVATE, owners


def payload(it: Interaction) -> Json:
    world, channel, guild = it.world, it.channel, it.channel.guild
    place = payloads.channel(channel, it.user)
    if channel.type == DM:
        del place["recipients"]
    body: Json = {
        "id": str(it.id),
        "application_id": str(world.application_id),
        "type": it.type,
        "token": it.token,
        "version": 1,
        "data": it.data,
        "channel": place,
        "channel_id": str(channel.id),
        "locale": it.user.locale,
        "app_permissions": str(app_permissions(it.user, channel)),
        "context": it.context,
        "authorizing_integration_owners": it.owners,
        "entitlements": [],
        "attachment_size_limit": FILE_LIMIT,
    }
    if guild:
        body |= {"guild_id": str(guild.id), "guild_locale": guild.locale}
        body["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        member = payloads.member(guild.members[it.user.id])
        body["member"] = member | {"permissions": str(permissions.of(it.user, channel))}
    else:
        body["user"] = payloads.user(it.user)
    if it.source:
        body["message"] = payloads.message(it.source)
    return body


def app_permissions(user: User, channel: Channel) -> int:
    """Answers to interactions may always have files and embeds, even where the bot is not a member."""
    bot = user.world.bot
    always = permissions.bits("embed_links", "attach_files")
    inside = channel.guild is None or bot.id in channel.guild.members
    return permissions.of(bot, channel) if inside and channel.guild else permissions.IN_PRIVATE if inside else always

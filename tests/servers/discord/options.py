"""Finds a command and fills in its options as the real client does: what that would not send is refused here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tests.servers.discord import payloads, permissions
from tests.servers.discord.interaction import BOT_DM, IN_GUILD, PRIVATE
from tests.servers.discord.model import DM, Channel, Json, Role

if TYPE_CHECKING:
    from tests.servers.discord.users import User

KINDS = {1: "slash command", 2: "command on people", 3: "command on messages"}
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
TYPES: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float)}


class CannotDo(AssertionError):
    """Discord's own client would not allow this."""


def find(user: User, channel: Channel, name: str, kind: int = 1) -> tuple[Json, list[Json]]:
    """The command of this name that the client offers here, with its subcommand group and subcommand."""
    world, (first, *rest) = user.world, name.split() if kind == 1 else [name]
    here = channel.guild.id if channel.guild and world.bot.id in channel.guild.members else None
    registered = [*(world.commands.get(here, []) if here else []), *world.commands[None]]
    command = _named(user, [each for each in registered if each["type"] == kind], first)
    if command is None:
        raise CannotDo(f"there is no {KINDS[kind]} {first!r}; there are {[each['name'] for each in registered]}")
    why_not = _refused(user, channel, command)
    if why_not:
        raise CannotDo(f"{name!r} cannot be used here by {user.name}: {why_not}")
    path, place = [], command
    for step in rest:
        inner = _named(user, [option for option in place.get("options", []) if option["type"] in (1, 2)], step)
        if inner is None:
            raise CannotDo(f"{place['name']!r} has no subcommand {step!r}")
        path.append(inner)
        place = inner
    if any(option["type"] in (1, 2) for option in place.get("options", [])):
        raise CannotDo(f"{name!r} needs a subcommand")
    return command, path


def _named(user: User, things: list[Json], name: str) -> Json | None:
    for thing in things:
        if name in (thing["name"], (thing.get("name_localizations") or {}).get(user.locale)):
            return thing
    return None


def _refused(user: User, channel: Channel, command: Json) -> str | None:
    """Why someone cannot use a command here, or None."""
    world = user.world
    if channel.guild:
        if not permissions.may(user, channel, "view_channel", "use_application_commands"):
            return "no permission to use commands"
        needed = int(command.get("default_member_permissions") or 0)
        if permissions.of(user, channel) & needed != needed:
            return "only for people with other permissions"
        if channel.thread and channel.thread.archived:
            return "the thread is archived"
    elif user not in channel.recipients:
        return "not in that channel"
    context = IN_GUILD if channel.guild else BOT_DM if world.bot in channel.recipients else PRIVATE
    kinds = command.get("integration_types") or [0]
    by_guild = 0 in kinds and (
        world.bot.id in channel.guild.members if channel.guild else channel.type == DM and context == BOT_DM
    )
    if not by_guild and not (1 in kinds and user.installed):
        return "the bot is not installed for it"
    contexts = command.get("contexts")
    if contexts is not None and context not in contexts:
        return f"not in the context {context}"
    return None


def fill(
    user: User,
    channel: Channel,
    command: Json,
    path: list[Json],
    values: Mapping[str, Any],
    focused: tuple[str, str] | None = None,
) -> tuple[list[Json], Json]:
    """The options as sent, and the objects that they refer to."""
    place = path[-1] if path else command
    known = {option["name"]: option for option in place.get("options", [])}
    wanted = dict(values) | ({focused[0]: focused[1]} if focused else {})
    if strange := wanted.keys() - known.keys():
        raise CannotDo(f"{place['name']!r} has no option {strange}; it has {list(known)}")
    missing = {name for name, option in known.items() if option.get("required")} - wanted.keys()
    if missing and not focused:
        raise CannotDo(f"{place['name']!r} needs {missing}")
    sent, resolved = [], Json()
    for name, value in wanted.items():
        option = known[name]
        if focused and name == focused[0]:
            if not option.get("autocomplete"):
                raise CannotDo(f"{name!r} has no autocomplete")
            sent.append({"name": name, "type": option["type"], "value": value, "focused": True})
        else:
            sent.append({"name": name, "type": option["type"], "value": _value(user, channel, option, value, resolved)})
    for step in reversed(path):
        sent = [{"name": step["name"], "type": step["type"], "options": sent}]
    return sent, resolved


def _value(user: User, channel: Channel, option: Json, value: Any, resolved: Json) -> Any:
    name, kind = option["name"], option["type"]
    if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        resolve(channel, kind, value, resolved)
        return str(value.id)
    if kind not in TYPES:
        raise CannotDo(f"options of type {kind} are not supported here")
    if choices := option.get("choices"):
        for choice in choices:
            local = (choice.get("name_localizations") or {}).get(user.locale)
            if value in (choice["value"], choice["name"], local):
                return choice["value"]
        raise CannotDo(f"{value!r} is not a choice of {name!r}; there are {[choice['value'] for choice in choices]}")
    if not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind != BOOLEAN):
        raise CannotDo(f"{value!r} has the wrong type for {name!r}")
    size = len(value) if isinstance(value, str) else value
    least, most = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    if size < option.get(least, size) or size > option.get(most, 6000 if kind == STRING else size):
        raise CannotDo(f"{value!r} is too small or too big for {name!r}")
    return value


def resolve(channel: Channel, kind: int, value: Any, resolved: Json) -> None:
    if isinstance(value, Role) and kind in (ROLE, MENTIONABLE):
        resolved.setdefault("roles", {})[str(value.id)] = payloads.role(value)
    elif isinstance(value, Channel) and kind == CHANNEL:
        resolved.setdefault("channels", {})[str(value.id)] = payloads.channel(value)
    elif hasattr(value, "dms_open") and kind in (USER, MENTIONABLE):
        for key, found in people(channel, value).items():
            resolved.setdefault(key, {}).update(found)
    else:
        raise CannotDo(f"{value!r} cannot be chosen there")


def people(channel: Channel, *users: User) -> Json:
    """People that an interaction refers to, with their membership if they are members here."""
    found: Json = {"users": {str(who.id): payloads.user(who) for who in users}}
    members = channel.guild.members if channel.guild else {}
    here = {str(who.id): payloads.member(members[who.id]) for who in users if who.id in members}
    for who in users:
        if who.id in members:
            del here[str(who.id)]["user"]
            here[str(who.id)]["permissions"] = str(permissions.of(who, channel))
    return found | ({"members": here} if here else {})

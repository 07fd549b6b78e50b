"""Routes for the bot's commands, global and per guild."""

from __future__ import annotations

from typing import Any

from tests.servers.discord import command_checks
from tests.servers.discord.call import Call, Created, Routes
from tests.servers.discord.model import Json
from tests.servers.discord.refusals import Refusal
from tests.servers.discord.world import World

routes = Routes()
KEPT = (
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
)


def _scope(world: World, call: Call) -> int | None:
    if call.id("application") != world.application_id:
        raise Refusal(20012, message="You are not authorized to perform this action on this application", status=403)
    if "guild" not in call.params:
        return None
    guild = world.guilds.get(call.id("guild"))
    if guild is None or world.bot.id not in guild.members:
        raise Refusal(50001)
    return guild.id


def _list(world: World, call: Call) -> list[Json]:
    commands = world.commands.get(_scope(world, call), [])
    if call.query.get("with_localizations", "").lower() in ("true", "1"):
        return commands
    return [{key: value for key, value in each.items() if not key.endswith("_localizations")} for each in commands]


def _overwrite(world: World, call: Call) -> list[Json]:
    scope = _scope(world, call)
    _check(call.body)
    known = world.commands.get(scope, [])
    world.commands[scope] = [_registered(world, scope, body, known) for body in call.body]
    world.changed()
    return world.commands[scope]


def _create(world: World, call: Call) -> Any:
    scope = _scope(world, call)
    known = world.commands.setdefault(scope, [])
    same = [each for each in known if _key(each) == _key(call.body)]
    others = [each for each in known if each not in same]
    _check([*(dict(each) for each in others), call.body])
    made = _registered(world, scope, call.body, known)
    world.commands[scope] = [*others, made]
    return made if same else Created(made)


def _change(world: World, call: Call) -> Json:
    scope, old = _scope(world, call), _one(world, call)
    new = {**old, **call.body}
    _check([each if each is not old else new for each in world.commands[scope]])
    world.commands[scope] = [each if each is not old else new for each in world.commands[scope]]
    return new


def _delete(world: World, call: Call) -> None:
    world.commands[_scope(world, call)].remove(_one(world, call))


def _one(world: World, call: Call) -> Json:
    for command in world.commands.get(_scope(world, call), []):
        if command["id"] == call.params["command"]:
            return command
    raise Refusal(10063)


def _check(commands: list[Json]) -> None:
    if faults := list(command_checks.commands(commands)):
        raise Refusal(50035, faults)


def _key(command: Json) -> tuple[str, int]:
    return command["name"], command.get("type") or 1


def _registered(world: World, scope: int | None, body: Json, known: list[Json]) -> Json:
    old = next((each for each in known if _key(each) == _key(body)), None)
    command: Json = {
        "id": old["id"] if old else str(world.ids.new()),
        "application_id": str(world.application_id),
        "version": str(world.ids.new()),
        "type": body.get("type") or 1,
        "nsfw": body.get("nsfw", False),
        "dm_permission": body.get("dm_permission", True),
        "integration_types": body.get("integration_types") or [0],
        "contexts": body.get("contexts"),
    }
    command |= {key: body.get(key) for key in KEPT}
    command["description"] = command["description"] or ""
    command["options"] = command["options"] or []
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    if scope is not None:
        command["guild_id"] = str(scope)
    return command


for _place in ("", "/guilds/{guild}"):
    _base = f"/applications/{{application}}{_place}/commands"
    routes.on("GET", _base)(_list)
    routes.on("PUT", _base)(_overwrite)
    routes.on("POST", _base)(_create)
    routes.on("GET", _base + "/{command}")(_one)
    routes.on("PATCH", _base + "/{command}")(_change)
    routes.on("DELETE", _base + "/{command}")(_delete)

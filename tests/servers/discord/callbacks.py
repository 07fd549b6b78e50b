"""Routes for answers to interactions: the first within three seconds, all others within fifteen minutes."""

from __future__ import annotations

import json

from tests.servers.discord import component_checks, payloads, permissions, writing
from tests.servers.discord.call import Call, Routes
from tests.servers.discord.interaction import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    SUBMIT,
    VALID,
    Choice,
    Interaction,
    Modal,
)
from tests.servers.discord.model import EPHEMERAL, Json, Message, Shown
from tests.servers.discord.refusals import Fault, Refusal, bad
from tests.servers.discord.users import User
from tests.servers.discord.world import World

routes = Routes()

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ANSWERS = {
    COMMAND: {MESSAGE, DEFER, MODAL},
    COMPONENT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    SUBMIT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE},
}
MOST_FOLLOWUPS = 5
"""The limit where only the person has installed the bot."""


@routes.on("POST", "/interactions/{interaction}/{token}/callback")
def answer(world: World, call: Call) -> Json | None:
    it = world.interactions.get(call.params["token"])
    if it is None or it.id != call.id("interaction"):
        raise Refusal(10062)
    if it.answered is not None:
        raise Refusal(40060)
    if it.late:
        raise Refusal(10062)
    kind, data = call.body["type"], call.body.get("data") or {}
    if kind not in ANSWERS[it.type] or (kind in (DEFER_UPDATE, UPDATE) and it.source is None):
        raise bad("type", why=f"an interaction of type {it.type} cannot be answered with {kind}")
    _give(world, it, kind, data, call)
    it.answered, it.callback = world.clock(), kind
    world.changed()
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    body: Json = {"interaction": {"id": str(it.id), "type": it.type}}
    if it.original:
        body["interaction"] |= {
            "response_message_id": str(it.original.id),
            "response_message_loading": it.original.loading,
            "response_message_ephemeral": it.original.ephemeral,
            "channel_id": str(it.channel.id),
        }
        if it.channel.guild:
            body["interaction"]["guild_id"] = str(it.channel.guild.id)
    if it.original and kind in (MESSAGE, UPDATE):
        body["resource"] = {"type": kind, "message": payloads.message(it.original)}
    return body


def _give(world: World, it: Interaction, kind: int, data: Json, call: Call) -> None:
    only_for = _audience(it, data)
    match kind:
        case 4:
            it.original = writing.create(world, it.channel, data, call.files, it, only_for, ("data",))
        case 5:
            it.original = writing.loading(world, it.channel, it, only_for)
        case 6:
            it.original = it.source
        case 7:
            assert it.source
            if it.source.deleted:
                raise Refusal(10008)
            it.original = writing.edit(world, it.source, data, call.files, ("data",))
        case 8:
            given = data.get("choices") or []
            _hold(list(component_checks.choices(given, _focused(it), ("data", "choices"))))
            it.choices = [Choice(choice["name"], choice["value"]) for choice in given]
            world.shown[it.user.id].append(Shown("choices", json.dumps(given, ensure_ascii=False)))
        case 9:
            _hold(list(component_checks.modal(data, ("data",))))
            it.modal = Modal(it, data["custom_id"], data["title"], tuple(data["components"]))
            world.shown[it.user.id].append(Shown("modal", json.dumps(data, ensure_ascii=False)))


def _audience(it: Interaction, data: Json) -> User | None:
    """The only person who sees an answer. A bot installed only by a person needs their permission to speak publicly."""
    quiet = "0" not in it.owners and it.channel.guild and not permissions.may(it.user, it.channel, "use_external_apps")
    return it.user if (data.get("flags") or 0) & EPHEMERAL or quiet else None


def _hold(faults: list[Fault]) -> None:
    if faults:
        raise Refusal(50035, faults)


def _focused(it: Interaction) -> int:
    options = it.data["options"]
    while options and options[0]["type"] in (1, 2):
        options = options[0]["options"]
    return next(int(option["type"]) for option in options if option.get("focused"))


def _valid(world: World, call: Call) -> Interaction:
    it = world.interactions.get(call.params["token"])
    if it is None or call.id("webhook") != world.application_id or it.answered is None:
        raise Refusal(10015)
    if world.clock() - it.begun > VALID:
        raise Refusal(50027)
    return it


@routes.on("POST", "/webhooks/{webhook}/{token}")
def follow_up(world: World, call: Call) -> Json:
    it = _valid(world, call)
    secret = bool((call.body.get("flags") or 0) & EPHEMERAL)
    if it.original and it.original.loading and not it.original.deleted:
        # The first one replaces "is thinking" and keeps its audience.
        if secret and not it.original.ephemeral:
            raise bad("flags", why="the deferred answer is public, so this one would be too")
        body = {**call.body, "flags": (call.body.get("flags") or 0) & ~EPHEMERAL}
        return payloads.message(writing.edit(world, it.original, body, call.files))
    if "0" not in it.owners and len(it.followups) >= MOST_FOLLOWUPS:
        raise Refusal(40094)
    made = writing.create(world, it.channel, call.body, call.files, it, _audience(it, call.body))
    it.followups.append(made)
    world.changed()
    return payloads.message(made)


def _message(world: World, call: Call) -> Message:
    it, wanted = _valid(world, call), call.params["message"]
    known = [it.original, *it.followups]
    for message in known[:1] if wanted == "@original" else known:
        if message and not message.deleted and wanted in ("@original", str(message.id)):
            return message
    raise Refusal(10008)


@routes.on("GET", "/webhooks/{webhook}/{token}/messages/{message}")
def get(world: World, call: Call) -> Json:
    return payloads.message(_message(world, call))


@routes.on("PATCH", "/webhooks/{webhook}/{token}/messages/{message}")
def edit(world: World, call: Call) -> Json:
    message = _message(world, call)
    if message.channel.thread and message.channel.thread.archived:
        raise Refusal(50083)
    return payloads.message(writing.edit(world, message, call.body, call.files))


@routes.on("DELETE", "/webhooks/{webhook}/{token}/messages/{message}")
def delete(world: World, call: Call) -> None:
    world.delete_message(_message(world, call))

"""A person's own settings: language, confirming moves, and blocked players."""

from collections.abc import Mapping
from dataclasses import replace

from bot.i18n import LANGUAGES, translator
from bot.screens import my_games
from bot.screens.screen import Screen
from bot.service.answers import Command, Press
from bot.service.context import Denied
from bot.service.request import Request
from bot.store import people


async def settings(request: Request, values: Mapping[str, str]) -> Screen:
    if language := values.get("language"):
        return await change(request, "language", language)
    blocked = await request.context.store.read(people.blocked_by, request.person.player)
    identities = await request.context.store.read(people.identities_of, request.person.player)
    return my_games.settings(request.person, identities, blocked, request.words)


async def change(request: Request, setting: str, value: str) -> Screen:
    store, player = request.context.store, request.person.player
    if setting == "confirm":
        await store.write(people.set_confirm, player, value == "on")
    elif value in LANGUAGES:
        await store.write(people.set_language, player, value)
    else:
        raise Denied("no-language", text=value)
    person = await request.other(request.caller.account)
    return await settings(replace(request, person=person, words=translator(person.language)), {})


async def block(request: Request, values: Mapping[str, str]) -> Screen:
    other = await request.other(values["person"])
    if other.player == request.person.player:
        raise Denied("own-block")
    await request.context.store.write(people.block, request.person.player, other.player)
    return my_games.message(request.words("blocked", name=other.name), request.words)


async def unblock(request: Request, account: str) -> Screen:
    return await forgive(request, request.caller.platform, account)


async def forgive(request: Request, platform: str, account: str) -> Screen:
    """Unblock someone on any platform."""
    other = await request.other(account, platform)
    await request.context.store.write(people.unblock, request.person.player, other.player)
    return my_games.message(request.words("unblocked", name=other.name), request.words)


COMMANDS: dict[str, Command] = {
    "settings": settings,
    "block": block,
    "unblock": lambda request, values: unblock(request, values["person"]),
}
PRESSES: dict[str, Press] = {"set": change, "unblock": unblock, "forgive": forgive}

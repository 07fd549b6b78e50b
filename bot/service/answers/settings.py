"""A person's own settings: language, confirming moves, and blocked players."""

from collections.abc import Mapping
from dataclasses import replace

from bot.i18n import LANGUAGES, translator
from bot.screens import lists
from bot.screens.screen import Screen
from bot.service.answers import Command, Press
from bot.service.context import Denied
from bot.service.visits import Visit
from bot.store import people


async def settings(visit: Visit, values: Mapping[str, str]) -> Screen:
    if language := values.get("language"):
        return await change(visit, "language", language)
    blocked = await visit.context.store.read(people.blocked_by, visit.person.player)
    identities = await visit.context.store.read(people.identities_of, visit.person.player)
    return lists.settings(visit.person, identities, blocked, visit.words)


async def change(visit: Visit, setting: str, value: str) -> Screen:
    store, player = visit.context.store, visit.person.player
    if setting == "confirm":
        await store.write(people.set_confirm, player, value == "on")
    elif value in LANGUAGES:
        await store.write(people.set_language, player, value)
    else:
        raise Denied("no-language", text=value)
    person = await visit.other(visit.caller.account)
    return await settings(replace(visit, person=person, words=translator(person.language)), {})


async def block(visit: Visit, values: Mapping[str, str]) -> Screen:
    other = await visit.other(values["person"])
    if other.player == visit.person.player:
        raise Denied("own-block")
    await visit.context.store.write(people.block, visit.person.player, other.player)
    return lists.message(visit.words("blocked", name=other.name), visit.words)


async def unblock(visit: Visit, account: str) -> Screen:
    return await forgive(visit, visit.caller.platform, account)


async def forgive(visit: Visit, platform: str, account: str) -> Screen:
    """Unblock someone on any platform."""
    other = await visit.other(account, platform)
    await visit.context.store.write(people.unblock, visit.person.player, other.player)
    return lists.message(visit.words("unblocked", name=other.name), visit.words)


COMMANDS: dict[str, Command] = {
    "settings": settings,
    "block": block,
    "unblock": lambda visit, values: unblock(visit, values["person"]),
}
PRESSES: dict[str, Press] = {"set": change, "unblock": unblock, "forgive": forgive}

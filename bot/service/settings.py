"""A person's own settings: language, and confirming moves."""

from collections.abc import Mapping

from bot.i18n import LANGUAGES
from bot.screens import settings as shown
from bot.screens.screen import Screen
from bot.service.context import Denied
from bot.service.request import Request, answer, command, press
from bot.store import people


@command("settings")
async def settings(request: Request, values: Mapping[str, str]) -> Screen:
    if language := values.get("language"):
        return await change(request, "language", language)
    blocked = await request.context.store.read(people.blocked_by, request.person.player)
    identities = await request.context.store.read(people.identities_of, request.person.player)
    return shown.settings(request.person, identities, blocked, request.words)


@answer("settings")
async def _show_again(request: Request, _: str) -> Screen:
    return await settings(request, {})


@press("set")
async def change(request: Request, setting: str, value: str) -> Screen:
    player = request.person.player
    if setting == "confirm":
        await request.write("settings", None, people.set_confirm, player, value == "on")
    elif value in LANGUAGES:
        await request.write("settings", None, people.set_language, player, value)
    else:
        raise Denied("no-language", text=value)
    return await settings(await request.renewed(), {})

"""One person on several platforms: making a code, entering it, and unlinking again."""

from collections.abc import Mapping
from dataclasses import replace

from bot.i18n import translator
from bot.screens import my_games
from bot.screens.screen import Screen
from bot.service import accounts
from bot.service.answers import Command, Press
from bot.service.context import Denied
from bot.service.request import Request
from bot.store import people


async def link(request: Request, values: Mapping[str, str]) -> Screen:
    """Makes a code, or enters the one that was typed."""
    if typed := values.get("code"):
        try:
            identities = await accounts.enter(request.context, request.person, typed)
        except Denied:
            if not request.caller.is_private:
                # Others have seen the code.
                await accounts.burn(request.context, typed)
            raise
        joined = await _again(request)
        return my_games.linked(identities, joined.words)
    code = await accounts.make(request.context, request.person)
    return my_games.link_code(code.text, code.expires, request.words)


async def unlink(request: Request) -> Screen:
    """Asks for confirmation first."""
    identities = await request.context.store.read(people.identities_of, request.person.player)
    accounts.check_linked(identities)
    return my_games.ask_unlink(request.person, identities, request.words)


async def unlinked(request: Request) -> Screen:
    await accounts.unlink(request.context, request.person)
    return my_games.message(request.words("unlinked"), request.words)


async def _again(request: Request) -> Request:
    """The request, with the person as they are now."""
    person = await request.other(request.caller.account)
    return replace(request, person=person, words=translator(person.language))


COMMANDS: dict[str, Command] = {"link": link}
PRESSES: dict[str, Press] = {"unlink": unlink, "unlinked": unlinked}

"""One person on several platforms: making a code, entering it, and unlinking again."""

from collections.abc import Mapping
from dataclasses import replace

from bot.i18n import translator
from bot.screens import lists
from bot.screens.screen import Screen
from bot.service import links
from bot.service.answers import Command, Press
from bot.service.context import Denied
from bot.service.visits import Visit
from bot.store import people


async def link(visit: Visit, values: Mapping[str, str]) -> Screen:
    """Makes a code, or enters the one that was typed."""
    if typed := values.get("code"):
        try:
            identities = await links.enter(visit.context, visit.person, typed)
        except Denied:
            if not visit.caller.is_private:
                # Others have seen the code.
                await links.burn(visit.context, typed)
            raise
        joined = await _again(visit)
        return lists.linked(identities, joined.words)
    code = await links.make(visit.context, visit.person)
    return lists.link_code(code.text, code.expires, visit.words)


async def unlink(visit: Visit) -> Screen:
    """Asks for confirmation first."""
    identities = await visit.context.store.read(people.identities_of, visit.person.player)
    links.check_linked(identities)
    return lists.ask_unlink(visit.person, identities, visit.words)


async def unlinked(visit: Visit) -> Screen:
    await links.unlink(visit.context, visit.person)
    return lists.message(visit.words("unlinked"), visit.words)


async def _again(visit: Visit) -> Visit:
    """The visit, with the person as they are now."""
    person = await visit.other(visit.caller.account)
    return replace(visit, person=person, words=translator(person.language))


COMMANDS: dict[str, Command] = {"link": link}
PRESSES: dict[str, Press] = {"unlink": unlink, "unlinked": unlinked}

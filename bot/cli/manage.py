"""The command `cairn manage`: who manages the room in the browser. It works while the bot runs."""

import asyncio
import sys
from collections.abc import Mapping

from bot import config
from bot.config import Mistaken
from bot.i18n import Translator
from bot.lookalikes import fold
from bot.nearest import nearest
from bot.store import Connection, Store, condition
from bot.store import web as rows


def start(given: Mapping[str, str | None], words: Translator, *, name: str, remove: bool) -> int:
    """Name a person, or take that back, or list those who were named; returns the exit code."""
    try:
        settings = config.read(given)
    except Mistaken as mistaken:
        print(mistaken.explain(words), file=sys.stderr)
        return 1
    found = condition.examine(settings.database)
    if found != "current":
        print(words(f"database-{found}", path=str(settings.database)), file=sys.stderr)
        return 1
    is_done, sentence = asyncio.run(_manage(Store(settings.database_url), words, name.removeprefix("@"), remove))
    print(sentence, file=sys.stdout if is_done else sys.stderr)
    return 0 if is_done else 1


async def _manage(store: Store, words: Translator, name: str, remove: bool) -> tuple[bool, str]:
    try:
        if name:
            return await store.write(_change, words, name, remove)
        return True, await store.read(_listed, words)
    finally:
        await store.close()


def _change(connection: Connection, words: Translator, name: str, remove: bool) -> tuple[bool, str]:
    """Whether it is so now, and what to say. Naming a person also lifts what other managers have done to them."""
    person = rows.with_name(connection, fold(name))
    if person is None:
        known = {fold(each.name): each.name for each in rows.near(connection, fold(name))}
        near = known.get(nearest(fold(name), known), "")
        return False, words("manage-nobody-near" if near else "manage-nobody", name=name, near=near)
    if remove and person.standing != "manager":
        return True, words("manage-not", name=person.name)
    rows.set_standing(connection, person.account, None if remove else "manager")
    return True, words("manage-removed" if remove else "manage-done", name=person.name)


def _listed(connection: Connection, words: Translator) -> str:
    named = [person.name for person in rows.with_standing(connection) if person.standing == "manager"]
    return words("manage-list", names=", ".join(named)) if named else words("manage-none")

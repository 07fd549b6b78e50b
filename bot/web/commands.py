"""What people type in the room: a command, in which names stand for people."""

from collections.abc import Mapping

from bot.commands import Mistyped, read, with_slash
from bot.i18n import Translator
from bot.lookalikes import fold
from bot.nearest import nearest
from bot.screens.screen import Button, Screen
from bot.service.context import Denied
from bot.store import Store
from bot.store import web as rows
from bot.store.web import WebAccount
from bot.web.accounts import names_in, replace_names

LINE = "line:"
"""The prefix of the room's own tokens: the rest is a command, as if it had been typed."""


async def read_line(store: Store, line: str) -> tuple[str, Mapping[str, str]]:
    """The command and its values, with accounts in place of names; raises Mistyped or Denied.

    The slash may be missing, and anything that is not a command is a move.
    """
    people = await store.read(rows.with_names, names_in(line)) if "@" in line else ()
    names = {f"@{person.account}": f"@{person.name}" for person in people}
    try:
        command, values = read(with_slash(replace_names(line, people)))
    except Mistyped as mistyped:
        # Show people the names they typed, not accounts.
        raise Mistyped(
            mistyped.reason, **{key: names.get(str(value), value) for key, value in mistyped.params.items()}
        ) from None
    accounts = {person.account for person in people}
    for parameter in command.parameters:
        value = values.get(parameter.name, "computer")
        if parameter.kind == "person" and value != "computer" and value not in accounts:
            await _check_account(store, value)
    return command.name, values


async def _check_account(store: Store, typed: str) -> None:
    """Raises Denied if this is nobody's."""
    person = await store.read(rows.with_account, typed)
    if person and person.standing != "removed":
        return
    others = await store.read(rows.near, fold(typed))
    known = {fold(each.name): each.name for each in others if each.standing != "removed"}
    near = known.get(nearest(fold(typed), known), "")
    raise Denied("nobody", text=typed, near=near and f"@{near}")


def welcome(person: WebAccount, words: Translator) -> Screen:
    """What a newcomer sees first."""
    return Screen(
        words("room-welcome", name=person.name),
        rows=(
            (
                Button(words("room-play-computer"), f"{LINE}/play computer", "primary"),
                Button(words("room-play-someone"), "cmd:play"),
            ),
            (Button(words("room-rules"), "cmd:rules"), Button(words("room-help"), "cmd:help")),
        ),
    )

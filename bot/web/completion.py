"""Suggestions for the end of what someone is typing: of a command, and of a name in talk."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bot.commands import OPPONENTS, Command, Mistyped, Parameter, find, read
from bot.lookalikes import fold
from bot.service.completion import Choice
from bot.service.dispatcher import Dispatcher
from bot.service.request import Caller
from bot.store import Store
from bot.store import web as rows
from bot.store.web import WebAccount
from bot.web.accounts import names_in, replace_names
from core import games

_MOST = 25
"""The most suggestions for one parameter. Typing more narrows them down."""
_MARKED = {"@": "person", "#": "match"}
"""The only kind of parameter that a word with this first character can be."""
_CALL = re.compile(r"(?<!\S)@([^\s@]*)$")


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A text that replaces everything typed from `start` on."""

    start: int
    """As a page counts, for which many emojis are two characters."""
    text: str
    label: str
    parameter: str
    """Empty in talk."""
    account: str = ""
    """Whom a name in talk belongs to."""

    @property
    def shown(self) -> Mapping[str, Any]:
        return {key: value for key, value in asdict(self).items() if key != "account" or value}


async def complete(
    store: Store, dispatcher: Dispatcher, here: Sequence[WebAccount], caller: Caller, typed: str
) -> list[Suggestion]:
    """Suggestions for the last word of a command, such as "/move R7"; none while its name is being typed.

    In talk, they are for a name after "@". Of the people whose names begin like this, those who are here come first.
    """
    if not typed.startswith("/") and not caller.address.startswith("@"):
        return await _callees(store, here, caller, typed)
    name, gap, rest = typed.removeprefix("/").partition(" ")
    try:
        command = find(name)
    except Mistyped:
        return []
    if not gap:
        return []
    word = rest.rpartition(" ")[2]
    offers: list[Suggestion] = []
    before = typed[: len(typed) - len(word)]
    given = _read_values(replace_names(before, await store.read(rows.with_names, names_in(before))))
    people: Sequence[WebAccount] = ()
    if any(parameter.kind == "person" for parameter in command.parameters):
        people = await _beginning(store, here, word.lstrip("@#"), {caller.account, *given.values()})
    for parameter in _free(command, given, word):
        for start in _starts(parameter, typed, word):
            found = await _offers(dispatcher, caller, people, command, parameter, typed, start)
            if found:
                offers += found
                break
    return offers


async def _callees(store: Store, here: Sequence[WebAccount], caller: Caller, typed: str) -> list[Suggestion]:
    called = _CALL.search(typed)
    if called is None:
        return []
    start = _count(typed[: called.start()])
    people = await _beginning(store, here, called[1], {caller.account})
    return [Suggestion(start, f"@{person.name}", person.name, "", person.account) for person in people]


async def _beginning(
    store: Store, here: Sequence[WebAccount], begun: str, besides: Collection[str]
) -> Sequence[WebAccount]:
    folded = fold(begun)
    present = [person for person in here if fold(person.name).startswith(folded)]
    others = await store.read(rows.beginning, folded, _MOST + len(besides))
    found = {person.account: person for person in (*present, *others) if person.account not in besides}
    return [*found.values()][:_MOST]


async def _offers(
    dispatcher: Dispatcher,
    caller: Caller,
    people: Sequence[WebAccount],
    command: Command,
    parameter: Parameter,
    typed: str,
    start: int,
) -> list[Suggestion]:
    begun = typed[start:].lstrip("@#")
    choices = [*await dispatcher.complete(caller, command.name, parameter.name, begun)]
    if parameter.kind == "person":
        choices += [Choice(person.account, person.name) for person in people]
    names = {person.account: person.name for person in people}
    return [
        Suggestion(_count(typed[:start]), _text(parameter, choice.value, names), choice.label, parameter.name)
        for choice in choices[:_MOST]
    ]


def _count(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def _text(parameter: Parameter, value: str, names: Mapping[str, str]) -> str:
    match parameter.kind:
        case "person":
            return f"@{names[value]}" if value in names else value
        case "match":
            return f"#{value}"
        case _:
            return value


def _read_values(before: str) -> Mapping[str, str]:
    try:
        return read(before)[1]
    except Mistyped:
        return {}


def _free(command: Command, given: Mapping[str, str], word: str) -> Iterator[Parameter]:
    """The parameters that the word may be for. Of several people, the next one, if there may be another."""
    several = word.startswith("@") or given.get("game") in {game.id for game in games.ALL if max(game.seats) > 2}
    named = [name for name in OPPONENTS if name in given]
    later = OPPONENTS[len(named) + 1 :] if several or not named else OPPONENTS
    for parameter in command.parameters:
        fits = _MARKED.get(word[:1], parameter.kind) == parameter.kind
        if fits and parameter.name not in later and (parameter.name not in given or parameter.kind == "rest"):
            yield parameter


def _starts(parameter: Parameter, typed: str, word: str) -> Iterator[int]:
    """Where the text for a parameter may begin: a move may have several words, an option is one of several."""
    if parameter.kind == "rest":
        yield typed.index(" ") + 1
    if parameter.kind != "rest" or typed.index(" ") + 1 < len(typed) - len(word):
        yield len(typed) - len(word)

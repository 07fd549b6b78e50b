"""Suggestions for the end of a command that someone is typing."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.commands import OPPONENTS, Command, Mistyped, Parameter, find, read
from bot.lookalikes import fold
from bot.service.completion import Choice
from bot.service.dispatcher import Dispatcher
from bot.service.request import Caller
from bot.store.web import WebAccount
from bot.web.accounts import replace_names
from core import games

_MOST = 25
"""The most suggestions for one parameter. Typing more narrows them down."""
_MARKED = {"@": "person", "#": "match"}
"""The only kind of parameter that a word with this first character can be."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A text that replaces everything typed from `start` on."""

    start: int
    text: str
    label: str
    parameter: str


async def complete(
    dispatcher: Dispatcher, caller: Caller, people: Sequence[WebAccount], typed: str
) -> list[Suggestion]:
    """Suggestions for the last word of a command, such as "/move R7"; none while its name is being typed."""
    name, gap, rest = typed.removeprefix("/").partition(" ")
    try:
        command = find(name)
    except Mistyped:
        return []
    if not gap:
        return []
    word = rest.rpartition(" ")[2]
    offers: list[Suggestion] = []
    given = _read_values(replace_names(typed[: len(typed) - len(word)], people))
    others = [person for person in people if person.account not in (caller.account, *given.values())]
    for parameter in _free(command, given, word):
        for start in _starts(parameter, typed, word):
            found = await _offers(dispatcher, caller, others, command, parameter, typed, start)
            if found:
                offers += found
                break
    return offers


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
        choices += [Choice(person.account, person.name) for person in people if fold(begun) in fold(person.name)]
    names = {person.account: person.name for person in people}
    return [
        Suggestion(start, _text(parameter, choice.value, names), choice.label, parameter.name)
        for choice in choices[:_MOST]
    ]


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

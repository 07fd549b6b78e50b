"""Every command, declared once: slash commands, command menus, completion and `/help` are made from this catalogue.

The descriptions of commands and parameters are in `bot/locales`: `command-play`, `parameter-opponent`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from core import games
from core.game import Refusal

Group = Literal["start", "during", "look", "settings"]
"""When a command is useful; `/help` and the pages about commands are grouped by it."""
Kind = Literal["person", "match", "game", "pace", "language", "number", "rest"]
"""How a parameter's words are recognised when a command is typed. "rest" is all that nothing else recognises."""

PACES: Mapping[str, int | None] = {
    "three-days": 3 * 86400,
    "day": 86400,
    "week": 7 * 86400,
    "live": 15 * 60,
    "unlimited": None,
}
"""How long a person may take for a turn, in seconds; the default first."""


@dataclass(frozen=True, slots=True)
class Parameter:
    name: str
    kind: Kind
    required: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    group: Group
    parameters: tuple[Parameter, ...] = ()


OPPONENTS = ("opponent", "opponent2", "opponent3")
_MATCH = Parameter("match", "match")
_MATCH_ID = re.compile("#.*|[2-9a-hjkmnp-z]{8}")

CATALOGUE: tuple[Command, ...] = (
    Command(
        "play",
        "start",
        (
            *(Parameter(name, "person") for name in OPPONENTS),
            Parameter("game", "game"),
            Parameter("pace", "pace"),
            Parameter("options", "rest"),
        ),
    ),
    Command("join", "start", (Parameter("code", "rest", required=True),)),
    Command("rematch", "start", (_MATCH,)),
    Command("hand", "during", (_MATCH,)),
    Command("board", "during", (_MATCH,)),
    Command("move", "during", (Parameter("move", "rest", required=True), _MATCH)),
    Command("claim", "during", (Parameter("number", "number", required=True), _MATCH)),
    Command("undo", "during", (_MATCH,)),
    Command("draw", "during", (_MATCH,)),
    Command("resign", "during", (_MATCH,)),
    Command("abort", "during", (_MATCH,)),
    Command("games", "look"),
    Command("history", "look", (_MATCH,)),
    Command("replay", "look", (_MATCH,)),
    Command("export", "look", (_MATCH,)),
    Command("rules", "look", (Parameter("game", "game"), Parameter("page", "number"))),
    Command("help", "look", (Parameter("command", "rest"),)),
    Command("settings", "settings", (Parameter("language", "language"),)),
    Command("link", "settings", (Parameter("code", "rest"),)),
    Command("block", "settings", (Parameter("person", "person", required=True),)),
    Command("unblock", "settings", (Parameter("person", "person", required=True),)),
)
"""In the order in which people are shown them: group by group."""


class Mistyped(Refusal):
    """A command that cannot be understood: there is none of that name, or something is missing or too much."""


def find(name: str) -> Command:
    for command in CATALOGUE:
        if command.name == name.lower():
            return command
    raise Mistyped("unknown-command", text=f"/{name}")


def read(line: str) -> tuple[Command, dict[str, str]]:
    """A typed command, with what was given for its parameters; raises Mistyped."""
    name, *words = line.strip().removeprefix("/").split() or [""]
    command = find(name)
    values: dict[str, str] = {}
    for word in words:
        parameter = _taker(command, values, word)
        full = parameter is None or parameter.kind == "rest"
        taken = (each for each in command.parameters if each.name in values and each.kind != "rest")
        if full and any(_takes(each.kind, word) for each in taken):
            raise Mistyped("given-twice", text=word, command=f"/{command.name}")
        if parameter is None:
            raise Mistyped("too-much-typed", text=word, command=f"/{command.name}")
        if parameter.kind == "rest":
            values[parameter.name] = f"{values.get(parameter.name, '')} {word}".lstrip()
        else:
            values[parameter.name] = word.lstrip("@#") or word
    check(command, values)
    return command, values


def check(command: Command, values: Mapping[str, str]) -> None:
    """Raises Mistyped if something is missing."""
    for parameter in command.parameters:
        if parameter.required and not values.get(parameter.name):
            raise Mistyped(f"missing-{parameter.name}", command=f"/{command.name}")


def _taker(command: Command, values: Mapping[str, str], word: str) -> Parameter | None:
    free = [each for each in command.parameters if each.name not in values or each.kind == "rest"]
    takers = [each for each in free if _takes(each.kind, word)]
    return min(takers, key=lambda each: each.kind == "rest", default=None)


def _takes(kind: Kind, word: str) -> bool:
    match kind:
        case "person":
            return word.startswith("@") or word == "computer"
        case "match":
            return _MATCH_ID.fullmatch(word) is not None
        case "game":
            return word in {game.id for game in games.ALL}
        case "pace":
            return word in PACES
        case "number":
            return word.isascii() and word.isdecimal()
        case "language":
            return len(word) == 2
        case "rest":
            return True

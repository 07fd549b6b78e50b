"""Every command, declared once: slash commands, command menus, completion and `/help` are made from this catalogue.

The descriptions of commands and parameters are in `bot/locales`: `command-play`, `parameter-opponent`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from bot import aliases, times
from bot.aliases import COMPUTER
from bot.buttons import Effect, Who
from bot.i18n import LANGUAGES, translator
from bot.model.clocks import PACES
from bot.nearest import nearest
from bot.vocabulary import fold
from core import games
from core.game import Refusal

Group = Literal["start", "during", "look", "settings"]
"""When a command is useful; `/help` and the pages about commands are grouped by it."""
Kind = Literal["person", "match", "game", "pace", "language", "number", "rest"]
"""How a parameter's words are recognised when a command is typed. "rest" takes all remaining words."""


@dataclass(frozen=True, slots=True)
class Parameter:
    name: str
    kind: Kind
    required: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    group: Group
    effect: Effect
    parameters: tuple[Parameter, ...] = ()
    alone: Effect | None = None
    """What it does without any values, if that is something else."""
    who: Who = "everyone"
    """For managers, it is about the place where it is used."""
    is_for_places: bool = False
    """Whether someone may use it of whom is only known that they manage the place (`Caller.is_anonymous`)."""

    @property
    def is_harmless_alone(self) -> bool:
        """Whether it changes nothing when it is typed without values, so that a link may do the same."""
        return (self.alone or self.effect) in ("shows", "asks")


OPPONENTS = ("opponent", "opponent2", "opponent3")
_MATCH = Parameter("match", "match")
_MATCH_ID = re.compile("#.*|[2-9a-hjkmnp-z]{8}")
_IN_A_MOVE = re.compile("#.*|(?=.*[2-9])[2-9a-hjkmnp-z]{8}")
"""In a move, `exchange` and `weakness` are cards, not matches."""
_CARD = re.compile("[a-z][0-9]{1,2}!?(?:@.*)?", re.IGNORECASE)
_NAMED = ("game", "pace", "language", "person")
"""Kinds of parameters whose values can have several words, in several languages."""
_LINE_END = re.compile(r"\s*\n\s*")
"""It ends a line of a plan, like a semicolon."""
_MOVES = ("claim", "draw")
"""Commands that are also the first words of moves."""

CATALOGUE: tuple[Command, ...] = (
    Command(
        "play",
        "start",
        "starts",
        (
            *(Parameter(name, "person") for name in OPPONENTS),
            Parameter("game", "game"),
            Parameter("pace", "pace"),
            Parameter("options", "rest"),
        ),
        alone="asks",
    ),
    Command("join", "start", "starts", (Parameter("code", "rest", required=True),)),
    Command("rematch", "start", "starts", (_MATCH,)),
    Command("hand", "during", "shows", (_MATCH,)),
    Command("board", "during", "shows", (_MATCH,)),
    Command("move", "during", "changes", (Parameter("move", "rest", required=True), _MATCH)),
    Command("plan", "during", "changes", (Parameter("moves", "rest"), _MATCH), alone="shows"),
    Command("claim", "during", "changes", (Parameter("number", "number", required=True), _MATCH)),
    Command("undo", "during", "changes", (_MATCH,)),
    Command("draw", "during", "changes", (_MATCH,)),
    Command("resign", "during", "asks", (_MATCH,)),
    Command("abort", "during", "changes", (_MATCH,)),
    Command("mute", "during", "changes", (_MATCH,)),
    Command("pause", "during", "changes", (_MATCH,)),
    Command(
        "give",
        "during",
        "changes",
        (Parameter("time", "rest", required=True), Parameter("person", "person"), _MATCH),
    ),
    Command("games", "look", "shows"),
    Command("history", "look", "shows", (_MATCH,)),
    Command("replay", "look", "shows", (_MATCH,)),
    Command("export", "look", "shows", (_MATCH,)),
    Command(
        "leaderboard",
        "look",
        "shows",
        (Parameter("game", "game"), Parameter("board", "rest"), Parameter("page", "number")),
    ),
    Command("profile", "look", "shows", (Parameter("person", "person"), Parameter("game", "game"))),
    Command("rules", "look", "shows", (Parameter("game", "game"), Parameter("page", "number"))),
    Command("puzzle", "look", "changes", (Parameter("puzzle", "rest"),), alone="shows"),
    Command("help", "look", "shows", (Parameter("command", "rest"),)),
    Command(
        "settings",
        "settings",
        "changes",
        (Parameter("language", "language"), Parameter("setting", "rest")),
        alone="shows",
        is_for_places=True,
    ),
    Command("vacation", "settings", "changes", (Parameter("time", "rest"),), alone="shows"),
    Command("data", "settings", "asks", (Parameter("what", "rest"),)),
    Command("link", "settings", "changes", (Parameter("code", "rest"),)),
    Command("block", "settings", "changes", (Parameter("person", "person", required=True),)),
    Command("unblock", "settings", "changes", (Parameter("person", "person", required=True),)),
)
"""In the order in which people are shown them: group by group."""


class Mistyped(Refusal):
    """A command that cannot be understood: its name is unknown, or something is missing or superfluous."""


@cache
def _names() -> Mapping[str, str]:
    """Commands by name in every language: "/play", "/грати"."""
    return {
        fold(translator(language)(f"name-{command.name}")): command.name
        for language in LANGUAGES
        for command in CATALOGUE
    }


def find(name: str) -> Command:
    """The command with this name in any language; raises Mistyped."""
    known = _names().get(fold(name))
    for command in CATALOGUE:
        if command.name in (name.lower(), known):
            return command
    close = _names().get(nearest(fold(name), _names()), "")
    raise Mistyped("unknown-command", text=f"/{name}", near=close and f"`/{close}`")


def is_name(word: str) -> bool:
    return fold(word) in _names()


def read(line: str) -> tuple[Command, dict[str, str]]:
    """A typed command, with the values of its parameters; raises Mistyped."""
    name, *words = line.strip().removeprefix("/").split() or [""]
    command = find(name)
    if command.name == "plan":
        words = _LINE_END.sub(" ; ", line.strip()).split()[1:]
    try:
        values = _values(command, words)
        if command.name == "give" and "person" not in values and any(map(_CARD.fullmatch, words)):
            return find("move"), {"move": " ".join((name, *words))}
        return command, values
    except Mistyped as mistyped:
        if command.name not in _MOVES or mistyped.reason != "too-much-typed":
            raise
        # `/draw clan` does not offer a draw, and the number in `/claim stone 3` is not the first word.
        return find("move"), {"move": " ".join((name, *words))}


def with_slash(line: str) -> str:
    """A line from a private chat: the slash may be missing, and anything that is not a command is a move."""
    name, *_words = line.split() or [""]
    if name.startswith("/"):
        return line
    if not is_name(name):
        return f"/move {line}"
    try:
        command, values = read(line)
    except Mistyped as mistyped:
        return f"/{line}" if mistyped.reason.startswith("missing-") else f"/move {line}"
    if command.name == "give" and "person" not in values and not times.is_length(values["time"]):
        # It is the first word of a move, too.
        return f"/move {line}"
    # "Play yellow 8 on 3" does not ask for a match: no option is a number.
    cards = any(word.isdecimal() or _CARD.fullmatch(word) for word in values.get("options", "").split())
    return f"/move {line}" if cards else f"/{line}"


def _values(command: Command, words: list[str]) -> dict[str, str]:
    for kind in dict.fromkeys(each.kind for each in command.parameters if each.kind in _NAMED):
        words = aliases.gather(kind, words)
    values: dict[str, str] = {}
    for word in words:
        parameter = _taker(command, values, word)
        full = parameter is None or parameter.kind == "rest"
        taken = (each for each in command.parameters if each.name in values and each.kind != "rest")
        if full and any(_takes(each.kind, word) for each in taken):
            raise Mistyped("given-twice", text=word, command=f"/{command.name}")
        if parameter is None:
            raise _too_much(command, values, word)
        if parameter.kind == "rest":
            values[parameter.name] = f"{values.get(parameter.name, '')} {word}".lstrip()
        else:
            values[parameter.name] = word.lstrip("@#") or word
    check(command, values)
    return values


def _too_much(command: Command, values: Mapping[str, str], word: str) -> Mistyped:
    """A refusal that says what the word may be meant for, and what exists."""
    kinds = {each.kind for each in command.parameters if each.name not in values}
    near = aliases.near("game", word)
    # What follows `/profile` is rather a name without its @ than a game that does not exist.
    if "game" in kinds and (near or "person" not in kinds or command.name == "play"):
        known = ", ".join(game.id for game in games.ALL)
        return Mistyped("no-game", text=word, games=known, near=near and f"`{near}`")
    if "person" in kinds:
        return Mistyped("missing-person", command=f"/{command.name}")
    return Mistyped("too-much-typed", text=word, command=f"/{command.name}")


def check(command: Command, values: Mapping[str, str]) -> None:
    """Raises Mistyped if something is missing."""
    for parameter in command.parameters:
        if parameter.required and not values.get(parameter.name):
            raise Mistyped(f"missing-{parameter.name}", command=f"/{command.name}")


def _taker(command: Command, values: Mapping[str, str], word: str) -> Parameter | None:
    free = [each for each in command.parameters if each.name not in values or each.kind == "rest"]
    takers = [each for each in free if _takes(each.kind, word)]
    if command.name in ("move", "plan") and not _IN_A_MOVE.fullmatch(word):
        takers = [each for each in takers if each.kind != "match"]
    return min(takers, key=lambda each: each.kind == "rest", default=None)


def _takes(kind: Kind, word: str) -> bool:
    match kind:
        case "person":
            return word.startswith("@") or word == COMPUTER
        case "match":
            return _MATCH_ID.fullmatch(word) is not None
        case "game":
            return word in {game.id for game in games.ALL}
        case "pace":
            return word in PACES
        case "number":
            return word.isascii() and word.isdecimal()
        case "language":
            return word in LANGUAGES
        case "rest":
            return True

"""The arguments of `cairn`, and their help in the reader's language."""

import os
import re
import secrets
import shlex
import shutil
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from bot import __version__
from bot.i18n import LANGUAGES, Translator, translator
from core import games, players

_USUAL = "run"
"""The command that runs if none is given."""
_SETTINGS = {"database": "database_url", "host": "room_host", "port": "room_port"}
"""Options that override a setting."""

Add = Callable[..., object]
"""Adds an option, as `ArgumentParser.add_argument` does."""


def read(typed: Sequence[str]) -> Namespace:
    """Parse the arguments; exits with a message if they make no sense."""
    first = next(iter(typed), "")
    general = first in ("-h", "--help", "--version")
    meant = [_USUAL, *typed] if not first or (first.startswith("-") and not general) else typed
    return _parser(translator(_asked_language(typed) or system_language())).parse_args(meant)


def settings(chosen: Namespace) -> Mapping[str, str | None]:
    """The settings given as options."""
    return {name: getattr(chosen, name, None) for name in _SETTINGS.values()}


def again(chosen: Namespace) -> str:
    """The full command that plays the same game in the terminal again."""
    command = [*_program(), chosen.command]
    if chosen.game != chosen.parser.get_default("game"):
        command.append(chosen.game)
    if chosen.players:
        command += ["--players", chosen.players]
    for option, value in game_options(chosen).items():
        command += [f"--{option}"] if value == "on" else [f"--{option}", value]
    for name in ("language", "level"):
        value = getattr(chosen, name)
        if value != chosen.parser.get_default(name):
            command += [f"--{name}", value]
    return shlex.join([*command, "--seed", chosen.seed.hex()])


def game_options(chosen: Namespace) -> Mapping[str, str]:
    """The options of the game in the terminal; exits with a message if the game does not have one."""
    given = {name: getattr(chosen, name.replace("-", "_")) for name in _game_options()}
    found = {name: value for name, value in given.items() if value is not None}
    game = games.get(chosen.game)
    for name, value in found.items():
        if value not in game.options.get(name, ()):
            _refuse(chosen, f"--{name}", value)
    return found


def seats(chosen: Namespace) -> int:
    """The number of players in the terminal; exits with a message if the game does not allow it."""
    taken = games.get(chosen.game).seats
    count = int(chosen.players or taken[0])
    if count not in taken:
        _refuse(chosen, "--players", chosen.players)
    return count


def person(chosen: Namespace) -> str:
    """The name for `cairn manage`, which may have several words; exits with a message if it is needed and missing."""
    name = " ".join(" ".join(chosen.name).split())
    if chosen.remove and not name:
        chosen.parser.error(translator(chosen.language)("manage-whom"))
    return name


def _refuse(chosen: Namespace, option: str, value: str) -> None:
    chosen.parser.error(translator(chosen.language)("terminal-no-option", option=option, value=value, game=chosen.game))


def system_language() -> str:
    """The language of the system's locale, if we have it."""
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((os.environ[name] for name in variables if os.environ.get(name)), "")
    return translator(re.split(r"[.@]", locale)[0]).language


def _asked_language(typed: Sequence[str]) -> str | None:
    """Found first, because it is also the language of the help."""
    parser = ArgumentParser(add_help=False)
    parser.add_argument("--language", nargs="?")
    language: str | None = parser.parse_known_args(typed)[0].language
    return language


def _parser(words: Translator) -> ArgumentParser:
    titles = ", ".join(words(f"game-{game.id}") for game in games.ALL)
    parser = ArgumentParser("cairn", description=words("cairn-about", games=titles), add_help=False)
    add = _options(parser, words)
    add("--version", action="version", version=f"Cairn {__version__}", help=words("cairn-version"))
    commands = parser.add_subparsers(title=words("cairn-commands"), dest="command")
    subcommands = {
        "run": _run,
        "terminal": _terminal,
        "doctor": _place,
        "stats": _database,
        "manage": _manage,
        "rebuild-ratings": _database,
        "puzzles": _puzzles,
        "verify": _verify,
    }
    for name, add_all in subcommands.items():
        about = words(f"cairn-{name}")
        command = commands.add_parser(name, help=about, description=about, add_help=False)
        command.set_defaults(parser=command)
        add = _options(command, words)
        add("--language", choices=LANGUAGES, default=system_language(), help=words("cairn-language"))
        add_all(add, words)
    return parser


def _options(parser: ArgumentParser, words: Translator) -> Add:
    add = parser.add_argument_group(words("cairn-options")).add_argument
    add("-h", "--help", action="help", help=words("cairn-help"))
    return add


def _run(add: Add, words: Translator) -> None:
    _place(add, words)
    add("--no-browser", action="store_true", help=words("cairn-no-browser"))


def _place(add: Add, words: Translator) -> None:
    for name in _SETTINGS:
        _setting(name, add, words)


def _database(add: Add, words: Translator) -> None:
    _setting("database", add, words)


def _manage(add: Add, words: Translator) -> None:
    _database(add, words)
    add("name", nargs="*", metavar="NAME", help=words("cairn-manage-name"))
    add("--remove", action="store_true", help=words("cairn-manage-remove"))


def _setting(name: str, add: Add, words: Translator) -> None:
    add(f"--{name}", dest=_SETTINGS[name], metavar=name.upper(), help=words(f"cairn-{name}"))


def _verify(add: Add, words: Translator) -> None:
    add("file", type=Path, metavar="FILE", help=words("cairn-file"))


def _puzzles(add: Add, words: Translator) -> None:
    _database(add, words)
    add("action", choices=("make", "check", "reports"), metavar="ACTION", help=words("cairn-puzzles-action"))
    add("folder", nargs="?", type=Path, metavar="FOLDER", help=words("cairn-puzzles-folder"))


def _terminal(add: Add, words: Translator) -> None:
    ids, levels = [game.id for game in games.ALL], tuple(players.ALL)
    add("game", nargs="?", choices=ids, default=ids[0], metavar="GAME", help=", ".join(ids))
    counts = sorted({str(count) for game in games.ALL for count in game.seats})
    add("--players", choices=counts, help=words("terminal-option-players"))
    for option, values in _game_options().items():
        about = f"{words(f'option-{option}')} ({', '.join(_games_with(option))})"
        if values == {"off", "on"}:
            add(f"--{option}", action="store_const", const="on", help=about)
        else:
            add(f"--{option}", choices=sorted(values), help=about)
    add("--seed", type=_seed(words), default=secrets.token_bytes(16), help=words("terminal-option-seed"))
    add("--level", choices=levels, default="steady", help=words("terminal-option-level"))


def _game_options() -> dict[str, set[str]]:
    """The options of all games, with all their values."""
    found: dict[str, set[str]] = {}
    for game in games.ALL:
        for option, values in game.options.items():
            found.setdefault(option, set()).update(values)
    return found


def _games_with(option: str) -> list[str]:
    return [game.id for game in games.ALL if option in game.options]


def _seed(words: Translator) -> Callable[[str], bytes]:
    def read(text: str) -> bytes:
        with suppress(ValueError):
            if seed := bytes.fromhex(text):
                return seed
        raise ArgumentTypeError(words("terminal-no-seed", text=text))

    return read


def _program() -> list[str]:
    """The command that started this program."""
    path = sys.argv[0]
    if Path(path).stem != "cairn":
        return ["python", "-m", "bot"]
    return ["cairn" if shutil.which("cairn") == path else path]

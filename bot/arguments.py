"""What can be typed after `cairn`, and its help, in the reader's language."""

import secrets
import shlex
import shutil
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace, _ArgumentGroup
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from bot import __version__
from bot.words import LANGUAGES, Words, load
from core import games, players

PLACE = {"--database": "database_url", "--host": "room_host", "--port": "room_port"}
"""Options that stand for a setting."""

_USUAL = "run"
"""The command that is meant when none is given."""


def read(arguments: Sequence[str], system: str) -> Namespace:
    """What was typed, on a system with this language. Leaves with a message where nothing can be meant."""
    first = next(iter(arguments), "")
    general = first in ("-h", "--help", "--version")
    meant = [_USUAL, *arguments] if not first or (first.startswith("-") and not general) else arguments
    return _parser(system, load(_language(arguments) or system)).parse_args(meant)


def again(chosen: Namespace) -> str:
    """The whole command for the same game in the terminal once more."""
    command = [*_program(), chosen.command]
    for name in ("language", "tactics", "expert", "rounds", "level"):
        value = getattr(chosen, name)
        if value != chosen.parser.get_default(name):
            command += [f"--{name}"] if value is True else [f"--{name}", value]
    return shlex.join([*command, "--seed", chosen.seed.hex()])


def _language(arguments: Sequence[str]) -> str | None:
    """The one that was asked for: then all other arguments are explained in it, too."""
    parser = ArgumentParser(add_help=False)
    parser.add_argument("--language", nargs="?")
    language: str | None = parser.parse_known_args(arguments)[0].language
    return language


def _parser(system: str, words: Words) -> ArgumentParser:
    parser = ArgumentParser("cairn", description=words("cairn-about"), add_help=False)
    version = f"Cairn {__version__}"
    _options(parser, words).add_argument("--version", action="version", version=version, help=words("cairn-version"))
    commands = parser.add_subparsers(title=words("cairn-commands"), dest="command")
    fillings = {"run": _run, "terminal": _terminal, "doctor": _place, "verify": _verify}
    for name, fill in fillings.items():
        about = words(f"cairn-{name}")
        command = commands.add_parser(name, help=about, description=about, add_help=False)
        options = _options(command, words)
        options.add_argument("--language", choices=LANGUAGES, default=system, help=words("cairn-language"))
        fill(options, words)
        command.set_defaults(parser=command)
    return parser


def _options(parser: ArgumentParser, words: Words) -> _ArgumentGroup:
    options = parser.add_argument_group(words("cairn-options"))
    options.add_argument("-h", "--help", action="help", help=words("cairn-help"))
    return options


def _run(options: _ArgumentGroup, words: Words) -> None:
    _place(options, words)
    options.add_argument("--no-browser", action="store_true", help=words("cairn-no-browser"))


def _place(options: _ArgumentGroup, words: Words) -> None:
    options.add_argument("--database", dest="database_url", metavar="FILE", help=words("cairn-database"))
    options.add_argument("--host", dest="room_host", metavar="HOST", help=words("cairn-host"))
    options.add_argument("--port", dest="room_port", metavar="PORT", help=words("cairn-port"))


def _verify(options: _ArgumentGroup, words: Words) -> None:
    options.add_argument("file", type=Path, metavar="FILE", help=words("cairn-verify-file"))


def _terminal(options: _ArgumentGroup, words: Words) -> None:
    rounds = games.get("schotten-totten").options["rounds"]
    options.add_argument("--tactics", action="store_true", help=words("option-tactics"))
    options.add_argument("--expert", action="store_true", help=words("option-expert"))
    options.add_argument("--rounds", choices=rounds, default=rounds[0], help=words("option-rounds"))
    seed, unasked = _seed(words), secrets.token_bytes(16)
    options.add_argument("--seed", type=seed, default=unasked, help=words("terminal-option-seed"))
    options.add_argument("--level", choices=tuple(players.ALL), default="steady", help=words("terminal-option-level"))


def _seed(words: Words) -> Callable[[str], bytes]:
    def read(text: str) -> bytes:
        with suppress(ValueError):
            if seed := bytes.fromhex(text):
                return seed
        raise ArgumentTypeError(words("terminal-no-seed", text=text))

    return read


def _program() -> list[str]:
    """What was typed to start this program."""
    path = sys.argv[0]
    if Path(path).stem != "cairn":
        return ["python", "-m", "bot"]
    return ["cairn" if shutil.which("cairn") == path else path]

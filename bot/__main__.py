"""The command `cairn`."""

import os
import re
import secrets
import shlex
import shutil
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

from bot import __version__, terminal
from bot.words import LANGUAGES, Words, load
from core import games, players


def main(arguments: Sequence[str] | None = None) -> None:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        try:
            _run(arguments)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads on, as in `cairn | head`. What is still to be written must go somewhere when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: Sequence[str] | None) -> None:
    parser = _parser()
    chosen = parser.parse_args(arguments)
    options = {"tactics": _switch(chosen.tactics), "expert": _switch(chosen.expert), "rounds": chosen.rounds}
    if sys.stdin.isatty():
        # Line editing and a history at the prompt, where Python has it.
        with suppress(ImportError):
            import_module("readline")
    terminal.play(chosen.language, options, chosen.seed, chosen.level, _again(parser, chosen))


def _parser() -> ArgumentParser:
    language = _system_language()
    words = load(language)
    rounds = games.get("schotten-totten").options["rounds"]
    parser = ArgumentParser("cairn", description=words("terminal-about"))
    parser.add_argument("command", nargs="?", choices=("terminal",), help=words("terminal-option-command"))
    parser.add_argument(
        "--version", action="version", version=f"Cairn {__version__}", help=words("terminal-option-version")
    )
    parser.add_argument("--language", choices=LANGUAGES, default=language, help=words("terminal-option-language"))
    parser.add_argument("--tactics", action="store_true", help=words("option-tactics"))
    parser.add_argument("--expert", action="store_true", help=words("option-expert"))
    parser.add_argument("--rounds", choices=rounds, default=rounds[0], help=words("option-rounds"))
    parser.add_argument(
        "--seed",
        type=lambda text: _seed(text, words),
        default=secrets.token_bytes(16),
        help=words("terminal-option-seed"),
    )
    parser.add_argument("--level", choices=tuple(players.ALL), default="steady", help=words("terminal-option-level"))
    return parser


def _system_language() -> str:
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((os.environ[name] for name in variables if os.environ.get(name)), "")
    return load(re.split(r"[.@]", locale)[0]).language


def _seed(text: str, words: Words) -> bytes:
    with suppress(ValueError):
        if seed := bytes.fromhex(text):
            return seed
    raise ArgumentTypeError(words("terminal-no-seed", text=text))


def _switch(on: bool) -> str:
    return "on" if on else "off"


def _again(parser: ArgumentParser, chosen: Namespace) -> str:
    """The whole command for the same game once more."""
    command = _program()
    for name in ("language", "tactics", "expert", "rounds", "level"):
        value = getattr(chosen, name)
        if value != parser.get_default(name):
            command += [f"--{name}"] if value is True else [f"--{name}", value]
    return shlex.join([*command, "--seed", chosen.seed.hex()])


def _program() -> list[str]:
    """What was typed to start this program."""
    path = sys.argv[0]
    if Path(path).stem != "cairn":
        return ["python", "-m", "bot"]
    return ["cairn" if shutil.which("cairn") == path else path]


if __name__ == "__main__":
    main()

"""The command `cairn`."""

import os
import re
import secrets
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from io import TextIOWrapper

from bot import __version__, terminal
from bot.words import LANGUAGES, load
from core import games, players


def main(arguments: Sequence[str] | None = None) -> None:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    chosen = _parser().parse_args(arguments)
    options = {"tactics": _switch(chosen.tactics), "expert": _switch(chosen.expert), "rounds": chosen.rounds}
    terminal.play(chosen.language, options, chosen.seed, chosen.level)


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
        "--seed", type=_hexadecimal, default=secrets.token_bytes(16), help=words("terminal-option-seed")
    )
    parser.add_argument("--level", choices=tuple(players.ALL), default="steady", help=words("terminal-option-level"))
    return parser


def _system_language() -> str:
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((os.environ[name] for name in variables if os.environ.get(name)), "")
    return load(re.split(r"[.@]", locale)[0]).language


def _hexadecimal(text: str) -> bytes:
    return bytes.fromhex(text)


def _switch(on: bool) -> str:
    return "on" if on else "off"


if __name__ == "__main__":
    main()

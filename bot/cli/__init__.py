"""The command `cairn`: one file for each of its subcommands."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

from bot import puzzle_library
from bot.cli import arguments, terminal
from bot.cli.verify import verify
from bot.i18n import translator
from bot.puzzle_library import NAMES


def main(typed: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit code."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        try:
            return _start(arguments.read(sys.argv[1:] if typed is None else typed))
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone, as in `cairn | head`. Python's last flush at exit must go somewhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def _start(chosen: Namespace) -> int:
    words = translator(chosen.language)
    match chosen.command:
        case "terminal":
            return _terminal(chosen)
        case "verify":
            verdict = verify(chosen.file, words)
            print(verdict.text)
            return 0 if verdict.ok else 1
        case "doctor" | "stats":
            return _later(chosen.command)(arguments.settings(chosen), words)
        case "rebuild-ratings":
            return _later("ratings")(arguments.settings(chosen), words)
        case "puzzles":
            return _puzzles(chosen)
        case "manage":
            name = arguments.person(chosen)
            return _later("manage")(arguments.settings(chosen), words, name=name, remove=chosen.remove)
    return _later("run")(arguments.settings(chosen), words, browse=not chosen.no_browser)


def _later(name: str) -> Callable[..., int]:
    # Imported late: the database and the web server take a second to load, and the other commands don't need them.
    start: Callable[..., int] = import_module(f"bot.cli.{name}").start
    return start


def _puzzles(chosen: Namespace) -> int:
    words = translator(chosen.language)
    if chosen.action == "make":
        return _later("puzzle_make")(words, chosen.folder or Path("puzzles"))
    if chosen.action == "reports":
        return _later("puzzle_reports")(arguments.settings(chosen), words)
    return _later("puzzle_check")(words, *(puzzle_library.lines(name, chosen.folder) for name in NAMES))


def _terminal(chosen: Namespace) -> int:
    options = arguments.game_options(chosen)
    if sys.stdin.isatty():
        # Line editing and a history at the prompt, if Python supports them.
        with suppress(ImportError):
            import_module("readline")
    terminal.play(
        chosen.language,
        chosen.game,
        arguments.seats(chosen),
        options,
        chosen.seed,
        chosen.level,
        arguments.again(chosen),
    )
    return 0

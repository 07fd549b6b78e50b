"""The command `cairn`."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper

from bot import arguments, terminal
from bot.verify import verify
from bot.words import load


def main(typed: Sequence[str] | None = None) -> int:
    """The exit code."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        try:
            return _start(arguments.read(sys.argv[1:] if typed is None else typed))
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads on, as in `cairn | head`. What is still to be written must go somewhere when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def _start(chosen: Namespace) -> int:
    words = load(chosen.language)
    match chosen.command:
        case "terminal":
            return _terminal(chosen)
        case "verify":
            verdict = verify(chosen.file, words)
            print(verdict.text)
            return 0 if verdict.ok else 1
        case "doctor" | "stats":
            return _later(chosen.command)(arguments.settings(chosen), words)
    return _later("run")(arguments.settings(chosen), words, browse=not chosen.no_browser)


def _later(name: str) -> Callable[..., int]:
    # What the others do not need takes a second to load: the database, the web server.
    start: Callable[..., int] = import_module(f"bot.{name}").start
    return start


def _terminal(chosen: Namespace) -> int:
    options = arguments.game_options(chosen)
    if sys.stdin.isatty():
        # Line editing and a history at the prompt, where Python has it.
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


if __name__ == "__main__":
    sys.exit(main())

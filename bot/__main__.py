"""The command `cairn`."""

import os
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper

from bot import arguments, config, terminal, verify
from bot.words import Words, load


def main(typed: Sequence[str] | None = None) -> int:
    """The exit code."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        try:
            return _start(arguments.read(sys.argv[1:] if typed is None else typed, config.system_language()))
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads on, as in `cairn | head`. What is still to be written must go somewhere when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        pass
    return 0


def _start(chosen: Namespace) -> int:
    words = load(chosen.language)
    match chosen.command:
        case "terminal":
            return _terminal(chosen)
        case "verify":
            return _verify(chosen, words)
        case "doctor":
            return _doctor(chosen, words)
    return _run(chosen, words)
...

"""The puzzles that come with the program: the same everywhere on the same day."""

from collections.abc import Sequence
from datetime import date
from functools import cached_property
from importlib import resources
from pathlib import Path

from core.puzzles import text
from core.puzzles.library import Library
from core.puzzles.puzzle import Puzzle

FIRST = date(2026, 11, 2)
"""The day of the first puzzle: a Monday."""
NAMES = ("daily", "practice")


def packed(name: str, folder: Path | None = None) -> bytes:
    """A file of packed puzzles: one of those that come with the program, or one in a folder."""
    return ((folder or resources.files("bot") / "data" / "puzzles") / name).read_bytes()


def lines(name: str, folder: Path | None = None) -> list[str]:
    """The puzzles in such a file, a line each; none if there is no such file."""
    try:
        return text.unpack(packed(name, folder))
    except FileNotFoundError:
        return []


class _Shipped:
    @cached_property
    def _library(self) -> Library:
        return Library(*map(packed, NAMES))

    @property
    def practice(self) -> Sequence[Puzzle]:
        """The puzzles that belong to no day."""
        return self._library.practice

    def of(self, day: date) -> Puzzle | None:
        """The puzzle of a day; None before the first."""
        number = (day - FIRST).days
        return self._library.of(number) if number >= 0 else None


SHIPPED = _Shipped()

"""The puzzles of all days, which begin again after the last one in other colours; and those for practice."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from math import gcd

from core.puzzles import text
from core.puzzles.catalogue import SOURCES
from core.puzzles.puzzle import Colours, Puzzle


class Library:
    """Made of packed lines (`core.puzzles.text`). A puzzle is read when it is asked for."""

    def __init__(self, daily: bytes, practice: bytes) -> None:
        self._daily = text.unpack(daily)
        self._practice = practice
        self._read = lru_cache(maxsize=64)(text.read)

    @property
    def days(self) -> int:
        """For how many days there is a puzzle that has not been before."""
        return len(self._daily)

    def of(self, day: int) -> Puzzle:
        """The puzzle of a day, counted from 0. Each time the list begins again, it is in other colours."""
        time, place = divmod(day, self.days)
        puzzle = self._read(self._daily[place])
        return recoloured(puzzle, _colouring(puzzle.game, time)) if time else puzzle

    @cached_property
    def practice(self) -> Sequence[Puzzle]:
        """Puzzles that belong to no day."""
        return tuple(map(text.read, text.unpack(self._practice)))


def recoloured(puzzle: Puzzle, colours: Colours) -> Puzzle:
    """The same puzzle in other colours."""
    answer = SOURCES[puzzle.game].recoloured(puzzle.answer, colours)
    return replace(puzzle, recolour=tuple(colours.items()), answer=answer)


def _colouring(game: str, time: int) -> Colours:
    """How colours are exchanged when the list comes for the n-th time, counted from 0. All ways come in turn."""
    ways = SOURCES[game].COLOURINGS
    # Ways that are far apart in the list differ in many colours.
    step = next(step for step in range(len(ways) * 5 // 8, 0, -1) if gcd(step, len(ways)) == 1)
    return ways[time * step % len(ways)]

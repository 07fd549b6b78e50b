"""All puzzles by their names, worked out in threads; and which one each person has before them."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from datetime import date
from functools import cached_property, lru_cache
from typing import NamedTuple

from bot.model import puzzles as model
from bot.model.puzzles import Library, Posed
from bot.puzzle_library import FIRST
from core.game import View
from core.puzzles import catalogue
from core.puzzles.puzzle import Puzzle, Verdict

_REMEMBERED = 10_000
_OPEN = 86400.0
"""Seconds after which a line that is typed no longer means the puzzle that was opened before."""


class Opened(NamedTuple):
    """The puzzle that a person has before them, and the post by which they came to it."""

    name: str
    post: int


class PuzzleBook:
    def __init__(self, library: Library) -> None:
        self._library = library
        self._opened: OrderedDict[int, tuple[Opened, float]] = OrderedDict()

    async def practice(self) -> Mapping[str, Puzzle]:
        """The puzzles that belong to no day, by name."""
        return await asyncio.to_thread(lambda: self._practice)

    async def pose(self, name: str) -> Posed | None:
        """The puzzle with this name; None if there is none."""
        return await asyncio.to_thread(self._read, name)

    async def judge(self, posed: Posed, answer: str) -> Verdict:
        """Whether this is the answer, and why; it can take a moment to work that out."""
        return await asyncio.to_thread(_judge, posed.puzzle, answer)

    def open(self, player: int, name: str, post: int, now: float) -> None:
        """A person has a puzzle before them: what they type from now on may be an answer to it."""
        self._opened[player] = Opened(name, post), now
        self._opened.move_to_end(player)
        if len(self._opened) > _REMEMBERED:
            self._opened.popitem(last=False)

    def opened(self, player: int, now: float) -> Opened | None:
        """The puzzle that a person has before them, as far as that is known."""
        opened, at = self._opened.get(player, (None, 0.0))
        return opened if now - at < _OPEN else None

    @cached_property
    def _practice(self) -> Mapping[str, Puzzle]:
        return {model.code(puzzle): puzzle for puzzle in self._library.practice}

    def _of(self, day: date) -> Puzzle | None:
        return self._library.of(day) if day >= FIRST else None

    def _read(self, name: str) -> Posed | None:
        day = model.day_of(name)
        puzzle = self._of(day) if day else self._practice.get(name)
        return Posed(name, day, puzzle, *_pose(puzzle)) if puzzle else None


@lru_cache(maxsize=64)
def _pose(puzzle: Puzzle) -> tuple[View, tuple[str, ...]]:
    view = catalogue.view(puzzle)
    return view, catalogue.kind(puzzle).answers(view)


@lru_cache(maxsize=512)
def _judge(puzzle: Puzzle, answer: str) -> Verdict:
    view, _ = _pose(puzzle)
    return catalogue.kind(puzzle).judge(view, answer)

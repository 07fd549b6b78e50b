"""A few real puzzles of each kind: one for each day, and some for practice.

They were found by random play; `python -m tests.support.puzzles` finds them again, after a change to the rules.
"""

from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from random import Random

from bot.puzzle_library import FIRST
from core import games
from core.puzzles import catalogue, text
from core.puzzles.puzzle import Puzzle

KINDS = tuple((game, name) for game, source in catalogue.SOURCES.items() for name in source.KINDS)
"""Games and kinds."""
FILE = Path(__file__).with_suffix(".txt")
_EACH = 2
"""Puzzles of each kind."""


class Library:
    """Implements `bot.model.puzzles.Library`."""

    def of(self, day: date) -> Puzzle | None:
        """The first of each kind, day by day, and then again."""
        return puzzle(*KINDS[(day - FIRST).days % len(KINDS)], 0) if day >= FIRST else None

    @property
    def practice(self) -> Sequence[Puzzle]:
        return [puzzle(game, kind, 1) for game, kind in KINDS]


def puzzle(game: str, kind: str, number: int) -> Puzzle:
    """The puzzle with this number of its kind."""
    return _puzzles()[game, kind][number]


@cache
def _puzzles() -> dict[tuple[str, str], list[Puzzle]]:
    found: dict[tuple[str, str], list[Puzzle]] = {}
    for line in FILE.read_text("ascii").splitlines():
        each = text.read(line)
        found.setdefault((each.game, each.kind), []).append(each)
    return found


def _found(id: str, name: str, rng: Random) -> Iterator[Puzzle]:
    """At most one in each match."""
    game, kind = games.get(id), catalogue.SOURCES[id].KINDS[name]
    while True:
        seed, actions = rng.randbytes(8), list[tuple[int, str]]()
        state = game.start(kind.seats, kind.options, seed)
        while seats := game.actors(state):
            seat = seats[0]
            if found := kind.find(game.view(state, seat)):
                asked = id, name, game.version, kind.seats, tuple(kind.options.items()), seed, tuple(actions), seat
                yield Puzzle(*asked, found.answer, found.theme, found.grade)
                break
            action = rng.choice(game.legal(state, seat))
            actions.append((seat, game.format(action)))
            state = game.play(state, seat, action).state


if __name__ == "__main__":
    lines = [text.write(next(_found(*kind, Random(f"{kind} {number}")))) for kind in KINDS for number in range(_EACH)]
    FILE.write_text("\n".join(lines) + "\n", "ascii")

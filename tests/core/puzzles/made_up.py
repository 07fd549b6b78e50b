"""Puzzles that nobody could solve, for tests in which only their order matters."""

from dataclasses import replace
from typing import Any

from core.puzzles.catalogue import SOURCES
from core.puzzles.generate import Candidate
from core.puzzles.puzzle import Puzzle

_PUZZLE = Puzzle(
    game="totemo",
    kind="bonus",
    version=1,
    seats=2,
    options=(("hands", "closed"), ("board", "5x5")),
    seed=b"seed",
    actions=((0, "R@c3"), (1, "P^@c3")),
    seat=0,
    answer="R@b3",
    theme="early",
    grade=2,
)


def puzzle(**changes: Any) -> Puzzle:
    return replace(_PUZZLE, **changes)


def candidates(of_each: int, themes: int = 20) -> list[Candidate]:
    """So many of each kind, in as many matches, with so many themes and all grades."""
    return [
        Candidate(
            puzzle(
                game=game,
                kind=kind,
                seed=f"{game} {kind} {number}".encode(),
                theme=f"theme {number % themes}",
                grade=1 + number % 5,
            ),
            f"{game} {kind} {number}",
        )
        for game, source in SOURCES.items()
        for kind in source.KINDS
        for number in range(of_each)
    ]

"""Checks puzzles by a second reading of the rules: that the answer is right, and that no other is."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from core import games
from core.game import Refusal
from core.puzzles.catalogue import view
from core.puzzles.checkers import heave_ho, schotten_totten, schotten_totten_2, totemo
from core.puzzles.puzzle import EASIEST, HARDEST, Puzzle

Right = Callable[[Any], set[str]]
"""All answers that are right, from the view of the seat that is asked."""
CHECKERS: Mapping[str, Mapping[str, Right]] = {
    "schotten-totten": schotten_totten.RIGHT,
    "schotten-totten-2": schotten_totten_2.RIGHT,
    "totemo": totemo.RIGHT,
    "heave-ho": heave_ho.RIGHT,
}
"""By game and kind."""


class Fault(NamedTuple):
    """What is wrong: a sentence to translate, `puzzles-fault-<reason>`, and its parameters."""

    reason: str
    params: Mapping[str, str | int] = {}


def check(puzzle: Puzzle) -> Fault | None:
    """What is wrong with a puzzle, if anything is."""
    right = CHECKERS.get(puzzle.game, {}).get(puzzle.kind)
    if right is None:
        return Fault("no-kind", {"kind": f"{puzzle.game} {puzzle.kind}"})
    if puzzle.version != games.get(puzzle.game).version:
        return Fault("old-rules", {"version": puzzle.version})
    try:
        answers = right(view(puzzle))
    except (Refusal, ValueError) as problem:
        return Fault("no-position", {"problem": str(problem)})
    if puzzle.answer not in answers:
        return Fault("wrong", {"answer": puzzle.answer})
    if len(answers) > 1:
        return Fault("not-alone", {"answers": ", ".join(sorted(answers))})
    if not EASIEST <= puzzle.grade <= HARDEST:
        return Fault("no-grade", {"grade": puzzle.grade})
    return None

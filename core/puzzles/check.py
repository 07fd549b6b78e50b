"""Checks puzzles: by a second reading of the rules, that only the answer is right; and that no two are alike."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from core import games
from core.game import Refusal
from core.puzzles.catalogue import SOURCES, kind, view
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

LEAST = 730
"""How many days have a puzzle of their own, at least."""
LEAST_OF_A_KIND = 25
APART = 14
"""Within how many days a theme comes only once."""
SHARE = 10
"""A theme is at most one tenth of its kind."""


class Fault(NamedTuple):
    """What is wrong: a sentence to translate, `puzzle-fault-<reason>`, and its parameters."""

    reason: str
    params: Mapping[str, str | int] = {}


class Checked(NamedTuple):
    """What is wrong with a puzzle by itself; and a text that is the same for puzzles that look alike."""

    fault: Fault | None
    likeness: str = ""


def check(puzzle: Puzzle) -> Checked:
    right = CHECKERS.get(puzzle.game, {}).get(puzzle.kind)
    if right is None:
        return Checked(Fault("no-kind", {"kind": f"{puzzle.game} {puzzle.kind}"}))
    if puzzle.version != games.get(puzzle.game).version:
        return Checked(Fault("old-rules", {"version": puzzle.version}))
    try:
        seen = view(puzzle)
        answers = right(seen)
    except (Refusal, ValueError):
        return Checked(Fault("no-position"))
    likeness = sha256(SOURCES[puzzle.game].canonical(seen).encode()).hexdigest()
    return Checked(_judged(puzzle, answers), likeness)


def _judged(puzzle: Puzzle, right: set[str]) -> Fault | None:
    if puzzle.answer not in right:
        return Fault("wrong", {"answer": puzzle.answer})
    if len(right) > 1:
        return Fault("not-alone", {"answers": ", ".join(sorted(right))})
    if not EASIEST <= puzzle.grade <= HARDEST:
        return Fault("no-grade", {"grade": puzzle.grade})
    return None


def compare(puzzles: Iterable[Puzzle], checked: Iterable[Checked]) -> Iterator[tuple[int, Fault]]:
    """What is wrong with puzzles that come from one match, or look alike: the number of the later one, from 0."""
    matches, likenesses = set[tuple[str, bytes]](), set[tuple[str, str]]()
    for number, (puzzle, (_, likeness)) in enumerate(zip(puzzles, checked, strict=True)):
        if (puzzle.game, puzzle.seed) in matches:
            yield number, Fault("same-match")
        if likeness and (puzzle.game, likeness) in likenesses:
            yield number, Fault("look-alike")
        matches.add((puzzle.game, puzzle.seed))
        likenesses.add((puzzle.game, likeness))


def check_calendar(days: Sequence[Puzzle]) -> Iterator[tuple[int | None, Fault]]:
    """What is wrong with the puzzles of all days, the first of which is a Monday: the number of the day, from 0.

    Without a number, it is wrong with all of them together.
    """
    asked = Counter((puzzle.game, puzzle.kind) for puzzle in days)
    themes = Counter((puzzle.game, puzzle.kind, puzzle.theme) for puzzle in days)
    last: dict[tuple[str, str, str], int] = {}
    for day, puzzle in enumerate(days):
        about = (puzzle.game, puzzle.kind, puzzle.theme)
        if day % 7 not in kind(puzzle).weekdays:
            yield day, Fault("wrong-weekday")
        if day - last.get(about, -APART) < APART:
            yield day, Fault("theme-again", {"theme": puzzle.theme, "days": day - last[about]})
        if themes[about] * SHARE > asked[about[:2]]:
            yield day, Fault("theme-often", {"theme": puzzle.theme, "count": themes[about], "all": asked[about[:2]]})
        last[about] = day
    if len(days) < LEAST:
        yield None, Fault("few-days", {"count": len(days), "least": LEAST})
    for game, source in SOURCES.items():
        for name, each in source.KINDS.items():
            if not each.is_optional and asked[game, name] < LEAST_OF_A_KIND:
                params: Mapping[str, str | int] = {"kind": f"{game} {name}", "count": asked[game, name]}
                yield None, Fault("few-of-a-kind", {**params, "least": LEAST_OF_A_KIND})

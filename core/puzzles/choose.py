"""Chooses among the puzzles that were found: one for each day, then those for practice.

There is one puzzle a match, and no two are alike. Of each kind, no theme has more than a tenth, nor comes on two days
within two weeks.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from core.puzzles.catalogue import SOURCES
from core.puzzles.generate import Candidate
from core.puzzles.puzzle import Kind, Puzzle

WEEK = 7
WEEKS = 105
"""Two years. After whole weeks the list can begin again on the same weekday."""
DAYS = WEEKS * WEEK
TOTAL = 2000
"""How many puzzles there are, with those for practice."""
APART = 14
"""In so many days a theme comes once."""
SHARE = 10
"""A theme is at most one of so many puzzles of its kind."""
SPARED = 8
"""One of so many puzzles of a kind is left for practice, at least."""

Name = tuple[str, str]
"""Of a kind: its game and its own name."""


class Chosen(NamedTuple):
    daily: tuple[Puzzle, ...]
    """In the order of the days, the first of which is a Monday."""
    practice: tuple[Puzzle, ...]


class TooFew(ValueError):
    """There are not enough puzzles of the kinds that are asked on a weekday."""


def choose(candidates: Iterable[Candidate], weeks: int = WEEKS, total: int = TOTAL) -> Chosen:
    """The puzzles of all days and those for practice; raises TooFew."""
    found: dict[Name, list[Candidate]] = {name: [] for name in _kinds()}
    for candidate in sorted(candidates, key=_shuffled):
        found[candidate.puzzle.game, candidate.puzzle.kind].append(candidate)
    possible = {name: len(_pick(found[name], weeks * WEEK, frozenset())) for name in found}
    most = {name: count - count // SPARED for name, count in possible.items()}
    while True:
        # The rarest kind chooses first: others may find more in the same match.
        quotas = _quotas(most, weeks)
        taken, daily = frozenset[str](), dict[Name, list[Candidate]]()
        for name in sorted(found, key=lambda name: most[name] / (sum(quotas[name].values()) or 1)):
            daily[name] = _pick(found[name], sum(quotas[name].values()), taken)
            taken |= _marks(daily[name])
        fewer = {name: len(picked) for name, picked in daily.items() if len(picked) < sum(quotas[name].values())}
        if not fewer:
            break
        most |= fewer
    arranged = _arrange({name: [each.puzzle for each in picked] for name, picked in daily.items()}, quotas, weeks)
    return Chosen(arranged, _practice(found, daily, total - len(arranged)))


def _kinds() -> Mapping[Name, Kind]:
    return {(game, kind.name): kind for game, source in SOURCES.items() for kind in source.KINDS.values()}


def _shuffled(candidate: Candidate) -> bytes:
    """An order that is always the same, and otherwise means nothing."""
    puzzle = candidate.puzzle
    return sha256(puzzle.seed + f"{puzzle.kind} {len(puzzle.actions)}".encode()).digest()


def _marks(candidates: Iterable[Candidate]) -> frozenset[str]:
    """What no other puzzle may have: its match, and what it looks like."""
    return frozenset(mark for each in candidates for mark in (each.puzzle.seed.hex(), each.likeness))


def _free(candidates: Iterable[Candidate], taken: frozenset[str]) -> list[Candidate]:
    return [each for each in candidates if taken.isdisjoint(_marks([each]))]


def _pick(
    candidates: Sequence[Candidate], wanted: int, taken: frozenset[str], before: Sequence[Candidate] = ()
) -> list[Candidate]:
    """As many of these as can be had, up to the number that is wanted, besides those that were chosen before.

    Their themes and grades are as even as possible.
    """
    free = _free(candidates, taken)
    count = min(wanted, len(free))
    while count:
        picked = _pick_evenly(free, count, (len(before) + count) // SHARE, before)
        if len(picked) == count:
            return picked
        # With fewer, a theme may have fewer.
        count = min(count - 1, len(picked))
    return []


def _pick_evenly(free: Sequence[Candidate], count: int, limit: int, before: Sequence[Candidate]) -> list[Candidate]:
    themes, grades = Counter(each.puzzle.theme for each in before), Counter(each.puzzle.grade for each in before)
    left = [each for each in free if themes[each.puzzle.theme] < limit]
    picked: list[Candidate] = []
    while left and len(picked) < count:
        best = min(left, key=lambda each: (themes[each.puzzle.theme], grades[each.puzzle.grade]))
        picked.append(best)
        themes[best.puzzle.theme] += 1
        grades[best.puzzle.grade] += 1
        marks = _marks([best])
        left = [each for each in left if themes[each.puzzle.theme] < limit and marks.isdisjoint(_marks([each]))]
    return picked


def _quotas(most: Mapping[Name, int], weeks: int) -> dict[Name, dict[int, int]]:
    """On how many days of each weekday a kind is asked. Kinds share a weekday evenly, as far as they have enough."""
    left, quotas = dict(most), {name: dict[int, int]() for name in most}
    for weekday in range(WEEK):
        names = [name for name, kind in _kinds().items() if weekday in kind.weekdays]
        days = weeks
        while names:
            scarcest = min(names, key=lambda name: left[name])
            names.remove(scarcest)
            share = min(days // (len(names) + 1), left[scarcest])
            quotas[scarcest][weekday] = share
            left[scarcest] -= share
            days -= share
        if days:
            raise TooFew(f"for {days} of {weeks} days of weekday {weekday}")
    return quotas


def _arrange(
    daily: Mapping[Name, list[Puzzle]], quotas: Mapping[Name, Mapping[int, int]], weeks: int
) -> tuple[Puzzle, ...]:
    """A puzzle for each day. Kinds alternate; so do games, where they can."""
    left = {name: dict(quotas[name]) for name in quotas}
    rest = {name: list(puzzles) for name, puzzles in daily.items()}
    last: dict[tuple[Name, str], int] = {}
    arranged: list[Puzzle] = []
    for day in range(weeks * WEEK):
        weekday = day % WEEK
        fitting = {
            name: [puzzle for puzzle in rest[name] if day - last.get((name, puzzle.theme), -APART) >= APART]
            for name in left
            if left[name].get(weekday)
        }
        yesterday = arranged[-1].game if arranged else ""
        due = [name for name in fitting if fitting[name]]
        if not due:
            raise TooFew(f"with another theme on day {day}")
        name = max(due, key=lambda name: (left[name][weekday] - (name[0] == yesterday)) / quotas[name][weekday])
        themes = Counter(puzzle.theme for puzzle in rest[name])
        puzzle = max(fitting[name], key=lambda puzzle: themes[puzzle.theme])
        arranged.append(puzzle)
        rest[name].remove(puzzle)
        left[name][weekday] -= 1
        last[name, puzzle.theme] = day
    return tuple(arranged)


def _practice(
    found: Mapping[Name, Sequence[Candidate]], daily: Mapping[Name, Sequence[Candidate]], count: int
) -> tuple[Puzzle, ...]:
    """Kinds share this number as evenly as they can, the one with the fewest first."""
    taken = _marks(each for picked in daily.values() for each in picked)
    spare = {name: len(_pick(found[name], count, taken, daily[name])) for name in found}
    puzzles: list[Puzzle] = []
    for place, name in enumerate(sorted(found, key=lambda name: spare[name])):
        share = (count - len(puzzles)) // (len(found) - place)
        picked = _pick(found[name], share, taken, daily[name])
        taken |= _marks(picked)
        puzzles += [each.puzzle for each in picked]
    return tuple(puzzles)

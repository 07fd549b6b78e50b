"""What the searches of all games share: from a position to a question, and how hard that is."""

from collections.abc import Callable, Iterable, Sequence, Sized
from itertools import combinations
from typing import Any, TypeVar

from core.puzzles.puzzle import EASIEST, HARDEST

T = TypeVar("T")

FEWEST_PLAYS = 10
FEWEST_NEAR_MISSES = 2
MOST_REFUTATIONS = 3
"""How many cards of the other player refute all wrong answers, at most: more cannot be kept in mind."""
MOST_NAMED = 8
"""How many open cards a proof names, at most."""
MANY_NEAR_MISSES = (4, 8)
"""So many make a question harder."""


def only(choices: Iterable[T], is_right: Callable[[T], bool]) -> T | None:
    """The only choice that is right; None if there is no such choice, or as soon as a second one is found."""
    right = None
    for choice in filter(is_right, choices):
        if right is not None:
            return None
        right = choice
    return right


def fewest(refuting: Iterable[frozenset[str]], order: Callable[[str], Any] = str) -> tuple[str, ...] | None:
    """The fewest cards of which one is in each of these sets, the first such cards in this order; None if that takes
    more than three.
    """
    sets = sorted(set(refuting), key=len)
    cards = sorted(frozenset[str]().union(*sets), key=order)
    for count in range(MOST_REFUTATIONS + 1):
        for chosen in combinations(cards, count):
            if all(not each.isdisjoint(chosen) for each in sets):
                return chosen
    return None


def grade(points: int, near_misses: Sized, many: Sequence[int] = MANY_NEAR_MISSES) -> int:
    """A grade: how hard the reason is to see, and how many wrong answers look right."""
    return min(HARDEST, EASIEST + points + sum(len(near_misses) >= each for each in many))


def is_worth_solving(plays: int, near_misses: Sized, fewest_plays: int = FEWEST_PLAYS) -> bool:
    return plays >= fewest_plays and len(near_misses) >= FEWEST_NEAR_MISSES


def some(count: int) -> str:
    """A number as people see it who do not count: for themes."""
    return next(
        (name for limit, name in ((1, "one"), (2, "two"), (5, "few"), (10, "several")) if count <= limit), "many"
    )

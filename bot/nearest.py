"""Finds the known words most similar to a mistyped one."""

from collections.abc import Iterable
from difflib import SequenceMatcher

_LONGEST = 40
"""Longer words resemble no known word, and comparing them takes time."""


def nearest(typed: str, known: Iterable[str], likeness: float = 0.6) -> str:
    """The most similar known word, or an empty text. A star at the end of a word stands for any ending."""
    return next(iter(nearest_of(typed, known, 1, likeness)), "")


def nearest_of(typed: str, known: Iterable[str], most: int, likeness: float = 0.6) -> list[str]:
    """The same with several words, the most similar one first."""
    if len(typed) > _LONGEST:
        return []
    found = [(-alike, place, word) for place, word in enumerate(known) if (alike := _likeness(typed, word)) >= likeness]
    return [word for *_, word in sorted(found)[:most]]


def _likeness(typed: str, word: str) -> float:
    stem = word.removesuffix("*")
    return SequenceMatcher(None, typed[: len(stem)] if stem != word else typed, stem).ratio()

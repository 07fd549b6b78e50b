"""Finds the known word most similar to a mistyped one."""

from collections.abc import Iterable
from difflib import SequenceMatcher

_LONGEST = 40
"""Longer words resemble no known word, and comparing them takes time."""


def nearest(typed: str, known: Iterable[str], likeness: float = 0.6) -> str:
    """The most similar known word, or an empty text. A star at the end of a word stands for any ending."""
    if len(typed) > _LONGEST:
        return ""
    found = max(((_likeness(typed, word), -place, word) for place, word in enumerate(known)), default=(0.0, 0, ""))
    return found[2] if found[0] >= likeness else ""


def _likeness(typed: str, word: str) -> float:
    stem = word.removesuffix("*")
    return SequenceMatcher(None, typed[: len(stem)] if stem != word else typed, stem).ratio()

"""The known word that is nearest to a mistyped one."""

from collections.abc import Iterable
from difflib import SequenceMatcher

_LONGEST = 40
"""Longer words resemble nothing that is known, and comparing them takes time."""


def nearest(typed: str, known: Iterable[str], likeness: float = 0.6) -> str:
    """The one that is meant, or nothing. A word that ends with a star stands for all that begin with it."""
    if len(typed) > _LONGEST:
        return ""
    found = max(((_likeness(typed, word), -place, word) for place, word in enumerate(known)), default=(0.0, 0, ""))
    return found[2] if found[0] >= likeness else ""


def _likeness(typed: str, word: str) -> float:
    stem = word.removesuffix("*")
    return SequenceMatcher(None, typed[: len(stem)] if stem != word else typed, stem).ratio()

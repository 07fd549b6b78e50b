"""The known word that is nearest to a mistyped one."""

from collections.abc import Iterable
from difflib import get_close_matches

_LONGEST = 40
"""Longer words resemble nothing that is known, and comparing them takes time."""


def nearest(typed: str, known: Iterable[str], likeness: float = 0.6) -> str:
    """The one that is meant, or nothing."""
    if len(typed) > _LONGEST:
        return ""
    return next(iter(get_close_matches(typed, list(known), 1, likeness)), "")

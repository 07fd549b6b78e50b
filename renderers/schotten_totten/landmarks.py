"""The views of a match that a replay must not leave out."""

from collections.abc import Sequence
from itertools import pairwise

from core.schotten_totten.view import View


def landmarks(views: Sequence[View]) -> set[int]:
    """The indices of the views where stones have just been claimed, and of those around a new deal."""
    found: set[int] = set()
    for place, (before, after) in enumerate(pairwise(views)):
        if before.round != after.round:
            found |= {place, place + 1}
        elif _owners(before) != _owners(after):
            found.add(place + 1)
    return found


def _owners(view: View) -> list[int | None]:
    return [stone.owner for stone in view.stones]

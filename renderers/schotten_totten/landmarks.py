"""Which views of a match no replay may leave out."""

from collections.abc import Sequence
from itertools import pairwise

from core.schotten_totten.view import View


def landmarks(views: Sequence[View]) -> set[int]:
    """The places of the views in which stones have just been claimed, and of those around a new deal."""
    found: set[int] = set()
    for place, (before, after) in enumerate(pairwise(views)):
        if before.round != after.round:
            found |= {place, place + 1}
        elif _owners(before) != _owners(after):
            found.add(place + 1)
    return found


def _owners(view: View) -> list[int | None]:
    return [stone.owner for stone in view.stones]

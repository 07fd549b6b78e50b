"""The views of a match that a replay must not leave out."""

from collections.abc import Sequence
from itertools import pairwise

from core.schotten_totten_2.view import View


def landmarks(views: Sequence[View]) -> set[int]:
    """The indices of the views where the wall has just been damaged, and of those around a new deal."""
    found: set[int] = set()
    for place, (before, after) in enumerate(pairwise(views)):
        if before.round != after.round:
            found |= {place, place + 1}
        elif _damage(before) != _damage(after):
            found.add(place + 1)
    return found


def _damage(view: View) -> list[bool]:
    return [tile.damaged for tile in view.tiles]

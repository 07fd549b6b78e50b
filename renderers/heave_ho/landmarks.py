"""The views of a match that a replay must not leave out."""

from collections.abc import Sequence
from itertools import pairwise

from core.heave_ho.view import View


def landmarks(views: Sequence[View]) -> set[int]:
    """The indices of the views where the barrel has just appeared or moved, and of those around a new deal."""
    found: set[int] = set()
    for place, (before, after) in enumerate(pairwise(views)):
        if before.round != after.round:
            found |= {place, place + 1}
        elif before.barrel != after.barrel:
            found.add(place + 1)
    return found

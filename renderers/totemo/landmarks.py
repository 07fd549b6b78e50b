"""The views of a match that a replay must not leave out."""

from collections.abc import Sequence
from itertools import pairwise

from core.totemo.view import View


def landmarks(views: Sequence[View]) -> set[int]:
    """The indices of the views where a block has just been placed, or a player has left."""
    pairs = enumerate(pairwise(views), 1)
    return {place for place, (one, other) in pairs if (one.poles, one.resigned) != (other.poles, other.resigned)}

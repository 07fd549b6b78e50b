"""Which views of a match no replay may leave out."""

from collections.abc import Sequence
from itertools import pairwise

from core.totemo.view import View


def landmarks(views: Sequence[View]) -> set[int]:
    """The places of the views in which a block has just been placed, or somebody has left."""
    pairs = enumerate(pairwise(views), 1)
    return {place for place, (one, other) in pairs if (one.poles, one.resigned) != (other.poles, other.resigned)}

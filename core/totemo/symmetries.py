"""Which positions of Totemo are alike."""

import re
from collections.abc import Iterator, Sequence
from typing import TypeVar

from core.puzzles.puzzle import Colours, painted
from core.totemo.board import Poles
from core.totemo.pieces import WHEEL
from core.totemo.view import View

T = TypeVar("T")

COLOURINGS: Sequence[Colours] = (dict(zip(WHEEL, WHEEL, strict=True)), dict(zip(WHEEL, "BGYORP", strict=True)))
"""The wheel can only be turned over: then neighbours stay neighbours, and a colour is worth the same as before."""


def canonical(view: View) -> str:
    """The smallest of sixteen texts: the board turned and mirrored, in the colours of either wheel."""
    assert view.seat is not None, "a spectator is not asked"
    spaces = sorted((tile.space, tile.value is None) for tile in view.tiles)
    return f"{view.scores[view.seat]} {spaces} " + min(
        " ".join(("/".join(sorted(seen.hand)), *("".join(blocks) for blocks in poles)))
        for seen in (recoloured(view, colours) for colours in COLOURINGS)
        for poles in _turned(view.size, tuple(pole.blocks for pole in seen.poles))
    )


def _turned(size: int, poles: Poles) -> Iterator[Poles]:
    """The board in each of its eight positions."""
    for _ in range(4):
        poles = tuple(poles[size * (size - 1 - column) + row] for row in range(size) for column in range(size))
        yield poles
        yield tuple(poles[size * row + column] for column in range(size) for row in range(size))


_COLOUR = re.compile(rf"(?<!\w)[{WHEEL}](?=\^?(?:@|$))")


def recoloured(view: T, colours: Colours) -> T:
    """A view, or the text of an answer, in other colours."""
    return painted(view, lambda text: _COLOUR.sub(lambda found: colours[found[0]], text))

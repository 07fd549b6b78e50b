"""Which positions of Schotten Totten are alike."""

import re
from collections.abc import Sequence
from itertools import permutations
from typing import TypeVar

from core.puzzles.puzzle import Colours, painted
from core.schotten_totten.cards import COLOURS, NUMBERS, STRENGTHS
from core.schotten_totten.view import View

T = TypeVar("T")

COLOURINGS: Sequence[Colours] = tuple(dict(zip(COLOURS, order, strict=True)) for order in permutations(COLOURS))
"""The ways to exchange colours. The first exchanges none."""


def canonical(view: View) -> str:
    """Colours, the mirror and the seats make no difference."""
    assert view.seat is not None
    seat = view.seat
    return min(_drawn(view, seat, {stone: stone for stone in NUMBERS}), _drawn(view, seat, _MIRROR))


_MIRROR = {stone: len(NUMBERS) + 1 - stone for stone in NUMBERS}


def _drawn(view: View, seat: int, places: dict[int, int]) -> str:
    """The position, from this seat, with its stones at these places, and colours told apart only by their cards."""
    lies = dict.fromkeys(view.hand, "h")
    stones = sorted(view.stones, key=lambda stone: places[stone.number])
    for stone in stones:
        for whose, side in zip("mt", (stone.sides[seat], stone.sides[1 - seat]), strict=True):
            lies |= dict.fromkeys(side, f"{whose}{places[stone.number]}")
    rows = sorted(" ".join(lies.get(f"{colour}{strength}", "-") for strength in STRENGTHS) for colour in COLOURS)
    owned = ("-" if stone.owner is None else "m" if stone.owner == seat else "t" for stone in stones)
    first = ("-" if stone.first is None else "m" if stone.first == seat else "t" for stone in stones)
    return "/".join((*rows, "".join(owned), "".join(first)))


_COLOURED = re.compile(f"[{COLOURS}](?=[1-9])")


def recoloured(view: T, colours: Colours) -> T:
    """A view, or the text of an answer, in other colours."""
    return painted(view, lambda text: _COLOURED.sub(lambda found: colours.get(found[0], found[0]), text))

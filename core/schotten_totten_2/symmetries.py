"""Which positions of Schotten Totten 2 are alike."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import compress, permutations, product
from typing import TypeVar

from core.puzzles.puzzle import Colours, painted
from core.schotten_totten_2.cards import COLOURS, NUMBERS, STRENGTHS
from core.schotten_totten_2.state import in_order
from core.schotten_totten_2.view import View

T = TypeVar("T")

COLOURINGS: Sequence[Colours] = tuple(dict(zip(COLOURS, order, strict=True)) for order in permutations(COLOURS))
"""The ways to exchange colours. The first exchanges none."""


def canonical(view: View) -> str:
    """Colours and the seats make no difference, nor does the place of a tile among others of its kind."""
    twins = [*_TWINS, *([_PITS] if all(view.tiles[number - 1].damaged for number in _PITS) else [])]
    return min(_drawn(view, order) for order in _orders(twins))


_PITS, *_TWINS = ((1, 7), (2, 6), (3, 5))
"""Tiles that are alike: the pits only while both are damaged."""


def _orders(twins: Sequence[tuple[int, int]]) -> Iterator[list[int]]:
    """The tiles, with any of these pairs exchanged."""
    for exchanged in product((False, True), repeat=len(twins)):
        order = [*NUMBERS]
        for one, other in compress(twins, exchanged):
            order[one - 1], order[other - 1] = other, one
        yield order


def _drawn(view: View, order: Sequence[int]) -> str:
    """The position, with its tiles in this order, and colours told apart only by their cards."""
    lies = dict.fromkeys(view.hand, "h") | dict.fromkeys(view.discard, "x")
    tiles = [view.tiles[number - 1] for number in order]
    for place, tile in enumerate(tiles):
        for seat, side in enumerate(tile.sides):
            lies |= dict.fromkeys(side, f"{'a' if seat == view.attacker else 'd'}{place}")
    rows = sorted(" ".join(lies.get(f"{colour}{strength}", "-") for strength in STRENGTHS) for colour in COLOURS)
    damaged = ("d" if tile.damaged else "i" for tile in tiles)
    first = ("-" if tile.first is None else "a" if tile.first == view.attacker else "d" for tile in tiles)
    return "/".join((view.role, *rows, "".join(damaged), "".join(first), str(view.cauldrons)))


_COLOURED = re.compile(f"[{COLOURS}](?=[0-9])")


def recoloured(view: T, colours: Colours) -> T:
    """A view, or the text of an answer, in other colours."""
    shown = painted(view, lambda text: _COLOURED.sub(lambda found: colours.get(found[0], found[0]), text))
    if isinstance(shown, View):
        return replace(shown, discard=in_order(shown.discard))
    return shown

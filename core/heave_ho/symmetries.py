"""Which positions of Heave Ho! are alike."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from typing import TypeVar

from core.heave_ho.cards import COLOURS, ORDER
from core.heave_ho.state import AT
from core.heave_ho.tries import way
from core.heave_ho.view import View
from core.puzzles.puzzle import Colours, painted

T = TypeVar("T")

COLOURINGS: Sequence[Colours] = tuple(dict(zip(COLOURS, order, strict=True)) for order in permutations(COLOURS))
"""The ways to exchange colours. The first exchanges none."""


def canonical(view: View) -> str:
    """The smallest of six texts, one for each way to exchange the colours, with the side of the seat first."""
    return min(_description(recoloured(view, colours)) for colours in COLOURINGS)


def _description(view: View) -> str:
    seat = view.seat
    assert seat is not None, "a spectator is not asked"
    sides = (place.cards for side in (seat, 1 - seat) for place in view.places if place.side == side)
    known = (view.hand, *(view.spent[each] for each in (seat, 1 - seat)), view.shown[1 - seat])
    counts = (view.hands[1 - seat], view.decks[seat], view.decks[1 - seat], way(view.barrel, seat))
    sets = (",".join(sorted(cards, key=ORDER.__getitem__)) for cards in known)
    return " ".join((*map(str, counts), *sets, *map(",".join, sides)))


_COLOURED = re.compile(rf"(?<!\w)[{COLOURS}](?=\d|$)|(?<=\b[ab])[{COLOURS}]\b")


def recoloured(view: T, colours: Colours) -> T:
    """A view, or the text of an answer, in other colours."""
    changed = painted(view, lambda text: _COLOURED.sub(lambda found: colours[found[0]], text))
    if isinstance(changed, View):
        return replace(changed, places=tuple(sorted(changed.places, key=lambda place: AT[place.name])))
    return changed

"""The order of a hand for the eye: pictures, texts and buttons follow it, and nothing that is typed or decided does."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from core.game import View
from core.heave_ho.view import View as HeaveHo
from core.totemo.pieces import VALUES

AnyView = TypeVar("AnyView", bound=View)
_Rank = tuple[int, ...]

_COLOURS = "ROYGBPWN"
_NAMED = (len(_COLOURS),)
"""The rank of cards with a name: they follow all others, in the order in which they were drawn."""


def arranged(view: AnyView, order: str) -> AnyView:
    """The same view with its hand sorted by `colour` or `strength`; `drawn` leaves it as it is.

    A pair that is being sorted into teams stays as it is: its cards are numbered.
    """
    if order not in _RANKS or (isinstance(view, HeaveHo) and view.barrel is None):
        return view
    return replace(view, hand=tuple(sorted(view.hand, key=_RANKS[order])))


def _by_colour(card: str) -> _Rank:
    strength = _strength(card)
    return _NAMED if strength is None else (_COLOURS.index(card[0]), strength, len(card))


def _by_strength(card: str) -> _Rank:
    strength = _strength(card)
    return _NAMED if strength is None else (0, strength, _COLOURS.index(card[0]), len(card))


_RANKS: dict[str, Callable[[str], _Rank]] = {"colour": _by_colour, "strength": _by_strength}


def _strength(card: str) -> int | None:
    """The number of a card, or what a block is worth; None for a card with a name."""
    number = card[1:].rstrip("!")
    return int(number) if number.isdecimal() else VALUES.get(card)

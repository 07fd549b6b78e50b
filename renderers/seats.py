"""From which seat's side a board is seen; what the seats are called; which of them wins a tie."""

from dataclasses import replace
from typing import Protocol, TypeVar

from core.formations import Strength
from core.game import View
from renderers.lettering import clean, one_line
from renderers.words import Words

LONGEST_NAME = 24

V = TypeVar("V", bound=View)


class Contested(Protocol):
    """A stone or a wall tile."""

    @property
    def first(self) -> int | None:
        """The seat whose complete side was completed first."""

    @property
    def strengths(self) -> tuple[Strength | None, Strength | None]:
        """Of each seat's complete side."""


def seen_from(view: V, side: int | None) -> V:
    """A spectator's view, turned to a seat's side. It shows what it did before: only what a seat sees has a hand."""
    return view if side is None or view.seat is not None else replace(view, seat=side)


def tie(place: Contested) -> int | None:
    """The seat that wins a place only because its side was completed first: both are equally strong."""
    one, other = place.strengths
    return place.first if one and one == other else None


def name(seat: int, words: Words, drawn: bool = False) -> str:
    """What a seat is called, on one line and not too long; in a picture, the part of it that the fonts can draw."""
    called = words.seat(seat)
    return one_line(clean(called) if drawn else called, LONGEST_NAME) or words(f"seat-{seat + 1}")

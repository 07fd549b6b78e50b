"""The names of the seats in a line game, and which of them wins a tie."""

from typing import Protocol

from core.formations import Strength
from renderers.lettering import clean, one_line
from renderers.words import Words

LONGEST_NAME = 24


class Contested(Protocol):
    """A stone or a wall tile."""

    @property
    def first(self) -> int | None:
        """The seat that completed its side first."""

    @property
    def strengths(self) -> tuple[Strength | None, Strength | None]:
        """The strength of each seat's side, if complete."""


def tie(place: Contested) -> int | None:
    """The seat that wins a place only by completing its side first: both sides are equally strong."""
    one, other = place.strengths
    return place.first if one and one == other else None


def name(seat: int, words: Words, drawn: bool = False) -> str:
    """The name of a seat, on one line and not too long; in a picture, only what the fonts can draw."""
    called = words.seat(seat)
    return one_line(clean(called) if drawn else called, LONGEST_NAME) or words(f"seat-{seat + 1}")

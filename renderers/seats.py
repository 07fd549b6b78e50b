"""What the seats of a line game are called, and which of them wins a tie."""

from typing import Protocol

from core.formations import Strength
from renderers.lettering import clean, one_line
from renderers.words import Words

LONGEST_NAME = 24


class Contested(Protocol):
    """A stone or a wall tile."""

    @property
    def first(self) -> int | None:
        """The seat whose complete side was completed first."""

    @property
    def strengths(self) -> tuple[Strength | None, Strength | None]:
        """Of each seat's complete side."""


def tie(place: Contested) -> int | None:
    """The seat that wins a place only because its side was completed first: both are equally strong."""
    one, other = place.strengths
    return place.first if one and one == other else None


def name(seat: int, words: Words, drawn: bool = False) -> str:
    """What a seat is called, on one line and not too long; in a picture, the part of it that the fonts can draw."""
    called = words.seat(seat)
    return one_line(clean(called) if drawn else called, LONGEST_NAME) or words(f"seat-{seat + 1}")

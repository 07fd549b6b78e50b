"""The two seats of a board: who sits where, what each is called, and who is first."""

from core.schotten_totten.view import Stone, View
from renderers.lettering import clean, one_line
from renderers.words import Words

LONGEST_NAME = 24


def seats(view: View) -> tuple[int, int]:
    """The seat at the bottom, which is the viewer's or else seat 0, and the one at the top."""
    return (1, 0) if view.seat == 1 else (0, 1)


def tie(stone: Stone) -> int | None:
    """The seat that wins a stone only because its side was completed first: both are equally strong."""
    one, other = stone.strengths
    return stone.first if one and one == other else None


def name(seat: int, words: Words, drawn: bool = False) -> str:
    """What a seat is called, on one line and not too long; in a picture, the part of it that the fonts can draw."""
    called = words.seat(seat)
    return one_line(clean(called) if drawn else called, LONGEST_NAME) or words(f"seat-{seat + 1}")

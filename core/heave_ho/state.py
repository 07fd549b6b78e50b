"""The full state of a game of Heave Ho!, and the small questions every rule asks of it.

The six places are in the order of `cards.PLACES`: seat 0's three, then seat 1's.
"""

from dataclasses import dataclass
from typing import TypeVar

from core.game import Outcome
from core.heave_ho.cards import COLOURS, PLACES, PRINTED, STRENGTHS
from core.heave_ho.view import Move, Phase, Teams

T = TypeVar("T")
Cards = tuple[str, ...]

WIDTH = len(COLOURS)
"""How many places a side has."""
AT = {place: number for number, place in enumerate(PLACES)}


@dataclass
class State:
    """A value. The rules change only the copy that `play` made, which nothing else has seen.

    Fields that the view also has are documented there.
    """

    teams: Teams
    seed: bytes
    round: int
    barrels: tuple[int, int]

    phase: Phase
    turn: int
    """The seat to act; meaningless while both sort."""
    aside: Cards
    """The cards that were not dealt, top card first."""

    piles: tuple[Cards, Cards] = ((), ())
    """The cards each seat still has to sort; the first two are the current pair."""
    kept: tuple[Cards, Cards] = ((), ())
    given: tuple[Cards, Cards] = ((), ())
    finisher: int | None = None
    turned: tuple[tuple[str, str], ...] = ()

    barrel: int | None = None
    was: int | None = None
    places: tuple[Cards, ...] = ((),) * len(PLACES)
    hands: tuple[Cards, Cards] = ((), ())
    decks: tuple[Cards, Cards] = ((), ())
    """Top card first."""
    discard: Cards = ()
    gone: Cards = ()
    spent: tuple[Cards, Cards] = ((), ())
    shown: tuple[Cards, Cards] = ((), ())

    last: tuple[Move, ...] = ()
    outcome: Outcome | None = None

    def copy(self) -> "State":
        twin = object.__new__(State)
        twin.__dict__ = self.__dict__.copy()
        return twin


def actors(state: State) -> tuple[int, ...]:
    if state.phase == "sort":
        return _SORTING[bool(state.piles[0]), bool(state.piles[1])]
    return () if state.phase == "over" else _ALONE[state.turn]


_ALONE = ((0,), (1,))
_SORTING = {(True, True): (0, 1), (True, False): (0,), (False, True): (1,)}


def looked_at(state: State) -> int:
    """The seat whose cards the seat on turn decides about: its own, except in the rest of a race or a Nasty Trick."""
    return 1 - state.turn if state.phase in ("rest", "trick") else state.turn


def strength(cards: Cards) -> int:
    """The strength of a place with these cards."""
    return STRENGTHS[cards[-1]] if cards else PRINTED


def strengths(state: State) -> tuple[int, int]:
    """The strength of each side."""
    each = [strength(cards) for cards in state.places]
    return sum(each[:WIDTH]), sum(each[WIDTH:])


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def put_seat(values: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    return (values[0], value) if seat else (value, values[1])


def without(cards: Cards, card: str) -> Cards:
    """The cards without the first copy of this one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]

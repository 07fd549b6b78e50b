"""The full state of a game of Schotten Totten, and the small questions every rule asks of it.

Tuples over stones start at stone 1, so stone n is at index n - 1.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from core.formations import Contest, Formation
from core.game import Outcome
from core.schotten_totten.cards import HAND, MUD_SIDE, NUMBERS, PACK, SIDE, STONES, TACTICS_HAND
from core.schotten_totten.view import Move, Phase

T = TypeVar("T")
Cards = tuple[str, ...]


class Options(NamedTuple):
    tactics: bool
    expert: bool
    rounds: int

    @property
    def hand_limit(self) -> int:
        return TACTICS_HAND if self.tactics else HAND


@dataclass
class State:
    """A value. The rules change only the copy that `play` made, which nothing else has seen.

    Fields that the view also has are documented there.
    """

    options: Options
    seed: bytes
    round: int
    points: tuple[int, int]
    starter: int

    turn: int
    clan: Cards
    """The clan deck, top card first."""
    tactics: Cards
    """The tactics deck, top card first."""
    hands: tuple[Cards, Cards]

    phase: Phase = "play"
    claims: tuple[int, ...] = ()
    draws: int = 0
    idle: int = 1

    sides: tuple[tuple[Cards, ...], tuple[Cards, ...]] = (((),) * STONES, ((),) * STONES)
    owners: tuple[int | None, ...] = (None,) * STONES
    first: tuple[int | None, ...] = (None,) * STONES
    rooms: tuple[tuple[int, ...], tuple[int, ...]] = ((*NUMBERS,), (*NUMBERS,))
    """The open stones where each seat's side has room."""
    complete: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The open stones where each seat's side is complete."""
    blind: int | None = None
    """The stone with Blind Man's Bluff on it."""
    mud: int | None = None
    """The stone with Mud Fight on it."""
    unseen: int = PACK.everything
    """The clan cards that are not face up on the table or in the discard."""
    witnesses: tuple[Mapping[int, int], Mapping[int, int]] = ({}, {})
    """For each seat, its complete sides that can still be beaten, and the unseen cards that beat them."""
    discard: Cards = ()
    played: tuple[int, int] = (0, 0)
    jokers: tuple[bool, bool] = (False, False)

    recruiter: int | None = None
    below: tuple[int, int] = (0, 0)
    marked: Cards = ()

    last: tuple[Move, ...] = ()
    outcome: Outcome | None = None

    def copy(self) -> "State":
        twin = object.__new__(State)
        twin.__dict__ = self.__dict__.copy()
        return twin


CONTESTS = {
    (mud, blind): Contest(PACK, MUD_SIDE if mud else SIDE, [Formation.SUM] if blind else Formation)
    for mud in (False, True)
    for blind in (False, True)
}
"""What wins at a stone, with and without Mud Fight and Blind Man's Bluff."""


def size(state: State, stone: int) -> int:
    return MUD_SIDE if state.mud == stone else SIDE


def contest(state: State, stone: int) -> Contest:
    return CONTESTS[state.mud == stone, state.blind == stone]


def is_open(state: State, stone: int) -> bool:
    return state.owners[stone - 1] is None


def survey(state: State, seats: Iterable[int] = (0, 1)) -> None:
    """Update where these seats have room and complete sides, after a side, an owner or a size has changed."""
    for seat in seats:
        rooms: list[int] = []
        complete: list[int] = []
        for stone, owner, side in zip(NUMBERS, state.owners, state.sides[seat], strict=True):
            if owner is None:
                full = len(side) == (MUD_SIDE if stone == state.mud else SIDE)
                (complete if full else rooms).append(stone)
        state.rooms = put_seat(state.rooms, seat, tuple(rooms))
        state.complete = put_seat(state.complete, seat, tuple(complete))


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def put_seat(values: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    return (values[0], value) if seat else (value, values[1])


def without(cards: Cards, card: str) -> Cards:
    """The cards without one copy of this one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]

"""The full state of a game of Schotten Totten 2, and the small questions every rule asks of it.

Tuples over tiles start at tile 1, so tile n is at index n - 1.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, TypeVar

from core.formations import Contest
from core.game import Outcome
from core.schotten_totten_2.cards import CAULDRONS, HAND, NUMBERS, ORDER, PACK, TACTICS_HAND, TILES, WALL, Face
from core.schotten_totten_2.view import Move, Phase, Result

T = TypeVar("T")
Cards = tuple[str, ...]


class Options(NamedTuple):
    tactics: bool
    revenge: bool
    mixed: bool

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
    results: tuple[Result, ...]
    attacker: int

    turn: int
    siege: Cards
    """The siege deck, top card first."""
    tactics: Cards
    """The tactics deck, top card first."""
    hands: tuple[Cards, Cards]

    phase: Phase = "play"
    declarable: tuple[int, ...] = ()

    sides: tuple[tuple[Cards, ...], tuple[Cards, ...]] = (((),) * TILES, ((),) * TILES)
    damaged: tuple[bool, ...] = (False,) * TILES
    first: tuple[int | None, ...] = (None,) * TILES
    rooms: tuple[tuple[int, ...], tuple[int, ...]] = ((*NUMBERS,), (*NUMBERS,))
    """The tiles where each seat's side has room."""
    unseen: int = PACK.everything
    """The siege cards that are neither on the table nor in the discards."""
    witnesses: Mapping[int, int] = field(default_factory=dict)
    """The attacker's complete sides that can still be beaten, and the unseen cards that beat them."""
    discard: Cards = ()
    cauldrons: int = CAULDRONS
    thrown: bool = False
    played: tuple[int, int] = (0, 0)
    spent: tuple[Cards, Cards] = ((), ())

    gifts: tuple[Cards, Cards] = ((), ())
    """What each seat has chosen for an Exchange."""
    marked: tuple[Cards, Cards] = ((), ())
    reinforced: Cards = ()
    fresh: tuple[int, int] = (0, 0)

    last: tuple[Move, ...] = ()
    outcome: Outcome | None = None

    def copy(self) -> "State":
        twin = object.__new__(State)
        twin.__dict__ = self.__dict__.copy()
        return twin


def _contests(mixed: bool) -> tuple[tuple[Contest, Contest], ...]:
    """The contests on the intact and the damaged face of each tile. Equal faces share one, and so its caches."""

    @cache
    def contest(face: Face) -> Contest:
        return Contest(PACK, face.size, face.accepted, lowest=face.lowest, mixed=mixed)

    return tuple((contest(section.intact), contest(section.damaged)) for section in WALL)


CONTESTS = (_contests(mixed=False), _contests(mixed=True))
"""What wins at a tile: for each reading of the rules, each tile and each of its faces."""


def contest(state: State, tile: int) -> Contest:
    return CONTESTS[state.options.mixed][tile - 1][state.damaged[tile - 1]]


def face(state: State, tile: int) -> Face:
    """The face of a tile that is now up."""
    section = WALL[tile - 1]
    return section.damaged if state.damaged[tile - 1] else section.intact


def actors(state: State) -> tuple[int, ...]:
    if state.phase == "exchange":
        return tuple(seat for seat in (0, 1) if not state.gifts[seat])
    return () if state.phase == "over" else _ALONE[state.turn]


_ALONE = ((0,), (1,))


def survey(state: State, seats: Iterable[int] = (0, 1)) -> None:
    """Update where these seats have room, after a side or a face has changed."""
    for seat in seats:
        sides = state.sides[seat]
        rooms = tuple([tile for tile in NUMBERS if len(sides[tile - 1]) < contest(state, tile).size])
        state.rooms = put_seat(state.rooms, seat, rooms)


@cache
def without_room(rooms: tuple[int, ...]) -> tuple[int, ...]:
    """The other tiles: those with a complete side."""
    return tuple(tile for tile in NUMBERS if tile not in rooms)


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def put_seat(values: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    return (values[0], value) if seat else (value, values[1])


def without(cards: Cards, card: str) -> Cards:
    """The cards without the first copy of this one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def in_order(cards: Iterable[str]) -> Cards:
    return tuple(sorted(cards, key=ORDER.__getitem__))

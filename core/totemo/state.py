"""The full state of a game of Totemo, and the small questions every rule asks of it."""

from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from core.game import Outcome
from core.totemo.board import Poles
from core.totemo.view import Memory, Move, Phase, Tile

T = TypeVar("T")
Blocks = tuple[str, ...]


class Options(NamedTuple):
    open: bool
    size: int


@dataclass
class State:
    """A value. The rules change only the copy that `play` made, which nothing else has seen.

    Fields that the view also has are documented there.
    """

    options: Options
    seed: bytes
    starter: int
    tiles: tuple[Tile, ...]
    chief: int

    bag: Blocks
    """In drawing order, until it is shuffled again."""
    hands: tuple[Blocks, ...]
    poles: Poles
    rooms: tuple[int, ...]
    """For each hole, the kinds of blocks that may be placed there next."""
    scores: tuple[int, ...]

    turn: int
    phase: Phase
    redrawing: tuple[int, ...]
    """The seats that hold three toppers and have not yet decided."""
    toppers: tuple[int, ...]
    normals: tuple[int, ...]
    memories: tuple[tuple[Memory, ...], ...]
    """For each seat, its memories of the blocks it put back."""

    shuffles: int = 0
    """How many times blocks were put back and the bag shuffled."""
    ending: str | None = None
    resigned: tuple[int, ...] = ()
    last: tuple[Move, ...] = ()
    outcome: Outcome | None = None

    def copy(self) -> "State":
        twin = object.__new__(State)
        twin.__dict__ = self.__dict__.copy()
        return twin

    @property
    def seats(self) -> range:
        return range(len(self.hands))


def actors(state: State) -> tuple[int, ...]:
    match state.phase:
        case "over":
            return ()
        case "redraw":
            return state.redrawing
        case _:
            return (state.turn,)


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def without(blocks: Blocks, block: str) -> Blocks:
    """The blocks without the first one of this kind."""
    place = blocks.index(block)
    return blocks[:place] + blocks[place + 1 :]

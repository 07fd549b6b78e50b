"""The board: what may stand where, what touches what, and what that scores."""

from functools import cache
from typing import NamedTuple

from core.game import Illegal
from core.totemo.pieces import COLUMNS, HEIGHT, KINDS, ORDER, START, VALUES, is_topper, matches

Poles = tuple[tuple[str, ...], ...]
"""The blocks in each hole, lowest first. Holes go row by row: a1, b1, … a2, b2, …"""

BITS = {kind: 1 << place for kind, place in ORDER.items()}
"""Sets of kinds are numbers with these bits."""
_NORMAL = sum(bit for kind, bit in BITS.items() if not is_topper(kind))
_EVERY = sum(BITS.values())
_MATCHING = {other: sum(bit for kind, bit in BITS.items() if matches(kind, other)) for other in (*KINDS, START)}


class Grid(NamedTuple):
    """The holes of a board, and the neighbours of each."""

    holes: tuple[str, ...]
    places: dict[str, int]
    beside: tuple[tuple[int, ...], ...]


@cache
def grid(size: int) -> Grid:
    spots = [(column, row) for row in range(size) for column in range(size)]
    holes = tuple(COLUMNS[column] + str(row + 1) for column, row in spots)
    beside = tuple(
        tuple(place for place, (x, y) in enumerate(spots) if abs(x - column) + abs(y - row) == 1)
        for column, row in spots
    )
    return Grid(holes, {hole: place for place, hole in enumerate(holes)}, beside)


def first_poles(size: int) -> Poles:
    """A board with only the start block, in the centre."""
    centre = size * size // 2
    return tuple((START,) if place == centre else () for place in range(size * size))


def touching(size: int, poles: Poles, place: int) -> list[tuple[str, int]]:
    """The blocks that a new block on this pole would touch, each with its place: the one below and the four beside."""
    height = len(poles[place])
    found = [(poles[place][-1], place)] if height else []
    found += [(poles[side][height], side) for side in grid(size).beside[place] if len(poles[side]) > height]
    return found


def room(size: int, poles: Poles, place: int) -> int:
    """The kinds of blocks that may be placed here next, as a set of bits."""
    pole = poles[place]
    if len(pole) == HEIGHT or (pole and is_topper(pole[-1])):
        return 0
    kinds = _EVERY if pole else _NORMAL
    for block, _ in touching(size, poles, place):
        kinds &= _MATCHING[block]
    return kinds


def rooms(size: int, poles: Poles) -> tuple[int, ...]:
    return tuple(room(size, poles, place) for place in range(size * size))


def fits(rooms: tuple[int, ...], block: str) -> list[int]:
    """The places where the block may go."""
    bit = BITS[block]
    return [place for place, kinds in enumerate(rooms) if kinds & bit]


def points(size: int, poles: Poles, block: str, place: int) -> int:
    """What the block scores there: its own value and the values of all the blocks it touches."""
    return VALUES[block] + sum(VALUES[other] for other, _ in touching(size, poles, place))


def check(size: int, poles: Poles, block: str, hole: str) -> int:
    """The place of the hole; raises Illegal if the block may not go there."""
    holes, places, _ = grid(size)
    if hole not in places:
        raise Illegal("no-hole", hole=hole, last=holes[-1])
    place = places[hole]
    pole = poles[place]
    if pole and is_topper(pole[-1]):
        raise Illegal("pole-topped", hole=hole)
    if len(pole) == HEIGHT:
        raise Illegal("pole-full", hole=hole, height=HEIGHT)
    if is_topper(block) and not pole:
        raise Illegal("topper-on-board", block=block, hole=hole)
    for other, where in touching(size, poles, place):
        if not matches(block, other):
            raise Illegal("colours-clash", block=block, hole=hole, other=other, where=holes[where])
    return place

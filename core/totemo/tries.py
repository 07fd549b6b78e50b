"""What can be done with the blocks of one turn. Nothing hidden matters to it until blocks are drawn."""

from collections.abc import Iterator
from typing import NamedTuple

from core.totemo import board
from core.totemo.actions import Place, format
from core.totemo.board import Poles
from core.totemo.pieces import HAND, VALUES
from core.totemo.rules import gives_bonus
from core.totemo.state import put, without
from core.totemo.view import Tile, View


class Spot(NamedTuple):
    """What may be placed in a hole next, as a set of bits, and the points of all blocks that it would touch."""

    kinds: int
    points: int


class Turn(NamedTuple):
    """All that decides what a seat can do with the blocks in its hand."""

    size: int
    tiles: tuple[Tile, ...]
    poles: Poles
    spots: tuple[Spot, ...]
    hand: tuple[str, ...]
    total: int
    """The points of the seat."""


class Step(NamedTuple):
    """A block is placed."""

    turn: Turn
    """Before it."""
    block: str
    at: int
    points: int
    earns: bool
    """Whether another block may follow."""

    @property
    def place(self) -> Place:
        return Place(self.block, board.grid(self.turn.size).holes[self.at])

    @property
    def text(self) -> str:
        return format(self.place)

    @property
    def total(self) -> int:
        return self.turn.total + self.points

    @property
    def just_misses(self) -> bool:
        """Whether one point more or less would earn another block."""
        tiles = self.turn.tiles
        return not self.earns and (gives_bonus(tiles, self.total - 1) or gives_bonus(tiles, self.total + 1))

    @property
    def then(self) -> Turn:
        size, tiles, poles, spots, hand, _ = self.turn
        poles = put(poles, self.at, (*poles[self.at], self.block))
        changed = {at: _spot(size, poles, at) for at in (self.at, *board.grid(size).beside[self.at])}
        spots = tuple([changed.get(at, spot) for at, spot in enumerate(spots)])
        return Turn(size, tiles, poles, spots, without(hand, self.block), self.total)


Line = tuple[Step, ...]
"""What is done in one turn."""


def _spot(size: int, poles: Poles, at: int) -> Spot:
    touched = board.touching(size, poles, at)
    return Spot(board.room(size, poles, at), sum(VALUES[block] for block, _ in touched))


def begun(view: View) -> Turn | None:
    """The turn that the seat is about to begin, with a full hand; None if it is not."""
    if view.seat is None or view.turn != view.seat or view.phase != "place" or len(view.hand) < HAND:
        return None
    poles = tuple(pole.blocks for pole in view.poles)
    spots = tuple(_spot(view.size, poles, at) for at in range(len(poles)))
    return Turn(view.size, view.tiles, poles, spots, view.hand, view.scores[view.seat])


def ways(turn: Turn | None) -> Iterator[Step]:
    """Every way to place a block."""
    if not turn:
        return
    for block in dict.fromkeys(turn.hand):
        bit, value = board.BITS[block], VALUES[block]
        for at, (kinds, points) in enumerate(turn.spots):
            if kinds & bit:
                scored = value + points
                earns = bool(scored and len(turn.hand) > 1 and gives_bonus(turn.tiles, turn.total + scored))
                yield Step(turn, block, at, scored, earns)


def text_of(line: Line) -> str:
    return " ".join(step.text for step in line)


def points_of(line: Line) -> int:
    return sum(step.points for step in line)


def best(step: Step) -> Line:
    """The line with the most points that begins with this step; of equal ones the shortest, then the first."""
    lines = [(step,), *((step, *best(after)) for after in ways(step.then if step.earns else None))]
    return max(lines, key=lambda line: (points_of(line), -len(line)))


def chosen(turn: Turn | None, text: str) -> Step:
    return {step.text: step for step in ways(turn)}[text]

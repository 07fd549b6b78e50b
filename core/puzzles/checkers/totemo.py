"""The questions of Totemo, read from the rules alone. They are about the turn of the seat that is asked."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from core.totemo.view import View

VALUES = {"B": 1, "R": 1, "Y": 1, "G": 2, "O": 2, "P": 3, "W": 0}
START = "W3"
START_VALUE = 3
NEIGHBOURS = {"RO", "OY", "YG", "GB", "BP", "PR"}
"""Beside each other on the wheel."""
LETTERS = "abcdefgh"
HIGHEST = 5
LOOP = 30

Poles = Mapping[tuple[int, int], tuple[str, ...]]
"""The blocks in each hole, by column and row, lowest first."""


class Turn(NamedTuple):
    """How far the turn has come."""

    poles: Poles
    hand: tuple[str, ...]
    score: int
    gained: int
    bonus: bool
    """Whether the last block landed on a tile."""


class Placing(NamedTuple):
    text: str
    after: Turn


def bonus(view: View) -> set[str]:
    """The placements after which another block may be placed."""
    tiles = _tiles(view)
    return {placing.text for placing in _placings(_begun(view), tiles) if placing.after.bonus and placing.after.hand}


def first_two(view: View) -> set[str]:
    """Two placements, after each of which another block may be placed, so that all three can be."""
    tiles = _tiles(view)
    return {
        f"{one.text} {two.text}"
        for one in _placings(_begun(view), tiles)
        if one.after.bonus
        for two in _placings(one.after, tiles)
        if two.after.bonus and any(_placings(two.after, tiles))
    }


def most_points(view: View) -> set[str]:
    """The first placements of turns that score the most."""
    tiles = _tiles(view)
    best = {placing.text: _most(placing.after, tiles) for placing in _placings(_begun(view), tiles)}
    return {text for text, points in best.items() if points == max(best.values())}


def _most(turn: Turn, tiles: frozenset[int]) -> int:
    """The most points of the whole turn, from here on."""
    if not turn.bonus:
        return turn.gained
    return max([turn.gained, *(_most(placing.after, tiles) for placing in _placings(turn, tiles))])


def _begun(view: View) -> Turn:
    if view.phase != "place" or view.seat is None or view.turn != view.seat:
        raise ValueError("the seat is not about to place its first block")
    poles = {_hole(pole.hole): pole.blocks for pole in view.poles}
    return Turn(poles, view.hand, view.scores[view.seat], 0, False)


def _hole(text: str) -> tuple[int, int]:
    return LETTERS.index(text[0]), int(text[1:])


def _tiles(view: View) -> frozenset[int]:
    return frozenset(tile.space for tile in view.tiles)


def _placings(turn: Turn, tiles: frozenset[int]) -> Iterator[Placing]:
    """Every way to place a block."""
    for block in sorted(set(turn.hand)):
        for hole, pole in turn.poles.items():
            touched = _touched(turn.poles, hole)
            if not _fits(block, pole, touched):
                continue
            points = _value(block) + sum(map(_value, touched))
            score = turn.score + points
            rest = list(turn.hand)
            rest.remove(block)
            poles = {**turn.poles, hole: (*pole, block)}
            bonus = points > 0 and _is_on_tile(score, tiles)
            after = Turn(poles, tuple(rest), score, turn.gained + points, bonus)
            yield Placing(f"{block}@{LETTERS[hole[0]]}{hole[1]}", after)


def _touched(poles: Poles, hole: tuple[int, int]) -> list[str]:
    """The blocks whose faces the next block in this hole would touch."""
    column, row = hole
    height = len(poles[hole])
    beside = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    sides = [poles[place][height] for place in beside if len(poles.get(place, ())) > height]
    return [*poles[hole][-1:], *sides]


def _fits(block: str, pole: tuple[str, ...], touched: list[str]) -> bool:
    if len(pole) == HIGHEST or (pole and pole[-1].endswith("^")) or (not pole and block.endswith("^")):
        return False
    return all(_match(block[0], other[0]) for other in touched)


def _match(one: str, other: str) -> bool:
    return one == other or "W" in (one, other) or one + other in NEIGHBOURS or other + one in NEIGHBOURS


def _value(block: str) -> int:
    return START_VALUE if block == START else VALUES[block[0]]


def _is_on_tile(score: int, tiles: frozenset[int]) -> bool:
    """Whether a marker that has just moved to this score stands on a tile that works."""
    space = score % LOOP
    return space in tiles and not (1 <= space <= 9 and score < LOOP)


RIGHT: Mapping[str, Callable[[View], set[str]]] = {
    "bonus": bonus,
    "first-two": first_two,
    "most-points": most_points,
}

"""The examples of the rules. They are real: moments of a game that was played, and placings that the rules judge."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from core.totemo import Totemo
from core.totemo.board import Poles, first_poles, grid, touching
from core.totemo.pieces import SIZES, START, VALUES
from core.totemo.state import State
from core.totemo.view import View

SEED = b"totem 15"
FIRST = "O@d3"
"""The turn that is told step by step."""
CHAIN = ("G@c4", "R@d3", "G@c2")
"""A turn of three blocks."""
CHAINED = 2
"""How many actions were before it."""
PLAYED = (
    *(FIRST, "P^@c3", *CHAIN, "B@b3", "Y@d2", "O@d2", "G@b2", "G@c5", "Y@a5", "R@e3", "B@c4", "P@b3", "R@b3", "B@b2"),
    *("Y@a4", "R@d2"),
)
"""A game of two, up to a turn of the one who started."""
MIDDLE = "bcd", "234"
"""Columns and rows with poles of that game."""
SIZE = SIZES["5x5"]


@dataclass(frozen=True, slots=True)
class Placing:
    """A block that is to be placed."""

    poles: Mapping[str, tuple[str, ...]]
    """What stands in the holes that matter, the lowest block first."""
    block: str
    hole: str

    @property
    def text(self) -> str:
        return f"{self.block}@{self.hole}"

    @property
    def values(self) -> tuple[int, ...]:
        """What is scored: the block itself, then all that it touches."""
        place = grid(SIZE).places[self.hole]
        return VALUES[self.block], *sorted(VALUES[other] for other, _ in touching(SIZE, self.laid(), place))

    @property
    def sum(self) -> str:
        return f"{' + '.join(map(str, self.values))} = {sum(self.values)}"

    def laid(self) -> Poles:
        """The whole board."""
        return tuple(self.poles.get(hole, ()) for hole in grid(SIZE).holes)


REFUSED = {
    "colours": Placing({"b1": ("R",)}, "B", "c1"),
    "board": Placing({}, "G^", "b1"),
    "topper": Placing({"b1": (START, "P^")}, "R", "b1"),
    "high": Placing({"b1": ("Y", "G", "B", "G", "Y")}, "Y", "b1"),
}
"""What can't be placed, by what is in the way."""
SCORED = (
    Placing({"b1": ("G",)}, "B", "a1"),
    Placing({"a1": ("P",), "b1": ("Y", "G"), "b2": ("B", "B")}, "B", "a1"),
)
"""The rulebook's two examples."""
TYPED = (
    Placing({"c3": (START,)}, "R", "c3"),
    Placing({"b2": ("B",)}, "P^", "b2"),
    Placing({}, "W", "a1"),
)
SWAPPED = ("B^", "P^", "B"), ("R", "G^", "W")
"""A hand before a swap, and after it."""
TOPPERS = ("R^", "B^", "Y^")
"""A hand before the first turn."""
LEFT = ("Y", "R")
"""A hand that can't be filled up."""
OPEN = ("B", "P^", "Y"), ("R", "G", "W")
"""Two hands that everybody sees."""


@cache
def view(count: int = len(PLAYED)) -> View:
    """The game after so many actions, as the first player sees it."""
    return Totemo().view(_state(count), 0)


def placed(number: int) -> Placing:
    """An action of that game, counted from 0, with what stood on the board then."""
    block, _, hole = PLAYED[number].partition("@")
    return Placing({pole.hole: pole.blocks for pole in view(number).poles}, block, hole)


def begun(size: int) -> dict[str, tuple[str, ...]]:
    """What stands on a board of this size at first."""
    return dict(zip(grid(size).holes, first_poles(size), strict=True))


def _state(count: int) -> State:
    game = Totemo()
    state = game.start(2, {}, SEED)
    for text in PLAYED[:count]:
        state = game.play(state, state.turn, game.parse(text)).state
    return state

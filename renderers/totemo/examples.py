"""The examples in the rules. They are real: moments from a match that was played, and placings judged by the rules."""

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
"""The turn that is explained step by step."""
CHAIN = ("G@c4", "R@d3", "G@c2")
"""A turn of three blocks."""
CHAINED = 2
"""The number of actions before it."""
PLAYED = (
    *(FIRST, "P^@c3", *CHAIN, "B@b3", "Y@d2", "O@d2", "G@b2", "G@c5", "Y@a5", "R@e3", "B@c4", "P@b3", "R@b3", "B@b2"),
    *("Y@a4", "R@d2"),
)
"""A match for two, up to a turn of the starting player."""
MIDDLE = "bcd", "234"
"""The columns and rows of that match's middle poles."""
SIZE = SIZES["5x5"]


@dataclass(frozen=True, slots=True)
class Placing:
    """A block to be placed."""

    poles: Mapping[str, tuple[str, ...]]
    """The relevant holes and their blocks, lowest first."""
    block: str
    hole: str

    @property
    def text(self) -> str:
        return f"{self.block}@{self.hole}"

    @property
    def values(self) -> tuple[int, ...]:
        """The values that are scored: the block's own, then those of all blocks that it touches."""
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
"""Blocks that cannot be placed, by the reason."""
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
"""A hand that cannot be filled up."""
OPEN = ("B", "P^", "Y"), ("R", "G", "W")
"""Two open hands."""


@cache
def view(count: int = len(PLAYED)) -> View:
    """The match after this many actions, as the first player sees it."""
    return Totemo().view(_state(count), 0)


def placed(number: int) -> Placing:
    """An action of that match, counted from 0, with the poles as they stood then."""
    block, _, hole = PLAYED[number].partition("@")
    return Placing({pole.hole: pole.blocks for pole in view(number).poles}, block, hole)


def begun(size: int) -> dict[str, tuple[str, ...]]:
    """The blocks on a board of this size at the start."""
    return dict(zip(grid(size).holes, first_poles(size), strict=True))


def _state(count: int) -> State:
    game = Totemo()
    state = game.start(2, {}, SEED)
    for text in PLAYED[:count]:
        state = game.play(state, state.turn, game.parse(text)).state
    return state

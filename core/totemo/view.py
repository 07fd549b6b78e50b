"""What a seat or a spectator may know of a game of Totemo."""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, NamedTuple

from core import game as contract
from core.totemo.actions import Action, format

Phase = Literal["redraw", "place", "bonus", "over"]
"""What is asked: of all who drew three toppers, whether they keep them; a block, or `swap`; after a bonus another
block, or `done`; or nothing, after the end."""


class Pole(NamedTuple):
    """What stands in a hole, the lowest block first."""

    hole: str
    blocks: tuple[str, ...]


class Tile(NamedTuple):
    """A bonus tile on the score loop."""

    space: int
    value: int | None
    """None for the last one, which lies face down."""


class Memory(NamedTuple):
    """What a seat still knows because it put blocks back: the other hands were drawn before, from the rest.

    It lapses when every other block in hand may have been drawn since.
    """

    rest: tuple[int, ...]
    """What could be in the other hands then and was not surely placed since: how many of each kind, in their order."""
    fresh: tuple[int, ...]
    """For each seat, how many blocks of its hand may have been drawn since."""


class Move(NamedTuple):
    """An action that was carried out."""

    seat: int
    action: Action

    @property
    def text(self) -> str:
        return format(self.action)


@dataclass(frozen=True, slots=True, kw_only=True)
class View(contract.View):
    """All that one seat may know. Public, but for `hand` and `memories`."""

    game: ClassVar[str] = "totemo"

    open: bool
    """Whether everybody sees all blocks."""
    size: int
    """Holes in a row and in a column of the board."""
    starter: int
    """The seat that moves the chief."""
    turn: int | None
    """The seat whose turn it is; None before the first turn and when the game is over."""
    actors: tuple[int, ...]
    """The seats that are asked: the one on turn, or before the first turn all that hold three toppers."""
    phase: Phase
    resigned: tuple[int, ...]
    """The seats that have left the game."""

    poles: tuple[Pole, ...]
    """For each hole, row by row from a1 on."""
    tiles: tuple[Tile, ...]
    """In the order in which they were laid."""
    scores: tuple[int, ...]
    path: int
    """How many steps the chief takes in all."""
    chief: int
    """How many are left to his wigwam."""
    ending: str | None
    """Why this round is the last: "wigwam" or "bag"; None if it is not."""
    bag: int
    """How many blocks are in it."""
    counts: tuple[int, ...]
    """How many blocks each seat holds."""
    hands: tuple[tuple[str, ...], ...]
    """With open hands, which they are; else ()."""

    toppers: tuple[int, ...]
    """How many toppers each seat holds at least, since it kept three of them."""
    normals: tuple[int, ...]
    """How many normal blocks each seat holds at least, since it had no three toppers."""
    memories: tuple[Memory, ...]
    """Of what this seat put back, while that still tells something."""

    last: tuple[Move, ...]
    """What the seat that acted last has done since another one acted."""
    outcome: contract.Outcome | None

    @property
    def round(self) -> int:
        """From 1 on; 0 before the first turn."""
        return self.path - self.chief

    def ended(self, outcome: contract.Outcome) -> "View":
        return replace(self, turn=None, actors=(), phase="over", outcome=outcome)

"""What a seat or a spectator may know of a game of Totemo."""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, NamedTuple

from core import game as contract
from core.totemo.actions import Action, format

Phase = Literal["redraw", "place", "bonus", "over"]
"""What is being decided: everyone who drew three toppers, whether to keep them; a block, or `swap`; after a bonus,
another block or `done`; or nothing, once the game is over."""


class Pole(NamedTuple):
    """The blocks in a hole, lowest first."""

    hole: str
    blocks: tuple[str, ...]


class Tile(NamedTuple):
    """A bonus tile on the score loop."""

    space: int
    value: int | None
    """None for the last tile, which lies face down."""


class Memory(NamedTuple):
    """What a seat still knows because it put blocks back: the other hands were drawn earlier, from the rest.

    It lapses once every other block in hand may have been drawn since.
    """

    rest: tuple[int, ...]
    """For each kind, how many blocks could have been in the other hands then and may not have been placed since."""
    fresh: tuple[int, ...]
    """For each seat, how many blocks in its hand may have been drawn since."""


class Move(NamedTuple):
    """An action that was carried out."""

    seat: int
    action: Action

    @property
    def text(self) -> str:
        return format(self.action)


@dataclass(frozen=True, slots=True, kw_only=True)
class View(contract.View):
    """Everything that one seat may know. Public except for `hand` and `memories`."""

    game: ClassVar[str] = "totemo"

    open: bool
    """Whether everyone sees all hands."""
    size: int
    """Rows and columns of the board."""
    starter: int
    """The seat that moves the chief."""
    turn: int | None
    """The seat whose turn it is; None before the first turn and once the game is over."""
    actors: tuple[int, ...]
    """The seats that must decide: the one on turn, or before the first turn all that hold three toppers."""
    phase: Phase
    resigned: tuple[int, ...]
    """The seats that have resigned."""

    poles: tuple[Pole, ...]
    """For each hole, row by row from a1."""
    tiles: tuple[Tile, ...]
    """In the order they were laid."""
    scores: tuple[int, ...]
    path: int
    """How many steps the chief takes in total."""
    chief: int
    """How many steps he has left to his wigwam."""
    ending: str | None
    """Why this round is the last: "wigwam" or "bag"; None if it is not."""
    bag: int
    """How many blocks are in the bag."""
    counts: tuple[int, ...]
    """How many blocks each seat holds."""
    hands: tuple[tuple[str, ...], ...]
    """The blocks in each hand if hands are open; otherwise ()."""

    toppers: tuple[int, ...]
    """The fewest toppers each seat can hold, given that it kept three."""
    normals: tuple[int, ...]
    """The fewest normal blocks each seat can hold, given that it did not have three toppers."""
    memories: tuple[Memory, ...]
    """Of the blocks this seat put back, while they still say something."""

    last: tuple[Move, ...]
    """What the last seat to act has done since another acted."""
    outcome: contract.Outcome | None

    @property
    def round(self) -> int:
        """The round, from 1; 0 before the first turn."""
        return self.path - self.chief

    def ended(self, outcome: contract.Outcome) -> "View":
        return replace(self, turn=None, actors=(), phase="over", outcome=outcome)

"""What can happen in Totemo, in terms a narrator can translate."""

from dataclasses import dataclass, replace
from typing import ClassVar

from core.game import Event


@dataclass(frozen=True, slots=True)
class Redrew(Event):
    """A seat put its three toppers back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat kept its three toppers."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChiefMoved(Event):
    """The chief took a step; `left` counts the remaining ones. With none left, this round is the last."""

    left: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A block was placed at this height and scored; `total` is the seat's score now."""

    seat: int
    block: str
    hole: str
    height: int
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class Bonus(Event):
    """The score marker landed on a bonus tile: the seat may place another block."""

    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A seat put all its blocks back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew blocks from the bag. Only that seat sees which."""

    reveals: ClassVar[bool] = True

    seat: int
    count: int
    blocks: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else replace(self, blocks=None)


@dataclass(frozen=True, slots=True)
class DrewOpenly(Event):
    """A seat drew blocks from the bag for everyone to see."""

    reveals: ClassVar[bool] = True

    seat: int
    count: int
    blocks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BagShort(Event):
    """A seat could not draw up to three: this round is the last."""

    seat: int


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A seat resigned and its blocks went back into the bag; the others play on."""

    seat: int

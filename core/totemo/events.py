"""What can happen in Totemo, in terms that a narrator can translate."""

from dataclasses import dataclass, replace
from typing import ClassVar

from core.game import Event


@dataclass(frozen=True, slots=True)
class Redrew(Event):
    """A seat put its three toppers back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat begins with three toppers."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChiefMoved(Event):
    """The chief took a step; so many are left. With none left, this round is the last."""

    left: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A block came to stand at this height and scored; now the seat has so many points."""

    seat: int
    block: str
    hole: str
    height: int
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class Bonus(Event):
    """The score marker stands on a bonus tile: the seat may place another block."""

    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A seat put all its blocks back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Blocks came from the bag into a hand. Only its owner sees which."""

    reveals: ClassVar[bool] = True

    seat: int
    count: int
    blocks: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else replace(self, blocks=None)


@dataclass(frozen=True, slots=True)
class DrewOpenly(Event):
    """Blocks came from the bag into a hand that everybody sees."""

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
    """A seat resigned and its blocks went into the bag; the others play on."""

    seat: int

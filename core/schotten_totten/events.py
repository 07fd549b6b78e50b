"""What can happen in Schotten Totten, in terms a narrator can translate."""

from dataclasses import dataclass, replace
from typing import ClassVar

from core.game import Event
from core.schotten_totten.cards import SIDE


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played on a side, or a combat mode on a stone."""

    seat: int
    card: str
    stone: int


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    """A Recruiter was played; its draws and returns follow."""

    seat: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A Strategist or a Traitor moved a card to its player's side of a stone."""

    seat: int
    ruse: str
    card: str
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A Strategist or a Banshee discarded a card from the table."""

    seat: int
    ruse: str
    card: str
    stone: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """No card was played this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card. Only that seat sees which."""

    reveals: ClassVar[bool] = True

    seat: int
    deck: str
    card: str | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A seat put a card under its deck. Only that seat sees which."""

    seat: int
    deck: str
    card: str | None

    def seen_by(self, seat: int | None) -> "Returned":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A seat took a stone, with a side of this formation, total and size."""

    seat: int
    stone: int
    formation: str
    total: int
    size: int = SIDE


@dataclass(frozen=True, slots=True)
class Settled(Claimed):
    """A seat took a stone because nobody could play any more."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over. `winner` is None after a draw; `points` are the totals so far."""

    round: int
    winner: int | None
    reason: str
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round was dealt."""

    reveals: ClassVar[bool] = True

    round: int
    starter: int

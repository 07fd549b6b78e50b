"""What can happen in Schotten Totten, in terms that a narrator can translate."""

from dataclasses import dataclass, replace
from typing import ClassVar

from core.game import Event
from core.schotten_totten.cards import SIDE


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card came down on a side, or a combat mode on a stone."""

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
    """A Strategist or a Banshee put a card from the table into the discard."""

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
    """A card came from a deck into a hand. Only its owner sees which."""

    reveals: ClassVar[bool] = True

    seat: int
    deck: str
    card: str | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A card went from a hand under its deck. Only its owner sees which."""

    seat: int
    deck: str
    card: str | None

    def seen_by(self, seat: int | None) -> "Returned":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A stone went to a seat, whose side there is this formation of so many cards."""

    seat: int
    stone: int
    formation: str
    total: int
    size: int = SIDE


@dataclass(frozen=True, slots=True)
class Settled(Claimed):
    """A stone went to a seat because nobody could play any more."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over. `winner` is None after a drawn one; `points` are the sums so far."""

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

"""What can happen in Schotten Totten 2, in terms a narrator can translate."""

from dataclasses import dataclass, replace
from typing import ClassVar

from core.game import Event


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played on a side."""

    seat: int
    card: str
    tile: int


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    """A 0 and an 11 of one colour faced each other, and both were discarded."""

    tile: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Retreated(Event):
    """The attacker retreated from a tile, and its cards there were discarded."""

    seat: int
    tile: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scalded(Event):
    """A cauldron hit the attacker's card nearest the wall; `left` counts the remaining cauldrons."""

    seat: int
    tile: int
    card: str
    left: int


@dataclass(frozen=True, slots=True)
class Controlled(Event):
    """A declaration held, with a side of this formation, total and size. `damaged` counts the damaged tiles."""

    seat: int
    tile: int
    formation: str
    total: int
    size: int
    damaged: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Redeploy or Treason moved a card to its player's side of a tile."""

    seat: int
    effect: str
    card: str
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """Redeploy or Desertion discarded a card from the table."""

    seat: int
    effect: str
    card: str
    tile: int


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    """A card was played from the discards to its player's side of a tile."""

    seat: int
    card: str
    tile: int


@dataclass(frozen=True, slots=True)
class Exploded(Event):
    """All cards at a tile were discarded."""

    seat: int
    tile: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reinforced(Event):
    """Cards from the discards were shuffled into the siege deck."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """An Exchange was played; both seats now choose cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """A seat chose its cards for an Exchange. Only that seat sees which."""

    seat: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> "Gave":
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Received(Event):
    """A seat received the other's cards. Both seats know them."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> "Received":
        return replace(self, cards=None) if seat is None else self


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
class RoundEnded(Event):
    """A game is over. `left` breaks ties in a revenge; `wins` counts the games each seat has won so far."""

    round: int
    winner: int
    reason: str
    left: int
    wins: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A game of a revenge was dealt. The attacker starts."""

    reveals: ClassVar[bool] = True

    round: int
    starter: int

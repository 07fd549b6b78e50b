"""What can happen in Heave Ho!, in terms that a narrator can translate."""

from dataclasses import dataclass, replace
from typing import ClassVar

from core.game import Event


@dataclass(frozen=True, slots=True)
class Sorted(Event):
    """A seat sorted a pair and looks at the next one. Only that seat sees the cards: the one kept, the one given."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str | None
    given: str | None
    left: int
    """How many pairs remain."""

    def seen_by(self, seat: int | None) -> "Sorted":
        return self if seat == self.seat else replace(self, card=None, given=None)


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """A seat sorted its last pair. Only that seat sees the cards."""

    seat: int
    card: str | None
    given: str | None

    def seen_by(self, seat: int | None) -> "Finished":
        return self if seat == self.seat else replace(self, card=None, given=None)


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A seat was first in the race. The other one assigns the pair it looks at."""

    seat: int


@dataclass(frozen=True, slots=True)
class TookOver(Event):
    """The first in the race sorts the pairs that the other seat has left."""

    reveals: ClassVar[bool] = True

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A seat turned up a card of those that were set aside, to find who begins."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TeamsMade(Event):
    """The team decks were shuffled and the hands drawn; the barrel is on its space."""

    reveals: ClassVar[bool] = True

    starter: int
    space: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A Scot, a lady or Nessie came to a place of some seat's side."""

    seat: int
    card: str
    side: int
    colour: str


@dataclass(frozen=True, slots=True)
class Used(Event):
    """An action card was played: one of those whose effect is another event, or none."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Wasted(Event):
    """An action card was played for nothing."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Pulled(Event):
    """A test of strength. The barrel moved by the difference towards the winner's goal; None: it stayed."""

    winner: int | None
    strengths: tuple[int, int]
    space: int
    """Where the barrel is now."""


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """Adrenaline or Rope Breaks moved the barrel."""

    seat: int
    effect: str
    space: int


@dataclass(frozen=True, slots=True)
class Swept(Event):
    """Mucho Macho discarded these ladies."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dismissed(Event):
    """Farewell sent these cards of one strength away."""

    seat: int
    strength: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Crossed(Event):
    """Change Sides brought a card to a place of this side."""

    seat: int
    card: str
    side: int
    colour: str


@dataclass(frozen=True, slots=True)
class Reinforced(Event):
    """Reinforcements drew cards. Only their owner sees which."""

    reveals: ClassVar[bool] = True

    seat: int
    count: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> "Reinforced":
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A Nasty Trick: a seat looks at the opponent's hand. Both seats know it."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> "Peeked":
        return replace(self, cards=None) if seat is None else self


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A card of the opponent's hand is played by this seat."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Tossed(Event):
    """A card of the opponent's hand was discarded by this seat."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card came from a team deck into its owner's hand. Only the owner sees which."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over, and the winner takes the barrel. `barrels` are those that each seat has now."""

    round: int
    winner: int
    reason: str
    barrels: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """The cards were dealt anew."""

    reveals: ClassVar[bool] = True

    round: int

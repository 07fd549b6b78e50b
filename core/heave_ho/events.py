"""What can happen in Heave Ho!, in terms a narrator can translate."""

from dataclasses import dataclass, replace
from typing import ClassVar

from core.game import Event


@dataclass(frozen=True, slots=True)
class Sorted(Event):
    """A seat sorted a pair and looks at the next. Only that seat sees which card it kept and which it gave."""

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
    """A seat finished the race. The other seat sorts the pair it is looking at."""

    seat: int


@dataclass(frozen=True, slots=True)
class TookOver(Event):
    """The finisher of the race sorts the pairs the other seat has left."""

    reveals: ClassVar[bool] = True

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A seat turned up one of the cards set aside, to decide who begins."""

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
    """A Scot, a lady or Nessie was played on a place of either side."""

    seat: int
    card: str
    side: int
    colour: str


@dataclass(frozen=True, slots=True)
class Used(Event):
    """An action card was played that has no effect or whose effect is another event."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Wasted(Event):
    """An action card was played with no effect."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Pulled(Event):
    """A test of strength. The barrel moved by the difference towards the winner's goal; None means it did not move."""

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
    """Mucho Macho discarded ladies."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dismissed(Event):
    """Farewell removed the top cards of one strength."""

    seat: int
    strength: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Crossed(Event):
    """Change Sides moved a card to a place on this side."""

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
    """A seat played a Nasty Trick and looks at the opponent's hand. Both seats know its cards."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> "Peeked":
        return replace(self, cards=None) if seat is None else self


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat plays a card from the opponent's hand."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Tossed(Event):
    """A seat discarded a card from the opponent's hand."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card from its team deck. Only that seat sees which."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over, and its winner takes the barrel. `barrels` counts what each seat has now."""

    round: int
    winner: int
    reason: str
    barrels: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """The cards of a new round were dealt."""

    reveals: ClassVar[bool] = True

    round: int

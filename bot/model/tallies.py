"""Results, counted: by game and variant, and head to head; and how long someone has won without a break."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

Against = Literal["people", "computer"]
"""Who else played: at least one other person, or the computer alone."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many matches someone has won, shared with others, and lost."""

    won: int = 0
    shared: int = 0
    """Draws, and first places of several."""
    lost: int = 0

    @property
    def played(self) -> int:
        return self.won + self.shared + self.lost

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.won + other.won, self.shared + other.shared, self.lost + other.lost)


@dataclass(frozen=True, slots=True)
class Variant:
    """What was played how many times, and with which results."""

    game: str
    seats: int
    options: Mapping[str, str]
    against: Against
    tally: Tally


@dataclass(frozen=True, slots=True)
class Feat:
    """What someone has achieved in a game, and how often."""

    game: str
    name: str
    times: int


@dataclass(frozen=True, slots=True)
class Meetings:
    """How two players have done against each other in a game, as the first of them sees it."""

    game: str
    tally: Tally
    last: float
    """When their last match ended."""


@dataclass(frozen=True, slots=True)
class Past:
    """A match that has ended, as one of its players sees it."""

    match: str
    game: str
    ended: float
    rank: int | None
    """The best has 1. None: nobody has won."""
    is_tied: bool
    """Whether others have the same rank."""
    counts: bool
    against: Against

    @property
    def is_won(self) -> bool:
        return self.rank == 1 and not self.is_tied


@dataclass(frozen=True, slots=True)
class Streaks:
    """How many matches in a row someone has won: by now, and at most."""

    now: int = 0
    best: int = 0


def streaks(matches: Iterable[Past]) -> Streaks:
    """The streaks in these matches, latest first. Only matches against people count."""
    counted = [each.is_won for each in matches if each.counts and each.against == "people"]
    now = best = 0
    for is_won in reversed(counted):
        now = now + 1 if is_won else 0
        best = max(best, now)
    return Streaks(now, best)


def total(tallies: Iterable[Tally]) -> Tally:
    return sum(tallies, Tally())

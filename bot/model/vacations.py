"""How much vacation people have: so many hours in each calendar year. Every hour that has begun counts in full, in the
year in which it begins."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import ceil

from bot.model.absences import Interval, merged

HOUR = 3600.0
YEARLY = 30 * 24
"""Hours in a year."""
LENGTHS = (24, 3 * 24, 7 * 24, 14 * 24)
"""The usual lengths of a vacation, in hours."""

Year = Callable[[float], int]
"""The calendar year of a moment where the person lives."""


def hours(taken: Iterable[Interval], year: Year) -> Mapping[int, int]:
    """The hours of these vacations, by year."""
    return Counter(
        year(start + number * HOUR) for start, end in merged(taken) for number in range(ceil((end - start) / HOUR))
    )


@dataclass(frozen=True, slots=True)
class Vacations:
    """A player's vacations of the last years, at a moment."""

    taken: tuple[Interval, ...]
    now: float
    year: Year

    @property
    def current(self) -> Interval | None:
        """The vacation that the player is on."""
        return next((each for each in merged(self.taken) if each[0] <= self.now < each[1]), None)

    @property
    def ended(self) -> tuple[Interval, ...]:
        """The vacations, if the current one ends now."""
        return tuple((start, min(end, self.now)) for start, end in self.taken)

    def left(self, year: int, *, ended: bool = False) -> int:
        """The hours that are left of a year: if the current vacation goes on as planned, or if it ends now."""
        return max(YEARLY - hours(self.ended if ended else self.taken, self.year)[year], 0)

    def after(self, length: int) -> float:
        """When a vacation ends that is to last so many hours from now on. One that goes on gets whole hours."""
        start = self.current[0] if self.current else self.now
        return start + (round((self.now - start) / HOUR) + length) * HOUR

    def exceeded(self, until: float) -> int | None:
        """The first year that does not have enough hours left for a vacation from now until then."""
        # Even of three years, this is too much; to count the hours until the year 9999 would take long.
        until = min(until, self.now + 3 * YEARLY * HOUR + HOUR)
        before, after = hours(self.ended, self.year), hours((*self.ended, (self.now, until)), self.year)
        return next((year for year in sorted(after) if after[year] > max(YEARLY, before[year])), None)

"""Times in which clocks stand still: vacations of people, and outages of the bot or of a platform."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.model.people import Person

Interval = tuple[float, float]
"""From when, and until when."""


@dataclass(frozen=True, slots=True)
class Absence:
    """A vacation of a player, or an outage of a platform; of the bot itself if it names neither."""

    start: float
    end: float
    player: int | None = None
    platform: str = ""

    def concerns(self, person: Person) -> bool:
        if self.player is not None:
            return self.player == person.player
        return self.platform in ("", person.platform)


def merged(intervals: Iterable[Interval]) -> tuple[Interval, ...]:
    """The same time as intervals that do not touch, in order."""
    found: list[Interval] = []
    for start, end in sorted(each for each in intervals if each[0] < each[1]):
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((start, end))
    return tuple(found)


def measure(start: float, end: float, away: Sequence[Interval]) -> float:
    """The seconds between two moments, without these intervals, which do not touch."""
    apart = sum(max(min(end, until) - max(start, since), 0.0) for since, until in away)
    return max(end - start - apart, 0.0)


def extend(start: float, seconds: float, away: Sequence[Interval]) -> float:
    """When so many seconds have passed since a moment, without these intervals, which are in order and do not touch."""
    moment = start
    for since, until in away:
        if moment + seconds <= since:
            break
        if until > moment:
            seconds -= max(since - moment, 0.0)
            moment = until
    return moment + seconds

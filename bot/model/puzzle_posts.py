"""The puzzle of the day in a place: where and when it is posted."""

from dataclasses import dataclass
from datetime import date, datetime
from hashlib import sha256
from zoneinfo import ZoneInfo

from bot.model.calls import at_hour, next_at
from bot.model.puzzles import DAY, UTC

PATIENCE = 7 * 86400.0
"""Seconds for which a place that does not accept its puzzles is tried again, every day."""
MOST = 10**9 - 2
"""The largest id of a post."""
EVERY = 60.0
"""Seconds between two changes of the same post."""


@dataclass(frozen=True, slots=True)
class Channel:
    """Where and when a place gets its puzzles."""

    place: int
    address: str
    hour: int
    """On the clocks of the place."""
    role: str | None
    """The role that is called; None: the post makes no sound."""
    language: str
    """Of the post, unless the place has chosen one."""
    platform: str
    account: str | None
    """Who has set it up; None: a former player."""
    salt: int
    """Nobody can guess the ids of its posts: whoever has one has seen the post."""
    refused: float | None = None
    """Since when nothing that was posted was accepted."""

    def id_of(self, day: str) -> int:
        """The id of its post on a day."""
        return 1 + int(sha256(f"{self.salt} {day}".encode()).hexdigest(), 16) % MOST


@dataclass(frozen=True, slots=True)
class PuzzlePost:
    """The puzzle of a day as it was posted in a place."""

    id: int
    place: int
    day: str
    """The name of the puzzle."""
    address: str
    changed: float | None = None
    """When it was or will be changed last, because someone has solved it."""

    def due(self, now: float) -> float | None:
        """When to change it because someone has solved it now; None if it will be changed anyway."""
        if self.changed is None:
            return now
        return max(now, self.changed + EVERY) if self.changed <= now else None


def posting(hour: int, now: float, zone: str | None) -> tuple[date, float]:
    """The day on which clocks there have last shown this hour, and when they will next.

    On a day when they skip it, that is the moment when they do; when they show it twice, the first time.
    """
    here = datetime.fromtimestamp(now, ZoneInfo(zone or UTC))
    last = max(day for day in (here - DAY, here) if at_hour(day, hour) <= now)
    return last.date(), next_at(hour, now, zone)

"""Calls: where a person is told that they are to act, and in which hours without a sound."""

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

Calls = Literal["mention", "private", "both", "none"]
"""How a person is called: mentioned at the table, in their private chat, both, or not at all."""

PRESENT = 300.0
"""Someone who has acted in a match within so many seconds is not called there: they follow the board."""

_UNKNOWN = "UTC"
"""The zone of someone who has not chosen any."""
_HOUR = r"([01]?[0-9]|2[0-3])(?:[:.]00)?"
_HOURS = re.compile(rf"{_HOUR}\s*[-–—]\s*{_HOUR}")


@dataclass(frozen=True, slots=True)
class Hours:
    """From one full hour to another, every day, as clocks show them: 22-8 ends the next morning."""

    start: int
    end: int

    @classmethod
    def read(cls, text: str) -> "Hours | None":
        """None if these are no hours, or all day."""
        found = _HOURS.fullmatch(text.strip())
        hours = cls(*map(int, found.groups())) if found else None
        return hours if hours and hours.start != hours.end else None

    def __str__(self) -> str:
        return f"{self.start}-{self.end}"

    def end_after(self, now: float, zone: str | None) -> float | None:
        """When they end that it is now; None if it is not one of them."""
        here = datetime.fromtimestamp(now, ZoneInfo(zone or _UNKNOWN))
        wraps = self.start > self.end
        is_in = here.hour >= self.start or here.hour < self.end if wraps else self.start <= here.hour < self.end
        if not is_in:
            return None
        return at_hour(here + timedelta(days=here.hour >= self.end), self.end)


def read_hour(text: str) -> int | None:
    """An hour of the day, `9` or `9:00`; None if there is no such hour."""
    found = re.fullmatch(_HOUR, text.strip())
    return int(found[1]) if found else None


def next_at(hour: int, now: float, zone: str | None) -> float:
    """When clocks next show this hour. On a day when they skip it, that is the moment when they do."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone or _UNKNOWN))
    return next(due for days in range(3) if (due := at_hour(here + timedelta(days=days), hour)) > now)


def at_hour(day: datetime, hour: int) -> float:
    """The first moment of that hour. Where clocks skip it, the offset before that gives the moment when they do."""
    return day.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0).timestamp()

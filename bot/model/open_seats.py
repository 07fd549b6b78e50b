"""Telling people that someone looks for opponents in a place, at most once an hour for each game that they chose."""

from dataclasses import dataclass

from bot.model.people import Person

EVERY = 3600.0
"""Seconds between two messages to the same person about the same place and game."""


@dataclass(frozen=True, slots=True)
class Watcher:
    """Someone who wants to know of open seats in a place."""

    person: Person
    """Under their identity on the platform of that place."""
    told: float | None
    """When they are or were told last."""

    def due(self, now: float) -> float | None:
        """When to tell them of a seat that is free now; None if they will be told anyway, of this one too."""
        if self.told is None:
            return now
        return max(now, self.told + EVERY) if self.told <= now else None

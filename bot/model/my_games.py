"""A person's matches and challenges as a list: those that wait for them first, and the most urgent of these before
the others.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from bot.model.matches import Match
from bot.model.people import Person
from bot.model.position import Position, players, seat_of


@dataclass(frozen=True, slots=True)
class Listed:
    match: Match
    position: Position | None
    """None: a challenge that has not been accepted."""
    waits: bool
    """Whether it waits for this person: it is their turn, or the challenge is for them."""
    until: float | None
    """When time is up."""


def entry(person: Person, match: Match, position: Position | None) -> Listed:
    """A match in this person's list."""
    if position is None:
        return Listed(match, None, any(seat.is_kept_for(person) for seat in match.seats), match.expires)
    # Nobody waits for a person who plays alone.
    until = match.deadline if len(players(match, position)) > 1 else None
    return Listed(match, position, seat_of(match, person.player) in position.actors, until)


def by_urgency(listed: Iterable[Listed]) -> list[Listed]:
    """The most urgent first; those without a clock come after those with one."""
    return sorted(listed, key=lambda each: (not each.waits, math.inf if each.until is None else each.until))

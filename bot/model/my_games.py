"""A person's matches and challenges as a list: those that wait for them first, and the most urgent of these before
the others.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from bot.model.matches import Match
from bot.model.people import Person
from bot.model.position import Position, seat_of


@dataclass(frozen=True, slots=True)
class Listed:
    match: Match
    position: Position | None
    """None: a challenge that has not been accepted."""
    waits: bool
    """Whether it waits for this person: it is their turn, or the challenge is for them."""
    until: float | None
    """When time is up."""
    bank_begins: float | None = None
    """When the time for this turn is over, and the bank begins to be used."""


def entry(person: Person, match: Match, position: Position | None) -> Listed:
    """A match in this person's list."""
    if position is None:
        return Listed(match, None, any(seat.is_kept_for(person) for seat in match.seats), match.expires)
    own = seat_of(match, person.player)
    waits = own is not None and own in position.actors
    clocks = [
        (seat.deadline, seat.bank_begins)
        for seat in match.seats
        if seat.deadline is not None and (seat.number == own or not waits)
    ]
    until, bank_begins = min(clocks, key=lambda clock: clock[0], default=(None, None))
    return Listed(match, position, waits, until, bank_begins)


def by_urgency(listed: Iterable[Listed]) -> list[Listed]:
    """The most urgent first; those without a clock come after those with one."""
    return sorted(listed, key=lambda each: (not each.waits, math.inf if each.until is None else each.until))

"""What every use case needs."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom

from bot.model.matches import Match
from bot.model.people import Person
from bot.model.position import Position
from bot.service.matches import MatchCache
from bot.store import Store
from core.game import Refusal


class Denied(Refusal):
    """A refusal for a reason other than the rules of a game."""


@dataclass(frozen=True, slots=True)
class Context:
    store: Store
    positions: MatchCache
    clock: Callable[[], float] = time.time
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set after every change, because something may need to be delivered."""
    rng: Random = field(default_factory=SystemRandom)
    """For ids, the seeds of shuffles, and the computer's random choices."""
    patience: float = 2.0
    """How many seconds an answer waits for the computer's move, so that it can show it."""

    async def load(self, id: str) -> tuple[Match, Position]:
        found = await self.positions.load(id)
        if found is None:
            raise Denied("no-match", text=id)
        return found


def seat_of(match: Match, person: Person) -> int:
    """The seat that belongs to this person."""
    seat = match.seat_of(person.player)
    if seat is None:
        raise Denied("not-seated")
    return seat

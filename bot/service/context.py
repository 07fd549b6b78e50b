"""What every use case needs."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from bot.delivery.platform import Platform
from bot.model.calls import PRESENT
from bot.rate_limits import RateLimit
from bot.store import Store
from core.game import Refusal

if TYPE_CHECKING:
    from bot.service.matches import MatchCache
    from bot.service.puzzle_book import PuzzleBook

Clock = Callable[[], float]
"""Seconds since 1970, UTC."""


class Denied(Refusal):
    """A refusal for a reason other than the rules of a game."""


@dataclass(frozen=True, slots=True)
class Context:
    store: Store
    matches: "MatchCache"
    puzzles: "PuzzleBook"
    asked: RateLimit
    """How often two players may challenge each other: see `bot/service/challenge_limits.py`."""
    clock: Clock = time.time
    platforms: dict[str, Platform | None] = field(default_factory=dict)
    """Those that are connected now, by their names."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set after every change, because something may need to be delivered."""
    rng: Random = field(default_factory=SystemRandom)
    """For ids, the seeds of shuffles, and the computer's random choices."""
    presence: float = PRESENT
    """For how many seconds after they have acted in a match people follow its board, and need no call."""
    exporting: set[int] = field(default_factory=set)
    """The players for whom an export of their data is being made."""
    patience: float = 2.0
    """How many seconds an answer waits for the computer's move, so that it can show it."""

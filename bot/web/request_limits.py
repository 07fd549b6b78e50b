"""What one person may ask of the room within a time, and what one address may."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from bot.rate_limits import RateLimit
from bot.web.backlog import Backlog


class Limits:
    """What one person may ask of the room, from all their pages together, and what one address may."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        patience: float = 30.0,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.patience = patience
        """Seconds for the headers of a request, and again for its body."""
        self.sleep = sleep
        self.frames = RateLimit(clock, (250, 5.0))
        """Of any kind, also those that are refused or make no sense: more are not read until later."""
        self.backlog = Backlog()
        self.newcomers = RateLimit(clock, (30, 60.0))
        self.actions = RateLimit(clock, (20, 5.0))
        self.questions = RateLimit(clock, (100, 5.0))
        self.greetings = RateLimit(clock, (30, 10.0))

"""Deliberate faults: failures that a test requests, and rate limits."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(eq=False)
class Failure:
    """What is answered instead of the real answer, for the next few requests."""

    method: str
    pattern: re.Pattern[str]
    status: int = 500
    code: int = 0
    times: int = 1
    retry_after: float = 0.1
    via: bool = True
    """Whether the answer comes from Discord itself and not from the firewall in front of it (429 only)."""
    everywhere: bool = False
    """Whether it is the global limit (429 only)."""
    applied: bool = False
    """Whether the request still takes effect, and only its answer is lost."""
    delay: float = 0.0
    """Seconds before the answer."""
    until: asyncio.Event | None = None
    """What the answer waits for. With status 0 it is the real one: the request takes effect before or after."""
    drop: bool = False
    """Whether the connection breaks instead of returning an answer."""

    def fits(self, method: str, path: str) -> bool:
        return self.times > 0 and self.method in (method, "*") and self.pattern.search(path) is not None


@dataclass(eq=False)
class Limit:
    """At most `most` requests per path within `seconds`."""

    method: str
    pattern: re.Pattern[str]
    most: int
    seconds: float
    clock: Callable[[], float]
    spans: dict[str, tuple[float, int]] = field(default_factory=dict)
    """For each path, when its period began and how many requests have been made since."""

    def fits(self, method: str, path: str) -> bool:
        return self.method in (method, "*") and self.pattern.search(path) is not None

    def take(self, path: str) -> tuple[bool, int, float]:
        """Whether the request is within the limit, how many more are allowed, and when the limit is reset."""
        now = self.clock()
        begun, made = self.spans.get(path, (now, 0))
        if now - begun >= self.seconds:
            begun, made = now, 0
        within = made < self.most
        self.spans[path] = begun, made + within
        return within, self.most - made - within, self.seconds - (now - begun)


def limited(retry_after: float, everywhere: bool) -> dict[str, Any]:
    return {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}

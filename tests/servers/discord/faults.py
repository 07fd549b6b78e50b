"""What goes wrong on purpose: failures that a test orders, and rate limits."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(eq=False)
class Failure:
    """What is answered instead of the truth, the next so many times."""

    method: str
    pattern: re.Pattern[str]
    status: int = 500
    code: int = 0
    times: int = 1
    retry_after: float = 0.1
    via: bool = True
    """Whether the answer comes from Discord itself, and not from the wall before it (429 only)."""
    everywhere: bool = False
    """Whether it is the global limit (429 only)."""
    applied: bool = False
    """Whether the request takes effect all the same, and only its answer is lost."""
    delay: float = 0.0
    """Seconds before the answer."""
    drop: bool = False
    """Whether the connection breaks instead of an answer."""

    def fits(self, method: str, path: str) -> bool:
        return self.times > 0 and self.method in (method, "*") and self.pattern.search(path) is not None


@dataclass(eq=False)
class Limit:
    """At most so many requests in each span of so many seconds, for each path."""

    method: str
    pattern: re.Pattern[str]
    most: int
    seconds: float
    clock: Callable[[], float]
    spans: dict[str, tuple[float, int]] = field(default_factory=dict)
    """When the span of a path began, and how many requests were made since."""

    def fits(self, method: str, path: str) -> bool:
        return self.method in (method, "*") and self.pattern.search(path) is not None

    def take(self, path: str) -> tuple[bool, int, float]:
        """Whether the request is within the limit, how many more are, and when all are again."""
        now = self.clock()
        begun, made = self.spans.get(path, (now, 0))
        if now - begun >= self.seconds:
            begun, made = now, 0
        within = made < self.most
        self.spans[path] = begun, made + within
        return within, self.most - made - within, self.seconds - (now - begun)


def limited(retry_after: float, everywhere: bool) -> dict[str, Any]:
    return {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}

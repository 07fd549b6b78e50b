"""Flood limits: how much a bot may send, really counted when switched on. Edits count like messages."""

from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil

from tests.servers.telegram.refusals import Refused


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `most` in any period of `seconds`."""

    most: int
    seconds: float


@dataclass
class Floods:
    """One per second in a chat, with some tolerance for bursts; in a group also twenty per minute."""

    clock: Callable[[], float]
    on: bool = False
    group: Limit = Limit(20, 60)
    chat: Limit = Limit(5, 5)
    overall: Limit = Limit(30, 1)
    refused: int = 0
    _sent: dict[object, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def count(self, chat: int | str) -> None:
        """Count another message or edit in this chat; raises if that is too many."""
        if not self.on:
            return
        now = self.clock()
        limits: list[tuple[object, Limit]] = [(("all",), self.overall), ((chat, "burst"), self.chat)]
        if isinstance(chat, str) or chat < 0:
            limits.append(((chat, "group"), self.group))
        wait = max(self._wait(key, limit, now) for key, limit in limits)
        if wait > 0:
            self.refused += 1
            raise too_many(ceil(wait))
        for key, _ in limits:
            self._sent[key].append(now)

    def _wait(self, key: object, limit: Limit, now: float) -> float:
        sent = self._sent[key]
        while sent and sent[0] <= now - limit.seconds:
            sent.popleft()
        return sent[-limit.most] + limit.seconds - now if len(sent) >= limit.most else 0.0


def too_many(seconds: int) -> Refused:
    return Refused(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})

"""How much may be asked of something within a time: one sliding window for groups, people and pages."""

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Sequence

_REMEMBERED = 10_000


class RateLimit:
    """So many calls in so many seconds, by one or more such rules, for each subject separately."""

    def __init__(self, clock: Callable[[], float], *rules: tuple[int, float]) -> None:
        self._clock = clock
        self._rules: Sequence[tuple[int, float]] = rules
        self._calls: OrderedDict[Hashable, deque[float]] = OrderedDict()

    def wait(self, subject: Hashable = "", calls: int = 1) -> float:
        """Seconds until this many more calls are allowed."""
        made, now = self._calls.get(subject, ()), self._clock()
        wait = 0.0
        for most, seconds in self._rules:
            recent = [at for at in made if at > now - seconds]
            if len(recent) + calls > most:
                wait = max(wait, recent[len(recent) + calls - most - 1] + seconds - now)
        return wait

    def count(self, subject: Hashable = "") -> None:
        """Note that a call was made."""
        most = max((most for most, _ in self._rules), default=1)
        self._calls.setdefault(subject, deque(maxlen=most)).append(self._clock())
        self._calls.move_to_end(subject)
        if len(self._calls) > _REMEMBERED:
            self._calls.popitem(last=False)

    def forget(self, subject: Hashable, at: float) -> None:
        """Take back the call that was made at about this time."""
        if made := self._calls.get(subject):
            made.remove(min(made, key=lambda each: abs(each - at)))

    def is_allowed(self, subject: Hashable = "") -> bool:
        """Whether a call is allowed now; if so, it is counted."""
        if self.wait(subject):
            return False
        self.count(subject)
        return True

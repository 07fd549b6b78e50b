"""How fast Telegram lets a bot write to a group: messages and edits count alike."""

from collections import OrderedDict, deque
from collections.abc import Callable, Sequence

from bot.delivery.platform import Busy

LIMITS = ((18, 60.0), (4, 5.0))
"""How many calls in how many seconds: slightly less than the allowed 20 a minute and about one a second."""
_REMEMBERED = 10_000


class Pace:
    """Refuses early, so that what is sent later is current, and anything superseded in the meantime is never sent."""

    def __init__(self, clock: Callable[[], float], limits: Sequence[tuple[int, float]] = LIMITS) -> None:
        self._clock = clock
        self._limits = limits
        self._calls: OrderedDict[int, deque[float]] = OrderedDict()

    def check(self, group: int, calls: int = 1) -> None:
        """Raises Busy if this many more calls are not allowed now."""
        made, now = self._calls.get(group, ()), self._clock()
        wait = 0.0
        for most, seconds in self._limits:
            recent = [at for at in made if at > now - seconds]
            if len(recent) + calls > most:
                wait = max(wait, recent[len(recent) + calls - most - 1] + seconds - now)
        if wait > 0:
            raise Busy(wait)

    def count(self, group: int) -> None:
        most = max((most for most, _ in self._limits), default=1)
        self._calls.setdefault(group, deque(maxlen=most)).append(self._clock())
        self._calls.move_to_end(group)
        if len(self._calls) > _REMEMBERED:
            self._calls.popitem(last=False)

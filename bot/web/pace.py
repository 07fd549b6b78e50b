"""How much one browser may ask of the room."""

import time
from collections import deque
from collections.abc import Callable


class Pace:
    """So many actions in so many seconds, and no more."""

    def __init__(self, actions: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._times: deque[float] = deque(maxlen=actions)
        self._seconds = seconds
        self._clock = clock

    def allows(self) -> bool:
        """Whether there may be one now; it is counted if so."""
        now = self._clock()
        if len(self._times) == self._times.maxlen and now - self._times[0] < self._seconds:
            return False
        self._times.append(now)
        return True

"""How much one browser may ask of the room."""

import time
from collections import deque
from collections.abc import Callable


class Pace:
    """Allows this many actions in this many seconds."""

    def __init__(self, actions: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._times: deque[float] = deque(maxlen=actions)
        self._seconds = seconds
        self._clock = clock

    @property
    def wait(self) -> float:
        """Seconds until the next action is allowed."""
        is_full = len(self._times) == self._times.maxlen
        return max(0.0, self._times[0] + self._seconds - self._clock()) if is_full else 0.0

    def allows(self) -> bool:
        """Whether an action is allowed now; if so, it is counted."""
        if self.wait:
            return False
        self._times.append(self._clock())
        return True

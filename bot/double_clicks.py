"""The second half of a double click on a button that creates something."""

import time
from collections import OrderedDict
from collections.abc import Callable

_REMEMBERED = 1000
_DOUBLE = 3.0
"""Seconds."""


class DoubleClicks:
    """Whether a button was pressed twice in quick succession. Ask only if it creates something: `buttons.creates`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: OrderedDict[tuple[int, int, int], tuple[str, float]] = OrderedDict()

    def __call__(self, person: int, chat: int, message: int, token: str) -> bool:
        now, key = self._clock(), (person, chat, message)
        before, at = self._last.pop(key, ("", 0.0))
        self._last[key] = token, now
        if len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)
        return before == token and now - at < _DOUBLE

"""What happens about one subject, one after the other."""

import asyncio
from collections.abc import Hashable
from weakref import WeakValueDictionary


class Queues:
    """A lock for each subject, which is given to those who wait in the order in which they came."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def __call__(self, subject: Hashable) -> asyncio.Lock:
        return self._locks.setdefault(subject, asyncio.Lock())

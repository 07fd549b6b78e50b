"""Snowflakes: ids that carry the time at which they were made, as Discord's do."""

import time

EPOCH = 1_420_070_400_000
SPREAD = 1 << 22
"""Guilds are so far apart: the shard of a guild is its id divided by this, modulo the number of shards."""


class Ids:
    def __init__(self) -> None:
        self._last = 0

    def new(self, apart: int = 1) -> int:
        """A new id, at least this much greater than the last one."""
        now = (int(time.time() * 1000) - EPOCH) << 22
        self._last = max(self._last + apart, now)
        return self._last

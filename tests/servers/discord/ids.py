"""Snowflakes: ids that carry the time of their creation, as Discord's do."""

import time

EPOCH = 1_420_070_400_000
SPREAD = 1 << 22
"""The distance between guild ids: a guild's shard is its id divided by this, modulo the number of shards."""


class Ids:
    def __init__(self) -> None:
        self._last = 0

    def new(self, apart: int = 1) -> int:
        """A new id, at least this much greater than the last."""
        now = (int(time.time() * 1000) - EPOCH) << 22
        self._last = max(self._last + apart, now)
        return self._last

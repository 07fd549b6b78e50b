"""Snowflakes: ids that carry the time of their creation, as Discord's do; here, all of the same millisecond."""

START = 358_000_000_000 << 22
"""Some day in 2026, counted from the first second of 2015."""
SPREAD = 1 << 22
"""The distance between guild ids: a guild's shard is its id divided by this, modulo the number of shards."""


class Ids:
    def __init__(self) -> None:
        self._last = START

    def new(self, apart: int = 1) -> int:
        """A new id, this much greater than the last one."""
        self._last += apart
        return self._last

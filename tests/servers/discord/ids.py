"""Snowflakes: ids that carry the time at which they were made, as Discord's do; here, all in the same millisecond."""

START = 358_000_000_000 << 22
"""Some day in 2026, counted from the first second of 2015."""
SPREAD = 1 << 22
"""Guilds are this far apart: the shard of a guild is its id divided by this, modulo the number of shards."""


class Ids:
    def __init__(self) -> None:
        self._last = START

    def new(self, apart: int = 1) -> int:
        """A new id, this much greater than the last one."""
        self._last += apart
        return self._last

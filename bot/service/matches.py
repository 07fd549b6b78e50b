"""Where matches stand: a cache of the latest positions."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from functools import reduce

from bot.model.matches import Entry, Match
from bot.model.position import Position, advance, start
from bot.store import Connection, Store, matches

_REMEMBERED = 1000
_LONG = 20
"""A longer log is replayed off the event loop."""


class MatchCache:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Position] = OrderedDict()
        self._changed = asyncio.Condition()

    async def load(self, id: str) -> tuple[Match, Position] | None:
        """The match and its position according to its whole log; None if there is no such match."""
        known = self._known.get(id)
        match, news = await self._store.read(_read, id, known.ply if known else 0)
        if match is None:
            return None
        if len(news) > _LONG:
            position = await asyncio.to_thread(_catch_up, match, known, news)
        else:
            position = _catch_up(match, known, news)
        self._keep(id, position)
        return match, position

    async def keep(self, id: str, position: Position) -> None:
        """Remember how far the match has come, and wake those who wait for it."""
        self._keep(id, position)
        async with self._changed:
            self._changed.notify_all()

    async def beyond(self, id: str, ply: int) -> None:
        """Wait until the match is past that ply. It must be played in this process."""
        async with self._changed:
            await self._changed.wait_for(lambda: id in self._known and self._known[id].ply > ply)

    def _keep(self, id: str, position: Position) -> None:
        known = self._known.get(id)
        if known is None or known.ply <= position.ply:
            self._known[id] = position
        self._known.move_to_end(id)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


def _read(connection: Connection, id: str, since: int) -> tuple[Match | None, tuple[Entry, ...]]:
    return matches.find(connection, id), matches.log(connection, id, since)


def _catch_up(match: Match, known: Position | None, news: Iterable[Entry]) -> Position:
    return reduce(lambda position, entry: advance(match, position, entry), news, known or start(match))

"""Matches that ended before there were results get theirs: one after the other, in the background, with pauses.

A note says up to which match that is done, so it goes on there after a restart; without the note, there is nothing to
do. The migration that brought results made it.
"""

import asyncio
from collections.abc import Sequence

import structlog

from bot.delivery.platform import code
from bot.model.matches import Entry, Match
from bot.model.position import Position, replay
from bot.service import results
from bot.store import Connection, Store, key_values, matches
from bot.store import results as rows

NOTE = "old results"
NOTHING_LEFT = 86400.0
"""Seconds until somebody looks again."""
_REST = 4.0
"""How long to rest after a match, as a multiple of the time it took: people's moves come first."""
_LEAST = 0.05
_LOG = structlog.get_logger()


async def step(store: Store) -> float:
    """Write what has come of the next old match; returns for how many seconds to rest."""
    begun = asyncio.get_running_loop().time()
    since = await store.read(key_values.find, NOTE)
    if since is None:
        return NOTHING_LEFT
    found = await store.read(_next, since)
    if found is None:
        await store.write(key_values.drop, NOTE)
        return NOTHING_LEFT
    match, log = found
    position = await asyncio.to_thread(_replay, match, log)
    await store.write(_add, match, position)
    return max(_REST * (asyncio.get_running_loop().time() - begun), _LEAST)


def _next(connection: Connection, since: str) -> tuple[Match, Sequence[Entry]] | None:
    id = rows.next_without(connection, since)
    match = matches.find(connection, id) if id else None
    return (match, matches.log(connection, match.id)) if match else None


def _replay(match: Match, log: Sequence[Entry]) -> Position | None:
    """How it stood in the end; None if its log cannot be replayed any more."""
    try:
        position = replay(match, log)
    except Exception as error:
        _LOG.warning("no result for an old match", match=match.id, code=code(error))
        return None
    return position if position.ending else None


def _add(connection: Connection, match: Match, position: Position | None) -> None:
    if position and not rows.of_match(connection, match.id):
        results.write(connection, match, position)
    key_values.keep(connection, NOTE, match.id)

"""What people should see at last, worked out from the database alone: every log is replayed, every screen built anew."""

from collections.abc import AsyncIterator, Iterator
from itertools import accumulate

from sqlalchemy import select

from bot.position import Position, advance, start
from bot.screens import challenge, match
from bot.screens.screen import Screen
from bot.service.context import Context
from bot.store import Connection, matches, schema
from bot.store.matches import Match
from bot.words import Words
from tests.faults.wire import Shown


async def expected(context: Context, platform: str) -> AsyncIterator[tuple[str, list[Shown]]]:
    """An address, and a message that must be there; any of the alternatives will do. Nothing else may be there."""
    for id in await context.store.read(_ids):
        found, log = await context.store.read(_read, id)
        # Raises a Refusal if the log is not that of a legal match.
        positions = list(accumulate(log, lambda before, entry: advance(found, before, entry), initial=start(found)))
        last = positions[-1]
        if found.started:
            assert found.ending == (last.ending.kind if last.ending else None), id
        assert [entry.ply for entry in log] == list(range(len(log))), id
        for table in found.tables:
            words = match.words_for(found, table.language)
            for screen in _at_table(found, last, words, platform):
                yield table.address, [Shown.of(screen)]
        for seat in found.seats:
            if seat.person and found.started:
                words = match.words_for(found, seat.person.language)
                since = positions[_concerned(positions, seat.number) :]
                hands = [match.hand(found, position, seat.number, words) for position in since]
                yield f"@{seat.person.account}", [Shown.of(hand) for hand in hands]


def _ids(connection: Connection) -> list[str]:
    return list(connection.scalars(select(schema.matches.c.id)))


def _read(connection: Connection, id: str) -> tuple[Match, tuple[matches.Entry, ...]]:
    found = matches.find(connection, id)
    assert found
    return found, matches.log(connection, id)


def _at_table(found: Match, position: Position, words: Words, platform: str) -> Iterator[Screen]:
    if sum(1 for seat in found.seats if seat.person) > 1:
        yield challenge.posted(found, words, platform)
    if found.started:
        yield match.board(found, position, words)
        yield from filter(None, [match.turn(found, position, words, platform)])
        yield from filter(None, [match.offer(found, position, words, platform)])


def _concerned(positions: list[Position], seat: int) -> int:
    """The ply of the last change that a seat's hand is shown anew for. It may be shown by what came later, too."""
    pairs = list(zip(positions, positions[1:], strict=False))
    for ply, (before, after) in reversed(list(enumerate(pairs, 1))):
        changed = (before.done, before.ending) != (after.done, after.ending)
        if changed and (after.ending or seat in {*before.actors, *after.actors}):
            return ply
    return 0

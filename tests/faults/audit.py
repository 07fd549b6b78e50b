"""What people should see in the end, derived from the database alone: logs are replayed and screens rebuilt."""

from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import accumulate, pairwise

from sqlalchemy import select

from bot.app import App
from bot.i18n import Translator
from bot.model.matches import Entry, Match
from bot.model.position import Position, advance, side, start
from bot.narration import title, words_for
from bot.screens import challenges, match
from bot.screens.screen import Jump, Screen
from bot.service import calls
from bot.store import Connection, matches, outbox, schema
from bot.store.outbox import Post
from tests.faults.wire import Shown

Expected = tuple[str, list[Shown]]
"""An address and a message that must be shown there; any of the alternatives will do."""


async def expected(app: App, platform: str) -> AsyncIterator[Expected]:
    """Everything that must be shown. Nothing else may be."""
    for id in await app.store.read(_ids):
        found, log = await app.store.read(_read, id)
        # Raises a Refusal if the log is not that of a legal match.
        positions = list(accumulate(log, partial(advance, found), initial=start(found)))
        last = positions[-1]
        assert [entry.ply for entry in log] == list(range(len(log))), id
        if found.started:
            assert found.ending == (last.ending.kind if last.ending else None), id
        for table in found.tables:
            words = words_for(found, table.language)
            board = await app.store.read(outbox.message, platform, table.address, id, "board")
            jump = Jump(words("button-board"), board) if board else None
            for screen in _at_table(found, last, words, platform, table.address, jump):
                yield table.address, [Shown.of(screen)]
        for seat in found.seats:
            if seat.person and found.started:
                words = words_for(found, seat.person.language)
                since = positions[_concerned(positions, seat.number) :]
                hands = [match.hand(found, position, seat.number, words) for position in since]
                yield f"@{seat.person.account}", [Shown.of(hand) for hand in hands]
                for name in _refusers(found, positions, seat.number):
                    notice = Screen(words("notice-refused", name=name, title=title(found, words)))
                    yield f"@{seat.person.account}", [Shown.of(notice)]


Place = tuple[str, str]
"""The address and id of a message."""


def differences(shown: Mapping[Place, Shown], wanted: Iterable[Expected]) -> tuple[list[str], list[Place]]:
    """What is missing from what is shown, and which messages should not be there."""
    there = Counter((address, screen.digest) for (address, _), screen in shown.items())
    missing = []
    for address, alternatives in wanted:
        fitting = [(address, each.digest) for each in alternatives if there[address, each.digest]]
        if fitting:
            there[fitting[0]] -= 1
        else:
            missing.append(f"missing at {address}: {alternatives[-1].text}")
    return missing, [place for place, screen in shown.items() if there[place[0], screen.digest]]


def _ids(connection: Connection) -> list[str]:
    return list(connection.scalars(select(schema.matches.c.id)))


def _read(connection: Connection, id: str) -> tuple[Match, tuple[Entry, ...]]:
    found = matches.find(connection, id)
    assert found
    return found, matches.log(connection, id)


def _at_table(
    found: Match, position: Position, words: Translator, platform: str, address: str, jump: Jump | None
) -> Iterator[Screen]:
    """Calls lead to the board."""
    yield challenges.show_challenge(found, words, platform, address)
    if found.started:
        yield match.board(found, position, words, side(found, position, platform, address))
        for kind, call in (("turn", match.turn), ("offer", match.offer), ("over", match.over)):
            post = Post(0, platform, address, found.id, kind, {}, 1, 0, None, 0, 0.0)
            screen = call(found, position, words, platform, address)
            heard = screen and calls.fit(screen, found, post, 0.0, only_calls=kind == "turn").screen
            if heard:
                yield replace(heard, jump=jump)


def _refusers(found: Match, positions: list[Position], seat: int) -> set[str]:
    """The players who declined this seat's offer."""
    declined = (
        found.seats[after.log[-1].seat].person
        for before, after in pairwise(positions)
        if after.log[-1].action == "/decline" and before.offer and before.offer.seat == seat
    )
    return {person.name for person in declined if person}


def _concerned(positions: list[Position], seat: int) -> int:
    """The ply of the last change that makes a seat's hand be shown again. A later change may also have shown it."""
    for ply, (before, after) in reversed(list(enumerate(pairwise(positions), 1))):
        changed = (before.done, before.ending) != (after.done, after.ending)
        if changed and (after.ending or seat in {*before.actors, *after.actors}):
            return ply
        if before.offer != after.offer and {seat} != {each.offer.seat for each in (before, after) if each.offer}:
            return ply
    return 0

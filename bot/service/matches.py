"""Loading matches and their positions, through a cache of the latest positions; and which match a person means."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import reduce

from bot.i18n import Translator
from bot.model.matches import Entry, Match
from bot.model.people import Person
from bot.model.position import Position, advance, replaced_seat, seat_of, start
from bot.narration import words_for
from bot.service.context import Denied
from bot.service.request import Request
from bot.store import Connection, Store, matches, places

_REMEMBERED = 1000
_LONG = 20
"""A longer log is replayed off the event loop."""
_TO_ACT = ("hand", "move", "claim")
"""Commands that prefer a match in which it is the person's turn."""
_BACK = ("history", "replay", "export")
"""Commands that look back, at the person's own match first."""
PUBLIC = ("board", *_BACK)
"""Commands with which anyone may look at the match at this table."""


class Ambiguous(Exception):
    """Several matches may be meant."""

    def __init__(self, found: Sequence[Match]) -> None:
        super().__init__()
        self.found = found


class MatchCache:
    """The match itself is read each time; of its position, only the lines that are new."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Position] = OrderedDict()
        self._changed = asyncio.Condition()

    async def load(self, id: str) -> tuple[Match, Position]:
        """The match and its position according to its whole log; raises Denied if there is no such match."""
        known = self.known(id)
        match, news = await self._store.read(read, id, known)
        if match is None:
            raise Denied("no-match", text=id)
        return match, await self.catch_up(match, known, news)

    def known(self, id: str) -> Position | None:
        """The latest position that is known: only what was written since has to be read."""
        return self._known.get(id)

    async def catch_up(self, match: Match, known: Position | None, news: Sequence[Entry]) -> Position:
        """The position after the lines that are new since the known one."""
        if len(news) > _LONG:
            position = await asyncio.to_thread(_replay, match, known, news)
        else:
            position = _replay(match, known, news)
        self._keep(match.id, position)
        return position

    async def keep(self, id: str, position: Position) -> None:
        """Remember how far the match has come, and wake those who wait for it."""
        self._keep(id, position)
        async with self._changed:
            self._changed.notify_all()

    def forget(self, id: str) -> None:
        """There is no such match any more."""
        self._known.pop(id, None)

    async def wait_beyond(self, id: str, ply: int) -> None:
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


def own_seat(match: Match, person: Person) -> int:
    """The seat that belongs to this person; raises Denied if there is none."""
    seat = seat_of(match, person.player)
    if seat is None:
        raise _not_seated(match, person)
    return seat


def _not_seated(match: Match, person: Person) -> Denied:
    if match.ended is None and replaced_seat(match, person.player) is not None:
        return Denied("replaced")
    return Denied("not-seated")


async def load(request: Request, id: str) -> tuple[Match, Position]:
    """The match and its position: as they were when the request came, or else as they are now."""
    if request.loaded and request.loaded[0].id == id:
        return request.loaded
    return await request.context.matches.load(id)


async def load_started(request: Request, id: str) -> tuple[Match, Position, int | None, Translator]:
    """A match that has started, and the person's seat in it; None for a spectator."""
    match, position = await load(request, id)
    if match.started is None:
        raise Denied("not-started")
    return match, position, seat_of(match, request.person.player), words_for(match, request.words.language)


async def load_watched(request: Request, id: str) -> tuple[Match, Position, int | None, Translator]:
    """The same for someone who wants to look at it.

    While a match goes on, it is open to its players and wherever it is shown. Once it is over, anyone may look at it,
    unless one of its players is hidden.
    """
    match, position, seat, words = await load_started(request, id)
    person = request.person
    if seat is not None or replaced_seat(match, person.player) is not None:
        return match, position, seat, words
    if match.ended is not None:
        if any(each.hidden for each in match.people):
            raise Denied("match-hidden", text=id)
    elif not _is_here(request, match) and not await request.context.store.read(_has_been_there, match, person):
        raise Denied("not-over-yet", text=id)
    return match, position, seat, words


async def load_seated(request: Request, id: str) -> tuple[Match, Position, int, Translator]:
    """The same, but only for players."""
    match, position, seat, words = await load_started(request, id)
    if seat is None:
        raise _not_seated(match, request.person)
    return match, position, seat, words


async def find(request: Request, command: str, id: str | None) -> Match:
    """The match that was named; otherwise the person's own, at this table if possible, or the one shown here.

    Raises Ambiguous if there are several.
    """
    if id:
        return (await request.context.matches.load(id.removeprefix("#")))[0]
    if command == "rematch":
        found = sorted(await list_own(request, ended=True), key=lambda match: not _is_near(request, match))[:1]
    else:
        mine = [match for match in await list_own(request) if match.started]
        found = [match for match in mine if _is_here(request, match)]
        if not found and command in _BACK:
            found = [match for match in await list_own(request, ended=True) if _is_here(request, match)][:1]
        if not found and command in PUBLIC:
            here = await _shown_here(request)
            running = [match for match in here if match.ended is None]
            found = running or mine or here or (await list_own(request, ended=True))[:1]
        found = found or mine
    if len(found) > 1 and command in _TO_ACT:
        found = [match for match in found if await is_to_act(request, match)] or found
    match found:
        case []:
            raise Denied("no-matches")
        case [match]:
            return match
    raise Ambiguous(found)


async def list_own(request: Request, *, ended: bool = False) -> list[Match]:
    """The person's matches and challenges, most urgent first; or ended ones, latest first."""
    return await request.context.store.read(matches.of_player, request.person.player, ended=ended)


async def is_to_act(request: Request, match: Match) -> bool:
    _, position = await request.context.matches.load(match.id)
    return seat_of(match, request.person.player) in position.actors


async def _shown_here(request: Request) -> list[Match]:
    """The newest match at this table."""
    here = request.caller
    newest = await request.context.store.read(matches.at_table, here.platform, here.address)
    return [newest] if newest else []


def _is_here(request: Request, match: Match) -> bool:
    places = {(table.platform, table.address) for table in match.tables}
    return (request.caller.platform, request.caller.address) in places


def _is_near(request: Request, match: Match) -> bool:
    """Whether it is shown here, or to this person alone."""
    own = f"@{request.caller.account}"
    return _is_here(request, match) or all(table.address == own for table in match.tables)


def _has_been_there(connection: Connection, match: Match, person: Person) -> bool:
    """Whether someone has used the bot in a place where the match is shown."""
    return any(table.place and places.has_visited(connection, table.place.id, person.player) for table in match.tables)


def read(connection: Connection, id: str, known: Position | None) -> tuple[Match | None, tuple[Entry, ...]]:
    """A match, and the lines of its log that are new since the known position."""
    return matches.find(connection, id), matches.log(connection, id, known.ply if known else 0)


def _replay(match: Match, known: Position | None, news: Iterable[Entry]) -> Position:
    return reduce(lambda position, entry: advance(match, position, entry), news, known or start(match))

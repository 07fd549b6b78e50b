"""Deleting everything that is kept about a person.

One transaction leaves their matches and deletes their rows: either all of that has happened, or nothing. What others
keep may still name them, so a task in the outbox looks through that, lets the program forget them, and purges the
database file. After a crash it begins anew.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.delivery.platform import Platform
from bot.i18n import translator
from bot.model.changes import Change
from bot.model.erasures import Named
from bot.model.matches import Entry, Match
from bot.model.position import Position, advance, can_abort, replay, seat_of
from bot.service import announcements, challenges, journal, lines, open_seats, puzzle_posts, standings
from bot.service.announcements import COMPUTER
from bot.service.context import Context
from bot.service.posts import Kind, register
from bot.store import Connection, data, erasures, matches, outbox, people, places, traces, web
from bot.store.outbox import Post
from bot.store.traces import Traces
from core.record import RESIGN

ERASE = "erase"
"""The kind of the task."""
AGAIN = 60.0
"""Seconds until it looks once more: what was being shown when the data was deleted has arrived by then."""
_MOST = 1000
"""More matches than anybody has that have not ended."""
_PURGED = {"purged": "yes"}
"""The parameters when the database file has been purged."""

Forget = Callable[[Named, Sequence[str]], Awaitable[None]]
"""Lets the program forget a person; the messages of the room are those that have changed."""


@dataclass(frozen=True, slots=True)
class Erased:
    """What has become of the person's matches."""

    left: tuple[tuple[Match, Position | None], ...] = ()
    """Others' matches and challenges. A challenge has no position."""
    gone: tuple[str, ...] = ()
    """The matches that there are no more."""


def erase(connection: Connection, player: int, now: float) -> Erased:
    """Delete everything about a player, but for what the task will find."""
    found = traces.find(connection, player)
    if not found.identities:
        return Erased()
    others = [match for match in matches.of_player(connection, player, limit=_MOST) if match.id not in found.alone]
    left = tuple(_leave(connection, match, player, now) for match in others)
    named = _named(connection, found)
    standings.leave(connection, player, now)
    puzzle_posts.withdraw(connection, player, now)
    data.erase(connection, found)
    about = f"{ERASE}:{erasures.order(connection, named)}"
    outbox.want(connection, COMPUTER, about, None, ERASE, now, about=about)
    return Erased(left, found.alone)


async def follow(context: Context, erased: Erased) -> None:
    """What follows when that is on disk."""
    for id in erased.gone:
        context.matches.forget(id)
    for match, position in erased.left:
        if position is None:
            if match.ended is not None:
                journal.log_closed(match)
            continue
        if position.ending:
            journal.log_ended(match, len(position.done))
        await context.matches.keep(match.id, position)
    context.news.set()


class Eraser:
    """The task."""

    def __init__(self, forget: Forget) -> None:
        self._forget = forget
        self._recent: dict[int, Named] = {}
        """Whom to look for once more, by the number of the erasure."""

    async def __call__(self, context: Context, post: Post, _: Platform | None) -> None:
        store, order = context.store, int(post.about.partition(":")[2])
        if named := await store.read(erasures.find, order):
            await self._clean(context, named)
            await store.write(erasures.forget, order)
            await store.purge(named.words)
            self._recent[order] = named
            await store.write(outbox.note, post, _PURGED, context.clock() + AGAIN)
            return
        if recent := self._recent.pop(order, None):
            if await self._clean(context, recent):
                await store.purge(recent.words)
        elif post.params != _PURGED:
            # The process ended in between: nobody knows the words any more.
            await store.purge()
        await store.write(_end, order, post)

    async def _clean(self, context: Context, named: Named) -> bool:
        """Whether there was something that named the person."""
        store, now = context.store, context.clock()
        posts, messages = 0, list[str]()
        ids, last = await store.read(erasures.posts_after, 0, named)
        while last is not None:
            if ids:
                posts += await store.write(erasures.clean_posts, ids, named)
            ids, last = await store.read(erasures.posts_after, last, named)
        said, number = await store.read(erasures.messages_after, 0, named)
        while number is not None:
            if said:
                messages += await store.write(_clean_messages, said, named, now)
            said, number = await store.read(erasures.messages_after, number, named)
        await store.write(erasures.drop_pictures, now)
        await self._forget(named, messages)
        context.news.set()
        return bool(posts or messages)


def _leave(connection: Connection, match: Match, player: int, now: float) -> tuple[Match, Position | None]:
    """Leave a match as somebody does who resigns. Where nobody loses by that, it is aborted."""
    if match.started is None:
        return _leave_challenge(connection, match, player, now), None
    position = replay(match, matches.log(connection, match.id))
    seat = seat_of(match, player)
    announcements.show_names_again(connection, match, now)
    if seat is None or seat in position.left:
        # They have resigned, or the computer plays in their place.
        return match, position
    is_void = len(match.seats) == 2 and can_abort(match, position)
    after = advance(match, position, Entry(position.ply, seat, "/abort" if is_void else RESIGN, now))
    return lines.write(connection, lines.change_by(match, position, after)), after


def _leave_challenge(connection: Connection, match: Match, player: int, now: float) -> Match:
    """Their own is cancelled. Another goes on if there are more people to wait for."""
    if match.challenged_by.player == player:
        return challenges.end(connection, match, "cancelled", now)
    if len(match.seats) == 2:
        return challenges.end(connection, match, "declined-none", now)
    for seat in match.seats:
        if seat.person and seat.person.player == player:
            matches.sit(connection, match.id, seat.number, None, None, taken=False)
    freed = challenges.found(connection, match.id)
    announcements.announce(connection, Change(freed, now))
    open_seats.tell(connection, freed, now)
    return freed


def _named(connection: Connection, found: Traces) -> Named:
    names = (name for each in found.identities for name in (each.name, each.handle) if name)
    return Named(
        tuple(found.accounts),
        tuple(dict.fromkeys(names)),
        tuple(each.name for each in found.identities if each.platform == web.PLATFORM),
        min((web.entered(connection, account) for account in found.room), default=0.0),
        tuple(id for id in found.matches if id not in found.alone),
    )


def _end(connection: Connection, order: int, post: Post) -> None:
    erasures.drop(connection, order)
    outbox.drop(connection, post)


def _clean_messages(connection: Connection, ids: Sequence[str], named: Named, now: float) -> list[str]:
    def former(channel: str) -> str:
        """In the language of the only reader, or of the room."""
        if channel.startswith("@"):
            reader = people.find(connection, web.PLATFORM, channel[1:].partition("/")[0])
            language = reader.language if reader else None
        else:
            room = places.find(connection, web.PLATFORM, web.PLACE)
            language = room.language if room else None
        return translator(language or "en")("seat-former", number=0)

    return erasures.clean_messages(connection, ids, named, former, now)


register(Kind(ERASE))

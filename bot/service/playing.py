"""Playing an action, and writing it down: the one way by which a match goes on."""

import asyncio
from dataclasses import dataclass, replace

from bot.commands import PACES
from bot.position import Position, advance
from bot.service import announcing
from bot.service.context import Context, Denied, seat_of
from bot.store import Connection, matches
from bot.store.matches import Entry, Match, Seat, Taken
from bot.store.people import Person

REPLACEMENT = "steady"
"""The level of the computer when it takes somebody's seat."""


class Stale(Exception):
    """What was pressed belongs to an earlier moment of the match."""


@dataclass(frozen=True, slots=True)
class Played:
    """What was carried out and is in the log: the match as it stands now."""

    match: Match
    position: Position
    seat: int


async def play(context: Context, person: Person, id: str, text: str, ply: int | None = None) -> Played:
    """The person plays an action in the game's notation; with a ply, that of a button that was shown then."""
    while True:
        match, position = await context.load(id)
        seat = seat_of(match, person)
        check_plays(match, position, seat)
        if ply is not None and not position.is_fresh(ply, seat):
            raise Stale
        try:
            return await record(context, match, position, seat, text)
        except Taken:
            continue


async def record(context: Context, match: Match, before: Position, seat: int, action: str) -> Played:
    """Write a line into the log, with all that follows from it. When this returns, it is on disk.

    Raises a Refusal if the game does not allow it, and Taken if somebody else was quicker.
    """
    now = context.clock()
    entry = Entry(before.ply, seat, action, now)
    if action.startswith("/undo"):
        after = await asyncio.to_thread(advance, match, before, entry)
    else:
        after = advance(match, before, entry)
    changed = _changed(match, before, after, now)
    await context.store.write(_record, match, changed, before, after, now)
    await context.positions.keep(match.id, after)
    context.news.set()
    return Played(changed, after, seat)


def check_plays(match: Match, position: Position, seat: int) -> None:
    """Raises Denied if the match is not being played, or not by this seat."""
    check_going_on(match, position)
    if seat in position.left:
        raise Denied("left")


def check_going_on(match: Match, position: Position) -> None:
    if match.started is None:
        raise Denied("not-started")
    if position.ending or match.ended is not None:
        raise Denied("match-over")


def deadline(match: Match, position: Position, now: float) -> float | None:
    """When whoever is to act should have acted. Computer players need no clock."""
    allowance = PACES.get(match.pace)
    people = [seat for seat in position.actors if match.seats[seat].person]
    return now + allowance if allowance and people else None


def _changed(match: Match, before: Position, after: Position, now: float) -> Match:
    if after.ending:
        return replace(match, ended=now, ending=after.ending.kind, deadline=None)
    if after.log[-1].action == "/computer":
        match = replace(match, seats=tuple(_handed_over(seat, before) for seat in match.seats))
        return replace(match, deadline=deadline(match, after, now))
    if (after.actors, after.stage) != (before.actors, before.stage):
        until = deadline(match, after, now)
        # Whoever was asked together with others, and still is, gets no more time when one of them has acted.
        still = until and after.stage == before.stage and set(after.actors) < set(before.actors)
        return replace(match, deadline=match.deadline if still else until)
    return match


def _record(
    connection: Connection, match: Match, changed: Match, before: Position, after: Position, now: float
) -> None:
    matches.append(connection, match.id, after.log[-1])
    match = replace(match, tables=matches.tables_of(connection, match.id))
    for seat in changed.seats:
        if seat != match.seats[seat.number]:
            matches.sit(connection, match.id, seat.number, seat.person, seat.computer, seat.taken)
            announcing.handed_over(connection, match, seat.number, now)
    match = replace(match, seats=changed.seats)
    if changed.ending:
        matches.end(connection, match.id, now, changed.ending)
    elif changed.deadline != match.deadline:
        matches.set_deadline(connection, match.id, changed.deadline)
    announcing.change(connection, match, before, after, now)


def _handed_over(seat: Seat, position: Position) -> Seat:
    """Those who are late give their seats to the computer."""
    late = seat.person and seat.number in position.actors
    return replace(seat, person=None, computer=REPLACEMENT) if late else seat

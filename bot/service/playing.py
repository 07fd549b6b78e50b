"""Playing an action and recording it: the only way for a match to advance."""

import asyncio
from dataclasses import dataclass, replace

from bot.commands import PACES
from bot.model.matches import Entry, Match, PlyTaken, Seat
from bot.model.people import Person
from bot.model.position import Position, advance, players
from bot.service import announcing, journal
from bot.service.context import Context, Denied, seat_of
from bot.store import Connection, matches

REPLACEMENT = "steady"
"""The level of a computer that takes over a seat."""


class Stale(Exception):
    """The button belongs to an earlier moment of the match."""


@dataclass(frozen=True, slots=True)
class Played:
    """The match after an action that is now in the log."""

    match: Match
    position: Position
    seat: int


async def play(context: Context, person: Person, id: str, text: str, ply: int | None = None) -> Played:
    """Play an action in the game's notation for this person; with a ply, that of a button shown at that ply."""
    while True:
        match, position = await context.load(id)
        seat = seat_of(match, person)
        check_plays(match, position, seat)
        if ply is not None and not position.is_fresh(ply, seat):
            raise Stale
        try:
            return await record(context, match, position, seat, text)
        except PlyTaken:
            continue


async def record(context: Context, match: Match, before: Position, seat: int, action: str) -> Played:
    """Write a line into the log, with all its consequences. When this returns, it is on disk.

    Raises a Refusal if the game does not allow it, and PlyTaken if someone else was quicker.
    """
    now = context.clock()
    entry = Entry(before.ply, seat, action, now)
    if action.startswith("/undo"):
        after = await asyncio.to_thread(advance, match, before, entry)
    else:
        after = advance(match, before, entry)
    changed = _changed(match, before, after, now)
    await context.store.write(_record, match, changed, before, after, now)
    if after.ending:
        journal.ended(changed, len(after.done))
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
    """When the people who are asked should have acted. A person who plays alone keeps nobody waiting: no clock."""
    allowance = PACES.get(match.pace)
    people = players(match, position)
    asked = any(seat.number in position.actors for seat in people)
    return now + allowance if allowance and asked and len(people) > 1 else None


def _changed(match: Match, before: Position, after: Position, now: float) -> Match:
    if after.ending:
        return replace(match, ended=now, ending=after.ending.kind, deadline=None)
    if after.log[-1].action == "/computer":
        match = replace(match, seats=tuple(_handed_over(seat, before) for seat in match.seats))
        return replace(match, deadline=deadline(match, after, now))
    if (after.actors, after.stage) != (before.actors, before.stage):
        until = deadline(match, after, now)
        # A person who was asked together with others, and still is, gets no more time when one of them has acted.
        still = until and after.stage == before.stage and set(after.actors) < set(before.actors)
        return replace(match, deadline=match.deadline if still else until)
    # Someone may have resigned during another's turn.
    return match if len(players(match, after)) > 1 else replace(match, deadline=None)


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
    """The seat, with the computer in it if its player is late."""
    late = seat.person and seat.number in position.actors
    return replace(seat, person=None, computer=REPLACEMENT) if late else seat

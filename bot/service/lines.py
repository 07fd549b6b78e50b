"""One more line in the log of a match, with all its consequences, in one transaction."""

from dataclasses import replace

from bot.model.drafts import LEVEL
from bot.model.matches import Entry, Match, Seat
from bot.model.position import Position
from bot.service import announcements, clocks
from bot.service.announcements import Change
from bot.store import Connection, matches, timers


def change_by(match: Match, before: Position, after: Position) -> Change:
    """What the last line of a position changes."""
    line = after.log[-1]
    replaced = _replaced(match, before, line)
    seats = tuple(replace(each, person=None, computer=LEVEL) if each in replaced else each for each in match.seats)
    return Change(replace(match, seats=seats), line.at, after, before, replaced)


def write(connection: Connection, change: Change) -> Match:
    """Write the line, what it does to the match, and what has to be shown; returns the match as it is then."""
    match, after, now = change.match, change.after, change.now
    assert change.before
    assert after
    matches.append(connection, match.id, after.log[-1])
    for seat in change.replaced:
        matches.sit(connection, match.id, seat.number, None, LEVEL, taken=True)
    if after.ending:
        matches.end(connection, match.id, now, after.ending.kind)
        timers.set(connection, clocks.TIMER, match.id, None)
        stopped = tuple(replace(seat, deadline=None, bank_begins=None) for seat in match.seats)
        match = replace(match, seats=stopped, deadline=None, ended=now, ending=after.ending.kind)
    elif after.timing != change.before.timing:
        match = clocks.wind(connection, match, after, now)
    # The tables may have changed since the match was loaded.
    tables = matches.tables_of(connection, match.id)
    announcements.announce(connection, replace(change, match=replace(change.match, tables=tables)))
    return match


def _replaced(match: Match, before: Position, line: Entry) -> tuple[Seat, ...]:
    """The seats that the computer takes from people with this line."""
    match line.action.split():
        case ["/computer", *seats]:
            taken = {*map(int, seats)} if seats else {*before.actors}
            return tuple(seat for seat in match.seats if seat.person and seat.number in taken)
    return ()

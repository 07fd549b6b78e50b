"""One more line in the log of a match, with all its consequences, in one transaction."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.model.changes import Change
from bot.model.drafts import LEVEL
from bot.model.matches import Entry, Match, Seat
from bot.model.plans import Followed, follow
from bot.model.position import Position
from bot.service import announcements, clocks, results
from bot.store import Connection, matches, plans, timers


def change_by(match: Match, before: Position, after: Position) -> Change:
    """What the last line of a position changes."""
    line = after.log[-1]
    replaced = _replaced(match, before, line)
    seats = [
        replace(each, person=None, replaced=each.person, computer=LEVEL) if each in replaced else each
        for each in match.seats
    ]
    if line.action == "/return":
        seats[line.seat] = replace(seats[line.seat], person=seats[line.seat].replaced, replaced=None, computer=None)
    return Change(replace(match, seats=tuple(seats)), line.at, after, before, replaced)


def write(connection: Connection, change: Change) -> Match:
    """Write the line, what it does to the match, and what has to be shown; returns the match as it is then."""
    match, after, now = change.match, change.after, change.now
    assert change.before
    assert after
    matches.append(connection, match.id, after.log[-1])
    for seat in change.replaced:
        matches.hand_over(connection, match.id, seat.number, LEVEL)
    if change.returned:
        matches.hand_over(connection, match.id, change.returned.number, None)
    if after.ending:
        matches.end(connection, match.id, now, after.ending.kind)
        timers.set(connection, clocks.TIMER, match.id, None)
        stopped = tuple(replace(seat, deadline=None, bank_begins=None) for seat in match.seats)
        match = replace(match, seats=stopped, deadline=None, ended=now, ending=after.ending.kind)
        results.write(connection, match, after)
    elif (after.timing, after.votes) != (change.before.timing, change.before.votes):
        match = clocks.wind(connection, match, after, now)
    becomes = partial(follow, match=change.match, before=change.before, after=after)
    followed = plans.follow(connection, match.id, becomes)
    # Its tables may have changed since the match was loaded.
    shown = replace(change.match, tables=matches.tables_of(connection, match.id))
    until = [[(seat.bank_begins, seat.deadline) for seat in each.seats] for each in (change.match, match)]
    announcements.announce(
        connection, replace(change, match=shown, plans=followed, moves_deadlines=until[0] != until[1])
    )
    return _with_plans(match, followed)


def _with_plans(match: Match, followed: Sequence[Followed]) -> Match:
    """The match with what has become of the plans for its seats."""
    states = {was.seat: now.state if now else "" for was, now in followed}
    seats = tuple(replace(each, plan=states.get(each.number, "")) for each in match.seats)
    return replace(match, seats=seats)


def _replaced(match: Match, before: Position, line: Entry) -> tuple[Seat, ...]:
    """The seats that the computer takes from people with this line."""
    match line.action.split():
        case ["/computer", *seats]:
            taken = {*map(int, seats)} if seats else {*before.actors}
            return tuple(seat for seat in match.seats if seat.person and seat.number in taken)
    return ()

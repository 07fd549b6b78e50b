"""Keeping clocks: what follows from a log and from absences is derived anew after each change, and kept with the match,
together with a timer for the next moment at which something has to be told."""

from dataclasses import replace

from bot.model import votes
from bot.model.absences import Absence, downtime, merged
from bot.model.clocks import Clock, abandoned, clocks
from bot.model.matches import Match, Seat
from bot.model.position import Position, replay
from bot.service import announcements
from bot.service.context import Context
from bot.store import Connection, absences, matches, timers

TIMER = "clock"
"""The kind of timer: it is due when something about the time of a match has to be told, or when it is abandoned."""


def wind(connection: Connection, match: Match, position: Position, now: float) -> Match:
    """Derive the clocks of a running match, and keep them; returns the match with them.

    Somebody whose turn has not come as far as they were told, because they got time or it is another, is told again.
    """
    away = absences_of(connection, match)
    wound = with_clocks(match, clocks(match, position.timing, away), away, now)
    if wound != match:
        matches.set_clocks(connection, wound)
    timers.set(connection, TIMER, match.id, due(wound, position, away, now))
    return wound


def refresh(connection: Connection, id: str, now: float) -> None:
    """Derive the clocks of a match anew because absences have changed, if it is running."""
    match = matches.find(connection, id)
    if match and match.started is not None and match.ended is None:
        position = replay(match, matches.log(connection, id))
        if wind(connection, match, position, now) != match:
            announcements.show_time(connection, match, now)


def refresh_all_of(connection: Connection, player: int, now: float) -> None:
    """The same for all matches of a player."""
    for id in matches.running_of(connection, player):
        refresh(connection, id, now)


async def current(context: Context, match: Match, position: Position) -> tuple[Clock, ...]:
    """The clocks of a running match as they are now, whatever has been kept."""
    away = await context.store.read(absences_of, match)
    return clocks(match, position.timing, away)


def absences_of(connection: Connection, match: Match) -> list[Absence]:
    """All absences that concern the clocks of a match."""
    people = [seat.person for seat in match.seats if seat.person]
    players, platforms = {person.player for person in people}, {person.platform for person in people}
    return absences.since(connection, match.started or 0.0, players, platforms)


def with_clocks(match: Match, found: tuple[Clock, ...], absences: list[Absence], now: float) -> Match:
    """The match as it is kept, with these clocks."""
    seats = tuple(
        replace(
            seat,
            deadline=clock.deadline,
            bank_begins=clock.bank_begins,
            reminded=min(seat.reminded, clock.stage(now)),
            away=_away(seat, absences, now),
        )
        for seat, clock in zip(match.seats, found, strict=True)
    )
    deadlines = [seat.deadline for seat in seats if seat.deadline is not None]
    return replace(match, seats=seats, deadline=min(deadlines, default=None))


def due(match: Match, position: Position, away: list[Absence], now: float) -> float:
    """The next moment at which something has to be told about the time of a match or votes are counted, or at which it
    is abandoned."""
    found, down = clocks(match, position.timing, away), downtime(away)
    moments = [clock.next(seat.reminded) for seat, clock in zip(match.seats, found, strict=True)]
    if match.deadline is not None and match.deadline <= now:
        moments += [votes.closes(match, position, seat, now, down) for seat in votes.late(match, now)]
    ends = abandoned(last_line(match, position), found, away)
    homecomings = [seat.away for seat in match.seats if seat.away is not None]
    return min([*(moment for moment in moments if moment is not None), *homecomings], default=ends)


def _away(seat: Seat, absences: list[Absence], now: float) -> float | None:
    """Until when the player of a seat is on vacation, if they are."""
    player = seat.person.player if seat.person else None
    own = merged((each.start, each.end) for each in absences if each.player is not None and each.player == player)
    return next((end for start, end in own if start <= now < end), None)


def last_line(match: Match, position: Position) -> float:
    """When somebody has last done something, or could be expected to."""
    last = position.log[-1].at if position.log else match.started or 0.0
    return max(last, (match.carried and match.carried.since) or 0.0)

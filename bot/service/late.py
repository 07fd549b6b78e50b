"""What happens by itself as time passes in a match: players are told how late it is, votes about those who are late
are counted, and at last the match is abandoned."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.model import votes
from bot.model.absences import downtime
from bot.model.clocks import STAGES, abandoned, clocks
from bot.model.matches import Entry, Match, Seat
from bot.model.position import Position, advance, replay
from bot.service import announcements, journal, lines
from bot.service.clocks import TIMER, absences_of, due, last_line, with_clocks
from bot.service.outages import PATIENCE, lost_since
from bot.service.reminders import remind
from bot.service.timers import Afterwards, timer
from bot.store import Connection, matches, timers

Tell = Callable[[Connection, Match, Position, Mapping[int, str], float], None]
"""Takes the match, its position, the stages that turns have reached, by seat, and the time."""


def _tell_others(
    connection: Connection, match: Match, _position: Position, reached: Mapping[int, str], now: float
) -> None:
    if "empty" in reached.values():
        announcements.announce_late(connection, match, now)


TELL: tuple[Tell, ...] = (remind, _tell_others)
"""Who is told when turns reach stages."""


@timer(TIMER)
def look(connection: Connection, id: str, now: float) -> Afterwards | None:
    """Tell what has to be told about the time of a match: of each turn only the latest stage, however late it is."""
    match = matches.find(connection, id)
    assert match, "matches are never deleted"
    if match.ended is not None:
        return None
    if match.carried and match.carried.since is None:
        matches.carry_over(connection, id, now)
        match = replace(match, carried=match.carried._replace(since=now))
    position, away = replay(match, matches.log(connection, id)), absences_of(connection, match)
    found = clocks(match, position.timing, away)
    if abandoned(last_line(match, position), found, away) <= now:
        return _write(connection, match, position, 0, "/abandon", now)
    before, match = match, with_clocks(match, found, away, now)
    matches.set_clocks(connection, match)
    if decided := votes.decision(match, position, now, downtime(away)):
        if match.strict and (until := _known_at(connection, match.seats[decided.seat], now)):
            timers.set(connection, TIMER, id, until)
            return None
        return _write(connection, match, position, *decided, now) or look(connection, id, now)
    reached: dict[int, str] = {}
    for seat, clock in zip(match.seats, found, strict=True):
        stage = clock.stage(now)
        if clock.runs and stage > seat.reminded:
            matches.set_reminded(connection, id, seat.number, stage)
            reached[seat.number] = STAGES[stage]
    for tell in TELL if reached else ():
        tell(connection, match, position, reached, now)
    if before != match or {"bank", "empty"} & {*reached.values()}:
        announcements.show_time(connection, match, now)
    match = matches.find(connection, id) or match
    timers.set(connection, TIMER, id, due(match, position, away, now))
    return None


def _known_at(connection: Connection, seat: Seat, now: float) -> float | None:
    """When it is known whether this player could act: not yet, if their platform was lost a moment ago."""
    since = lost_since(connection, seat.person.platform) if seat.person else None
    return None if since is None else max(since + PATIENCE, now + 1)


def _write(
    connection: Connection, match: Match, position: Position, seat: int, line: str, now: float
) -> Afterwards | None:
    """A line that follows from time alone; returns something if it ends the match."""
    after = advance(match, position, Entry(position.ply, seat, line, now))
    written = lines.write(connection, lines.change_by(match, position, after))
    return partial(journal.log_ended, written, len(after.done)) if after.ending else None

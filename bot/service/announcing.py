"""Which messages a change makes out of date. They are written to the outbox together with the change."""

from collections.abc import Collection

from bot.model.matches import Match
from bot.model.people import Person
from bot.model.position import Position, players
from bot.store import Connection, outbox

COMPUTER = "computer"
"""The platform on which computer players learn of their turn."""


def challenge(connection: Connection, match: Match, now: float) -> None:
    """A challenge was made, accepted, declined, …"""
    _at_tables(connection, match, "challenge", now)


def start(connection: Connection, match: Match, position: Position, now: float) -> None:
    for kind in ("table", "board", "turn"):
        _at_tables(connection, match, kind, now)
    _hands(connection, match, range(len(match.seats)), now)
    _computers(connection, match, position, now)


def change(connection: Connection, match: Match, before: Position, after: Position, now: float) -> None:
    if (before.done, before.ending) != (after.done, after.ending):
        _at_tables(connection, match, "board", now)
        _hands(connection, match, _concerned(match, before, after), now)
    anew = (before.actors, before.stage) != (after.actors, after.stage)
    stopped = match.deadline is not None and len(players(match, after)) == 1
    if anew or stopped or after.log[-1].action == "/computer":
        _at_tables(connection, match, "turn", now)
        if match.deadline is not None and match.deadline <= now:
            _at_tables(connection, match, "late", now)
    if before.offer != after.offer:
        _at_tables(connection, match, "offer", now)
        _hands(connection, match, _asked(match, before, after), now)
    if after.ending:
        _at_tables(connection, match, "over", now)
    if before.offer and after.log[-1].action == "/decline":
        _refused(connection, match, before.offer.seat, after.log[-1].seat, now)
    _computers(connection, match, after, now)


def handed_over(connection: Connection, match: Match, seat: int, now: float) -> None:
    """The computer takes a seat: tell the person who had it, and remove their hand."""
    person = match.seats[seat].person
    _hands(connection, match, (seat,), now)
    if person:
        told = {"key": "replaced", "language": person.language}
        notice(connection, match, person.platform, f"@{person.account}", now, person, **told)
    _at_tables(connection, match, "board", now)


def late(connection: Connection, match: Match, now: float) -> None:
    """Someone's time has run out. This is announced once, even if it is noticed again after a restart."""
    params = {"deadline": str(match.deadline)}
    for table in match.tables:
        if outbox.params(connection, table.platform, table.address, match.id, "late") != params:
            outbox.want(connection, table.platform, table.address, match.id, "late", now, params)


def notice(
    connection: Connection, match: Match, platform: str, address: str, now: float, about: Person, **params: str
) -> None:
    """Send a sentence about a match and a person."""
    kind = f"notice-{params['key']}-{about.account}"
    outbox.want(connection, platform, address, match.id, kind, now, {"name": about.name, **params})


def _concerned(match: Match, before: Position, after: Position) -> tuple[int, ...]:
    """The seats for which something has changed: the one that acted, any that became or stopped being an actor, and
    any whose hand changed.

    Someone who was and still is an actor may be in the middle of choosing.
    """
    last, seats = after.log[-1], tuple(seat.number for seat in match.seats)
    if after.ending or last.action.startswith("/"):
        return seats
    return tuple(
        seat
        for seat in seats
        if seat == last.seat
        or (seat in before.actors) != (seat in after.actors)
        or before.view(seat).hand != after.view(seat).hand
    )


def _refused(connection: Connection, match: Match, asker: int, other: int, now: float) -> None:
    asked, refuser = match.seats[asker].person, match.seats[other].person
    if asked and refuser:
        notice(connection, match, asked.platform, f"@{asked.account}", now, refuser, key="refused")


def _asked(match: Match, before: Position, after: Position) -> tuple[int, ...]:
    """The seats to which an offer is or was made."""
    askers = {each.offer.seat for each in (before, after) if each.offer}
    return tuple(seat.number for seat in match.seats if {seat.number} != askers)


def _at_tables(connection: Connection, match: Match, kind: str, now: float) -> None:
    closed = {
        (seat.person.platform, f"@{seat.person.account}")
        for seat in match.seats
        if seat.person and not seat.person.reachable
    }
    for table in match.tables:
        if (table.platform, table.address) not in closed:
            outbox.want(connection, table.platform, table.address, match.id, kind, now)


def _hands(connection: Connection, match: Match, seats: Collection[int], now: float) -> None:
    for seat in match.seats:
        if seat.person and seat.person.reachable and seat.number in seats:
            account = f"@{seat.person.account}"
            outbox.want(connection, seat.person.platform, account, match.id, f"hand-{seat.number}", now)


def _computers(connection: Connection, match: Match, position: Position, now: float) -> None:
    for seat in match.seats:
        if seat.computer and seat.number in position.actors:
            outbox.want(connection, COMPUTER, match.id, match.id, f"move-{seat.number}", now)

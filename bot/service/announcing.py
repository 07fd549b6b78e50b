"""Which messages a change makes out of date. They are written into the outbox together with the change itself."""

from collections.abc import Mapping

from bot.position import Position
from bot.store import Connection, outbox
from bot.store.matches import Match

COMPUTER = "computer"
"""The platform where computer players are told that it is their turn."""


def challenge(connection: Connection, match: Match, now: float) -> None:
    """A challenge was made, accepted, declined, …"""
    _at_tables(connection, match, "challenge", now)


def start(connection: Connection, match: Match, position: Position, now: float) -> None:
    for kind in ("board", "turn"):
        _at_tables(connection, match, kind, now)
    _hands(connection, match, tuple(range(len(match.seats))), now)
    _computers(connection, match, position, now)


def change(connection: Connection, match: Match, before: Position, after: Position, now: float) -> None:
    if (before.done, before.ending) != (after.done, after.ending):
        _at_tables(connection, match, "board", now)
        concerned = range(len(match.seats)) if after.ending else sorted({*before.actors, *after.actors})
        _hands(connection, match, tuple(concerned), now)
    if before.actors != after.actors:
        _at_tables(connection, match, "turn", now)
        if match.deadline is not None and match.deadline <= now:
            _at_tables(connection, match, "late", now)
    if before.offer != after.offer:
        _at_tables(connection, match, "offer", now)
    _computers(connection, match, after, now)


def late(connection: Connection, match: Match, now: float) -> None:
    """Somebody's time has run out."""
    _at_tables(connection, match, "late", now)


def notice(connection: Connection, match: Match, platform: str, address: str, now: float, **params: str) -> None:
    """A sentence for somebody, about a match."""
    outbox.want(connection, platform, address, match.id, f"notice-{params['key']}", now, params)


def _at_tables(
    connection: Connection, match: Match, kind: str, now: float, params: Mapping[str, str] | None = None
) -> None:
    for table in match.tables:
        outbox.want(connection, table.platform, table.address, match.id, kind, now, params)


def _hands(connection: Connection, match: Match, seats: tuple[int, ...], now: float) -> None:
    for seat in match.seats:
        if seat.person and seat.person.reachable and seat.number in seats:
            account = f"@{seat.person.account}"
            outbox.want(connection, seat.person.platform, account, match.id, f"hand-{seat.number}", now)


def _computers(connection: Connection, match: Match, position: Position, now: float) -> None:
    for seat in match.seats:
        if seat.computer and seat.number in position.actors:
            outbox.want(connection, COMPUTER, match.id, match.id, f"move-{seat.number}", now)

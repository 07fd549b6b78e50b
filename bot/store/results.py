"""What has come of matches, and the chronicle: the one order in which ratings are computed."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import Connection, bindparam, exists, insert, select

from bot.model.matches import Match
from bot.model.ratings import Event, Link, Ranked
from bot.model.results import Result, Stint, Why
from bot.store import tallies
from bot.store.schema import chronicle, matches, results

_NEXT = insert(chronicle).returning(chronicle.c.number)
_ADD = insert(results)
_FIND = select(results).where(results.c.match == bindparam("id")).order_by(results.c.seat)
_RIVALS = results.alias("rivals")
_MET = (
    select(_RIVALS.c.player)
    .join(results, results.c.match == _RIVALS.c.match)
    .where(
        results.c.player == bindparam("of"),
        results.c.ended >= bindparam("since"),
        results.c.ended < bindparam("until"),
        results.c.rated,
        _RIVALS.c.player != results.c.player,
    )
)
_SINCE = (
    select(chronicle)
    .where(chronicle.c.number > bindparam("after"))
    .order_by(chronicle.c.number)
    .limit(bindparam("most"))
)
_RATED = (
    select(results.c.number, results.c.game, results.c.ended, results.c.rated_as, results.c.rank)
    .where(results.c.number > bindparam("after"), results.c.number <= bindparam("last"))
    .where(results.c.rated, results.c.rated_as.is_not(None))
    .order_by(results.c.number, results.c.seat)
)
_WITHOUT = (
    select(matches.c.id)
    .where(matches.c.id > bindparam("after"), matches.c.started.is_not(None), matches.c.ended.is_not(None))
    .where(~exists().where(results.c.match == matches.c.id))
    .order_by(matches.c.id)
    .limit(1)
)


@dataclass(frozen=True, slots=True)
class Stored:
    """What has come of a match for one seat, as it was written when the match ended."""

    number: int
    """Of the chronicle."""
    result: Result
    rated: bool
    why: Why | None
    """Why it is not rated; None: it is."""
    counts: bool
    """Not if nobody has won, or if others at the table are the same player."""


def number(connection: Connection, kind: str = "match", player: int | None = None, other: int | None = None) -> int:
    """The next number of the chronicle, for a result or for a link between two players."""
    made: int = connection.execute(_NEXT, {"kind": kind, "player": player, "other": other}).scalar_one()
    return made


def add(connection: Connection, match: Match, number: int, found: Sequence[Result], why: Why | None) -> None:
    """Write what has come of a match that has ended."""
    seated = Counter(each.player for each in found)
    rows = [
        {
            "match": match.id,
            "seat": each.seat,
            "number": number,
            "game": match.game,
            "player": each.player,
            "rated_as": each.player if why is None else None,
            "rank": each.rank,
            "score": each.score,
            "ending": match.ending,
            "rated": why is None,
            "why": why,
            "counts": each.rank is not None and (each.player is None or seated[each.player] == 1),
            "ended": match.ended,
            "stints": [list(stint) for stint in each.stints],
            "feats": list(each.feats),
        }
        for each in found
    ]
    connection.execute(_ADD, rows)
    tallies.add(connection, match.id)


def of_match(connection: Connection, id: str) -> tuple[Stored, ...]:
    """What has come of a match, seat by seat; empty if nothing has yet."""
    return tuple(
        Stored(
            row.number,
            Result(
                row.seat,
                row.player,
                tuple(Stint(*stint) for stint in row.stints),
                row.rank,
                row.score,
                tuple(row.feats),
            ),
            row.rated,
            row.why,
            row.counts,
        )
        for row in connection.execute(_FIND, {"id": id})
    )


def rivals(connection: Connection, player: int, since: float, until: float) -> Mapping[int, int]:
    """How many rated matches this player has had with each other player in a time."""
    return Counter(connection.scalars(_MET, {"of": player, "since": since, "until": until}))


def events(connection: Connection, after: int, most: int) -> tuple[list[Event], int]:
    """What happens to ratings after a number of the chronicle, in order, and how far that is: the same number if there
    is no more."""
    rows = connection.execute(_SINCE, {"after": after, "most": most}).all()
    last = rows[-1].number if rows else after
    rated = connection.execute(_RATED, {"after": after, "last": last}).all()
    found: dict[int, Event] = {
        row.number: Link(row.number, row.kind, row.player, row.other) for row in rows if row.kind != "match"
    }
    for number, seats in groupby(rated, lambda row: row.number):
        of_one = list(seats)
        found[number] = Ranked(
            number,
            of_one[0].game,
            of_one[0].ended,
            tuple(row.rated_as for row in of_one),
            tuple(row.rank for row in of_one),
        )
    return [found[number] for number in sorted(found)], last


def next_without(connection: Connection, id: str) -> str | None:
    """The next match, in the order of ids, that has begun and ended without results being written."""
    return connection.scalar(_WITHOUT, {"after": id})

"""What has to be shown, to whom: written with the change itself, carried out afterwards.

A row stands for one message: at a place, about a match, of a kind. It does not hold what is shown, only that a newer
version is wanted than was shown last, so the newest is what gets delivered, however many came in between.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Row, and_, func, insert, select, update

from bot.store.schema import outbox


@dataclass(frozen=True, slots=True)
class Post:
    """A message that is to be shown anew."""

    id: int
    platform: str
    address: str
    match: str
    kind: str
    params: Mapping[str, str]
    wanted: int
    message: str | None
    """The platform's id of the message that shows the last version, if there is one."""
    tries: int
    due: float


_UNSHOWN = outbox.c.wanted > outbox.c.shown


def want(
    connection: Connection,
    platform: str,
    address: str,
    match: str,
    kind: str,
    now: float,
    params: Mapping[str, str] | None = None,
) -> None:
    """A newer version shall be shown."""
    here = and_(
        outbox.c.platform == platform, outbox.c.address == address, outbox.c.match == match, outbox.c.kind == kind
    )
    newer = {"wanted": outbox.c.wanted + 1, "params": dict(params or {}), "tries": 0, "due": now}
    if not connection.execute(update(outbox).where(here).values(**newer)).rowcount:
        where = {"platform": platform, "address": address, "match": match, "kind": kind}
        first = {"wanted": 1, "shown": 0, "params": dict(params or {}), "tries": 0, "due": now}
        connection.execute(insert(outbox).values(**where, **first))


def due(connection: Connection, platforms: Collection[str], now: float, limit: int = 100) -> list[Post]:
    """What is to be delivered now, the longest waiting first."""
    waiting = select(outbox).where(_UNSHOWN, outbox.c.platform.in_(platforms), outbox.c.due <= now)
    return [_post(row) for row in connection.execute(waiting.order_by(outbox.c.due, outbox.c.id).limit(limit))]


def next_due(connection: Connection, platforms: Collection[str]) -> float | None:
    theirs = outbox.c.platform.in_(platforms)
    soonest: float | None = connection.execute(select(func.min(outbox.c.due)).where(_UNSHOWN, theirs)).scalar_one()
    return soonest


def delivered(connection: Connection, post: Post, message: str | None) -> None:
    """This version is shown, by that message. A newer one may be wanted already."""
    connection.execute(update(outbox).where(_is(post)).values(shown=post.wanted, message=message, tries=0))


def postpone(connection: Connection, post: Post, until: float) -> None:
    """It did not get through: try again, unless something newer is wanted by then."""
    same = outbox.c.wanted == post.wanted
    connection.execute(update(outbox).where(_is(post), same).values(tries=post.tries + 1, due=until))


def _is(post: Post) -> ColumnElement[bool]:
    return outbox.c.id == post.id


def _post(row: Row[tuple[object, ...]]) -> Post:
    return Post(
        id=row.id,
        platform=row.platform,
        address=row.address,
        match=row.match,
        kind=row.kind,
        params=row.params,
        wanted=row.wanted,
        message=row.message,
        tries=row.tries,
        due=row.due,
    )

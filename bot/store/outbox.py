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
    shown: int
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
    here = _here(platform, address, match, kind)
    newer = {"wanted": outbox.c.wanted + 1, "params": dict(params or {}), "tries": 0, "due": now}
    if not connection.execute(update(outbox).where(here).values(**newer)).rowcount:
        where = {"platform": platform, "address": address, "match": match, "kind": kind}
        first = {"wanted": 1, "shown": 0, "params": dict(params or {}), "tries": 0, "due": now}
        connection.execute(insert(outbox).values(**where, **first))


def waiting(connection: Connection, platforms: Collection[str]) -> list[tuple[str, str, float]]:
    """The platforms and addresses for which something is to be delivered, and when."""
    first = func.min(outbox.c.due)
    grouped = (
        select(outbox.c.platform, outbox.c.address, first)
        .where(_UNSHOWN, outbox.c.platform.in_(platforms))
        .group_by(outbox.c.platform, outbox.c.address)
        .order_by(first, outbox.c.platform, outbox.c.address)
    )
    return [(platform, address, due) for platform, address, due in connection.execute(grouped)]


def due(connection: Connection, platform: str, address: str, now: float) -> list[Post]:
    """What is to be delivered at an address now, the oldest message first."""
    here = and_(outbox.c.platform == platform, outbox.c.address == address)
    rows = select(outbox).where(_UNSHOWN, here, outbox.c.due <= now).order_by(outbox.c.id)
    return [_post(row) for row in connection.execute(rows)]


def params(connection: Connection, platform: str, address: str, match: str, kind: str) -> Mapping[str, str] | None:
    """What the last version that was wanted came with."""
    row = connection.execute(select(outbox.c.params).where(_here(platform, address, match, kind))).one_or_none()
    return row.params if row else None


def delivered(connection: Connection, post: Post, message: str | None) -> None:
    """This version is shown, by that message. A newer one may be wanted already."""
    connection.execute(update(outbox).where(_is(post)).values(shown=post.wanted, message=message, tries=0))


def postpone(connection: Connection, post: Post, until: float) -> None:
    """It did not get through: try again, unless something newer is wanted by then."""
    same = outbox.c.wanted == post.wanted
    connection.execute(update(outbox).where(_is(post), same).values(tries=post.tries + 1, due=until))


def _here(platform: str, address: str, match: str, kind: str) -> ColumnElement[bool]:
    return and_(
        outbox.c.platform == platform, outbox.c.address == address, outbox.c.match == match, outbox.c.kind == kind
    )


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
        shown=row.shown,
        message=row.message,
        tries=row.tries,
        due=row.due,
    )

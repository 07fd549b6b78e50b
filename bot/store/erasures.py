"""People who have deleted their data, until nothing that others keep names them any more: posts, and messages of the
room. Both are looked through piece by piece, while everything goes on.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, Text, delete, insert, select, type_coerce, update

from bot.model.erasures import Body, Named
from bot.store import outbox as posts
from bot.store import web
from bot.store.schema import erasures, outbox, room_messages, room_shown

_AT_ONCE = 200

Former = Callable[[str], str]
"""Takes a channel of the room: what someone is called in its language who has deleted their data."""


def order(connection: Connection, named: Named) -> int:
    """Remember that this person is to be found, for as long as it takes."""
    made: int = connection.execute(insert(erasures).values(words=asdict(named)).returning(erasures.c.id)).scalar_one()
    return made


def find(connection: Connection, order: int) -> Named | None:
    """None if this has been forgotten."""
    words: Mapping[str, Any] | None = connection.scalar(select(erasures.c.words).where(erasures.c.id == order))
    if not words:
        return None
    found = {name: tuple(of) if isinstance(of, list) else of for name, of in words.items()}
    return Named(**found | {"identities": tuple(map(tuple, words["identities"]))})


def forget(connection: Connection, order: int) -> None:
    """Nothing names the person any more. The number is not given again until this is over."""
    connection.execute(update(erasures).where(erasures.c.id == order).values(words={}))


def drop(connection: Connection, order: int) -> None:
    connection.execute(delete(erasures).where(erasures.c.id == order))


def posts_after(connection: Connection, id: int, named: Named) -> tuple[list[int], int | None]:
    """Some of the posts with greater ids: those that may name the person, and the last one; None: there are no more."""
    params = type_coerce(outbox.c.params, Text).label("params")
    found = select(outbox.c.id, outbox.c.kind, params).where(outbox.c.id > id).order_by(outbox.c.id)
    rows = connection.execute(found.limit(_AT_ONCE)).all()
    naming = [row.id for row in rows if named.has_kind(row.kind) or named.may_be_in(row.params)]
    return naming, rows[-1].id if rows else None


def clean_posts(connection: Connection, ids: Sequence[int], named: Named) -> int:
    """Returns how many of them have changed."""
    changed = 0
    for row in connection.execute(
        select(outbox.c.id, outbox.c.kind, outbox.c.params).where(outbox.c.id.in_(ids))
    ).all():
        here, params = outbox.c.id == row.id, named.clean_params(row.params)
        if named.has_kind(row.kind):
            connection.execute(delete(outbox).where(here))
        elif params != row.params:
            connection.execute(update(outbox).where(here).values(params=dict(params)))
        else:
            continue
        changed += 1
    return changed


def messages_after(connection: Connection, number: int, named: Named) -> tuple[list[str], int | None]:
    """The same of the messages of the room, by their numbers, with their ids. What people have said may name the person
    in other letters, so all of it is read."""
    body = type_coerce(room_messages.c.body, Text).label("body")
    found = select(room_messages.c.number, room_messages.c.id, room_messages.c.author, body)
    later = found.where(room_messages.c.number > number).order_by(room_messages.c.number)
    rows = connection.execute(later.limit(_AT_ONCE)).all()
    naming = [row.id for row in rows if (row.author and named.room) or named.may_be_in(row.body)]
    return naming, rows[-1].number if rows else None


def clean_messages(connection: Connection, ids: Sequence[str], named: Named, former: Former, now: float) -> list[str]:
    """Returns those that have changed. What delivery keeps up to date is shown again."""
    changed = []
    for row in connection.execute(select(room_messages).where(room_messages.c.id.in_(ids))).all():
        body = _clean(row, named, former(row.channel))
        if body != row.body:
            web.change(connection, row.id, row.channel, now, body)
            posts.show_again(connection, web.PLATFORM, row.channel, row.id, now)
            changed.append(row.id)
    return changed


def drop_pictures(connection: Connection, now: float) -> None:
    """Pictures and files that no message shows any more go at once, although pages may still be loading them."""
    connection.execute(update(room_shown).where(room_shown.c.until.is_not(None)).values(until=now))
    web.sweep(connection, now)


def _clean(row: Row[Any], named: Named, former: str) -> Body:
    if row.author is None:
        return named.clean_message(row.body, former)
    return named.clean_talk(row.body, row.at, former)

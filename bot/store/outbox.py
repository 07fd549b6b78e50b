"""What has to be shown and to whom: written together with the change itself, delivered afterwards.

A row stands for one message, with its place, its kind and what it is about: a match, or another subject. It does not
hold the content, only that a newer version is wanted than the one last shown; so only the newest is delivered, however
many came in between.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, Row, and_, bindparam, case, delete, func, or_, select, update
from sqlalchemy.dialects.sqlite import insert

from bot.store.schema import outbox, tables


@dataclass(frozen=True, slots=True)
class Post:
    """A message that has to be updated."""

    id: int
    platform: str
    address: str
    about: str
    """A match's id, or another subject and its id."""
    kind: str
    params: Mapping[str, str]
    wanted: int
    shown: int
    message: str | None
    """The platform's id of the message that shows the last version, if any."""
    tries: int
    due: float
    refused: bool = False
    """Whether the platform did not accept the last version."""
    match: str | None = None
    """The match that it is about, if any."""

    @property
    def nonce(self) -> str:
        """The same until the posting is recorded: after a crash, a newer version replaces the old one."""
        return f"{self.id}-{self.shown + 1}"


_UNSHOWN = outbox.c.wanted > outbox.c.shown
_HERE = and_(
    outbox.c.platform == bindparam("on"),
    outbox.c.address == bindparam("at"),
    outbox.c.about == bindparam("concerning"),
    outbox.c.kind == bindparam("of"),
)
_FIRST = insert(outbox).values(wanted=1, shown=0, tries=0, refused=False)
_WANT = _FIRST.on_conflict_do_update(
    index_elements=["platform", "address", "about", "kind"],
    set_={
        "wanted": outbox.c.wanted + 1,
        "params": _FIRST.excluded.params,
        "tries": 0,
        # It keeps its place in the queue, or else a message that changes often would wait behind those that do not.
        "due": case((and_(_UNSHOWN, outbox.c.due < _FIRST.excluded.due), outbox.c.due), else_=_FIRST.excluded.due),
        "refused": False,
    },
)
_AGAIN = update(outbox).values(wanted=outbox.c.wanted + 1, tries=0, due=bindparam("now"), refused=False)
_SHOWN = select(outbox.c.platform, outbox.c.address, outbox.c.kind).where(
    outbox.c.match == bindparam("of"), or_(outbox.c.message.is_not(None), _UNSHOWN)
)
_ACCEPTED = select(outbox.c.id).where(_HERE, outbox.c.message.is_not(None), outbox.c.refused.is_(False))
_WAITING = (
    select(outbox.c.platform, outbox.c.address, func.min(outbox.c.due))
    .where(_UNSHOWN, outbox.c.platform.in_(bindparam("on", expanding=True)))
    .group_by(outbox.c.platform, outbox.c.address)
    .order_by(func.min(outbox.c.due), outbox.c.platform, outbox.c.address)
)
_DUE = (
    select(outbox)
    .where(_UNSHOWN, outbox.c.platform == bindparam("on"), outbox.c.address == bindparam("at"))
    .where(outbox.c.due <= bindparam("now"))
    .order_by(outbox.c.due, outbox.c.id)
)
_BY_ID = select(outbox).where(outbox.c.id == bindparam("row"))
_DELIVERED = (
    update(outbox)
    .where(outbox.c.id == bindparam("row"))
    .values(shown=bindparam("version"), message=bindparam("by"), tries=0)
)


def want(
    connection: Connection,
    platform: str,
    address: str,
    match: str | None,
    kind: str,
    now: float,
    params: Mapping[str, str] | None = None,
    *,
    about: str = "",
) -> None:
    """Ask for a newer version to be shown: about this match, or else about another subject."""
    want_all(connection, match, [(platform, address, kind, params or {})], now, about=about)


def want_all(
    connection: Connection,
    match: str | None,
    messages: Iterable[tuple[str, str, str, Mapping[str, str]]],
    now: float,
    *,
    about: str = "",
) -> None:
    """Ask for newer versions of these messages, each with its platform, address, kind and parameters."""
    assert match or about, "it is about something"
    rows = [
        {
            "platform": on,
            "address": at,
            "match": match,
            "about": match or about,
            "kind": kind,
            "params": dict(params),
            "due": now,
        }
        for on, at, kind, params in messages
    ]
    if rows:
        connection.execute(_WANT, rows)


def want_at(connection: Connection, post: Post, address: str, now: float) -> None:
    """Ask for the same post at another address."""
    want(connection, post.platform, address, post.match, post.kind, now, post.params, about=post.about)


def waiting(connection: Connection, platforms: Collection[str]) -> list[tuple[str, str, float]]:
    """The platforms and addresses with something to deliver, and when."""
    rows = connection.execute(_WAITING, {"on": list(platforms)})
    return [(platform, address, due) for platform, address, due in rows]


def undelivered(connection: Connection) -> list[int]:
    """The rows of which a newer version is wanted."""
    return list(connection.scalars(select(outbox.c.id).where(_UNSHOWN)))


def due(connection: Connection, platform: str, address: str, now: float) -> list[Post]:
    """The posts to deliver at an address now, those that have waited longest first."""
    return [_post(row) for row in connection.execute(_DUE, {"on": platform, "at": address, "now": now})]


def message(connection: Connection, platform: str, address: str, about: str, kind: str) -> str | None:
    """The id of the message that shows the last version."""
    here = {"on": platform, "at": address, "concerning": about, "of": kind}
    return connection.execute(select(outbox.c.message).where(_HERE), here).scalar_one_or_none()


def is_accepted(connection: Connection, platform: str, address: str, about: str, kind: str) -> bool:
    """Whether there is a message, and its last version was accepted."""
    here = {"on": platform, "at": address, "concerning": about, "of": kind}
    return connection.execute(_ACCEPTED, here).first() is not None


def shown_of(connection: Connection, match: str) -> list[tuple[str, str, str]]:
    """What is shown of a match now or on its way: platforms, addresses and kinds."""
    return [(platform, address, kind) for platform, address, kind in connection.execute(_SHOWN, {"of": match})]


def made_at(connection: Connection, platform: str, address: str) -> str | None:
    """Where the challenge was made to a match that is shown at this address, if that was elsewhere."""
    here = select(tables.c.match).where(tables.c.platform == platform, tables.c.address == address)
    made = select(outbox.c.platform, outbox.c.address).where(outbox.c.match.in_(here), outbox.c.kind == "challenge")
    for on, at in connection.execute(made.order_by(outbox.c.id.desc())):
        if on == platform and at != address and not at.startswith("@"):
            return str(at)
    return None


def is_kept(connection: Connection, platform: str, address: str, message: str) -> bool:
    """Whether this message is kept up to date."""
    kept = and_(outbox.c.platform == platform, outbox.c.address == address, outbox.c.message == message)
    return connection.execute(select(outbox.c.id).where(kept)).first() is not None


def kept(connection: Connection, platform: str, address: str) -> list[str]:
    """The messages that are kept up to date at an address, and at those that consist of it, a slash and more."""
    # In ASCII, 0 comes after the slash.
    here = and_(outbox.c.platform == platform, outbox.c.address >= address, outbox.c.address < f"{address}0")
    return list(connection.scalars(select(outbox.c.message).where(here, outbox.c.message.is_not(None))))


def move(connection: Connection, platform: str, address: str, match: str, place: str) -> None:
    """Move the posts of a match that have never been shown to another address."""
    here = and_(outbox.c.platform == platform, outbox.c.address == address, outbox.c.match == match)
    connection.execute(update(outbox).where(here, outbox.c.shown == 0, outbox.c.kind != "table").values(address=place))


def show_again(connection: Connection, platform: str, address: str, message: str, now: float) -> None:
    """Ask for what this message should show, if it is kept up to date."""
    here = and_(outbox.c.platform == platform, outbox.c.address == address, outbox.c.message == message)
    connection.execute(_AGAIN.where(here), {"now": now})


def renew(connection: Connection, about: str, messages: Iterable[tuple[str, str, str]], now: float) -> None:
    """Ask for what these messages should show, by platform, address and kind: with the parameters that they have."""
    here = [{"on": on, "at": at, "concerning": about, "of": kind, "now": now} for on, at, kind in messages]
    if here:
        connection.execute(_AGAIN.where(_HERE), here)


def renew_all(connection: Connection, about: str, kind: str, now: float) -> None:
    """The same of messages of this kind wherever they are, about a subject that is no match."""
    here = and_(outbox.c.about == about, outbox.c.kind == kind, outbox.c.match.is_(None))
    connection.execute(_AGAIN.where(here), {"now": now})


def refused_at(connection: Connection, platform: str, addresses: Collection[str]) -> list[str]:
    """Those of these addresses at which something was refused."""
    here = and_(outbox.c.platform == platform, outbox.c.address.in_(addresses), outbox.c.refused)
    return list(connection.scalars(select(outbox.c.address).where(here).distinct()))


def try_again(connection: Connection, platform: str, addresses: Collection[str], now: float) -> None:
    """Ask for everything that was refused at these addresses."""
    here = and_(outbox.c.platform == platform, outbox.c.address.in_(addresses), outbox.c.refused)
    connection.execute(_AGAIN.where(here), {"now": now})


def posts_at(connection: Connection, platform: str, address: str) -> list[Post]:
    """Everything that is or was to be shown at an address."""
    here = and_(outbox.c.platform == platform, outbox.c.address == address)
    return [_post(row) for row in connection.execute(select(outbox).where(here).order_by(outbox.c.id))]


def take_away(connection: Connection, platform: str, address: str) -> None:
    """Remove everything at an address, after what replaces it is there: the ids of the last rows are given again, and
    a delivery under way still knows them."""
    connection.execute(delete(outbox).where(outbox.c.platform == platform, outbox.c.address == address))


def begin(connection: Connection, nonce: str, message: str | None) -> None:
    """Note before a posting what stands for its message until its id is recorded; None: it was not posted."""
    id, _, _ = nonce.partition("-")
    if id.isdecimal():
        connection.execute(update(outbox).where(outbox.c.id == int(id)).values(message=message))


def delivered(connection: Connection, post: Post, message: str | None) -> None:
    """Record that this version is shown by that message. A newer one may already be wanted."""
    connection.execute(_DELIVERED, {"row": post.id, "version": post.wanted, "by": message})


def refused(connection: Connection, post: Post) -> None:
    """The platform did not accept this version. What was shown before may still be there, out of reach for now.

    It may even have been posted in an attempt whose answer was lost, so the next attempt is to be the same.
    """
    same = outbox.c.wanted == post.wanted
    given_up = update(outbox).where(outbox.c.id == post.id, same)
    connection.execute(given_up.values(wanted=outbox.c.shown, refused=True))


def latest(connection: Connection, post: Post) -> Post | None:
    """The post with the newest version that is wanted; None if there is no such post any more."""
    row = connection.execute(_BY_ID, {"row": post.id}).one_or_none()
    return _post(row) if row else None


def drop(connection: Connection, post: Post) -> None:
    """It is not needed any more."""
    connection.execute(delete(outbox).where(outbox.c.id == post.id))


def note(connection: Connection, post: Post, params: Mapping[str, str], again: float | None) -> None:
    """Change the parameters of a version while it is delivered, and deliver it once more at that time, if any; unless a
    newer version is wanted."""
    same = outbox.c.wanted == post.wanted
    later = {"wanted": post.wanted + 1, "due": again} if again else {}
    connection.execute(update(outbox).where(outbox.c.id == post.id, same).values(params=dict(params), **later))


def postpone(connection: Connection, post: Post, until: float) -> None:
    """Delivery failed: try again then, unless a newer version is wanted sooner."""
    same = outbox.c.wanted == post.wanted
    connection.execute(update(outbox).where(outbox.c.id == post.id, same).values(tries=post.tries + 1, due=until))


def _post(row: Row[tuple[object, ...]]) -> Post:
    return Post(
        id=row.id,
        platform=row.platform,
        address=row.address,
        about=row.about,
        kind=row.kind,
        params=row.params,
        wanted=row.wanted,
        shown=row.shown,
        message=row.message,
        tries=row.tries,
        due=row.due,
        refused=row.refused,
        match=row.match,
    )

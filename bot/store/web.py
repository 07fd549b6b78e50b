"""The room in the browser: its people, their messages, and the pictures and files in them.

A channel is its messages. A private chat is the channel "@account"; what only one person sees inside a public channel
is in "@account/channel". So one rule decides who may read a message and its attachments: see `_readable`. A page may
still be loading a picture when the message already shows another one, so it stays readable for a while.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, exists, func, insert, or_, select, update

from bot.lookalikes import fold
from bot.store import looks
from bot.store.schema import room_messages, room_people, room_pictures, room_shown

PLATFORM, PLACE = "web", "room"
"""The room as a platform, and as its only place."""

KEPT = 500
"""How many messages a channel keeps."""

NEAR = 50
"""With how many names before a mistyped one in the alphabet it is compared, and with how many after it."""

LINGER = 3600.0
"""Seconds for which a picture stays readable after its message has changed or gone."""

Body = Mapping[str, Any]
"""What a message shows, as JSON."""

Standing = Literal["manager", "muted", "removed"]
"""What sets someone apart in the room. The name of someone who was removed stays taken."""

_PARTS = (("picture", "light"), ("picture", "dark"), ("file", "digest"))
"""Where a body has digests. Text written by a person is never searched: it could name any picture."""


@dataclass(frozen=True, slots=True)
class WebAccount:
    account: str
    name: str
    standing: Standing | None = None

    @property
    def shown(self) -> Mapping[str, str]:
        """What a page learns about its own person."""
        return {"account": self.account, "name": self.name}


@dataclass(frozen=True, slots=True)
class Message:
    number: int
    id: str
    channel: str
    author: str | None
    """An account; None is the bot."""
    name: str | None
    """The author's name."""
    at: float
    body: Body
    named: tuple[str, ...] = ()
    """The names of the people whom it addresses."""


@dataclass(frozen=True, slots=True)
class Attachment:
    """A picture or a file, by the SHA-256 of its data."""

    digest: str
    type: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Unread:
    """How many messages a person has not yet read in a channel, and how many of these are addressed to them."""

    messages: int
    mentions: int


_IS_THERE = func.coalesce(room_people.c.standing, "") != "removed"
_MESSAGE = select(room_messages, room_people.c.name).outerjoin(
    room_people, room_messages.c.author == room_people.c.account
)


def _channels_between(first: str, end: str) -> Select[tuple[str | None]]:
    """The channels in this range: each is found in the index after the one before, not among all messages."""
    channel = room_messages.c.channel
    found = select(func.min(channel).label("name")).where(channel >= first, channel < end).cte("found", recursive=True)
    following = select(func.min(channel)).where(channel > found.c.name, channel < end).scalar_subquery()
    found = found.union_all(select(following).where(found.c.name.is_not(None)))
    return select(found.c.name).where(found.c.name.is_not(None))


_PUBLIC = (_channels_between("", "@"), _channels_between("A", "\U0010ffff"))
"""Private chats, whose names begin with "@", are between them."""


def enter(connection: Connection, person: WebAccount, folded: str, key: bytes, now: float | None = None) -> bool:
    """Give the name to this person if nobody has one that looks like it. Return whether that was so."""
    if looks.is_taken(connection, person.name):
        return False
    own = {"account": person.account, "name": person.name, "folded": folded, "key": key, "entered": now}
    connection.execute(insert(room_people).values(own))
    looks.keep(connection, {person.account: person.name})
    return True


def with_key(connection: Connection, key: bytes) -> WebAccount | None:
    return _person(connection, room_people.c.key == key)


def with_account(connection: Connection, account: str) -> WebAccount | None:
    return _person(connection, room_people.c.account == account)


def with_name(connection: Connection, folded: str) -> WebAccount | None:
    return _person(connection, room_people.c.folded == folded)


def with_names(connection: Connection, folded: Collection[str]) -> list[WebAccount]:
    """Those who have one of these names, except those who were removed."""
    return _people(connection, select(room_people).where(room_people.c.folded.in_(folded), _IS_THERE))


def beginning(connection: Connection, folded: str, most: int) -> list[WebAccount]:
    """The first people whose names begin like this, in order, except those who were removed."""
    name = room_people.c.folded
    range = select(room_people).where(name >= folded, name < f"{folded}\U0010ffff", _IS_THERE)
    return _people(connection, range.order_by(name).limit(most))


def near(connection: Connection, folded: str, most: int = NEAR) -> list[WebAccount]:
    """Whose names are next to this one in the alphabet: so many on each side, also people who were removed."""
    name = room_people.c.folded
    before = select(room_people).where(name < folded).order_by(name.desc()).limit(most)
    after = select(room_people).where(name >= folded).order_by(name).limit(most)
    return [*reversed(_people(connection, before)), *_people(connection, after)]


def with_standing(connection: Connection) -> list[WebAccount]:
    """The few people who are set apart, by name."""
    # Sorted here: for the order of names, SQLite would read the index of all names.
    found = _people(connection, select(room_people).where(room_people.c.standing.is_not(None)))
    return sorted(found, key=lambda person: fold(person.name))


def entered(connection: Connection, account: str) -> float:
    """When this person first came in; 0 if that is not known."""
    return connection.scalar(select(room_people.c.entered).where(room_people.c.account == account)) or 0.0


def set_standing(connection: Connection, account: str, standing: Standing | None) -> None:
    connection.execute(update(room_people).where(room_people.c.account == account).values(standing=standing))


def channels(connection: Connection) -> list[str]:
    """All public channels in use."""
    return [str(channel) for names in _PUBLIC for channel in connection.scalars(names)]


def is_open(connection: Connection, channel: str) -> bool:
    """Whether this channel, or this person's private chat, exists."""
    if channel.startswith("@"):
        return connection.scalar(select(exists().where(room_people.c.account == channel[1:]))) is True
    return connection.scalar(select(exists().where(room_messages.c.channel == channel))) is True


def history(connection: Connection, channels: Sequence[str], limit: int) -> list[Message]:
    """The last messages of these channels combined, in order."""
    last = _MESSAGE.where(room_messages.c.channel.in_(channels)).order_by(room_messages.c.number.desc()).limit(limit)
    return _messages(connection, connection.execute(last).all()[::-1])


def waiting(connection: Connection, channel: str, account: str, after: int) -> Unread:
    """Count the messages from others that came into the channel after that one."""
    others = or_(room_messages.c.author.is_(None), room_messages.c.author != account)
    news = select(room_messages.c.body).where(
        room_messages.c.channel == channel, room_messages.c.number > after, others
    )
    bodies = list(connection.scalars(news))
    return Unread(len(bodies), sum(account in body.get("mentions", ()) for body in bodies))


def find(connection: Connection, message: str) -> Message | None:
    found = _messages(connection, connection.execute(_MESSAGE.where(room_messages.c.id == message)).all())
    return found[0] if found else None


def put(
    connection: Connection,
    message: str,
    channel: str,
    author: str | None,
    at: float,
    body: Body,
    attachments: Iterable[Attachment] = (),
) -> Message | None:
    """Add and return a message; None if its id is already taken, or if the person is gone whose private chat it is."""
    if find(connection, message) or (channel.startswith("@") and not is_open(connection, channel.partition("/")[0])):
        return None
    connection.execute(insert(room_messages).values(id=message, channel=channel, author=author, at=at, body=dict(body)))
    _show(connection, message, channel, body, attachments)
    _trim(connection, channel, at)
    return find(connection, message)


def change(
    connection: Connection, message: str, channel: str, at: float, body: Body, attachments: Iterable[Attachment] = ()
) -> Message | None:
    """Change and return a message; None if the channel has no such message."""
    there = (room_messages.c.id == message, room_messages.c.channel == channel)
    if connection.execute(update(room_messages).where(*there).values(body=dict(body))).rowcount == 0:
        return None
    _hide(connection, room_shown.c.message == message, at)
    _show(connection, message, channel, body, attachments)
    return find(connection, message)


def remove(connection: Connection, message: str, channel: str, at: float) -> bool:
    """Remove a message. Return whether it existed."""
    there = (room_messages.c.id == message, room_messages.c.channel == channel)
    if connection.execute(delete(room_messages).where(*there)).rowcount == 0:
        return False
    _hide(connection, room_shown.c.message == message, at)
    return True


def attachment(connection: Connection, digest: str, account: str) -> Attachment | None:
    """A picture or a file, if a message that this person may read contains it, or did a moment ago."""
    shown = exists().where(room_shown.c.digest == digest, _readable(room_shown.c.channel, account))
    row = connection.execute(select(room_pictures).where(room_pictures.c.digest == digest, shown)).one_or_none()
    return Attachment(row.digest, row.type, row.data) if row else None


def sweep(connection: Connection, now: float) -> int:
    """Delete the pictures and files that no message has shown for a while. Return how many."""
    old = room_shown.c.until <= now
    candidates = set(connection.scalars(select(room_shown.c.digest).where(old)))
    connection.execute(delete(room_shown).where(old))
    shown = exists().where(room_shown.c.digest == room_pictures.c.digest)
    return sum(
        connection.execute(delete(room_pictures).where(room_pictures.c.digest == digest, ~shown)).rowcount
        for digest in candidates
    )


def digests(body: Body) -> Iterator[str]:
    """The pictures and files that a message shows."""
    yield from (body[part][kind] for part, kind in _PARTS if part in body)


def _people(connection: Connection, which: Select[Any]) -> list[WebAccount]:
    return [WebAccount(row.account, row.name, row.standing) for row in connection.execute(which)]


def _person(connection: Connection, which: ColumnElement[bool]) -> WebAccount | None:
    row = connection.execute(select(room_people).where(which)).one_or_none()
    return WebAccount(row.account, row.name, row.standing) if row else None


def _is_public(channel: ColumnElement[str]) -> ColumnElement[bool]:
    return channel.not_like("@%")


def _readable(channel: ColumnElement[str], account: str) -> ColumnElement[bool]:
    own = f"@{account}"
    return or_(_is_public(channel), channel == own, channel.startswith(f"{own}/", autoescape=True))


def _show(connection: Connection, message: str, channel: str, body: Body, attachments: Iterable[Attachment]) -> None:
    """Keep what a message shows, and that it does."""
    for each in attachments:
        if not connection.scalar(select(exists().where(room_pictures.c.digest == each.digest))):
            connection.execute(insert(room_pictures).values(digest=each.digest, type=each.type, data=each.data))
    for digest in {*digests(body)}:
        connection.execute(delete(room_shown).where(room_shown.c.digest == digest, room_shown.c.message == message))
        connection.execute(insert(room_shown).values(digest=digest, message=message, channel=channel))


def _hide(connection: Connection, messages: ColumnElement[bool], now: float) -> None:
    """These messages no longer show what they showed. Pages may still be loading it."""
    shown = update(room_shown).where(messages, room_shown.c.until.is_(None))
    connection.execute(shown.values(until=now + LINGER))


def _trim(connection: Connection, channel: str, now: float) -> None:
    mine = select(room_messages.c.number).where(room_messages.c.channel == channel)
    oldest = mine.order_by(room_messages.c.number.desc()).offset(KEPT - 1).limit(1).scalar_subquery()
    there = (room_messages.c.channel == channel, room_messages.c.number < func.coalesce(oldest, 0))
    _hide(connection, room_shown.c.message.in_(select(room_messages.c.id).where(*there)), now)
    connection.execute(delete(room_messages).where(*there))


def _messages(connection: Connection, rows: Sequence[Row[tuple[object, ...]]]) -> list[Message]:
    called = {account for row in rows for account in row.body.get("mentions", ())}
    names: dict[str, str] = {}
    if called:
        found = select(room_people.c.account, room_people.c.name).where(room_people.c.account.in_(called))
        names = {row.account: row.name for row in connection.execute(found)}
    return [
        Message(
            row.number,
            row.id,
            row.channel,
            row.author,
            row.name,
            row.at,
            row.body,
            tuple(names[account] for account in row.body.get("mentions", ()) if account in names),
        )
        for row in rows
    ]

"""Where and when places get the puzzle of the day, and what was posted there."""

from dataclasses import asdict

from sqlalchemy import Connection, and_, bindparam, delete, func, select, update
from sqlalchemy.dialects.sqlite import insert

from bot.model.puzzle_posts import Channel, PuzzlePost
from bot.store.schema import puzzle_channels, puzzle_posts, puzzle_visitors

_CHANNEL = select(puzzle_channels).where(puzzle_channels.c.place == bindparam("where"))
_NEW = insert(puzzle_channels)
_SET = _NEW.on_conflict_do_update(
    index_elements=["place"],
    set_={column.name: _NEW.excluded[column.name] for column in puzzle_channels.c if column.name != "place"},
)
_DROP = delete(puzzle_channels).where(puzzle_channels.c.place == bindparam("where"))
_AT = select(puzzle_channels.c.place).where(
    puzzle_channels.c.address == bindparam("at"), puzzle_channels.c.platform == bindparam("on")
)
_CHOOSE = update(puzzle_channels).where(puzzle_channels.c.place == bindparam("where"))
_REFUSE = update(puzzle_channels).where(puzzle_channels.c.place == bindparam("where")).values(refused=bindparam("at"))
_ADD = insert(puzzle_posts)
_FIND = select(puzzle_posts).where(puzzle_posts.c.id == bindparam("row"))
_OF_DAY = select(puzzle_posts).where(puzzle_posts.c.place == bindparam("where"), puzzle_posts.c.day == bindparam("of"))
_LAST = select(func.max(puzzle_posts.c.day)).where(puzzle_posts.c.place == bindparam("where"))
_CHANGE = update(puzzle_posts).where(puzzle_posts.c.id == bindparam("row")).values(changed=bindparam("at"))


def channel(connection: Connection, place: int) -> Channel | None:
    row = connection.execute(_CHANNEL, {"where": place}).one_or_none()
    return Channel(*row) if row else None


def set_channel(connection: Connection, channel: Channel) -> None:
    """A place gets its puzzles there from now on, and nowhere else."""
    connection.execute(_SET, asdict(channel))


def drop_channel(connection: Connection, place: int) -> None:
    """A place gets no more puzzles."""
    connection.execute(_DROP, {"where": place})


def places_at(connection: Connection, platform: str, address: str) -> list[int]:
    """The places that get their puzzles at this address."""
    return list(connection.scalars(_AT, {"on": platform, "at": address}))


def move(connection: Connection, place: int, address: str, new: str) -> None:
    """A place gets its puzzles at another address, where the old posts are now, too."""
    connection.execute(_CHOOSE, {"where": place, "address": new})
    here = and_(puzzle_posts.c.place == place, puzzle_posts.c.address == address)
    connection.execute(update(puzzle_posts).where(here).values(address=new))


def refuse(connection: Connection, place: int, since: float | None) -> None:
    """Record since when a place accepts no puzzles; None: it does."""
    connection.execute(_REFUSE, {"where": place, "at": since})


def set_role(connection: Connection, place: int, role: str | None) -> None:
    """Call this role with each puzzle; None: nobody."""
    connection.execute(_CHOOSE, {"where": place, "role": role})


def add(connection: Connection, channel: Channel, day: str) -> PuzzlePost:
    """The puzzle of a day is posted in a place."""
    id = channel.id_of(day)
    while find(connection, id):
        id += 1
    post = PuzzlePost(id, channel.place, day, channel.address)
    connection.execute(_ADD, asdict(post))
    return post


def find(connection: Connection, id: int) -> PuzzlePost | None:
    row = connection.execute(_FIND, {"row": id}).one_or_none()
    return PuzzlePost(*row) if row else None


def of_day(connection: Connection, place: int, day: str) -> PuzzlePost | None:
    row = connection.execute(_OF_DAY, {"where": place, "of": day}).one_or_none()
    return PuzzlePost(*row) if row else None


def last(connection: Connection, place: int) -> PuzzlePost | None:
    """The newest post in a place."""
    day = connection.execute(_LAST, {"where": place}).scalar()
    return of_day(connection, place, day) if day else None


def change(connection: Connection, id: int, at: float) -> None:
    """Record when a post is changed because someone has solved it."""
    connection.execute(_CHANGE, {"row": id, "at": at})


def absorb(connection: Connection, place: int, other: int) -> None:
    """What was posted in another place was posted here, but for the same days; and it is posted where it was, unless
    this place has a channel of its own."""
    if channel(connection, place) is None:
        connection.execute(_CHOOSE, {"where": other, "place": place})
    own = select(puzzle_posts.c.day).where(puzzle_posts.c.place == place)
    theirs = and_(puzzle_posts.c.place == other, puzzle_posts.c.day.not_in(own))
    connection.execute(update(puzzle_posts).where(theirs).values(place=place))


def forget(connection: Connection, place: int) -> None:
    """Remove everything about a place."""
    here = puzzle_posts.c.place == place
    own = select(puzzle_posts.c.id).where(here)
    connection.execute(delete(puzzle_visitors).where(puzzle_visitors.c.post.in_(own)))
    connection.execute(delete(puzzle_posts).where(here))
    drop_channel(connection, place)

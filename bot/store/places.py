"""Servers, groups and the room: their settings, where matches may be started there, and who has used the bot."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, literal, not_, or_, select, update
from sqlalchemy.dialects.sqlite import insert

from bot.model.places import Place
from bot.model.settings import Choice, Setting
from bot.store import attendance, leaderboards, months, puzzle_posts
from bot.store.schema import place_channels, place_people, place_players, places, seat_alerts, tables

PLACE: tuple[ColumnElement[Any], ...] = (
    places.c.id,
    places.c.platform,
    places.c.key,
    places.c.language,
    places.c.zone,
    places.c.starters,
    places.c.threads,
    places.c.mentions,
    places.c.left,
    places.c.anyone,
    places.c.role,
    places.c.rated,
    places.c.name,
    places.c.board,
    places.c.board_at,
    places.c.spoken,
    places.c.months_at,
)
"""The columns from which a place is made, in the order of its fields."""
_FIND = select(*PLACE).where(places.c.platform == bindparam("on"), places.c.key == bindparam("by"))
_SEEN = (
    select(*PLACE, place_people.c.player, place_players.c.gone)
    .outerjoin(place_people, and_(place_people.c.place == places.c.id, place_people.c.player == bindparam("who")))
    .outerjoin(place_players, and_(place_players.c.place == places.c.id, place_players.c.player == bindparam("who")))
    .where(places.c.platform == bindparam("on"), places.c.key == bindparam("by"))
)
_VISITED = select(place_people.c.player).where(
    place_people.c.place == bindparam("where"), place_people.c.player == bindparam("who")
)
_VISITED_BY = (
    select(*PLACE)
    .join(place_people, place_people.c.place == places.c.id)
    .outerjoin(
        place_players,
        and_(place_players.c.place == places.c.id, place_players.c.player == place_people.c.player),
    )
    .where(place_people.c.player == bindparam("who"), places.c.left.is_(None))
    .where(or_(place_players.c.gone.is_(None), not_(place_players.c.gone)))
    .order_by(places.c.id)
)
_CHOOSE = update(places).where(places.c.id == bindparam("of"))
_CHANNELS = select(place_channels.c.address).where(place_channels.c.place == bindparam("where")).order_by("address")


def find(connection: Connection, platform: str, key: str) -> Place | None:
    row = connection.execute(_FIND, {"on": platform, "by": key}).one_or_none()
    return Place(*row) if row else None


def visited(connection: Connection, platform: str, key: str, player: int) -> tuple[Place | None, bool]:
    """The place with this key, and whether it is recorded that this player has used the bot there, and is there."""
    row = connection.execute(_SEEN, {"on": platform, "by": key, "who": player}).one_or_none()
    return (Place(*row[:-2]), row[-2] is not None and not row[-1]) if row else (None, False)


def with_id(connection: Connection, id: int) -> Place | None:
    row = connection.execute(select(*PLACE).where(places.c.id == id)).one_or_none()
    return Place(*row) if row else None


def enter(connection: Connection, platform: str, key: str) -> Place:
    """Record and return a place."""
    known = find(connection, platform, key)
    if known is None:
        connection.execute(insert(places).values(platform=platform, key=key))
        known = find(connection, platform, key)
    assert known is not None
    return known


def has_visited(connection: Connection, place: int, player: int) -> bool:
    """Whether it is recorded that this player has used the bot there."""
    return connection.execute(_VISITED, {"where": place, "who": player}).first() is not None


def visit(connection: Connection, place: int, player: int) -> None:
    """Record that this player has used the bot there."""
    if not has_visited(connection, place, player):
        connection.execute(insert(place_people).values(place=place, player=player))


def keys(connection: Connection, platform: str) -> list[str]:
    """All places of a platform where the bot is, as far as it knows."""
    there = and_(places.c.platform == platform, places.c.left.is_(None))
    return list(connection.scalars(select(places.c.key).where(there)))


def has_both(connection: Connection, one: int, other: int) -> bool:
    """Whether there is a place where both players have used the bot."""
    theirs = select(place_people.c.place).where(place_people.c.player == other)
    both = and_(place_people.c.player == one, place_people.c.place.in_(theirs))
    return connection.execute(select(place_people.c.place).where(both)).first() is not None


def choose(connection: Connection, id: int, setting: Setting, value: Choice) -> None:
    """Set something for a place."""
    connection.execute(_CHOOSE, {"of": id, setting.field: value})


def call_role(connection: Connection, id: int, at: float, since: float) -> bool:
    """Record that the role of a place is called, unless it has been called since then; return whether it is."""
    before = or_(places.c.role_called.is_(None), places.c.role_called <= since)
    return connection.execute(update(places).where(places.c.id == id, before).values(role_called=at)).rowcount > 0


def channels(connection: Connection, id: int) -> tuple[str, ...]:
    """Where in the place matches may be started; if there are none, everywhere."""
    return tuple(connection.scalars(_CHANNELS, {"where": id}))


def allow(connection: Connection, id: int, address: str) -> None:
    """Matches may be started at this address, and no longer just anywhere."""
    if address not in channels(connection, id):
        connection.execute(insert(place_channels).values(place=id, address=address))


def disallow(connection: Connection, id: int, address: str) -> None:
    """The opposite. With the last of them, matches may be started everywhere again."""
    here = and_(place_channels.c.place == id, place_channels.c.address == address)
    connection.execute(delete(place_channels).where(here))


def allow_everywhere(connection: Connection, id: int) -> None:
    connection.execute(delete(place_channels).where(place_channels.c.place == id))


def move(connection: Connection, platform: str, key: str, new: str) -> None:
    """The platform calls this place by another key from now on; one that is known by that key becomes part of it.

    Its leaderboards have to be brought up to date then.
    """
    here, there = find(connection, platform, key), find(connection, platform, new)
    if here is None:
        return
    if there:
        _absorb(connection, here.id, there.id)
    connection.execute(update(places).where(places.c.id == here.id).values(key=new))
    connection.execute(
        update(place_channels)
        .where(place_channels.c.place == here.id, place_channels.c.address == key)
        .values(address=new)
    )
    for address in (places.c.board_at, places.c.months_at):
        connection.execute(update(places).where(places.c.id == here.id, address == key).values({address: new}))


def unsettled(connection: Connection, platform: str, addresses: Collection[str]) -> list[str]:
    """Those of these addresses with tables of which it is not known in which place they are."""
    return list(connection.scalars(select(tables.c.address).where(_unsettled(platform, addresses)).distinct()))


def settle(connection: Connection, place: Place, addresses: Collection[str]) -> None:
    """These addresses are in that place."""
    connection.execute(update(tables).where(_unsettled(place.platform, addresses)).values(place=place.id))


def leave(connection: Connection, id: int, at: float) -> None:
    """The bot was removed from there."""
    connection.execute(update(places).where(places.c.id == id).values(left=at))


def come_back(connection: Connection, id: int) -> None:
    connection.execute(update(places).where(places.c.id == id).values(left=None))


def call(connection: Connection, id: int, name: str) -> None:
    """The platform calls the place this."""
    connection.execute(update(places).where(places.c.id == id).values(name=name))


def post(connection: Connection, id: int, language: str, /, **where: Choice) -> None:
    """What is posted there by itself, and at which address; in this language, if none is set."""
    connection.execute(update(places).where(places.c.id == id).values(spoken=language, **where))


def close(connection: Connection, id: int, address: str) -> None:
    """Nothing can be posted at this address any more."""
    disallow(connection, id, address)
    board = {"board": None, "board_at": None}
    connection.execute(update(places).where(places.c.id == id, places.c.board_at == address).values(**board))
    months = update(places).where(places.c.id == id, places.c.months_at == address)
    connection.execute(months.values(months_at=None))


def visited_by(connection: Connection, player: int) -> list[Place]:
    """The places where this player has used the bot, and where both still are, as far as that is known."""
    rows = connection.execute(_VISITED_BY, {"who": player})
    return [Place(*row) for row in rows]


def forget(connection: Connection, id: int) -> None:
    """Remove everything that is known of a place."""
    connection.execute(update(tables).where(tables.c.place == id).values(place=None))
    allow_everywhere(connection, id)
    for table in (place_people, place_players):
        connection.execute(delete(table).where(table.c.place == id))
    connection.execute(delete(seat_alerts).where(seat_alerts.c.place == id))
    puzzle_posts.forget(connection, id)
    leaderboards.drop_place(connection, id)
    months.drop_place(connection, id)
    connection.execute(delete(places).where(places.c.id == id))


def _absorb(connection: Connection, id: int, other: int) -> None:
    """Everything of the other place belongs to this one, which keeps its own settings."""
    connection.execute(update(tables).where(tables.c.place == other).values(place=id))
    for player in connection.scalars(select(place_people.c.player).where(place_people.c.place == other)).all():
        visit(connection, id, player)
    columns = (seat_alerts.c.game, seat_alerts.c.platform, seat_alerts.c.account, seat_alerts.c.told)
    alerts = select(literal(id), *columns).where(seat_alerts.c.place == other)
    moved = insert(seat_alerts).from_select(["place", *(column.name for column in columns)], alerts)
    connection.execute(moved.on_conflict_do_nothing())
    puzzle_posts.absorb(connection, id, other)
    attendance.absorb(connection, id, other)
    forget(connection, other)


def _unsettled(platform: str, addresses: Collection[str]) -> ColumnElement[bool]:
    return and_(tables.c.platform == platform, tables.c.address.in_(addresses), tables.c.place.is_(None))

"""Who has played in a place, or tried its puzzle, and whether they are still there, as far as that is known."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, bindparam, literal, not_, or_, select, update
from sqlalchemy.dialects.sqlite import Insert, insert

from bot.model.places import Place
from bot.store.schema import identities, matches, place_players, places, seats, tables

_SAT = (
    select(tables.c.place, identities.c.player)
    .join(matches, matches.c.id == tables.c.match)
    .join(places, places.c.id == tables.c.place)
    .join(seats, and_(seats.c.match == tables.c.match, seats.c.platform == places.c.platform))
    .join(identities, and_(identities.c.platform == seats.c.platform, identities.c.account == seats.c.account))
    .where(matches.c.started.is_not(None), matches.c.ended.is_not(None))
)
_HERE = place_players.c.place == bindparam("where")
_STALE = select(place_players.c.player).where(
    _HERE,
    place_players.c.player.in_(bindparam("who", expanding=True)),
    or_(place_players.c.seen.is_(None), place_players.c.seen <= bindparam("since")),
)
_GONE = (
    select(place_players.c.player)
    .where(_HERE, place_players.c.gone, place_players.c.seen <= bindparam("since"))
    .order_by(place_players.c.seen)
    .limit(bindparam("most"))
)
_SEE = update(place_players).where(_HERE, place_players.c.player.in_(bindparam("who", expanding=True)))


def play(connection: Connection, match: str) -> list[tuple[int, int]]:
    """Record that the players of a match that is over have played where it was shown; returns who had not yet, and in
    which place."""
    return _record(connection, tables.c.match == match)


def settle(connection: Connection, place: Place, addresses: Collection[str]) -> list[tuple[int, int]]:
    """The same for all matches at some addresses of a place."""
    return _record(connection, and_(tables.c.platform == place.platform, tables.c.address.in_(addresses)))


def come(connection: Connection, place: int, player: int) -> bool:
    """Record that a player has tried the puzzle of a place; returns whether that is news."""
    new = insert(place_players).values(place=place, player=player, played=False).on_conflict_do_nothing()
    return connection.execute(new).rowcount > 0


def see(connection: Connection, place: int, players: Collection[int], gone: bool, at: float) -> list[int]:
    """Record whether these players have left a place; returns those of whom that is news."""
    here = {"where": place, "who": [*players]}
    news = _SEE.where(place_players.c.gone != gone).values(gone=gone).returning(place_players.c.player)
    changed = list(connection.scalars(news, here))
    connection.execute(_SEE.values(seen=at), here)
    return changed


def stale(connection: Connection, place: int, players: Collection[int], since: float) -> list[int]:
    """Those of these players of whom it was last seen before then whether they are in a place."""
    return list(connection.scalars(_STALE, {"where": place, "who": [*players], "since": since}))


def gone(connection: Connection, place: int, since: float, most: int) -> list[int]:
    """Some of those who had left a place when that was last seen, before then."""
    return list(connection.scalars(_GONE, {"where": place, "since": since, "most": most}))


def players(connection: Connection, place: int) -> list[int]:
    """Everyone who has played in a place."""
    return list(connection.scalars(select(place_players.c.player).where(place_players.c.place == place)))


def absorb(connection: Connection, place: int, other: int) -> None:
    """Who has played in the other place has played in this one."""
    columns = (place_players.c.player, place_players.c.gone, place_players.c.seen, place_players.c.played)
    theirs = select(literal(place), *columns).where(place_players.c.place == other)
    moved = insert(place_players).from_select(["place", *(column.name for column in columns)], theirs)
    connection.execute(_with_played(moved))


def _record(connection: Connection, which: ColumnElement[bool]) -> list[tuple[int, int]]:
    sat = _SAT.where(which).distinct()
    new = _with_played(insert(place_players).from_select(["place", "player"], sat))
    rows = connection.execute(new.returning(place_players.c.player, place_players.c.place))
    return [(player, place) for player, place in rows]


def _with_played(new: Insert) -> Insert:
    """Some of these may be known for having tried the puzzle there."""
    is_news = and_(not_(place_players.c.played), new.excluded.played)
    return new.on_conflict_do_update(index_elements=["place", "player"], set_={"played": True}, where=is_news)

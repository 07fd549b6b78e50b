"""Ratings as they follow from the chronicle and its results: as they are now, and after each result."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, and_, bindparam, delete, func, select
from sqlalchemy.dialects.sqlite import insert

from bot.model.ratings import ALL_TIME, Ranked, Rating, Ratings, Subject
from bot.store import results
from bot.store.schema import rating_changes, ratings
from bot.store.schema import results as results_of

_OF = select(ratings).where(ratings.c.player.in_(bindparam("who", expanding=True)))
_ABOUT = _OF.where(
    ratings.c.period.in_(bindparam("periods", expanding=True)), ratings.c.game.in_(bindparam("games", expanding=True))
)
_PUT = insert(ratings)
_PUT = _PUT.on_conflict_do_update(
    index_elements=["period", "game", "player"],
    set_={name: _PUT.excluded[name] for name in ("mu", "sigma", "rating", "games")},
)
_ADD = insert(rating_changes)
_COURSE = (
    select(rating_changes)
    .where(rating_changes.c.player == bindparam("who"), rating_changes.c.game == bindparam("about"))
    .order_by(rating_changes.c.number)
)
_ENDED = select(func.max(results_of.c.ended)).where(results_of.c.number == rating_changes.c.number).scalar_subquery()
_RECENT = (
    select(_ENDED.label("ended"), rating_changes.c.mu, rating_changes.c.sigma, rating_changes.c.games)
    .where(rating_changes.c.player == bindparam("who"), rating_changes.c.game == bindparam("about"))
    .order_by(rating_changes.c.number.desc())
    .limit(bindparam("most"))
)
_BEFORE = (
    select(rating_changes)
    .where(
        rating_changes.c.player == bindparam("who"),
        rating_changes.c.game == bindparam("about"),
        rating_changes.c.number <= bindparam("last"),
    )
    .order_by(rating_changes.c.number.desc())
    .limit(2)
)


class Difference(NamedTuple):
    """What is wrong with a table of ratings."""

    table: Table
    wrong: list[dict[str, Any]]
    """The keys of rows that should not be there as they are."""
    missing: list[tuple[dict[str, Any], Rating]]
    """The keys of rows that should be there, with their ratings."""


Differences = tuple[Difference, ...]


def of(connection: Connection, players: Iterable[int], subjects: Sequence[Subject] | None = None) -> Ratings:
    """The ratings of these players about these subjects, or all that they have, without their courses."""
    which, about = _OF, dict[str, list[str]]()
    if subjects is not None:
        which, periods, games = _ABOUT, {each.period for each in subjects}, {each.game for each in subjects}
        about = {"periods": sorted(periods), "games": sorted(games)}
    found = Ratings()
    for row in connection.execute(which, {"who": list(players), **about}):
        found.of.setdefault(row.player, {})[Subject(row.period, row.game)] = Rating(row.mu, row.sigma, row.games)
    return found


def follow(connection: Connection, event: Ranked) -> None:
    """Let the ratings follow from one more result."""
    found = of(connection, event.players, event.subjects)
    found.follow(event)
    rows = [
        {"period": subject.period, "game": subject.game, "player": player, **_values(found.of[player][subject])}
        for player in event.players
        for subject in event.subjects
    ]
    connection.execute(_PUT, rows)
    connection.execute(_ADD, [{**row, "number": event.number} for row in rows if row["period"] == ALL_TIME])


def course(connection: Connection, player: int, game: str) -> list[tuple[int, Rating]]:
    """A player's rating of all time after each result, by the numbers of the chronicle."""
    rows = connection.execute(_COURSE, {"who": player, "about": game})
    return [(row.number, Rating(row.mu, row.sigma, row.games)) for row in rows]


def recent(connection: Connection, player: int, game: str, most: int) -> list[tuple[float, Rating]]:
    """The end of that course, oldest first: the rating after each match, and when that ended."""
    rows = connection.execute(_RECENT, {"who": player, "about": game, "most": most}).all()
    return [(row.ended, Rating(row.mu, row.sigma, row.games)) for row in reversed(rows) if row.ended is not None]


def change(connection: Connection, player: int, game: str, number: int) -> tuple[Rating, Rating] | None:
    """What a result did to a player's rating of all time: before and after it. None if it is not in its course."""
    rows = connection.execute(_BEFORE, {"who": player, "about": game, "last": number}).all()
    found = [Rating(row.mu, row.sigma, row.games) for row in rows]
    return ((found[1:] or [Rating()])[0], found[0]) if rows and rows[0].number == number else None


def forget(connection: Connection, player: int) -> None:
    """The player is no more, and neither are their ratings. The ratings of others stay as they are."""
    results.number(connection, "forget", player)
    for table in (ratings, rating_changes):
        connection.execute(delete(table).where(table.c.player == player))


def differing(connection: Connection, right: Ratings) -> Differences:
    """What is stored in another way than it should be."""
    now = {(about.period, about.game, player): each for player, of in right.of.items() for about, each in of.items()}
    then = {
        (player, game, number): each
        for player, courses in right.courses.items()
        for game, course in courses.items()
        for number, each in course.items()
    }
    return tuple(_differing(connection, table, rows) for table, rows in ((ratings, now), (rating_changes, then)))


def correct(connection: Connection, found: Differences) -> set[int]:
    """Store what differs as it should be; returns the players whom that is about."""
    for table, wrong, missing in found:
        key = [column.name for column in table.primary_key]
        here = and_(*(table.c[name] == bindparam(f"of_{name}") for name in key))
        if wrong:
            connection.execute(delete(table).where(here), [{f"of_{name}": at[name] for name in key} for at in wrong])
        if missing:
            connection.execute(insert(table), [at | _values(each) for at, each in missing])
    return {
        player
        for _, wrong, missing in found
        for player in (*(at["player"] for at in wrong), *(at["player"] for at, _ in missing))
    }


def _differing(connection: Connection, table: Table, rows: dict[tuple[Any, ...], Rating]) -> Difference:
    key, wrong = list(table.primary_key), []
    values = (table.c.rating, table.c.mu, table.c.sigma, table.c.games)
    for *at, number, mu, sigma, games in connection.execute(select(*key, *values)):
        right = rows.get(tuple(at))
        if right == Rating(mu, sigma, games) and right.number == number:
            del rows[tuple(at)]
        else:
            wrong.append(at)
    names = [column.name for column in key]
    return Difference(
        table,
        [dict(zip(names, at, strict=True)) for at in wrong],
        [(dict(zip(names, at, strict=True)), each) for at, each in rows.items()],
    )


def _values(rating: Rating) -> dict[str, float]:
    return {"mu": rating.mu, "sigma": rating.sigma, "rating": rating.number, "games": rating.games}

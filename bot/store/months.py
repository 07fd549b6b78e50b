"""The hall of fame: who was first, second and third when a month was over."""

from collections.abc import Iterable

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, not_, or_, select
from sqlalchemy.dialects.sqlite import insert

from bot.model.leaderboards import EVERYWHERE, Honour, Ranking, Standing
from bot.store.schema import honours, place_players, players

_OF = and_(honours.c.place == bindparam("where"), honours.c.game == bindparam("about"))
_ADD = insert(honours).on_conflict_do_nothing()
_MONTHS = select(honours.c.period).where(_OF).group_by(honours.c.period).order_by(honours.c.period.desc())
_COUNT = select(func.count(honours.c.period.distinct())).where(_OF)
_IS_GONE = exists().where(
    place_players.c.place == honours.c.place, place_players.c.player == honours.c.player, place_players.c.gone
)
_FIND = (
    select(honours.c.rank, honours.c.player, honours.c.score)
    .join(players, players.c.id == honours.c.player)
    .where(_OF, honours.c.period == bindparam("month"))
    .where(not_(players.c.hidden), not_(_IS_GONE), or_(honours.c.place != EVERYWHERE, players.c.listed))
    .order_by(honours.c.rank, honours.c.player)
)


def honour(connection: Connection, ranking: Ranking, best: Iterable[Standing]) -> None:
    """Remember these as the best of a month that is over."""
    rows = [{**ranking._asdict(), "player": each.player, "rank": each.rank, "score": each.score} for each in best]
    if rows:
        connection.execute(_ADD, rows)


def count(connection: Connection, place: int, game: str) -> int:
    """How many months there are in which somebody was the best."""
    found: int = connection.execute(_COUNT, {"where": place, "about": game}).scalar_one()
    return found


def periods(connection: Connection, place: int, game: str, most: int, skipped: int = 0) -> list[str]:
    """Such months, the latest first."""
    found = _MONTHS.limit(most).offset(skipped)
    return list(connection.scalars(found, {"where": place, "about": game}))


def best(connection: Connection, ranking: Ranking) -> list[Honour]:
    """The best of a month, as far as they are still to be shown."""
    rows = connection.execute(_FIND, {"where": ranking.place, "about": ranking.game, "month": ranking.period})
    return [Honour(*row) for row in rows]


def drop_place(connection: Connection, place: int) -> None:
    connection.execute(delete(honours).where(honours.c.place == place))

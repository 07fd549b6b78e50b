"""How many results players have, by game and variant; how often they have achieved something; and head to head.

All of it follows from the results that count. It is kept because counting them would take longer with each match.
"""

from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Integer,
    Select,
    Table,
    and_,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    literal_column,
    or_,
    select,
    true,
)
from sqlalchemy.dialects.sqlite import Insert, insert

from bot.model.tallies import Feat, Meetings, Past, Tally, Variant
from bot.store.schema import feats, matches, results, rivals, tallies

_OTHER = results.alias("others")
_ELSE = and_(_OTHER.c.match == results.c.match, _OTHER.c.seat != results.c.seat)
"""Another seat at the same table."""
_TIED = exists().where(_ELSE, _OTHER.c.rank == results.c.rank)
_WITH_PEOPLE = exists().where(_ELSE, func.json_extract(_OTHER.c.stints, "$[0][1]") == "player")
"""Whether a person sat there at the start."""
_AGAINST = case((_WITH_PEOPLE, "people"), else_="computer").label("against")
_SEATS = select(func.count()).where(_OTHER.c.match == results.c.match).correlate(results).scalar_subquery()
_COUNTS = and_(results.c.counts, results.c.player.is_not(None))


def _sum(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(cast(condition, Integer))


def _tallied(which: ColumnElement[bool]) -> Select[Any]:
    played = (
        results.c.player,
        results.c.game,
        _SEATS.label("seats"),
        matches.c.options,
        _AGAINST,
    )
    ways = (
        _sum(and_(results.c.rank == 1, ~_TIED)),
        _sum(and_(results.c.rank == 1, _TIED)),
        _sum(results.c.rank > 1),
    )
    return select(*played, *ways).join(matches, matches.c.id == results.c.match).where(_COUNTS, which).group_by(*played)


def _achieved(which: ColumnElement[bool]) -> Select[Any]:
    each = func.json_each(results.c.feats).table_valued("value")
    achieved = (results.c.player, results.c.game, each.c.value)
    found = select(*achieved, func.count()).select_from(results).join(each, true())
    return found.where(_COUNTS, which).group_by(*achieved)


def _met(which: ColumnElement[bool]) -> Select[Any]:
    met, own, other = (results.c.player, _OTHER.c.player, results.c.game), results.c.rank, _OTHER.c.rank
    ways = (_sum(own < other), _sum(own == other), _sum(own > other), func.max(results.c.ended))
    found = select(*met, *ways).select_from(results).join(_OTHER, _ELSE)
    return found.where(_COUNTS, _OTHER.c.player.is_not(None), which).group_by(*met)


def _adding(table: Table, rows: Select[Any]) -> Insert:
    """Add these rows to the table; where it has one about the same, add the numbers to that."""
    put = insert(table).from_select([column.name for column in table.c], rows)
    added = {column.name: column + put.excluded[column.name] for column in table.c if not column.primary_key}
    if "last" in added:
        added["last"] = func.max(table.c.last, put.excluded.last)
    return put.on_conflict_do_update(index_elements=[*table.primary_key.columns], set_=added)


def _counted(which: ColumnElement[bool]) -> tuple[Insert, ...]:
    return _adding(tallies, _tallied(which)), _adding(feats, _achieved(which)), _adding(rivals, _met(which))


_WHO: BindParameter[Any] = bindparam("of")
_ADD = _counted(results.c.match == _WHO)
_FORGET = (
    delete(tallies).where(tallies.c.player == _WHO),
    delete(feats).where(feats.c.player == _WHO),
    delete(rivals).where(or_(rivals.c.player == _WHO, rivals.c.other == _WHO)),
)
_SEEN_BY_OTHERS = select(
    *(rivals.c.other, rivals.c.player, rivals.c.game), *(rivals.c.lost, rivals.c.shared, rivals.c.won, rivals.c.last)
).where(rivals.c.player == _WHO)
_COUNT = (
    *_counted(results.c.player == _WHO),
    insert(rivals).from_select([column.name for column in rivals.c], _SEEN_BY_OTHERS),
)
_OF = select(tallies).where(tallies.c.player == _WHO)
_FEATS = select(feats).where(feats.c.player == _WHO).order_by(feats.c.game, feats.c.feat)
_LATEST = (
    select(results.c.match, results.c.game, results.c.ended, results.c.rank, _TIED, results.c.counts, _AGAINST)
    .where(results.c.player == _WHO)
    .order_by(results.c.ended.desc(), literal_column("results.rowid").desc())
    .limit(bindparam("most"))
)
_RECENT = _LATEST.subquery()
# The sum keeps SQLite from searching among all results of the other: there are few of each match.
_THEIRS = exists().where(_OTHER.c.match == _RECENT.c.match, _OTHER.c.player + 0 == bindparam("to"))
_TOGETHER = select(_RECENT).where(_THEIRS).order_by(_RECENT.c.ended.desc()).limit(bindparam("few"))
_BETWEEN = (
    select(rivals)
    .where(rivals.c.player == _WHO, rivals.c.other == bindparam("to"))
    .order_by(rivals.c.last.desc(), rivals.c.game)
)


def add(connection: Connection, match: str) -> None:
    """Count the results of a match that have just been written."""
    for statement in _ADD:
        connection.execute(statement, {"of": match})


def recount(connection: Connection, player: int) -> None:
    """Count all results of a player anew, after some have become another's."""
    for statement in (*_FORGET, *_COUNT):
        connection.execute(statement, {"of": player})


def variants(connection: Connection, player: int) -> list[Variant]:
    """What the player has played, and with which results."""
    return [
        Variant(row.game, row.seats, row.options, row.against, Tally(row.won, row.shared, row.lost))
        for row in connection.execute(_OF, {"of": player})
    ]


def achieved(connection: Connection, player: int) -> list[Feat]:
    return [Feat(row.game, row.feat, row.times) for row in connection.execute(_FEATS, {"of": player})]


def between(connection: Connection, player: int, other: int) -> list[Meetings]:
    """How a player has done against another, game by game, the latest first."""
    return [
        Meetings(row.game, Tally(row.won, row.shared, row.lost), row.last)
        for row in connection.execute(_BETWEEN, {"of": player, "to": other})
    ]


def latest(connection: Connection, player: int, most: int) -> list[Past]:
    """The player's latest matches that have ended, the last one first."""
    return [Past(*row) for row in connection.execute(_LATEST, {"of": player, "most": most})]


def latest_together(connection: Connection, player: int, other: int, most: int, few: int) -> list[Past]:
    """Those few of a player's latest matches in which another one played."""
    given = {"of": player, "to": other, "most": most, "few": few}
    return [Past(*row) for row in connection.execute(_TOGETHER, given)]

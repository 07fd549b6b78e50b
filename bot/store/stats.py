"""Counts what is in the database. It only reads, so it works while the bot runs."""

from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, bindparam, case, create_engine, func, or_, select
from sqlalchemy.pool import NullPool

from bot.store import condition
from bot.store.schema import actions, matches, outbox, players, tables
from bot.store.schema import puzzle_opinions as _opinions

_SHOWN = select(tables.c.match, tables.c.platform).distinct().subquery()
_PLAYED = (
    select(_SHOWN.c.platform, matches.c.game, func.count(), func.count(matches.c.ended))
    .join_from(matches, _SHOWN, _SHOWN.c.match == matches.c.id)
    .where(matches.c.started.is_not(None))
    .group_by(_SHOWN.c.platform, matches.c.game)
    .order_by(_SHOWN.c.platform, matches.c.game)
)
# The log is long, so only the matches in progress during that time are read.
_GOING_ON = select(matches.c.id).where(
    matches.c.started.is_not(None), or_(matches.c.ended.is_(None), matches.c.ended >= bindparam("since"))
)
MOVES = (
    select(func.count())
    .select_from(actions)
    .where(actions.c.match.in_(_GOING_ON), actions.c.at >= bindparam("since"), actions.c.action.not_like("/%"))
)
_WAITING = (
    select(func.count())
    .select_from(outbox)
    .where(outbox.c.wanted > outbox.c.shown, or_(outbox.c.due <= bindparam("now"), outbox.c.tries > 0))
)
"""What is to be looked at again later does not wait yet."""


def _how_many(column: ColumnElement[Any], value: str) -> ColumnElement[int]:
    return func.count(case((column == value, 1)))


_DULL = _how_many(_opinions.c.vote, "dull")
_OPINIONS = (
    select(
        _opinions.c.puzzle,
        _how_many(_opinions.c.vote, "good"),
        _DULL,
        *(_how_many(_opinions.c.complaint, complaint) for complaint in ("wrong", "several", "unclear")),
    )
    .group_by(_opinions.c.puzzle)
    .order_by(func.count(_opinions.c.complaint).desc(), _DULL.desc(), _opinions.c.puzzle)
)


class Played(NamedTuple):
    """Matches of one game at the tables of one platform. A match with tables on two platforms counts on both."""

    platform: str
    game: str
    begun: int
    ended: int


class PuzzleOpinions(NamedTuple):
    """How many people think what of a puzzle."""

    puzzle: str
    good: int
    dull: int
    wrong: int
    several: int
    unclear: int


@dataclass(frozen=True, slots=True)
class Stats:
    people: int
    played: tuple[Played, ...]
    moves: int
    """The moves since the given time."""
    waiting: int
    """Undelivered messages and turns of the computer."""


@contextmanager
def opened(path: Path) -> Iterator[Connection]:
    """Open a database for reading only; raises SQLite's errors."""
    engine = create_engine("sqlite://", creator=lambda: condition.reader(path), poolclass=NullPool)
    with closing(engine.connect()) as connection:
        yield connection


def count(connection: Connection, since: float, now: float) -> Stats:
    return Stats(
        people=connection.execute(select(func.count()).select_from(players)).scalar_one(),
        played=tuple(Played(*row) for row in connection.execute(_PLAYED)),
        moves=connection.execute(MOVES, {"since": since}).scalar_one(),
        waiting=connection.execute(_WAITING, {"now": now}).scalar_one(),
    )


def puzzle_opinions(connection: Connection) -> list[PuzzleOpinions]:
    """What people think of each puzzle, those first of which most was reported."""
    rows: Iterable[tuple[str, int, int, int, int, int]] = connection.execute(_OPINIONS)
    return [PuzzleOpinions(*row) for row in rows]

"""What people have tried with puzzles, and what they think of them."""

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from sqlalchemy import Connection, and_, bindparam, case, delete, func, literal, select
from sqlalchemy.dialects.sqlite import insert

from bot.model.puzzles import Attempt, Ending, fuller
from bot.store.schema import puzzle_attempts, puzzle_opinions, puzzle_posts, puzzle_visitors

_ROW = (puzzle_attempts.c.puzzle, puzzle_attempts.c.tries, puzzle_attempts.c.ending, puzzle_attempts.c.counted)
_OWN = puzzle_attempts.c.player == bindparam("who")
_FIND = select(*_ROW).where(_OWN, puzzle_attempts.c.puzzle == bindparam("of"))
_BETWEEN = select(*_ROW).where(_OWN, puzzle_attempts.c.puzzle.between(bindparam("first"), bindparam("last")))
_ALL = select(*_ROW, puzzle_attempts.c.at).where(_OWN)
_TRIED = select(puzzle_attempts.c.puzzle).where(_OWN)
_COUNTED = select(puzzle_attempts.c.counted).where(_OWN, puzzle_attempts.c.counted.is_not(None))
_HAS_ONE_TRY = func.json_array_length(puzzle_attempts.c.tries) == 1
_FIRST_TRIES = select(func.count()).where(_OWN, puzzle_attempts.c.counted.is_not(None), _HAS_ONE_TRY)
_NEW = insert(puzzle_attempts)
_KEEP = _NEW.on_conflict_do_update(
    index_elements=["player", "puzzle"],
    set_={name: _NEW.excluded[name] for name in ("tries", "ending", "counted", "at")},
)
_VISIT = insert(puzzle_visitors).on_conflict_do_nothing()
_VISITED = (
    select(puzzle_visitors.c.post)
    .join(puzzle_posts, puzzle_posts.c.id == puzzle_visitors.c.post)
    .where(puzzle_visitors.c.player == bindparam("who"), puzzle_posts.c.day == bindparam("of"))
)
_VISITS = select(puzzle_visitors.c.post).where(puzzle_visitors.c.player == bindparam("who"))
_SOLVED = (
    select(
        func.count(),
        func.count(case((_HAS_ONE_TRY, 1))),
    )
    .select_from(puzzle_visitors)
    .join(puzzle_posts, puzzle_posts.c.id == puzzle_visitors.c.post)
    .join(
        puzzle_attempts,
        and_(
            puzzle_attempts.c.player == puzzle_visitors.c.player,
            puzzle_attempts.c.puzzle == puzzle_posts.c.day,
        ),
    )
    .where(puzzle_visitors.c.post == bindparam("at"), puzzle_attempts.c.ending == "solved")
)
_OPINION = select(puzzle_opinions.c.vote, puzzle_opinions.c.complaint).where(
    puzzle_opinions.c.puzzle == bindparam("of"), puzzle_opinions.c.player == bindparam("who")
)


class Opinion(NamedTuple):
    """What someone thinks of a puzzle."""

    vote: str | None = None
    complaint: str | None = None


class Solved(NamedTuple):
    """How many of those who came to a puzzle by a post have solved it, and how many at the first try."""

    all: int
    first_try: int


def find(connection: Connection, player: int, puzzle: str) -> Attempt:
    row = connection.execute(_FIND, {"who": player, "of": puzzle}).one_or_none()
    return _attempt(*row) if row else Attempt(puzzle)


def keep(connection: Connection, player: int, attempt: Attempt, at: float) -> None:
    connection.execute(
        _KEEP,
        {
            "player": player,
            "puzzle": attempt.puzzle,
            "tries": list(attempt.tries),
            "ending": attempt.ending,
            "counted": attempt.counted.isoformat() if attempt.counted else None,
            "at": at,
        },
    )


def between(connection: Connection, player: int, first: str, last: str) -> list[Attempt]:
    """What a player has tried with the puzzles from one day to another, by their names."""
    rows = connection.execute(_BETWEEN, {"who": player, "first": first, "last": last})
    return [_attempt(*row) for row in rows]


def tried(connection: Connection, player: int) -> set[str]:
    """The names of all puzzles with which a player has tried something."""
    return set(connection.scalars(_TRIED, {"who": player}))


def counted(connection: Connection, player: int) -> set[date]:
    """The days that count for a player's streak."""
    return {date.fromisoformat(day) for day in connection.scalars(_COUNTED, {"who": player})}


def first_tries(connection: Connection, player: int) -> int:
    """On how many of these days the first try was right."""
    found: int = connection.execute(_FIRST_TRIES, {"who": player}).scalar_one()
    return found


def visit(connection: Connection, post: int, player: int) -> None:
    """Record that a player has tried the puzzle of a post that they came by."""
    connection.execute(_VISIT, {"post": post, "player": player})


def visited(connection: Connection, player: int, puzzle: str) -> list[int]:
    """The posts of a puzzle that a player came by."""
    return list(connection.scalars(_VISITED, {"who": player, "of": puzzle}))


def visits(connection: Connection, player: int) -> list[int]:
    """All posts that a player came by."""
    return list(connection.scalars(_VISITS, {"who": player}))


def solved(connection: Connection, post: int) -> Solved:
    return Solved(*connection.execute(_SOLVED, {"at": post}).one())


def opinion(connection: Connection, player: int, puzzle: str) -> Opinion:
    row = connection.execute(_OPINION, {"who": player, "of": puzzle}).one_or_none()
    return Opinion(*row) if row else Opinion()


def vote(connection: Connection, player: int, puzzle: str, vote: str) -> None:
    _think(connection, player, puzzle, {"vote": vote})


def complain(connection: Connection, player: int, puzzle: str, complaint: str) -> None:
    _think(connection, player, puzzle, {"complaint": complaint})


def copy(connection: Connection, player: int, other: int) -> None:
    """What a player has tried, and thinks, is true of another one, too. Of two attempts, the fuller stays."""
    for row in connection.execute(_ALL, {"who": player}).all():
        *attempt, at = row
        keep(connection, other, fuller(find(connection, other, row.puzzle), _attempt(*attempt)), at)
    for table, columns in ((puzzle_visitors, ("post",)), (puzzle_opinions, ("puzzle", "vote", "complaint"))):
        own = select(literal(other), *(table.c[name] for name in columns)).where(table.c.player == player)
        connection.execute(insert(table).from_select(["player", *columns], own).on_conflict_do_nothing())


def drop(connection: Connection, player: int) -> None:
    """Forget everything about a player."""
    for table in (puzzle_attempts, puzzle_visitors, puzzle_opinions):
        connection.execute(delete(table).where(table.c.player == player))


def _think(connection: Connection, player: int, puzzle: str, what: Mapping[str, str]) -> None:
    new = insert(puzzle_opinions).values(player=player, puzzle=puzzle, **what)
    connection.execute(new.on_conflict_do_update(index_elements=["puzzle", "player"], set_=dict(what)))


def _attempt(puzzle: str, tries: list[str], ending: Ending | None, counted: str | None) -> Attempt:
    return Attempt(puzzle, tuple(tries), ending, date.fromisoformat(counted) if counted else None)

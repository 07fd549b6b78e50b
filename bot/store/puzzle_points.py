"""What puzzles that were solved on their days are worth: the fewer tries, the more points."""

from sqlalchemy import BindParameter, ColumnElement, Select, bindparam, func, literal, or_, select, union_all

from bot.model.leaderboards import PUZZLE
from bot.model.puzzles import TRIES
from bot.model.ratings import ALL_TIME
from bot.store.schema import puzzle_attempts, standings

_WORTH = TRIES + 1 - func.json_array_length(puzzle_attempts.c.tries)
_MONTH = func.strftime("%Y-%m", puzzle_attempts.c.at, "unixepoch")
_WHO: BindParameter[int] = bindparam("who", expanding=True)


def _points(period: ColumnElement[str]) -> Select[tuple[str, str, int, int, int]]:
    found = select(
        literal(PUZZLE).label("game"),
        period.label("period"),
        puzzle_attempts.c.player,
        func.sum(_WORTH).label("rating"),
        func.count().label("games"),
    )
    of_someone = puzzle_attempts.c.player.in_(_WHO)
    return found.where(of_someone, puzzle_attempts.c.counted.is_not(None)).group_by(puzzle_attempts.c.player, period)


POINTS = union_all(_points(literal(ALL_TIME)), _points(_MONTH)).subquery("points")
"""Like ratings: of all time, and of each month."""
SOLVED = (
    select(func.count())
    .where(
        puzzle_attempts.c.player == standings.c.player,
        puzzle_attempts.c.counted.is_not(None),
        or_(standings.c.period == ALL_TIME, standings.c.period == _MONTH),
    )
    .scalar_subquery()
)
"""How many of them someone has solved in the time of a standing."""

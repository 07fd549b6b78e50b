"""Leaderboards: which ones there are, and what it means to be on one."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from bot.model.ratings import ALL_TIME, month

EVERYWHERE = 0
"""In place of a place: all places together, for those who want to be listed there."""
PUZZLE = "puzzle"
"""In place of a game: the points for puzzles that were solved on their days."""
SIZE = 10
"""The most people on a page."""
HONOURED = 3
"""The best so many of a month are remembered."""
_WEEK = 7 * 86400
_MONDAY = 3 * 86400
"""The time of computers begins on a Thursday."""
_GRACE = 300.0
"""Seconds after which a month is over: by then, everything is on disk that has happened in it."""


class Ranking(NamedTuple):
    """Which leaderboard."""

    place: int
    """Its number, or `EVERYWHERE`."""
    game: str
    """Its id, `OVERALL` or `PUZZLE`."""
    period: str
    """A month, such as `2026-11`, or `ALL_TIME`."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Someone on a leaderboard."""

    rank: int
    """From 1; those with the same score share it."""
    player: int
    score: int
    change: int
    """By how much the score has changed this week."""
    games: int
    """How many matches, or puzzles, the score is made of."""
    is_settled: bool


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a leaderboard."""

    number: int
    """From 1."""
    pages: int
    """How many there are; there is always one, which may be empty."""
    people: int
    """How many are on the leaderboard."""
    standings: tuple[Standing, ...]
    own: Standing | None = None
    """Of whoever looks at it, on whichever page."""
    own_page: int = 0
    """Which page that is."""


class Honour(NamedTuple):
    """Someone who was among the first when a month was over."""

    rank: int
    player: int
    score: int


def week(now: float) -> int:
    """The number of the week, which begins on Monday, in UTC."""
    return int((now + _MONDAY) // _WEEK)


def is_over(period: str, now: float) -> bool:
    """Whether a month is in the past."""
    return period != ALL_TIME and period < month(now)


def closes(period: str) -> float:
    """When a month is over, and its winners are known."""
    year, number = map(int, period.split("-"))
    return datetime(year + number // 12, number % 12 + 1, 1, tzinfo=UTC).timestamp() + _GRACE

"""What leaderboards show follows from other things: after a change to any of them, `refresh` brings them up to date."""

from collections.abc import Collection, Sequence

from bot.model.leaderboards import PUZZLE, Ranking, closes, is_over, week
from bot.model.ratings import ALL_TIME, Ranked, Subject, month
from bot.store import Connection, attendance, leaderboards, outbox, people, places, timers

BOARD, MONTH = "leaders", "month"
"""Kinds of posts: the leaderboard that is kept up to date in a place, and a month that is over."""
CLOSE = "month"
"""The timer that ends a month in a place."""
_AT_ONCE = 500
"""Players who are looked at together."""


def about_board(place: int) -> str:
    return f"{BOARD}:{place}"


def about_month(place: int, period: str) -> str:
    return f"{MONTH}:{place}:{period}"


def refresh(
    connection: Connection, players: Collection[int], now: float, subjects: Sequence[Subject] | None = None
) -> None:
    """Something has changed about these players: their ratings about these subjects, where they play, or whether they
    want to be shown. Who is listed no longer is shown no longer, at once."""
    listed, joined, left = [*players], set[Ranking](), set[Ranking]()
    for start in range(0, len(listed), _AT_ONCE):
        changed = leaderboards.follow(connection, listed[start : start + _AT_ONCE], week(now), subjects)
        joined |= changed.joined
        left |= changed.left
    for period, place in {(ranking.period, ranking.place) for ranking in joined}:
        if period != ALL_TIME and not is_over(period, now):
            timers.set(connection, CLOSE, f"{period}:{place}", closes(period))
    _show_again(connection, left, now)


def leave(connection: Connection, player: int, now: float) -> None:
    """The player is to be on no leaderboard any more, at once: everything else about them will go, too."""
    _show_again(connection, leaderboards.forget(connection, player).left, now)


def follow_match(connection: Connection, match: str, result: Ranked, now: float) -> None:
    """A match has ended, and ratings follow from its result, if it is rated."""
    new = {player for player, _ in attendance.play(connection, match)}
    refresh(connection, new, now)
    refresh(connection, {*result.players} - new, now, result.subjects)


def follow_puzzle(connection: Connection, player: int, now: float) -> None:
    """A puzzle has been solved on its day."""
    refresh(connection, [player], now, [Subject(period, PUZZLE) for period in (ALL_TIME, month(now))])


def come(connection: Connection, place: int, player: int, now: float) -> None:
    """A player tries the puzzle of a place."""
    if attendance.come(connection, place, player):
        refresh(connection, [player], now)


def see(connection: Connection, place: int, players: Collection[int], now: float, *, gone: bool) -> None:
    """These players have left a place, or are there."""
    changed = attendance.see(connection, place, players, gone, now)
    if changed:
        refresh(connection, changed, now)


def see_account(connection: Connection, platform: str, key: str, account: str, now: float, *, gone: bool) -> None:
    """The same of someone whose platform says so."""
    place, person = places.find(connection, platform, key), people.find(connection, platform, account)
    if place and person:
        see(connection, place.id, [person.player], now, gone=gone)


def _show_again(connection: Connection, left: Collection[Ranking], now: float) -> None:
    """Somebody is no longer on these leaderboards, some of which stand somewhere."""
    for place in {ranking.place for ranking in left}:
        outbox.renew_all(connection, about_board(place), BOARD, now)
    for place, period in {(ranking.place, ranking.period) for ranking in left if ranking.period != ALL_TIME}:
        outbox.renew_all(connection, about_month(place, period), MONTH, now)

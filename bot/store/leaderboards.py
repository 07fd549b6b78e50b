"""Who is listed on which leaderboard. Standings follow from ratings, from solved puzzles, from who has played where,
and from who wants to be shown: `follow` brings them up to date.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import accumulate
from typing import Any, NamedTuple

from sqlalchemy import (
    BindParameter,
    Connection,
    FromClause,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    func,
    literal,
    not_,
    select,
)
from sqlalchemy.dialects.sqlite import insert

from bot.model.leaderboards import EVERYWHERE, PUZZLE, SIZE, Page, Ranking, Standing
from bot.model.ratings import Rating, Subject
from bot.store.puzzle_points import POINTS, SOLVED
from bot.store.schema import place_players, players, ratings, standing_counts, standings

_KEY: Mapping[str, BindParameter[Any]] = {name: bindparam(f"of_{name}") for name in Ranking._fields}
_LISTED = and_(*(standings.c[name] == of for name, of in _KEY.items()))
_COUNTED = and_(*(standing_counts.c[name] == of for name, of in _KEY.items()))
_SCORES = (
    select(standing_counts.c.score, standing_counts.c.count.label("people"))
    .where(_COUNTED, standing_counts.c.count > 0)
    .order_by(standing_counts.c.score.desc())
)
_RATED = and_(*(ratings.c[name] == standings.c[name] for name in ("game", "period", "player")))
_OF_MATCHES = select(standings, ratings.c.games, ratings.c.sigma).join(ratings, _RATED).where(_LISTED)
_OF_PUZZLES = select(standings, SOLVED.label("games"), literal(0.0).label("sigma")).where(_LISTED)


def _best(listed: Select[Any]) -> Select[Any]:
    best = listed.where(standings.c.score <= bindparam("most"))
    ordered = best.order_by(standings.c.score.desc(), standings.c.player.desc())
    return ordered.limit(bindparam("limit")).offset(bindparam("skipped"))


_BEST, _BEST_SOLVERS = _best(_OF_MATCHES), _best(_OF_PUZZLES)
_OWN, _OWN_POINTS = (each.where(standings.c.player == bindparam("who")) for each in (_OF_MATCHES, _OF_PUZZLES))
_BEFORE = select(func.count()).where(
    _LISTED, standings.c.score == bindparam("by"), standings.c.player > bindparam("who")
)

_WHO: BindParameter[Any] = bindparam("who", expanding=True)
_SCORE = ("game", "period", "player", "rating", "games")
_KNOWN = select(standings).where(standings.c.player.in_(_WHO))


def _in_places(scores: FromClause) -> Select[Any]:
    """Where those with these scores have played, or tried the puzzle."""
    return (
        select(place_players.c.place, *(scores.c[name] for name in _SCORE))
        .select_from(scores)
        .join(players, players.c.id == scores.c.player)
        .join(place_players, place_players.c.player == scores.c.player)
        .where(scores.c.player.in_(_WHO), not_(players.c.hidden), not_(place_players.c.gone))
    )


def _everywhere(scores: FromClause) -> Select[Any]:
    return (
        select(literal(EVERYWHERE).label("place"), *(scores.c[name] for name in _SCORE))
        .select_from(scores)
        .join(players, players.c.id == scores.c.player)
        .where(scores.c.player.in_(_WHO), not_(players.c.hidden), players.c.listed)
    )


def _about(table: FromClause, query: Select[Any]) -> Select[Any]:
    """The query for some subjects only."""
    return query.where(*(table.c[name].in_(bindparam(f"{name}s", expanding=True)) for name in Subject._fields))


_RATINGS = (_in_places(ratings).where(place_players.c.played), _everywhere(ratings))
_POINTS = (_in_places(POINTS), _everywhere(POINTS))
_ALL = (_KNOWN, *_RATINGS, *_POINTS)
_OF_GAMES = (_about(standings, _KNOWN), *(_about(ratings, each) for each in _RATINGS))
_OF_PUZZLE = (_about(standings, _KNOWN), *(_about(POINTS, each) for each in _POINTS))

_PUT = insert(standings)
_PUT = _PUT.on_conflict_do_update(
    index_elements=[*Ranking._fields, "player"], set_={name: _PUT.excluded[name] for name in ("score", "base", "week")}
)
_DROP = delete(standings).where(_LISTED, standings.c.player == bindparam("who"))
_COUNT = insert(standing_counts)
_COUNT = _COUNT.on_conflict_do_update(
    index_elements=[*Ranking._fields, "score"], set_={"count": standing_counts.c.count + _COUNT.excluded.count}
)
_CLEAR = delete(standing_counts).where(
    _COUNTED, standing_counts.c.score == bindparam("by"), standing_counts.c.count <= 0
)


class Changed(NamedTuple):
    """The leaderboards on which somebody is now who was not, and those on which somebody is no longer."""

    joined: frozenset[Ranking]
    left: frozenset[Ranking]


def page(connection: Connection, ranking: Ranking, number: int, week: int, player: int | None = None) -> Page:
    """The page with this number, or else the nearest one that exists, as this player sees it."""
    key = _key(ranking)
    scores: dict[int, int] = {row.score: row.people for row in connection.execute(_SCORES, key)}
    ranks = dict(zip(scores, accumulate(scores.values(), initial=1), strict=False))
    people = sum(scores.values())
    pages = max(1, -(-people // SIZE))
    number = min(max(number, 1), pages)
    first = 1 + (number - 1) * SIZE
    most = next((score for score, count in scores.items() if ranks[score] + count > first), 0)
    queries = (_BEST_SOLVERS, _OWN_POINTS) if ranking.game == PUZZLE else (_BEST, _OWN)
    best = connection.execute(queries[0], {**key, "most": most, "limit": SIZE, "skipped": first - ranks.get(most, 1)})
    found = Page(number, pages, people, tuple(_standing(row, ranks, week) for row in best))
    row = connection.execute(queries[1], {**key, "who": player}).one_or_none() if player is not None else None
    if row is None:
        return found
    before: int = connection.execute(_BEFORE, {**key, "by": row.score, "who": player}).scalar_one()
    own = _standing(row, ranks, week)
    return replace(found, own=own, own_page=1 + (own.rank - 1 + before) // SIZE)


def follow(
    connection: Connection, who: Collection[int], week: int, subjects: Collection[Subject] | None = None
) -> Changed:
    """Bring the standings of these players up to date: about these subjects, either games or puzzles; or all."""
    given: dict[str, Any] = {"who": [*who]}
    if subjects is None:
        listed, *rated = _ALL
    else:
        given |= {f"{name}s": sorted({getattr(each, name) for each in subjects}) for name in Subject._fields}
        listed, *rated = _OF_PUZZLE if PUZZLE in given["games"] else _OF_GAMES
    known = {_whose(row): row for row in connection.execute(listed, given)}
    wanted = {_whose(row): row for query in rated for row in connection.execute(query, given)}
    return _change(connection, known, wanted, week)


def forget(connection: Connection, player: int) -> Changed:
    """The player is to be on no leaderboard any more, whatever else is known of them."""
    known = {_whose(row): row for row in connection.execute(_KNOWN, {"who": [player]})}
    return _change(connection, known, {}, 0)


def _change(
    connection: Connection,
    known: Mapping[tuple[Ranking, int], Row[Any]],
    wanted: Mapping[tuple[Ranking, int], Row[Any]],
    week: int,
) -> Changed:
    """Let these standings become those that follow from these ratings."""
    gone = known.keys() - wanted.keys()
    changed = [whose for whose, row in wanted.items() if whose not in known or known[whose].score != row.rating]
    if gone:
        connection.execute(_DROP, [{**_key(ranking), "who": player} for ranking, player in gone])
    if changed:
        connection.execute(_PUT, [_row(wanted[whose], known.get(whose), week) for whose in changed])
    counts = Counter((whose[0], wanted[whose].rating) for whose in changed)
    counts.subtract((whose[0], known[whose].score) for whose in (*gone, *changed) if whose in known)
    _count(connection, counts)
    return Changed(
        frozenset(ranking for ranking, _ in wanted.keys() - known.keys()), frozenset(ranking for ranking, _ in gone)
    )


def drop_place(connection: Connection, place: int) -> None:
    """A place is no more, and neither are its leaderboards."""
    for table in (standings, standing_counts):
        connection.execute(delete(table).where(table.c.place == place))


def _count(connection: Connection, counts: Mapping[tuple[Ranking, int], int]) -> None:
    """So many more standings, or fewer, have these scores."""
    rows = [{**ranking._asdict(), "score": score, "count": more} for (ranking, score), more in counts.items() if more]
    if rows:
        connection.execute(_COUNT, rows)
    fewer = [{**_key(ranking), "by": score} for (ranking, score), more in counts.items() if more < 0]
    if fewer:
        connection.execute(_CLEAR, fewer)


def _row(rated: Row[Any], known: Row[Any] | None, week: int) -> dict[str, Any]:
    """A standing with this rating, and what the score was when the week began. A first match moves it, too."""
    if known is None:
        first = 0 if rated.game == PUZZLE else Rating().number
        base = first if rated.games == 1 else rated.rating
    else:
        base = known.base if known.week == week else known.score
    ranking, player = _whose(rated)
    return {**ranking._asdict(), "player": player, "score": rated.rating, "base": base, "week": week}


def _standing(row: Row[Any], ranks: Mapping[int, int], week: int) -> Standing:
    change = row.score - row.base if row.week == week else 0
    is_settled = not Rating(sigma=row.sigma).is_provisional
    return Standing(ranks[row.score], row.player, row.score, change, row.games, is_settled)


def _whose(row: Row[Any]) -> tuple[Ranking, int]:
    return Ranking(row.place, row.game, row.period), row.player


def _key(ranking: Ranking) -> dict[str, int | str]:
    return {f"of_{name}": value for name, value in ranking._asdict().items()}

"""Standings follow from ratings, from who has played where, and from who wants to be shown: whatever has happened, they
are what a plain look at the other tables gives, and a page is what a plain sort gives.
"""

from collections import Counter
from collections.abc import AsyncIterator
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import event, insert, select, update

from bot.model.leaderboards import EVERYWHERE, PUZZLE, SIZE, Ranking
from bot.model.puzzles import Attempt
from bot.model.ratings import Rating, Subject
from bot.store import Connection, Store, leaderboards, people, puzzles
from bot.store.schema import place_players, places, players, puzzle_attempts, ratings, standing_counts, standings
from tests.support.database import prepared

PLACES, GAMES, PERIODS = (1, 2), ("", "totemo"), ("", "2026-11")
MONTHS = {"2026-10": 1_792_800_000.0, "2026-11": 1_794_700_800.0}


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(prepared(tmp_path / "cairn.db"))
    await opened.write(_people, 40)
    yield opened
    await opened.close()


def _people(connection: Connection, count: int) -> None:
    for number in range(count):
        people.meet(connection, "fake", f"p{number}", f"P{number}", "en")
    for id in PLACES:
        connection.execute(insert(places).values(id=id, platform="fake", key=str(id)))


def plain(connection: Connection, ranking: Ranking) -> list[tuple[int, int]]:
    """Scores and players of a leaderboard, best first, from the tables that it follows from."""
    if ranking.game == PUZZLE:
        return solved(connection, ranking)
    rated = select(ratings.c.rating, ratings.c.player).join(players, players.c.id == ratings.c.player)
    rated = rated.where(ratings.c.game == ranking.game, ratings.c.period == ranking.period, ~players.c.hidden)
    if ranking.place == EVERYWHERE:
        rated = rated.where(players.c.listed)
    else:
        there = (place_players.c.player == players.c.id) & (place_players.c.place == ranking.place)
        rated = rated.join(place_players, there).where(~place_players.c.gone, place_players.c.played)
    return sorted(((score, player) for score, player in connection.execute(rated)), reverse=True)


def solved(connection: Connection, ranking: Ranking) -> list[tuple[int, int]]:
    """The same of puzzles, each of which is worth more the fewer tries there were."""
    points = Counter[int]()
    for row in connection.execute(select(puzzle_attempts)):
        if row.counted and ranking.period in ("", next(month for month, at in MONTHS.items() if at == row.at)):
            points[row.player] += 4 - len(row.tries)
    listed = select(players.c.id).where(~players.c.hidden)
    if ranking.place == EVERYWHERE:
        listed = listed.where(players.c.listed)
    else:
        there = (place_players.c.player == players.c.id) & (place_players.c.place == ranking.place)
        listed = listed.join(place_players, there).where(~place_players.c.gone)
    shown = set(connection.scalars(listed))
    return sorted(((score, player) for player, score in points.items() if player in shown), reverse=True)


def paged(connection: Connection, ranking: Ranking) -> list[tuple[int, int]]:
    """The same as its pages have it; each page is checked for itself."""
    found: list[tuple[int, int]] = []
    pages = leaderboards.page(connection, ranking, 1, 0).pages
    for number in range(1, pages + 1):
        page = leaderboards.page(connection, ranking, number, 0)
        assert (page.number, page.pages) == (number, pages)
        assert len(page.standings) <= SIZE
        found += [(each.score, each.player) for each in page.standings]
        for each in page.standings:
            own = leaderboards.page(connection, ranking, 1, 0, each.player)
            assert (own.own, own.own_page) == (each, number)
    assert page.people == len(found)
    return found


def change(connection: Connection, rng: Random) -> None:
    """Something that leaderboards depend on."""
    player = rng.randrange(1, 41)
    match rng.randrange(6):
        case 0:
            shown = {"hidden": rng.random() < 0.3, "listed": rng.random() < 0.6}
            connection.execute(update(players).where(players.c.id == player).values(shown))
        case 1:
            key = {"place": rng.choice(PLACES), "player": player}
            leaderboards.follow(connection, [player], 0)
            known = (place_players.c.place == key["place"]) & (place_players.c.player == player)
            if connection.execute(select(place_players).where(known)).first() is None:
                connection.execute(insert(place_players).values(**key, played=rng.random() < 0.7))
            else:
                connection.execute(update(place_players).where(known).values(gone=rng.random() < 0.5))
        case 2:
            day = date(2026, 11, 2) + timedelta(rng.randrange(20))
            tries = ("a", "b", "c")[: rng.randrange(1, 4)]
            attempt = Attempt(f"{day:%Y%m%d}", tries, "solved", day if rng.random() < 0.8 else None)
            at = rng.choice([*MONTHS.values()])
            puzzles.keep(connection, player, attempt, at)
            if rng.random() < 0.5:
                leaderboards.follow(connection, [player], 0, [Subject(period, PUZZLE) for period in ("", *MONTHS)])
        case _:
            period, game = rng.choice(PERIODS), rng.choice(GAMES)
            about = {"period": period, "game": game, "player": player}
            # Few different scores, so that many share a place.
            number = Rating(mu=rng.choice((20.0, 24.0, 25.0, 26.0, 30.0)))
            values = {"mu": number.mu, "sigma": 5.0, "rating": number.number, "games": rng.randrange(1, 9)}
            known = (ratings.c.period == period) & (ratings.c.game == game)
            here = known & (ratings.c.player == player)
            if connection.execute(select(ratings).where(here)).first() is None:
                connection.execute(insert(ratings).values(**about, **values))
            else:
                connection.execute(update(ratings).where(here).values(values))
            if rng.random() < 0.5:
                leaderboards.follow(connection, [player], 0, [Subject(period, game)])
    leaderboards.follow(connection, [player], rng.randrange(3))


@pytest.mark.parametrize("seed", range(2))
async def test_leaderboards_are_right_whatever_has_happened(store: Store, seed: int) -> None:
    rng = Random(seed)

    def live(connection: Connection) -> None:
        for _ in range(250):
            change(connection, rng)

    def check(connection: Connection) -> None:
        people = 0
        for ranking in (
            Ranking(place, game, period)
            for place in (0, *PLACES)
            for game in (*GAMES, PUZZLE)
            for period in ("", *MONTHS)
        ):
            wanted = plain(connection, ranking)
            assert paged(connection, ranking) == wanted
            people += len(wanted)
        counts = connection.scalars(select(standing_counts.c.count)).all()
        assert (sum(counts), min(counts) > 0) == (people, True)
        assert len(connection.execute(select(standings)).all()) == people > 50

    for _ in range(2):
        await store.write(live)
        await store.read(check)


async def test_a_page_is_read_from_indexes_and_no_page_before_it(store: Store) -> None:
    """However far down it is: where it begins follows from how many people have each score."""

    def look(connection: Connection) -> list[str]:
        found: list[tuple[str, Any]] = []

        def note(_connection: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
            found.append((statement, parameters))

        event.listen(connection, "before_cursor_execute", note)
        leaderboards.page(connection, Ranking(1, "", ""), 9, 0, 1)
        event.remove(connection, "before_cursor_execute", note)
        cursor = connection.connection.cursor()
        plans = [cursor.execute(f"EXPLAIN QUERY PLAN {each}", parameters).fetchall() for each, parameters in found]
        return [str(row[-1]) for plan in plans for row in plan]

    here = "(place=? AND game=? AND period=?"
    rated = "SEARCH ratings USING INDEX sqlite_autoindex_ratings_1 (period=? AND game=? AND player=?)"
    assert await store.read(look) == [
        f"SEARCH standing_counts USING INDEX sqlite_autoindex_standing_counts_1 {here})",
        f"SEARCH standings USING INDEX ix_standings_score {here} AND score<?)",
        rated,
        f"SEARCH standings USING INDEX sqlite_autoindex_standings_1 {here} AND player=?)",
        rated,
    ]

"""Results are counted as they are written; counting all of them anew, and one by one, gives the same."""

from collections import Counter
from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import event, insert, select, update

from bot.model.tallies import Feat, Meetings, Past, Streaks, Tally, Variant, streaks
from bot.store import Connection, Store, people, ratings, schema, tallies
from tests.support.database import contents, prepared

PEOPLE = ("ann", "bob", "cid", "dan")
COUNTED = ("tallies", "feats", "rivals")


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(prepared(tmp_path / "cairn.db"))
    await opened.write(_meet)
    yield opened
    await opened.close()


def _meet(connection: Connection) -> None:
    for name in PEOPLE:
        people.meet(connection, "fake", name, name.title(), "en")


def add(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(insert(schema.metadata.tables[table]).values(**values))


def write(
    connection: Connection,
    id: str,
    seats: tuple[tuple[int | None, int | None], ...],
    *,
    game: str = "totemo",
    options: dict[str, str] | None = None,
    ended: float = 1.0,
    feats: tuple[str, ...] = (),
    first: str = "player",
) -> None:
    """A match that has ended: for each seat its player and rank. The first seat has the feats."""
    match = {"id": id, "game": game, "version": 1, "options": options or {}, "pace": "day", "seed": b""}
    add(connection, "matches", **match, challenger=0, ended=ended)
    number = connection.execute(
        insert(schema.chronicle).values(kind="match").returning(schema.chronicle.c.number)
    ).scalar_one()
    players = [player for player, _ in seats]
    for seat, (player, rank) in enumerate(seats):
        add(connection, "seats", match=id, seat=seat, taken=True)
        counts = rank is not None and (player is None or players.count(player) == 1)
        told: dict[str, Any] = {"match": id, "seat": seat, "number": number, "game": game, "player": player}
        told |= {"rank": rank, "score": 0, "ending": "over", "rated": False, "counts": counts, "ended": ended}
        sat = "computer" if player is None else first
        add(connection, "results", **told, stints=[[0, sat]], feats=[*feats] if seat == 0 else [])
    tallies.add(connection, id)


def at_random(connection: Connection, rng: Random, count: int) -> None:
    for number in range(count):
        seats = rng.choice((2, 2, 3, 4))
        sitters = rng.sample((1, 2, 3, 4), seats)
        ranks: list[int | None] = [rng.randint(1, 3) for _ in sitters]
        if rng.random() < 0.1:
            ranks = [None] * seats
        chosen = tuple(
            (sitter if rng.random() < 0.8 else None, rank) for sitter, rank in zip(sitters, ranks, strict=True)
        )
        options = {"hands": rng.choice(("closed", "open"))}
        feats = tuple(rng.sample(("lap", "hundred"), rng.randint(0, 2)))
        game = rng.choice(("totemo", "heave-ho"))
        write(connection, f"m{number}", chosen, game=game, options=options, ended=float(number), feats=feats)


def naively(connection: Connection) -> dict[str, Counter[Any]]:
    """The same, result by result."""
    found: dict[str, Counter[Any]] = {name: Counter() for name in COUNTED}
    options = {row.id: row.options for row in connection.execute(select(schema.matches))}
    rows = connection.execute(select(schema.results)).all()
    for row in rows:
        table = [each for each in rows if each.match == row.match and each.seat != row.seat]
        if not row.counts or row.player is None:
            continue
        tied = any(each.rank == row.rank for each in table)
        way = "lost" if row.rank > 1 else "shared" if tied else "won"
        against = "people" if any(each.stints[0][1] == "player" for each in table) else "computer"
        variant = (row.player, row.game, len(table) + 1, str(options[row.match]), against)
        found["tallies"][variant, way] += 1
        found["feats"].update((row.player, row.game, feat) for feat in row.feats)
        for each in table:
            if each.player is not None:
                way = "won" if row.rank < each.rank else "shared" if row.rank == each.rank else "lost"
                found["rivals"][(row.player, each.player, row.game), way] += 1
    return found


def kept(connection: Connection) -> dict[str, Counter[Any]]:
    found: dict[str, Counter[Any]] = {name: Counter() for name in COUNTED}
    for row in connection.execute(select(schema.tallies)):
        for way in ("won", "shared", "lost"):
            variant = (row.player, row.game, row.seats, str(row.options), row.against)
            found["tallies"][variant, way] += getattr(row, way)
    for row in connection.execute(select(schema.feats)):
        found["feats"][row.player, row.game, row.feat] += row.times
    for row in connection.execute(select(schema.rivals)):
        for way in ("won", "shared", "lost"):
            found["rivals"][(row.player, row.other, row.game), way] += getattr(row, way)
    return {name: +each for name, each in found.items()}


@pytest.mark.parametrize("seed", range(4))
async def test_what_is_kept_is_what_counting_the_results_gives(store: Store, seed: int) -> None:
    await store.write(at_random, Random(seed), 60)
    assert await store.read(kept) == await store.read(naively)
    before = await store.read(contents)
    for player in (1, 2, 3, 4):
        await store.write(tallies.recount, player)
    after = await store.read(contents)
    for name in COUNTED:
        assert sorted(map(str, after[name])) == sorted(map(str, before[name]))


async def test_after_results_have_become_another_players_they_are_counted_anew(store: Store) -> None:
    await store.write(at_random, Random(5), 60)

    def take(connection: Connection) -> None:
        own = connection.scalars(select(schema.results.c.match).where(schema.results.c.player == 1)).all()
        theirs = schema.results.c.player == 2
        connection.execute(update(schema.results).where(theirs, schema.results.c.match.not_in(own)).values(player=1))
        connection.execute(update(schema.results).where(theirs).values(player=None))
        for player in (2, 1):
            tallies.recount(connection, player)

    await store.write(take)
    assert await store.read(kept) == await store.read(naively)
    assert await store.read(tallies.variants, 2) == []


async def test_a_variant_is_a_game_with_its_options_and_seats_against_people_or_the_computer(store: Store) -> None:
    def played(connection: Connection) -> None:
        write(connection, "a", ((1, 1), (2, 2)), options={"board": "5x5"}, feats=("lap", "hundred"))
        write(connection, "b", ((1, 1), (2, 1)), options={"board": "5x5"}, feats=("lap",), ended=3.0)
        write(connection, "c", ((1, 3), (2, 1), (3, 1)), options={"board": "5x5"}, ended=2.0)
        write(connection, "d", ((1, 1), (None, 2)), options={"board": "5x5"})
        write(connection, "e", ((1, None), (2, None)), options={"board": "5x5"})

    await store.write(played)
    one = {"board": "5x5"}
    found = await store.read(tallies.variants, 1)
    assert sorted(found, key=str) == sorted(
        (
            Variant("totemo", 2, one, "people", Tally(1, 1, 0)),
            Variant("totemo", 3, one, "people", Tally(0, 0, 1)),
            Variant("totemo", 2, one, "computer", Tally(1, 0, 0)),
        ),
        key=str,
    )
    assert await store.read(tallies.achieved, 1) == [Feat("totemo", "hundred", 1), Feat("totemo", "lap", 2)]
    assert await store.read(tallies.between, 1, 2) == [Meetings("totemo", Tally(1, 1, 1), 3.0)]
    assert await store.read(tallies.between, 2, 1) == [Meetings("totemo", Tally(1, 1, 1), 3.0)]
    assert await store.read(tallies.between, 3, 1) == [Meetings("totemo", Tally(1, 0, 0), 2.0)]
    assert await store.read(tallies.between, 3, 4) == []


def past(rank: int | None, tied: bool = False, against: Any = "people") -> Past:
    return Past("m", "totemo", 0.0, rank, tied, rank is not None, against)


@pytest.mark.parametrize(
    ("latest_first", "expected"),
    [
        ((), Streaks(0, 0)),
        ((past(1), past(1), past(2), past(1)), Streaks(2, 2)),
        ((past(2), past(1), past(1), past(1)), Streaks(0, 3)),
        ((past(1), past(1, tied=True), past(1)), Streaks(1, 1)),
        ((past(1), past(None), past(1)), Streaks(2, 2)),
        ((past(1), past(2, against="computer"), past(1, against="computer"), past(1)), Streaks(2, 2)),
    ],
)
def test_streaks_are_wins_against_people_without_a_break(latest_first: tuple[Past, ...], expected: Streaks) -> None:
    assert streaks(latest_first) == expected


async def test_the_latest_matches_come_first_and_only_so_many_are_read(store: Store) -> None:
    def played(connection: Connection) -> None:
        for number in range(20):
            write(connection, f"m{number:02}", ((1, 1), (2, 2)), ended=float(number // 2))

    await store.write(played)
    found = await store.read(tallies.latest, 1, 5)
    assert [each.match for each in found] == ["m19", "m18", "m17", "m16", "m15"]


async def test_what_a_profile_needs_is_read_in_order_from_indexes(store: Store) -> None:
    """So the latest are found without sorting, or even looking at, all others; and few of each match."""
    for query, *given in ((tallies.latest, 1, 1000), (ratings.recent, 1, "totemo", 500), (tallies.between, 1, 2)):
        for plan in await store.read(plans, query, *given):
            assert not any("SCAN" in step for step in plan), plan
            assert query is tallies.between or not any("TEMP B-TREE" in step for step in plan), plan
    (plan,) = await store.read(plans, tallies.latest_together, 1, 2, 1000, 5)
    assert [step for step in plan if "SEARCH results" in step] == [
        "SEARCH results USING INDEX ix_results_player (player=?)"
    ]
    others = [step for step in plan if "SEARCH others" in step]
    assert others
    assert all("(match=?" in step for step in others), plan


def plans(connection: Connection, query: Any, *given: Any) -> list[list[str]]:
    found: list[tuple[str, Any]] = []

    def note(_1: object, _2: object, statement: str, parameters: Any, _3: object, _4: bool) -> None:
        found.append((statement, parameters))

    event.listen(connection, "before_cursor_execute", note)
    query(connection, *given)
    event.remove(connection, "before_cursor_execute", note)
    cursor = connection.connection.cursor()
    return [
        [row[-1] for row in cursor.execute(f"EXPLAIN QUERY PLAN {statement}", parameters).fetchall()]
        for statement, parameters in found
        if statement.startswith("SELECT")
    ]


async def test_an_upgrade_counts_what_is_there(store: Store) -> None:
    migration = import_module("bot.store.migrations.versions.0021_tallies")

    def upgrade(connection: Connection) -> None:
        at_random(connection, Random(7), 60)
        for name in COUNTED:
            connection.exec_driver_sql(f"DELETE FROM {name}")
        for statement in migration.STATEMENTS:
            connection.exec_driver_sql(statement)

    await store.write(upgrade)
    assert await store.read(kept) == await store.read(naively)

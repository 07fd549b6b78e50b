"""The store: durable, with one writer at a time, and never half a change."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import create_engine, event, func, insert, select
from sqlalchemy.exc import IntegrityError

from bot.model.matches import Entry, Match, PlyTaken, Seat, Table
from bot.store import Connection, Store, matches, outbox, people, schema
from tests.support.database import prepared

SOON = 120
"""Seconds."""
PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000, "secure_delete": 1}
"""2 is FULL: a commit is on disk before it returns."""
SLOW = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 50000) SELECT max(x) FROM n"
HOLDER = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("BEGIN IMMEDIATE")
database.execute("INSERT INTO players (confirm) VALUES (0)")
print("begun", flush=True)
sys.stdin.readline()
database.execute("COMMIT")
"""
"""Another process that writes slowly."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cairn.db"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    opened = Store(prepared(path))
    yield opened
    await opened.close()


def pragmas(connection: Connection) -> tuple[int, dict[str, object]]:
    """Which connection of the pool this is, and its settings. Slow, so that others have to be opened."""
    connection.exec_driver_sql(SLOW).all()
    found = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in PRAGMAS}
    return id(connection.connection.dbapi_connection), found


def add_player(connection: Connection) -> None:
    connection.execute(insert(schema.players).values(confirm=False))


def count_players(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(schema.players)).scalar_one()


async def test_every_connection_of_the_pool_is_durable_and_strict(store: Store) -> None:
    found = await asyncio.gather(*(store.read(pragmas) for _ in range(12)), store.write(pragmas))
    assert [each for _, each in found] == [PRAGMAS] * 13
    assert len({number for number, _ in found}) >= 3


async def test_a_write_is_on_disk_when_it_returns(store: Store, path: Path) -> None:
    await store.write(add_player)
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT count(*) FROM players").fetchone() == (1,)


async def test_a_failed_write_changes_nothing(store: Store) -> None:
    def fail(connection: Connection) -> None:
        add_player(connection)
        people.meet(connection, "chat", "ann", "Ann", "en")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.write(fail)
    assert await store.read(count_players) == 0
    assert await store.read(people.find, "chat", "ann") is None
    await store.write(add_player)
    assert await store.read(count_players) == 1


async def test_a_violated_constraint_rolls_back_the_whole_change(store: Store) -> None:
    def fail(connection: Connection) -> None:
        add_player(connection)
        outbox.want(connection, "chat", "hall", "no such match", "board", 0.0)

    with pytest.raises(IntegrityError):
        await store.write(fail)
    assert await store.read(count_players) == 0


async def test_a_write_has_the_lock_before_its_first_statement(store: Store, path: Path) -> None:
    """Otherwise two that have both read would both want to write, and one would fail instead of waiting."""

    def try_elsewhere(_connection: Connection) -> None:
        with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")

    with pytest.raises(sqlite3.OperationalError, match="locked"):
        await store.write(try_elsewhere)
    await store.read(try_elsewhere)


async def test_the_store_waits_for_another_process_that_writes(store: Store, path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdin
        assert holder.stdout
        assert holder.stdout.readline() == "begun\n"
        writing = asyncio.create_task(store.write(add_player))
        await asyncio.wait([writing], timeout=0.3)
        assert not writing.done()
        assert await store.read(count_players) == 0, "readers never wait"
        holder.stdin.write("\n")
        holder.stdin.flush()
        async with asyncio.timeout(SOON):
            await writing
    assert await store.read(count_players) == 2


async def test_a_reader_sees_one_moment_whatever_is_written_meanwhile(store: Store, path: Path) -> None:
    def read_twice(connection: Connection) -> tuple[int, int]:
        before = count_players(connection)
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("INSERT INTO players (confirm) VALUES (0)")
        return before, count_players(connection)

    assert await store.read(read_twice) == (0, 0)
    assert await store.read(count_players) == 1


async def test_a_reader_cannot_change_anything(store: Store) -> None:
    await store.read(add_player)
    assert await store.read(count_players) == 0


async def test_writers_take_turns_and_lose_nothing(store: Store) -> None:
    def add_next(connection: Connection) -> int:
        """What was read is still true when it is written."""
        number = count_players(connection) + 1
        connection.execute(insert(schema.players).values(id=number, confirm=False))
        return number

    assert sorted(await asyncio.gather(*(store.write(add_next) for _ in range(60)))) == list(range(1, 61))


async def test_a_cancelled_write_happens_or_not_and_others_go_on(store: Store) -> None:
    def add_two(connection: Connection) -> None:
        add_player(connection)
        add_player(connection)

    for turns in range(40):
        writing = asyncio.create_task(store.write(add_two))
        for _ in range(turns):
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.wait([writing])
        assert await store.read(count_players) % 2 == 0
    before = await store.read(count_players)
    await store.write(add_two)
    assert await store.read(count_players) == before + 2


@pytest.mark.parametrize(
    ("query", "arguments"), [(outbox.due, ("chat", "hall", 1.0)), (outbox.waiting, (["chat", "computer"],))]
)
async def test_due_posts_are_found_without_scanning_everything_ever_delivered(
    store: Store, query: Callable[..., object], arguments: tuple[object, ...]
) -> None:
    plans: list[str] = []

    def explain(connection: Connection) -> None:
        @event.listens_for(connection, "before_cursor_execute")
        def ask(_connection: object, cursor: Any, statement: str, parameters: Any, *_: object) -> None:
            cursor.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
            plans.extend(row[3] for row in cursor.fetchall())

        query(connection, *arguments)

    await store.read(explain)
    assert [plan for plan in plans if "outbox" in plan and "ix_outbox_waiting" in plan], plans


async def test_a_path_with_unusual_characters_works(tmp_path: Path) -> None:
    path = tmp_path / "100% камінь" / "it's here.db"
    store = Store(f"sqlite:///{path}")
    await store.open()
    await store.write(add_player)
    await store.close()
    assert path.exists()


async def test_closing_leaves_no_thread(path: Path) -> None:
    before = set(threading.enumerate())
    store = Store(f"sqlite:///{path}")
    await store.open()
    await asyncio.gather(*(store.read(count_players) for _ in range(12)))
    await store.close()
    for thread in set(threading.enumerate()) - before:
        thread.join(SOON)
        assert not thread.is_alive()


def test_queries_are_functions_of_any_connection() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        schema.metadata.create_all(connection)
        ann = people.meet(connection, "chat", "ann", "Ann", "uk")
        match = Match(
            id="k3x9w2ab",
            game="schotten-totten",
            version=1,
            options={"tactics": "on"},
            pace="day",
            seed=b"cairn",
            challenger=0,
            rematch_of=None,
            host=0,
            expires=None,
            started=1.0,
            deadline=2.0,
            ended=None,
            ending=None,
            seats=(Seat(0, ann, None, taken=True), Seat(1, None, "steady", taken=True)),
            tables=(Table("chat", "hall", "en"),),
        )
        matches.create(connection, match)
        assert matches.find(connection, match.id) == match
        for ply, action in enumerate(("R7@3", "/resign")):
            matches.append(connection, match.id, Entry(ply, 0, action, 3.0))
        with pytest.raises(PlyTaken):
            matches.append(connection, match.id, Entry(1, 0, "R8@3", 4.0))
        assert matches.log(connection, match.id, since=1) == (Entry(1, 0, "/resign", 3.0),)
    engine.dispose()


async def test_a_url_may_name_a_driver_for_event_loops(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'cairn.db'}")
    await store.open()
    await store.write(add_player)
    assert await store.read(count_players) == 1
    await store.close()
    await store.close()

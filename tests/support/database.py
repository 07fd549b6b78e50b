"""Databases for tests. Migrations run once in each process; every test gets a copy of the result."""

import asyncio
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from sqlalchemy import Engine, select
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from bot.store import Connection, Store
from bot.store.schema import metadata

_COMPILED: dict[Any, Any] = {}


class SharedSqlite(SQLiteDialect_pysqlite):
    """SQLite as always, but a statement is compiled once for all databases of a process, not once for each."""

    supports_statement_cache = True

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    @classmethod
    def engine_created(cls, engine: Engine) -> None:
        engine.update_execution_options(compiled_cache=_COMPILED)


registry.register("sqlite", __name__, SharedSqlite.__name__)

_DUMPS = Path(__file__).parent.parent / "bot" / "store"


def fill(folder: Path, dump: str) -> Path:
    """Make the database of an earlier version from its dump in `tests/bot/store`."""
    path = folder / "cairn.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((_DUMPS / dump).read_text(encoding="utf-8"))
    return path


def prepared(path: Path) -> str:
    """The URL of the database at this path, which is empty and up to date if it did not exist."""
    if not path.exists():
        path.write_bytes(_migrated())
    return f"sqlite:///{path}"


def contents(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that a database holds, by table."""
    return {
        table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
        for table in metadata.sorted_tables
    }


def done(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """The same without what delivery and adapters note for themselves."""
    return {name: rows for name, rows in contents(connection).items() if name not in ("outbox", "notes")}


@cache
def _migrated() -> bytes:
    """The file of an empty, up-to-date database."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        # The caller may already be running an event loop.
        migrating = Thread(target=lambda: asyncio.run(_migrate(path)))
        migrating.start()
        migrating.join()
        return path.read_bytes()


async def _migrate(path: Path) -> None:
    store = Store(f"sqlite:///{path}")
    await store.open()
    await store.close()

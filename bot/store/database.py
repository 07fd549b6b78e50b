"""The database: one writer, any number of readers, every commit on disk before it is acknowledged.

Queries are plain functions of a connection, in the other files of this folder: `await store.write(matches.append, …)`.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

P = ParamSpec("P")
T = TypeVar("T")

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
_MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = max(path.name[:4] for path in (_MIGRATIONS / "versions").glob("*.py"))
"""The newest version of the schema."""


class Store:
    """The database at a URL such as `sqlite+aiosqlite:////var/lib/cairn/cairn.db`."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        # An error that quotes a query goes to the log: without the names and cards that the query was about.
        self._engine = create_async_engine(self.url, hide_parameters=True)
        self._writing = asyncio.Lock()
        if self.url.get_backend_name() == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _prepare)
            event.listen(self._engine.sync_engine, "begin", _begin)

    async def open(self) -> None:
        """Create what is missing and bring the schema up to date."""
        if self.url.get_backend_name() == "sqlite" and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        await self.write(migrate)

    async def close(self) -> None:
        await self._engine.dispose()

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(query, *args, **kwargs)

    async def write(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query in one transaction: when this returns, it is on disk; when it raises, nothing has changed."""
        async with self._writing, self._engine.connect() as connection:
            writer = await connection.execution_options(writes=True)
            async with writer.begin():
                return await writer.run_sync(query, *args, **kwargs)


def migrate(connection: Connection) -> None:
    """Bring the schema up to date. Alembic itself is slow to start, and usually there is nothing to do."""
    if _version(connection) == HEAD:
        return
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    """The version of the schema that the database has."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()


def _prepare(connection: Any, _record: object) -> None:
    # The driver begins its own transactions late and without a lock; `_begin` begins them instead.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

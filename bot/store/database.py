"""The database: one writer, a few readers, every commit on disk before it is acknowledged.

Queries are plain functions of a connection, in the other files of this folder: `await store.write(matches.append, …)`.
Each runs from its first statement to its last in a thread of the store, so that the event loop waits for it only once.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, inspect
from sqlalchemy.engine import make_url

from bot.store import backup, new_looks
from bot.store.timers import Alarm

P = ParamSpec("P")
T = TypeVar("T")

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
_READERS = 4
"""How many queries read at the same time."""
_MIGRATIONS = Path(__file__).parent / "migrations"
_KNOWN = {path.name[:4] for path in (_MIGRATIONS / "versions").glob("*.py")}
HEAD = max(_KNOWN)
"""The newest version of the schema."""


class Store:
    """The database at a URL such as `sqlite:////var/lib/cairn/cairn.db`."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        # The driver is Python's own, also if the URL names one for event loops.
        self.url = self.url.set(drivername=self.url.get_backend_name())
        self._path = Path(self.url.database) if self.url.database else None
        # An error that quotes a query goes to the log: without the names and cards that the query was about.
        self._engine = create_engine(self.url, hide_parameters=True)
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._is_closed = False
        self.alarm = Alarm()
        """Rings when a transaction has set a timer."""
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)

    async def open(self, now: float | None = None) -> None:
        """Create what is missing and bring the schema up to date; the database as it was is copied first."""
        if self._path:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            version = await self.read(_version)
            if version in _KNOWN - {HEAD}:
                await self._run(backup.copy, self._path, version, time.time() if now is None else now)
        await self.write(migrate)
        await self.write(new_looks.refresh)

    async def close(self) -> None:
        """Whatever has begun is finished first."""
        if not self._is_closed:
            self._is_closed = True
            await asyncio.get_running_loop().run_in_executor(self._writer, self._finish)
            self._writer.shutdown(wait=False)

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return query(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query in one transaction: when this returns, it is on disk; when it raises, nothing has changed."""
        loop = asyncio.get_running_loop()
        timers: list[float] = []

        def run() -> T:
            opened = self._engine.connect().execution_options(writes=True, timers=timers)
            with opened as connection, connection.begin():
                done = query(connection, *args, **kwargs)
            if timers:
                loop.call_soon_threadsafe(self.alarm.ring, min(timers))
            return done

        running = loop.run_in_executor(self._writer, run)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            # Only afterwards can anybody know whether it has happened.
            await asyncio.wait([running])
            raise

    async def _run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something else about the database file, while nothing is written."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, partial(work, *args, **kwargs))

    def _finish(self) -> None:
        self._readers.shutdown()
        self._engine.dispose()


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

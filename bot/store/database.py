"""The database: one writer, a few readers, every commit on disk before it is acknowledged.

Queries are plain functions of a connection, in the other files of this folder: `await store.write(matches.append, …)`.
Each runs from its first statement to its last in a thread of the store, so that the event loop waits for it only once.
"""

import asyncio
import json
import time
from collections.abc import Callable, Collection
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

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "secure_delete=ON")
_READERS = 4
"""How many queries read at the same time."""
_CHUNK = 1 << 20
"""In bytes."""
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

    async def purge(self, words: Collection[str] | None = None) -> None:
        """Let nothing be left of rows that were deleted, in the file and in its write-ahead log, that has one of these
        words; None: whatever they had.

        SQLite overwrites what it deletes, but not what it has moved before. If there is something left, the file is
        written anew, and nothing else is written meanwhile. Raises TimeoutError if somebody reads for too long.
        """
        await self._run(self._clean, "PRAGMA wal_checkpoint(TRUNCATE)")
        if self._path and (words is None or await asyncio.to_thread(_has_any, self._path, words)):
            await self._run(self._clean, "VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)")

    def _clean(self, *statements: str) -> None:
        """Outside of a transaction. The last statement says whether something was in its way."""
        connection = self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            for statement in statements:
                cursor.execute(statement)
            ((is_busy, *_),) = cursor.fetchall()
        finally:
            connection.close()
        if is_busy:
            raise TimeoutError

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


def _has_any(path: Path, words: Collection[str]) -> bool:
    """Whether one of these words is in a file, as a text or as JSON has it."""
    forms = {form.encode() for word in words for form in (word, json.dumps(word)[1:-1])}
    overlap = max(map(len, forms), default=1)
    read = b""
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            read = read[-overlap:] + chunk
            if any(form in read for form in forms):
                return True
    return False


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

"""Databases for tests. Migrations run once in each process; every test gets a copy of the result."""

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from bot.store import Store


def prepared(path: Path) -> str:
    """The URL of the database at this path, which is up to date: an empty one if there was none."""
    if not path.exists():
        path.write_bytes(_migrated())
    return f"sqlite+aiosqlite:///{path}"


@cache
def _migrated() -> bytes:
    """The file of an empty database that is up to date."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        # Whoever asks may have an event loop that runs.
        migrating = Thread(target=lambda: asyncio.run(_migrate(path)))
        migrating.start()
        migrating.join()
        return path.read_bytes()


async def _migrate(path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    await store.close()

"""The copy of a database from before its schema was upgraded, which stays beside it for a week."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import Connection

KEPT = 7 * 86400.0
"""Seconds."""


def copy(database: Path, version: str, now: float) -> None:
    """Copy a database that has this version of the schema. An interrupted copy leaves nothing that looks like one."""
    copied = database.with_name(f"{database.name}.version-{version}")
    unfinished = copied.with_name(f"{copied.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    shutil.copymode(database, unfinished)
    os.utime(unfinished, (now, now))
    unfinished.replace(copied)


def remove_old(connection: Connection, now: float) -> None:
    """Remove the old copies of this database. One that cannot be removed stays, and nothing else waits for that."""
    database = Path(connection.engine.url.database or "")
    for copied in database.parent.glob(f"{database.name}.version-*"):
        with suppress(OSError):
            if copied.stat().st_mtime <= now - KEPT:
                copied.unlink()

"""The condition of a database file, found without changing it, and why one could not be opened."""

import errno
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

Condition = Literal["missing", "current", "older", "newer", "foreign", "broken", "locked", "closed", "full"]
"""Older and newer are relative to this program; foreign: of another program; closed: no permission."""

_MIGRATIONS = Path(__file__).parent / "migrations"
_PATIENCE = 2.0
_CODES: dict[int, Condition] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_CANTOPEN: "closed",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_NOTADB: "broken",
    sqlite3.SQLITE_PERM: "closed",
    sqlite3.SQLITE_READONLY: "closed",
}


def examine(path: Path) -> Condition:
    try:
        if not path.exists():
            return "missing"
        if not path.is_file():
            return "closed"
        with closing(reader(path)) as database:
            return _examine(database)
    except (sqlite3.Error, OSError) as error:
        return cause(error) or "broken"


def reader(path: Path) -> sqlite3.Connection:
    """A database file, opened read-only; raises SQLite's errors."""
    # A write-ahead log belongs to the process that runs now or has crashed. If there is none, reading must not create
    # one, because it would belong to the user who reads.
    mode = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "immutable=1"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", timeout=_PATIENCE, uri=True)


def probe(path: Path) -> None:
    """Raise the error that prevents opening or writing the database."""
    with closing(sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        database.execute("ROLLBACK")


def cause(error: BaseException) -> Condition | None:
    """Why a database could not be opened; None if the error has another cause."""
    match error:
        case CommandError():
            # The only error before a migration begins: the database has an unknown revision.
            return "newer"
        case DBAPIError(orig=sqlite3.Error() as original):
            return cause(original)
        case sqlite3.Error(sqlite_errorcode=int(code)):
            return _CODES.get(code & 0xFF)
        case OSError(errno=errno.ENOSPC):
            return "full"
        case OSError():
            return "closed"
    return None


def _examine(database: sqlite3.Connection) -> Condition:
    if database.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
        return "broken"
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return "missing"
    if "alembic_version" not in tables:
        return "foreign"
    applied = {revision for (revision,) in database.execute("SELECT version_num FROM alembic_version")}
    scripts = ScriptDirectory(str(_MIGRATIONS))
    if applied == set(scripts.get_heads()):
        return "current"
    return "older" if applied <= {script.revision for script in scripts.walk_revisions()} else "newer"

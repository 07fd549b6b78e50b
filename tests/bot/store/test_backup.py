"""Before an upgrade of the schema, the database is copied; the copy goes after a week."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, database
from tests.support.app import FakePlatform, TestApp, open_app
from tests.support.database import fill

HOUR, WEEK = 3600, 7 * 86400


def version(path: Path) -> str:
    with closing(sqlite3.connect(path)) as opened:
        return str(opened.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def fail(*_: object) -> None:
    raise OSError("the disk is full")


def copies(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.name not in ("cairn.db", "cairn.db-wal", "cairn.db-shm"))


async def test_an_older_database_is_copied_as_it_was_before_it_is_upgraded(tmp_path: Path) -> None:
    path = fill(tmp_path, "version_5.sql")
    path.chmod(0o640)
    async with open_app(tmp_path, FakePlatform("notebook")):
        (copied,) = copies(tmp_path)
        assert copied.name == "cairn.db.version-0005"
        assert copied.stat().st_mode & 0o777 == 0o640
        assert (version(copied), version(path)) == ("0005", database.HEAD)
        with closing(sqlite3.connect(copied)) as opened:
            assert opened.execute("SELECT count(*) FROM actions").fetchone()[0] > 0


async def test_a_database_that_is_up_to_date_is_not_copied(app: TestApp, tmp_path: Path) -> None:
    async with open_app(tmp_path):
        assert copies(tmp_path) == []


async def test_a_database_that_cannot_be_copied_is_not_upgraded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = fill(tmp_path, "version_5.sql")
    monkeypatch.setattr(Path, "replace", fail)
    store = Store(f"sqlite:///{path}")
    with pytest.raises(OSError, match="full"):
        await store.open()
    await store.close()
    assert version(path) == "0005"
    assert not (tmp_path / "cairn.db.version-0005").exists()


async def test_the_copy_is_removed_by_a_timer_a_week_later(tmp_path: Path) -> None:
    fill(tmp_path, "version_5.sql")
    async with open_app(tmp_path, FakePlatform("notebook")) as app:
        app.clock.now += WEEK - 1
        await app.timers.tick()
        assert len(copies(tmp_path)) == 1
        app.clock.now += HOUR
        await app.timers.tick()
        assert copies(tmp_path) == []


async def test_a_copy_that_cannot_be_removed_does_not_interrupt_the_timers(app: TestApp, tmp_path: Path) -> None:
    (tmp_path / "cairn.db.version-0005").mkdir()
    app.clock.now += 10**10
    await app.timers.tick()
    assert len(copies(tmp_path)) == 1

"""A database of the landed version loses nothing that happens by itself, and is not announced anything twice."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from alembic.util import CommandError

from bot.screens.screen import Screen
from bot.store import Store, condition
from tests.support.app import FakePlatform, TestApp, open_app, verbs
from tests.support.database import fill

CHALLENGE, RUNNING, SLOW = "kdgdtzkf", "vvq4nwb9", "xhasn9xz"
"""Anna's on Telegram; Dora and Emil in the hall, a day for a turn; Ann and Bob there, three days."""
THEN, DAY, HOUR = 2_000_000.0, 86400.0, 3600.0
"""When the database was left."""


@asynccontextmanager
async def upgraded(folder: Path, platform: FakePlatform, now: float) -> AsyncIterator[TestApp]:
    """The app on that database some time later, with all messages where they were."""
    if not (folder / "cairn.db").exists():
        fill(folder, "version_11.sql")
    async with open_app(folder, platform, FakePlatform("telegram")) as app:
        app.clock.now = now
        yield app


def late(platform: FakePlatform, id: str) -> list[Screen]:
    """The announcements that someone has run out of time, as they were heard: what is shown again makes no sound."""
    return [screen for _, screen in platform.sounds if "vote" in verbs(screen) and id in str(screen.rows)]


def dumped(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())


async def tick(app: TestApp) -> None:
    await app.timers.tick()
    await app.settle()


async def test_its_challenges_expire(tmp_path: Path) -> None:
    async with upgraded(tmp_path, FakePlatform("notebook"), THEN + DAY - 1) as app:
        await tick(app)
        assert (await app.load(CHALLENGE))[0].ending is None
        app.clock.now += 1
        await tick(app)
        assert (await app.load(CHALLENGE))[0].ending == "expired"


async def test_its_deadlines_are_kept_with_a_bank_of_one_turns_time_and_announced_once(tmp_path: Path) -> None:
    platform = FakePlatform("notebook")
    async with upgraded(tmp_path, platform, THEN) as app:
        await tick(app)
        (asked,) = [seat for seat in (await app.load(RUNNING))[0].seats if seat.deadline]
        assert (asked.bank_begins, asked.deadline) == (THEN + DAY, THEN + 2 * DAY)
    async with upgraded(tmp_path, platform, THEN + 2 * DAY - 1) as app:
        await tick(app)
        assert late(platform, RUNNING) == []
        app.clock.now += 1
        await tick(app)
    async with upgraded(tmp_path, platform, THEN + 4 * DAY) as app:
        await tick(app)
    assert len(late(platform, RUNNING)) == 1


async def test_what_passed_while_it_was_upgraded_is_announced_once(tmp_path: Path) -> None:
    platform = FakePlatform("notebook")
    for days in (30, 31):
        async with upgraded(tmp_path, platform, THEN + days * DAY) as app:
            await tick(app)
    assert [len(late(platform, id)) for id in (RUNNING, SLOW)] == [1, 1]


async def test_what_was_announced_before_the_upgrade_is_not_announced_again(tmp_path: Path) -> None:
    fill(tmp_path, "version_11.sql")
    with closing(sqlite3.connect(tmp_path / "cairn.db")) as database:
        database.execute(
            "INSERT INTO outbox (platform, address, match, kind, params, wanted, shown, message, tries, due)"
            " SELECT 'notebook', 'hall', id, 'late', json_object('deadline', deadline || ''), 1, 1, 'm', 0, deadline"
            " FROM matches WHERE id = ?",
            [RUNNING],
        )
        database.commit()
    platform = FakePlatform("notebook")
    async with upgraded(tmp_path, platform, THEN + 30 * DAY) as app:
        await tick(app)
        assert [len(late(platform, id)) for id in (RUNNING, SLOW)] == [0, 1]
        name, _ = await app.turn(RUNNING)
        _, position = await app.load(RUNNING)
        while (await app.turn(RUNNING))[0] == name:
            _, position = await app.load(RUNNING)
            await app.press(name, f"move:{RUNNING}:{position.ply}:{position.legal(position.actors[0])[0]}")
        app.clock.now += 2 * DAY
        await tick(app)
        assert len(late(platform, RUNNING)) == 1, "the next deadline is"


async def test_a_match_that_hung_before_the_upgrade_is_abandoned_two_weeks_after_it(tmp_path: Path) -> None:
    async with upgraded(tmp_path, FakePlatform("notebook"), THEN + 100 * DAY) as app:
        await tick(app)
        app.clock.now += 14 * DAY - 1
        await tick(app)
        assert (await app.load(RUNNING))[0].ending is None
        app.clock.now += 1
        await tick(app)
        match, position = await app.load(RUNNING)
        assert match.ending == "abandoned"
        assert position.log[-1].action == "/abandon"


async def test_the_copy_from_before_goes_by_a_timer(tmp_path: Path) -> None:
    fill(tmp_path, "version_11.sql")
    async with open_app(tmp_path, FakePlatform("notebook")) as app:
        for after, exists in ((0.0, True), (7 * DAY - 1, True), (HOUR, False)):
            app.clock.now += after
            await app.timers.tick()
            assert (tmp_path / "cairn.db.version-0011").exists() is exists


async def test_a_newer_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = fill(tmp_path, "version_11.sql")
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    before = dumped(path)
    store = Store(f"sqlite:///{path}")
    with pytest.raises(CommandError) as refused:
        await store.open()
    await store.close()
    assert condition.cause(refused.value) == "newer"
    assert dumped(path) == before
    assert not (tmp_path / "cairn.db.version-9999").exists()

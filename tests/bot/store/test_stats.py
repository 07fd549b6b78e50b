"""Counting by platform and day, without reading the whole log."""

from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot.store import Connection, stats
from bot.store.stats import Played
from tests.support.app import FakePlatform, TestApp, open_app

DAY = 86400


async def test_matches_are_counted_by_platform_and_moves_by_day(tmp_path: Path) -> None:
    async with open_app(tmp_path, FakePlatform("discord"), FakePlatform("telegram")) as here:
        today = here.clock.now // DAY * DAY
        assert await here.store.read(stats.count, today, here.clock()) == stats.Stats(0, (), 0, 0)
        await _play(here)
        counted = await here.store.read(stats.count, today, here.clock())
        assert counted.people == 3
        assert counted.played == (
            Played("discord", "schotten-totten", 1, 1),
            Played("discord", "totemo", 1, 0),
            Played("telegram", "schotten-totten", 1, 1),
        )
        assert counted.moves == 2, "resigning is not a move"
        assert counted.waiting > 0
        await here.settle()
        assert (await here.store.read(stats.count, today, here.clock())).waiting == 0
        assert (await here.store.read(stats.count, today + DAY, here.clock())).moves == 0


async def _play(here: TestApp) -> None:
    """A match across platforms that is over, one against the computer, and a challenge that nobody has answered."""
    there = here.on("telegram")
    await here.type("Cid", "/play @Ann schotten-totten")
    await here.type("Ann", "/play invite")
    (match,) = await here.matches("Ann")
    await there.type("Bob", f"/join {match.id}")
    for _ in range(2):
        _, position = await here.load(match.id)
        seat = position.actors[0]
        side, name = (here, "Ann") if seat == 0 else (there, "Bob")
        await side.type(name, f"/move {position.legal(seat)[0]} #{match.id}")
    await there.press("Bob", f"resigned:{match.id}")
    await here.type("Cid", "/play computer totemo")


async def test_the_log_is_not_read_for_all_matches(app: TestApp) -> None:
    plan = await app.store.read(_plan)
    assert any(step.startswith("SEARCH actions") for step in plan)
    assert not any(step.startswith("SCAN actions") for step in plan)


def _plan(connection: Connection) -> list[str]:
    query = stats.MOVES.compile(connection)
    assert query.positiontup
    rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", (0,) * len(query.positiontup))
    return [row[-1] for row in rows]


async def test_a_database_in_use_is_opened_read_only(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    assert app.store.url.database
    with stats.opened(Path(app.store.url.database)) as connection:
        assert stats.count(connection, 0, 0).played == (Played("fake", "schotten-totten", 1, 0),)
        with pytest.raises(OperationalError, match="readonly"):
            connection.exec_driver_sql("DELETE FROM outbox")
        await app.press("Ann", f"resigned:{id}")

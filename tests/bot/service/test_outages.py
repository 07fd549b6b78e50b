"""The time in which the bot or a platform was away is given back."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.model.absences import Absence
from bot.screens.screen import Screen
from bot.service import outages
from bot.service.outages import OutageWatch
from bot.store import Store, absences
from tests.bot.service.test_late import DAY, check, pass_time
from tests.support.app import Clock, FakePlatform, TestApp, verbs
from tests.support.database import prepared

MINUTE = 60.0


@asynccontextmanager
async def started(folder: Path, now: float, *platforms: FakePlatform) -> AsyncIterator[TestApp]:
    """The app as it starts at some moment."""
    store, clock = Store(prepared(folder / "cairn.db")), Clock(now)
    async with TestApp.open(store, *platforms, clock=clock, rng=Random(int(now)), patience=0) as app:
        app.platform, app.clock, app.others = platforms[0], clock, platforms[1:]
        await app.timers.tick()
        yield app


async def away(app: TestApp) -> list[Absence]:
    return await app.store.read(absences.since, 0.0, [], [app.platform.name, *(each.name for each in app.others)])


async def test_nobody_loses_time_because_the_bot_was_away(tmp_path: Path) -> None:
    platform, begun = FakePlatform(), 1_000_000.0
    async with started(tmp_path, begun, platform) as app:
        id = await app.match("Ann", "Bob", options="day")
        before, _ = await app.load(id)
        await pass_time(app, begun + DAY / 2, step=MINUTE * 60)
        _, other = await app.turn(id)
    back = begun + 10.5 * DAY
    async with started(tmp_path, back, platform) as app:
        assert await away(app) == [Absence(begun + DAY / 2, back)]
        match, _ = await app.load(id)
        assert match.deadline == (before.deadline or 0) + 10 * DAY
        assert "still have time" in (await app.press(other, f"win:{id}")).text
        await check(app, id)
        await pass_time(app, back + 1.5 * DAY - MINUTE, step=MINUTE * 60)
        assert not any("vote" in verbs(screen) for screen in app.platform.at("hall"))
        await pass_time(app, back + 1.5 * DAY)
        assert any("vote" in verbs(screen) for screen in app.platform.at("hall"))


class Counting(FakePlatform):
    """With everything that was posted, and where."""

    posts: list[tuple[str, Screen]]

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        self.posts.append((address, screen))
        return await super().post(address, screen, nonce)


@pytest.mark.parametrize("late", [0.5, 0.79, 1.99])
async def test_after_ten_days_away_each_match_brings_at_most_one_message_to_a_place(
    tmp_path: Path, late: float
) -> None:
    """Whatever was due, or had been about to be."""
    platform, begun, hour = Counting(), 1_000_000.0, MINUTE * 60
    platform.posts = []
    async with started(tmp_path, begun, platform) as app:
        pairs = (("Ann", "Bob", "totemo day"), ("Ann", "Cid", "totemo day strict"), ("Bob", "Cid", "totemo unlimited"))
        ids = [await app.match(one, other, options=options) for one, other, options in pairs]
        await pass_time(app, begun + late * DAY - hour / 2, step=hour)
    platform.posts.clear()
    async with started(tmp_path, begun + (late + 10) * DAY, platform) as app:
        await app.settle()
        back = Counter((address, id) for address, screen in platform.posts for id in ids if id in repr(screen))
        assert all(count == 1 for count in back.values()), back
        assert [(await app.load(id))[0].ended for id in ids] == [None] * 3
        platform.posts.clear()
        await pass_time(app, begun + (late + 12) * DAY, step=hour)
        assert {id for _, screen in platform.posts for id in ids[:2] if id in repr(screen)} == {*ids[:2]}, (
            "what is due then is told"
        )


async def test_it_is_not_abandoned_because_the_bot_was_away(tmp_path: Path) -> None:
    platform = FakePlatform()
    async with started(tmp_path, 1_000_000.0, platform) as app:
        id = await app.match("Ann", "Bob", options="day")
        await pass_time(app, app.clock.now + 5 * DAY, step=DAY)
        now = app.clock.now
    async with started(tmp_path, now + 30 * DAY, platform) as app:
        assert (await app.load(id))[0].ended is None


async def test_a_short_restart_is_no_outage(tmp_path: Path) -> None:
    platform = FakePlatform()
    async with started(tmp_path, 1_000_000.0, platform):
        pass
    async with started(tmp_path, 1_000_000.0 + outages.NOTICED, platform) as app:
        assert await away(app) == []
    async with started(tmp_path, 1_000_000.0 + 2 * outages.NOTICED + 1, platform) as app:
        assert len(await away(app)) == 1


async def test_while_the_bot_lives_nothing_counts_as_an_outage(app: TestApp) -> None:
    await pass_time(app, app.clock.now + DAY, step=30 * MINUTE)
    assert not await app.store.write(outages.notice, app.clock.now)
    assert await away(app) == []


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_platform_that_is_away_stops_the_clocks_of_its_seats_alone(tmp_path: Path, restarted: bool) -> None:
    here, there, begun = FakePlatform("here"), FakePlatform("there"), 1_000_000.0
    async with started(tmp_path, begun, here, there) as app:
        await app.type("Ann", "/play invite heave-ho day")
        (match,) = await app.matches("Ann")
        await app.on("there").type("Bob", f"/join {match.id}")
        id = match.id
        match, position = await app.load(id)
        while len(position.actors) < 2:
            name, _ = await app.turn(id)
            await app.type(name, f"/move {position.legal(position.actors[0])[0]}")
            match, position = await app.load(id)
        deadlines = [seat.deadline or 0.0 for seat in match.seats]
        await OutageWatch(app.context).lost("there")
        if not restarted:
            await pass_time(app, begun + DAY, step=5 * MINUTE)
            await OutageWatch(app.context).lost("there")
            app.clock.now += 3 * MINUTE
            await OutageWatch(app.context).there("there")
            await app.timers.tick()
            spent = DAY + 3 * MINUTE
            assert await away(app) == [Absence(begun, begun + spent, platform="there")]
            match, _ = await app.load(id)
            bob = next(seat.number for seat in match.seats if seat.person and seat.person.name == "Bob")
            assert match.seats[bob].deadline == deadlines[bob] + spent
            assert match.seats[1 - bob].deadline == deadlines[1 - bob]
            await check(app, id)
            return
    async with started(tmp_path, begun + MINUTE, here, there) as app:
        await OutageWatch(app.context).lost("there")
        await pass_time(app, begun + 30 * MINUTE, step=MINUTE)
        await OutageWatch(app.context).there("there")
        assert await away(app) == [Absence(begun, begun + 30 * MINUTE, platform="there")]


async def test_a_platform_that_is_soon_back_was_not_away(app: TestApp) -> None:
    watch = OutageWatch(app.context)
    await watch.lost("fake")
    await pass_time(app, app.clock.now + outages.PATIENCE - 1, step=MINUTE)
    await watch.there("fake")
    await pass_time(app, app.clock.now + DAY, step=60 * MINUTE)
    assert await away(app) == []


async def test_nobody_is_late_while_their_platform_is_away(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="live")
    await OutageWatch(app.context).lost("fake")
    for _ in range(100):
        await pass_time(app, app.clock.now + 10 * MINUTE, step=MINUTE)
        match, _ = await app.load(id)
        assert match.deadline
        assert match.deadline > app.clock.now
    await OutageWatch(app.context).there("fake")
    await app.timers.tick()
    match, _ = await app.load(id)
    assert match.deadline == app.clock.now + 30 * MINUTE
    await check(app, id)

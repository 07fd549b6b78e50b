"""What happens by itself happens once, in order and in time, whatever is stopped or fails meanwhile."""

import asyncio
import math
from pathlib import Path

import pytest
import structlog.testing

from bot.app import TIMED
from bot.service.timers import KINDS, Afterwards, TimerKind
from bot.store import Connection, Store, requests, web
from bot.store import key_values as notes
from bot.store import timers as rows
from bot.store.requests import Once
from bot.store.timers import Timer
from tests.support.app import TestApp, open_app

DAY, HOUR = 86400.0, 3600.0
SOON = 60.0
"""Seconds, real ones: only so that a test that hangs ends, and fails."""


class Killed(BaseException):
    """The process dies."""


class Deeds:
    """What the timers of the kind "deed" do: write into the database what was done, in order. Some of them fail."""

    def __init__(self) -> None:
        self.fails: dict[str, BaseException] = {}
        self.told: list[str] = []
        self.done = asyncio.Event()

    def do(self, connection: Connection, about: str, now: float) -> Afterwards:
        notes.keep(connection, "done", f"{notes.find(connection, 'done') or ''}{about} ")
        if about in self.fails:
            raise self.fails[about]
        return lambda: self._tell(about)

    def _tell(self, about: str) -> None:
        self.told.append(about)
        self.done.set()


@pytest.fixture
def deeds(monkeypatch: pytest.MonkeyPatch) -> Deeds:
    found = Deeds()
    monkeypatch.setitem(KINDS, "deed", TimerKind(found.do, None))
    return found


async def done(app: TestApp) -> list[str]:
    return (await app.store.read(notes.find, "done") or "").split()


async def plan(app: TestApp, **after: float) -> None:
    """Timers that are due so many seconds from now."""
    for about, seconds in after.items():
        await app.store.write(rows.set, "deed", about, app.clock.now + seconds)


async def waiting(store: Store, kind: str) -> list[Timer]:
    return [each for each in await store.read(rows.due, 1e300, 10**6) if each.kind == kind]


async def test_what_is_due_is_done_once_and_nothing_else_is(app: TestApp, deeds: Deeds) -> None:
    await plan(app, now=0, soon=1, later=HOUR)
    await app.timers.tick()
    assert (await done(app), deeds.told) == (["now"], ["now"])
    app.clock.now += 1
    for _ in range(2):
        await app.timers.tick()
    assert (await done(app), deeds.told) == (["now", "soon"], ["now", "soon"])
    assert [each.about for each in await waiting(app.store, "deed")] == ["later"]


async def test_a_timer_that_is_set_again_happens_at_the_new_time_only(app: TestApp, deeds: Deeds) -> None:
    await plan(app, it=10)
    await plan(app, it=20)
    app.clock.now += 10
    await app.timers.tick()
    assert await done(app) == []
    app.clock.now += 10
    await app.timers.tick()
    assert await done(app) == ["it"]


async def test_a_timer_that_is_dropped_does_not_happen(app: TestApp, deeds: Deeds) -> None:
    await plan(app, it=10, other=10)
    await app.store.write(rows.set, "deed", "it", None)
    app.clock.now += 10
    await app.timers.tick()
    assert await done(app) == ["other"]


async def test_after_ten_days_everything_is_done_in_order(app: TestApp, deeds: Deeds) -> None:
    names = [f"n{number:03}" for number in range(70)]
    await plan(app, **{name: (number * 37 % 70) * HOUR for number, name in enumerate(names)})
    app.clock.now += 10 * DAY
    await app.timers.tick()
    assert await done(app) == sorted(names, key=lambda name: names.index(name) * 37 % 70)
    assert deeds.told == await done(app)


async def test_people_are_served_between_the_timers_that_are_caught_up(app: TestApp, deeds: Deeds) -> None:
    await plan(app, **{f"n{number}": 0 for number in range(100)})
    catching_up = asyncio.create_task(app.timers.tick())
    await deeds.done.wait()
    await app.store.write(notes.keep, "meanwhile", "written")
    assert not catching_up.done()
    await catching_up
    assert len(await done(app)) == 100


async def test_one_that_fails_is_tried_again_and_does_not_hold_up_the_others(app: TestApp, deeds: Deeds) -> None:
    await plan(app, one=0, poison=1, two=2)
    app.clock.now += 2
    deeds.fails["poison"] = ValueError("Ann")
    waits = []
    with structlog.testing.capture_logs() as told:
        await app.timers.tick()
        assert await done(app) == ["one", "two"], "what it had begun is undone"
        for _ in range(15):
            (left,) = await waiting(app.store, "deed")
            waits.append(left.due - app.clock.now)
            app.clock.now = left.due
            await app.timers.tick()
    assert waits == [min(2.0**tries, HOUR) for tries in range(15)]
    lines = [line for line in told if line["event"] == "timer failed"]
    assert [(line["kind"], line["about"], line["tries"]) for line in lines] == [
        ("deed", "poison", tries) for tries in range(1, 17)
    ]
    assert "Ann" not in str(lines)
    deeds.fails.clear()
    app.clock.now += HOUR
    await app.timers.tick()
    assert await done(app) == ["one", "two", "poison"]
    assert await waiting(app.store, "deed") == []


async def test_one_of_a_kind_that_nobody_knows_fails_too(app: TestApp, deeds: Deeds) -> None:
    await app.store.write(rows.set, "dance", "", app.clock.now)
    await plan(app, it=0)
    await app.timers.tick()
    assert await done(app) == ["it"]
    assert [each.tries for each in await waiting(app.store, "dance")] == [1]


async def test_after_a_crash_in_the_middle_it_is_done_once(tmp_path: Path, deeds: Deeds) -> None:
    async with open_app(tmp_path) as app:
        await plan(app, one=0, two=1, three=2)
        app.clock.now += 2
        deeds.fails["two"] = Killed()
        with pytest.raises(Killed):
            await app.timers.tick()
        assert await done(app) == []
    deeds.fails.clear()
    for _ in range(2):
        async with open_app(tmp_path) as app:
            app.clock.now += 2
            await app.timers.tick()
            assert await done(app) == ["one", "two", "three"]


async def test_a_restart_between_due_and_done_loses_nothing(tmp_path: Path, deeds: Deeds) -> None:
    async with open_app(tmp_path) as app:
        await plan(app, it=HOUR)
    async with open_app(tmp_path) as app:
        app.clock.now += HOUR
    async with open_app(tmp_path) as app:
        app.clock.now += HOUR
        await app.timers.tick()
        assert await done(app) == ["it"]


async def test_two_processes_share_the_timers_and_each_is_done_once(tmp_path: Path, deeds: Deeds) -> None:
    async with open_app(tmp_path) as one, open_app(tmp_path) as other:
        names = [f"n{number:02}" for number in range(60)]
        await plan(one, **dict.fromkeys(names, 0.0))
        await asyncio.gather(one.timers.tick(), other.timers.tick())
        assert sorted(await done(one)) == names
        assert sorted(deeds.told) == names


async def test_of_two_that_have_seen_the_same_timer_one_takes_it(tmp_path: Path) -> None:
    async with open_app(tmp_path) as one, open_app(tmp_path) as other:
        await plan(one, it=0)
        (seen,) = await waiting(one.store, "deed")
        assert [await each.store.write(rows.claim, seen) for each in (one, other)] == [True, False]


async def test_a_timer_that_was_set_anew_meanwhile_is_left_alone(app: TestApp) -> None:
    await plan(app, it=0)
    (seen,) = await waiting(app.store, "deed")
    await plan(app, it=HOUR)
    assert not await app.store.write(rows.claim, seen)
    await app.store.write(rows.postpone, seen, app.clock.now + DAY)
    assert [each.due for each in await waiting(app.store, "deed")] == [app.clock.now + HOUR]


async def test_a_nearer_timer_wakes_the_task_that_sleeps(app: TestApp, deeds: Deeds) -> None:
    """The clock stands still: only being woken can carry it out."""
    running = asyncio.create_task(app.timers.run())
    async with asyncio.timeout(SOON):
        while app.store.alarm.until == math.inf:
            await asyncio.sleep(0)
        await plan(app, it=0)
        await deeds.done.wait()
    running.cancel()
    await asyncio.wait([running])
    assert await done(app) == ["it"]


async def test_only_what_is_on_disk_and_nearer_wakes_it(app: TestApp) -> None:
    def fail(connection: Connection) -> None:
        rows.set(connection, "deed", "it", app.clock.now)
        raise ZeroDivisionError

    alarm = app.store.alarm
    alarm.listen()
    sleeping = asyncio.create_task(alarm.wait(app.clock.now + HOUR, asyncio.Event().wait()))
    while alarm.until == math.inf:
        await asyncio.sleep(0)
    with pytest.raises(ZeroDivisionError):
        await app.store.write(fail)
    await plan(app, later=DAY)
    await app.store.read(rows.soonest)
    assert not sleeping.done()
    await plan(app, nearer=HOUR - 1)
    async with asyncio.timeout(SOON):
        await sleeping


async def test_what_is_set_before_it_falls_asleep_wakes_it_too(app: TestApp) -> None:
    app.store.alarm.listen()
    await plan(app, it=HOUR)
    async with asyncio.timeout(SOON):
        await app.store.alarm.wait(math.inf, asyncio.Event().wait())


async def test_what_is_done_again_and_again_begins_at_the_start_and_survives_a_restart(tmp_path: Path) -> None:
    recurring = {name for name, kind in KINDS.items() if kind.every}
    assert recurring
    for _ in range(2):
        async with open_app(tmp_path) as app:
            for hours in range(3):
                app.clock.now = 1_000_000.0 + hours * HOUR
                await app.timers.tick()
                planned = {each.kind: each.due for each in await app.store.read(rows.due, 1e300, 100)}
                assert planned.keys() == recurring
                assert max(planned.values()) <= max(app.clock.now, 1_000_000.0 + 2 * HOUR) + HOUR


async def test_after_a_long_absence_it_is_done_once_and_not_for_every_hour(
    app: TestApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept: list[float] = []
    monkeypatch.setattr(web, "sweep", lambda _, now: swept.append(now))
    for wait in (0.0, 30 * DAY, HOUR):
        app.clock.now += wait
        await app.timers.tick()
    assert swept == [1_000_000.0, app.clock.now - HOUR, app.clock.now]


async def test_requests_are_forgotten_after_a_day(app: TestApp) -> None:
    await app.store.write(requests.carry_out, Once("fake", "1", app.clock.now), lambda _: None)
    app.clock.now += requests.KEPT - 1
    await app.timers.tick()
    assert await app.store.read(requests.find, "fake", "1")
    app.clock.now += HOUR
    await app.timers.tick()
    assert await app.store.read(requests.find, "fake", "1") is None


async def test_pictures_that_nothing_shows_are_removed(app: TestApp) -> None:
    shown, picture = {"picture": {"light": "a", "dark": "a"}}, web.Attachment("a", "png", b"")
    await app.store.write(web.put, "m", "lobby", None, app.clock.now, shown, [picture])
    await app.store.write(web.remove, "m", "lobby", app.clock.now)
    for left in (True, False):
        await app.timers.tick()
        assert bool(await app.store.read(web.attachment, "a", "ann")) is left
        app.clock.now += web.LINGER


def test_the_files_with_what_happens_by_itself_are_listed() -> None:
    assert {kind.effect.__module__ for kind in KINDS.values()} == {file.__name__ for file in TIMED}


async def timed(app: TestApp, id: str) -> dict[str, float]:
    return {each.kind: each.due for each in await app.store.read(rows.due, 1e300, 100) if each.about == id}


async def test_a_challenge_has_its_timer_until_it_begins_or_ends(app: TestApp) -> None:
    for name in ("Bob", "Cid"):
        await app.type(name, "/help")
    await app.type("Ann", "/play @Bob @Cid totemo day")
    (match,) = await app.matches("Ann")
    for _ in range(2):
        assert await timed(app, match.id) == {"expiry": match.expires}
        app.clock.now += 10
        await app.press("Bob", f"accept:{match.id}")
    await app.press("Cid", f"accept:{match.id}")
    assert await timed(app, match.id) == {"clock": app.clock.now + 0.8 * DAY}
    await app.type("Ann", "/play @Bob totemo day")
    (other,) = (each for each in await app.matches("Ann") if each.started is None)
    await app.press("Ann", f"cancel:{other.id}")
    assert await timed(app, other.id) == {}


async def test_a_match_has_the_timer_of_its_clocks_until_it_ends(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="day")
    for _ in range(3):
        _, position = await app.load(id)
        assert await timed(app, id) == {"clock": app.clock.now + 0.8 * DAY}
        app.clock.now += 10
        name, other = await app.turn(id)
        await app.type(name, f"/move {position.legal(position.actors[0])[0]}")
    await app.press(other, f"resigned:{id}")
    assert await timed(app, id) == {}


async def test_the_timer_of_a_match_against_the_computer_abandons_it_after_half_a_year(app: TestApp) -> None:
    await app.type("Ann", "/play computer")
    (match,) = await app.matches("Ann")
    assert await timed(app, match.id) == {"clock": app.clock.now + 180 * DAY}


async def test_a_move_sets_its_timer_once_and_an_offer_does_not_touch_it(
    app: TestApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await app.match("Ann", "Bob", options="day")
    touched: list[str] = []
    once = rows.set

    def note(connection: Connection, kind: str, about: str, due: float | None) -> None:
        touched.append(kind)
        once(connection, kind, about, due)

    monkeypatch.setattr(rows, "set", note)
    name, _ = await app.turn(id)
    app.clock.now += 10
    _, position = await app.load(id)
    await app.type(name, f"/move {position.legal(position.actors[0])[0]}")
    assert touched == ["clock"]
    await app.press(name, f"undo:{id}:{(await app.load(id))[1].ply}")
    assert (await app.load(id))[1].offer
    assert touched == ["clock"]

"""As time passes, each stage of a turn is told once, and what is kept of clocks is what follows from the log."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from bot import zones
from bot.model.absences import Absence
from bot.model.clocks import clocks
from bot.model.matches import Match
from bot.model.position import Position, replay
from bot.screens.screen import Screen
from bot.service import clocks as keeping
from bot.service import late
from bot.service.playing import append_entry
from bot.store import Connection, absences, matches
from bot.store import timers as rows
from core.game import Refusal
from tests.support.app import FakePlatform, TestApp, open_app, verbs

DAY = 86400.0
Told = list[tuple[float, int, str]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """When each stage of a turn was told, and of which seat."""
    found: Told = []

    def note(_c: Connection, _m: Match, _p: Position, reached: Mapping[int, str], now: float) -> None:
        found.extend((now, seat, stage) for seat, stage in reached.items())

    monkeypatch.setattr(late, "TELL", (*late.TELL, note))
    return found


async def pass_time(app: TestApp, until: float, step: float = DAY / 10) -> None:
    while app.clock.now < until:
        app.clock.now = min(app.clock.now + step, until)
        await app.timers.tick()
        await app.settle()


async def move(app: TestApp, id: str) -> int:
    """The seat to move makes its whole turn."""
    match, position = await app.load(id)
    (seat,) = position.actors
    while position.actors == (seat,):
        await append_entry(app.context, match, position, seat, position.legal(seat)[0])
        match, position = await app.load(id)
    return seat


async def write(app: TestApp, id: str, seat: int, line: str) -> None:
    await append_entry(app.context, *await app.load(id), seat, line)


async def test_each_stage_of_a_turn_is_told_once_and_on_time(app: TestApp, told: Told) -> None:
    begun = app.clock.now
    id = await app.match("Ann", "Bob", options="totemo day")
    (seat,) = (await app.load(id))[1].actors
    await pass_time(app, begun + 5 * DAY)
    assert [(round(now - begun), of, stage) for now, of, stage in told] == [
        (0.8 * DAY, seat, "turn-80"),
        (DAY, seat, "bank"),
        (2 * DAY, seat, "empty"),
    ]


async def test_after_a_long_time_only_the_latest_stage_is_told(app: TestApp, told: Told) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    for days, stages in ((1.5, ["bank"]), (3, ["bank", "empty"]), (1, ["bank", "empty"])):
        app.clock.now += days * DAY
        await app.timers.tick()
        assert [stage for _, _, stage in told] == stages
    assert (await app.load(id))[0].ended is None


async def test_a_new_turn_is_told_anew(app: TestApp, told: Told) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    for _ in range(3):
        await pass_time(app, app.clock.now + 0.9 * DAY)
        await move(app, id)
    first = told[0][1]
    assert [(seat, stage) for _, seat, stage in told] == [(seat, "turn-80") for seat in (first, 1 - first, first)]


async def test_a_stage_that_was_due_is_not_forgotten_because_something_is_said_before_it_is_told(
    app: TestApp, told: Told
) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    app.clock.now += 0.9 * DAY
    await write(app, id, 0, "/give 1 60")
    await app.timers.tick()
    assert [stage for _, _, stage in told] == ["turn-80"]


async def test_a_player_who_gets_time_is_told_again_when_that_is_over(app: TestApp, told: Told) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    (seat,) = (await app.load(id))[1].actors
    await pass_time(app, app.clock.now + 3 * DAY)
    given = app.clock.now
    await write(app, id, 1 - seat, f"/wait {seat}")
    await app.settle()
    assert not any("vote" in verbs(screen) for screen in app.platform.at("hall")), "nobody is late any more"
    await pass_time(app, given + 2 * DAY)
    assert [stage for _, _, stage in told] == ["turn-80", "bank", "empty", "empty"]
    assert told[-1][0] == pytest.approx(given + DAY)


async def test_nothing_is_told_during_a_pause(app: TestApp, told: Told) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    await write(app, id, 0, "/pause")
    await pass_time(app, app.clock.now + 20 * DAY, step=DAY)
    assert told == []
    await write(app, id, 0, "/resume")
    await pass_time(app, app.clock.now + 0.8 * DAY)
    assert [stage for _, _, stage in told] == ["turn-80"]


async def test_a_pause_after_a_reminder_does_not_repeat_it(app: TestApp, told: Told) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    await pass_time(app, app.clock.now + 0.9 * DAY)
    await write(app, id, 0, "/pause")
    await pass_time(app, app.clock.now + DAY)
    await write(app, id, 0, "/resume")
    await pass_time(app, app.clock.now + 0.05 * DAY)
    assert [stage for _, _, stage in told] == ["turn-80"]


async def test_it_goes_on_after_a_restart_at_any_moment(tmp_path: Path, told: Told) -> None:
    platform = FakePlatform()
    async with open_app(tmp_path, platform) as app:
        id, begun = await app.match("Ann", "Bob", options="totemo day"), app.clock.now
    for moment in range(1, 30):
        async with open_app(tmp_path, platform) as app:
            app.clock.now = begun + moment * DAY / 10
            await app.timers.tick()
            await app.settle()
            assert (await app.load(id))[0].ended is None
    assert [stage for _, _, stage in told] == ["turn-80", "bank", "empty"]


class Heard(FakePlatform):
    """With the hour in New York of everything that made a sound."""

    hours: list[int]
    now: Callable[[], float]

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        before = len(self.sounds)
        message = await super().post(address, screen, nonce)
        self.hours += [zones.local("America/New_York", self.now()).hour for _ in self.sounds[before:]]
        return message


@pytest.mark.parametrize("strict", [False, True])
async def test_weeks_with_quiet_hours_a_vacation_a_pause_given_time_and_restarts(
    tmp_path: Path, told: Told, strict: bool
) -> None:
    """Hour by hour, on a leap day and through the change to summer time in New York on 12 March, which clocks do not
    notice. A strict match is over when the first bank is empty."""
    begun, platform = datetime(2028, 2, 28, tzinfo=UTC).timestamp(), Heard()
    platform.hours = []
    async with open_app(tmp_path, platform) as app:
        app.clock.now, platform.now = begun, app.clock
        for name in ("Ann", "Bob"):
            await app.type(name, "/settings zone New York")
            await app.type(name, "/settings quiet=22-8")
        id = await app.match("Ann", "Bob", options="totemo day strict" if strict else "totemo day")
        match, position = await app.load(id)
        (first,) = position.actors
        person = match.seats[first].person
        assert person
        assert person.zone == "America/New_York"
        player = person.player

    async def at(day: float, *done: Callable[[TestApp], Awaitable[object]]) -> None:
        """What is done then, after the bot was started anew in between."""
        async with open_app(tmp_path, platform) as app:
            app.clock.now, platform.now = now[-1], app.clock
            await pass_time(app, begun + day * DAY, step=3600)
            for each in done:
                await each(app)
            await check(app, id)
            now.append(app.clock.now)

    async def leave(app: TestApp) -> None:
        await app.store.write(absences.add, Absence(app.clock.now, app.clock.now + 3 * DAY, player=player))
        await app.store.write(keeping.refresh_all_of, player, app.clock.now)

    now = [begun]
    await at(0.5, leave)
    await at(3.75)
    assert told == [], "the first is away until day 3.5"
    await at(3.9, lambda app: move(app, id))
    await at(4.2, lambda app: move(app, id))
    await at(4.7, lambda app: write(app, id, 1 - first, "/pause"))
    await at(5, lambda app: write(app, id, 1 - first, f"/give {first} 7200"))
    await at(7.7, lambda app: write(app, id, first, "/resume"))
    turn, change = 4.2 + 3.0, 13 + 7 / 24
    bank = 1 + 1.1 + 2 / 24
    moments = [
        *((3.8, first, "turn-80"), (turn + 0.8, first, "turn-80"), (turn + 1, first, "bank")),
        (turn + bank, first, "empty"),
        *((13.8, 1 - first, "turn-80"), (14, 1 - first, "bank"), (15.1, 1 - first, "empty")),
    ]
    if strict:
        await at(13)
        async with open_app(tmp_path, platform) as app:
            lost = (await app.load(id))[0]
        assert lost.ending == "timeout"
        assert lost.ended is not None
        assert 0 <= lost.ended - begun - (turn + bank) * DAY < 3601
        moments = moments[:3]
    else:
        await at(13, lambda app: move(app, id))
        await at(16)
    assert [told_of for _, *told_of in told] == [told_of for _, *told_of in moments]
    for (when, _, _), (day, _, _) in zip(told, moments, strict=True):
        assert 0 <= when - begun - day * DAY < 3601
    assert platform.hours
    assert all(8 <= hour < 22 for hour in platform.hours)
    before, after = (zones.local("America/New_York", begun + (change + hours / 24) * DAY) for hours in (-1, 0))
    assert (before.hour, after.hour) == (1, 3), "in that turn, clocks were put forward"


@pytest.mark.parametrize(("options", "days"), [("totemo day", 2 + 14), ("totemo unlimited", 180)])
async def test_a_match_in_which_nobody_acts_is_abandoned(app: TestApp, options: str, days: int) -> None:
    id, begun = await app.match("Ann", "Bob", options=options), app.clock.now
    await pass_time(app, begun + days * DAY - 1, step=DAY)
    assert (await app.load(id))[0].ended is None
    await pass_time(app, begun + days * DAY)
    match, position = await app.load(id)
    assert (match.ending, match.ended, match.deadline) == ("abandoned", app.clock.now, None)
    assert position.ending
    assert "because nobody has played for a long time" in str(app.platform.at("hall"))
    assert await timer(app, id) is None


async def test_an_offer_keeps_a_match_from_being_abandoned(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="schotten-totten unlimited")
    await pass_time(app, app.clock.now + 179 * DAY, step=30 * DAY)
    await write(app, id, 0, "/offer draw")
    said = app.clock.now
    await pass_time(app, said + 180 * DAY - 1, step=30 * DAY)
    assert (await app.load(id))[0].ended is None
    await pass_time(app, said + 180 * DAY)
    assert (await app.load(id))[0].ending == "abandoned"


# What is kept is what follows from the log


async def timer(app: TestApp, id: str) -> float | None:
    found = [
        each.due for each in await app.store.read(rows.due, 1e300, 1000) if (each.kind, each.about) == ("clock", id)
    ]
    return found[0] if found else None


async def check(app: TestApp, id: str) -> None:
    """The clocks derived afresh are the stored ones, and something will happen when the next stage begins."""
    match, _ = await app.load(id)
    position = replay(match, await app.store.read(matches.log, id))
    away = await app.store.read(keeping.absences_of, match)
    due = await timer(app, id)
    if match.ended is not None:
        assert (due, match.deadline, {seat.deadline for seat in match.seats}) == (None, None, {None})
        return
    found = clocks(match, position.timing, away)
    assert [(seat.deadline, seat.bank_begins) for seat in match.seats] == [
        (clock.deadline, clock.bank_begins) for clock in found
    ]
    assert match.deadline == min((clock.deadline for clock in found if clock.deadline is not None), default=None)
    following = [clock.next(seat.reminded) for seat, clock in zip(match.seats, found, strict=True)]
    soonest = min((moment for moment in following if moment is not None), default=None)
    assert due is not None
    assert soonest is None or due <= soonest


def lines(match: Match, position: Position, rng: Random) -> Iterator[tuple[int, str]]:
    """What may be written next, in any order, as far as nobody but the log minds."""
    seats = [seat.number for seat in match.seats]
    seat = rng.choice(position.actors)
    yield seat, rng.choice(position.legal(seat))
    yield rng.choice(seats), f"/give {rng.choice(seats)} {rng.choice((600, 3600, 86400))}"
    yield rng.choice(seats), f"/wait {seat}"
    yield rng.choice(seats), "/resume" if position.timing.paused else "/pause"
    yield rng.choice(seats), "/offer undo"
    yield rng.choice(seats), f"/vote wait {seat}"
    if position.done:
        yield rng.choice(seats), f"/undo {rng.choice(position.done[-3:]).ply}"
    if len(seats) > 2 and not position.left:
        yield seat, "/resign"
        yield rng.choice(seats), f"/computer {rng.choice(seats)}"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", ["totemo day", "heave-ho live", "schotten-totten-2 three-days"])
async def test_log_clocks_and_timers_never_disagree(tmp_path: Path, options: str, seed: int) -> None:
    rng, platform, now = Random(seed), FakePlatform(), 1_000_000.0
    async with open_app(tmp_path, platform) as app:
        id = await app.match("Ann", "Bob", options=options)
    for _ in range(4):
        async with open_app(tmp_path, platform) as app:
            app.clock.now = now
            for _ in range(12):
                app.clock.now += rng.choice((0, 1, 60, 3600, DAY / 3, DAY, 2 * DAY))
                match, position = await app.load(id)
                if match.ended is not None:
                    return
                match rng.randrange(6):
                    case 0:
                        player = rng.choice([seat.person.player for seat in match.seats if seat.person])
                        start = app.clock.now + rng.choice((0.0, DAY))
                        await app.store.write(absences.add, Absence(start, start + DAY, player=player))
                        await app.store.write(keeping.refresh_all_of, player, app.clock.now)
                    case 1:
                        await app.timers.tick()
                    case _:
                        seat, line = rng.choice(list(lines(match, position, rng)))
                        try:
                            await append_entry(app.context, match, position, seat, line)
                        except Refusal:
                            continue
                await check(app, id)
            now = app.clock.now


async def test_someone_who_plays_the_computer_is_told_that_the_match_was_abandoned(app: TestApp) -> None:
    await app.type("Ann", "/play computer", "@ann")
    await app.settle()
    await pass_time(app, app.clock.now + 180 * DAY, step=30 * DAY)
    assert await app.matches("Ann") == []
    told = [screen for screen in app.platform.at("@ann") if not screen.drawing]
    assert any("nobody has played for a long time" in screen.text for screen in told)


async def test_all_whose_time_is_nearly_over_together_are_reminded(tmp_path: Path) -> None:
    async with open_app(tmp_path, presence=0.0) as app:
        await app.type("Bob", "/help")
        await app.press("Bob", "set:calls:both")
        id = await app.match("Ann", "Bob", options="heave-ho day")
        while len((await app.load(id))[1].actors) < 2:
            await move(app, id)
        await app.settle()
        app.platform.sounds.clear()
        await pass_time(app, app.clock.now + 0.8 * DAY)
        reminder = "your time for this turn is nearly over! Heave Ho!"
        assert {address: screen.text for address, screen in app.platform.sounds} == {
            "hall": f"Ann and Bob, {reminder}",
            "@bob": f"Bob, {reminder} · Ann",
        }


async def test_a_reminder_that_somebody_does_not_want_here_leaves_the_call_to_another(tmp_path: Path) -> None:
    async with open_app(tmp_path, presence=0.0) as app:
        id = await app.match("Ann", "Bob", options="heave-ho day")
        while len((await app.load(id))[1].actors) < 2:
            await move(app, id)
        await app.press("Bob", f"mute:{id}:on")
        await app.press("Ann", f"do:{id}:0:{(await app.load(id))[1].legal(0)[0]}")
        await app.settle()
        before = [screen for screen in app.platform.at("hall") if screen.called]
        assert [screen.called for screen in before] == [("ann",)]
        player = (await app.load(id))[0].seats[0].person
        assert player
        gone = Absence(app.clock.now, app.clock.now + DAY, player=player.player)
        await app.store.write(absences.add, gone)
        await app.store.write(keeping.refresh_all_of, player.player, app.clock.now)
        await pass_time(app, app.clock.now + 0.9 * DAY)
        assert [seat.reminded for seat in (await app.load(id))[0].seats] == [0, 1]
        assert [screen.called for screen in app.platform.at("hall") if screen.called] == [("ann",)]


async def test_a_call_on_the_bank_shows_the_time_that_is_given(tmp_path: Path) -> None:
    async with open_app(tmp_path, presence=0.0) as app:
        id = await app.match("Ann", "Bob", options="totemo day")
        await pass_time(app, app.clock.now + DAY)
        (seat,) = (await app.load(id))[1].actors
        await write(app, id, 1 - seat, f"/give {seat} 7200")
        await app.settle()
        (call,) = [screen for screen in app.platform.at("hall") if screen.called]
        deadline = (await app.load(id))[0].deadline
        assert call.until
        assert call.until.timestamp() == deadline

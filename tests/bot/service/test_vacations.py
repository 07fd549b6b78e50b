"""Vacations: the clocks of all seats of a person stand still, on all their platforms, and the others see until when."""

from datetime import UTC, datetime
from math import ceil
from pathlib import Path
from random import Random

import pytest

from bot import zones
from bot.i18n import translator
from bot.model.clocks import clocks
from bot.screens import times
from bot.screens.screen import Screen, spell_moment
from bot.service import clocks as keeping
from bot.service.playing import append_entry
from bot.store import absences
from tests.support.app import FakePlatform, TestApp, find, open_app, plain, verbs
from tests.support.database import contents

HOUR, DAY = 3600.0, 86400.0
NOW = datetime(2026, 11, 19, 10, 30, tzinfo=UTC).timestamp()


async def play(app: TestApp, pace: str = "day", now: float = NOW) -> tuple[str, str, str]:
    """A match, who is to move, and who waits."""
    app.clock.now = now
    id = await app.match("Ann", "Bob", options=f"totemo {pace}")
    return id, *await app.turn(id)


async def deadline(app: TestApp, id: str) -> float | None:
    """As it is kept, which is as it follows from the log."""
    match, position = await app.load(id)
    away = await app.store.read(keeping.absences_of, match)
    assert [seat.deadline for seat in match.seats] == [each.deadline for each in clocks(match, position.timing, away)]
    return match.deadline


async def pass_time(app: TestApp, until: float, step: float = HOUR) -> None:
    while app.clock.now < until:
        app.clock.now = min(app.clock.now + step, until)
        await app.timers.tick()
        await app.settle()


def board(app: TestApp) -> Screen:
    (shown,) = [screen for screen in app.platform.at("hall") if screen.drawing]
    return shown


def moment(at: float) -> str:
    return spell_moment(datetime.fromtimestamp(at, UTC))


async def test_the_clock_stands_still_and_the_others_see_until_when(app: TestApp) -> None:
    id, name, other = await play(app)
    app.clock.now += 5 * HOUR
    answer = await app.type(name, "/vacation 5 days")
    home = NOW + 5 * HOUR + 5 * DAY
    assert f"You’re on vacation until {moment(home)}." in answer.text
    assert "Vacation left in 2026: 25 d" in plain(answer.text)
    assert verbs(answer) == {"endvacation"}
    assert await deadline(app, id) == NOW + 7 * DAY
    await app.settle()
    line = f"{name} is on vacation until {moment(home)}."
    assert line in board(app).text
    (theirs,), (own,) = (app.platform.at(f"@{each.lower()}") for each in (other, name))
    assert line in theirs.text
    assert f"You’re on vacation until {moment(home)}." in own.text
    await pass_time(app, home)
    assert "vacation" not in board(app).text
    assert "vacation" not in app.platform.at(f"@{other.lower()}")[0].text


async def test_nobody_is_late_and_nothing_is_told_while_they_are_away(app: TestApp) -> None:
    id, name, _ = await play(app)
    await app.type(name, "/vacation 14 days")
    await app.settle()
    heard = len(app.platform.sounds)
    await pass_time(app, NOW + 14.75 * DAY, 6 * HOUR)
    assert len(app.platform.sounds) == heard
    await pass_time(app, NOW + 14.85 * DAY)
    assert len(app.platform.sounds) == heard + 1, "most of the turn's time is gone"
    await pass_time(app, NOW + 15.7 * DAY, 12 * HOUR)
    assert not any("vote" in verbs(screen) for screen in app.platform.at("hall"))
    await pass_time(app, NOW + 16 * DAY)
    assert any("vote" in verbs(screen) for screen in app.platform.at("hall"))
    assert (await app.load(id))[0].ended is None


async def test_who_waits_can_go_on_vacation_too_and_comes_back_to_a_full_turn(app: TestApp) -> None:
    id, name, other = await play(app)
    await app.type(other, "/vacation 3 days")
    await app.settle()
    assert f"{other} is on vacation until" in board(app).text
    assert await deadline(app, id) == NOW + 2 * DAY
    app.clock.now += HOUR
    await app.play(id, app.context.rng, 1)
    assert await app.turn(id) == (other, name)
    assert await deadline(app, id) == NOW + 3 * DAY + 2 * DAY


async def test_who_comes_back_early_gets_the_rest_back_in_whole_hours(app: TestApp) -> None:
    id, name, _ = await play(app)
    await app.type(name, "/vacation 10 days")
    app.clock.now += 25.5 * HOUR
    answer = await app.press(name, "endvacation")
    assert "You’re not on vacation." in answer.text
    assert "Vacation left in 2026: 28 d 22 h" in plain(answer.text)
    assert await deadline(app, id) == NOW + 2 * DAY + 25.5 * HOUR
    await app.settle()
    assert "vacation" not in board(app).text
    assert "not on vacation" in (await app.press(name, "endvacation", f"@{name.lower()}")).text


@pytest.mark.parametrize(("language", "typed"), [("en", "end"), ("uk", "кінець"), ("ru", "конец"), ("el", "τέλος")])
async def test_the_end_can_be_typed(app: TestApp, language: str, typed: str) -> None:
    await app.type("Ann", f"/settings {language}")
    await app.type("Ann", "/vacation 1 day")
    assert verbs(await app.type("Ann", f"/vacation {typed}")) == {"vacation"}


async def test_a_vacation_that_goes_on_can_be_changed(app: TestApp) -> None:
    id, name, _ = await play(app)
    await app.type(name, "/vacation 1 day")
    app.clock.now += 10
    answer = await app.type(name, "/vacation 2 days")
    assert moment(NOW + 2 * DAY) in answer.text
    assert "Vacation left in 2026: 28 d." in plain(answer.text).splitlines()
    assert await deadline(app, id) == NOW + 4 * DAY
    await app.type(name, "/vacation until 20 November 18:00")
    assert await deadline(app, id) == datetime(2026, 11, 22, 18, tzinfo=UTC).timestamp()


async def test_all_seats_on_all_linked_identities_stand_still(tmp_path: Path) -> None:
    async with open_app(tmp_path, FakePlatform(), FakePlatform("elsewhere")) as app:
        there, (one, name, _) = app.on("elsewhere"), await play(app)
        await there.type(f"{name}a", "/help")
        code = (await app.type(name, "/link", f"@{name.lower()}")).text.split("`")[1]
        await there.type(f"{name}a", f"/link {code}", f"@{name.lower()}a")
        await there.type("Dan", "/help")
        other = await there.match(f"{name}a", "Dan", options="totemo day")
        before = [await deadline(app, id) for id in (one, other)]
        assert None not in before
        await there.type(f"{name}a", "/vacation 4 days")
        away = [(await app.load(id))[0] for id in (one, other)]
        assert [sum(seat.away == NOW + 4 * DAY for seat in match.seats) for match in away] == [1, 1]
        assert await deadline(app, one) == NOW + 6 * DAY
        await there.press(f"{name}a", "unlinked")
        assert [await deadline(app, id) for id in (one, other)] == [match.deadline for match in away]
        for platform in (app, there):
            on = name if platform is app else f"{name}a"
            assert "Vacation left in 2026: 26 d" in plain((await platform.type(on, "/vacation")).text)
        await app.type(name, "/vacation end")
        assert await deadline(app, one) == NOW + 2 * DAY
        assert (await app.load(other))[0].deadline == away[1].deadline, "another person now"


async def test_a_match_that_begins_during_a_vacation_shows_it_too(app: TestApp) -> None:
    app.clock.now = NOW
    await app.type("Ann", "/vacation 2 days")
    id = await app.match("Ann", "Bob", options="totemo day")
    assert "Ann is on vacation until" in board(app).text
    await app.press("Ann", f"resigned:{id}")
    await app.settle()
    assert "vacation" not in board(app).text


async def test_a_vacation_over_new_year_counts_in_each_year_for_its_own_hours(app: TestApp) -> None:
    await app.type("Ann", "/settings zone=Europe/Kyiv")
    new_year = datetime(2026, 12, 31, 22, tzinfo=UTC).timestamp()
    app.clock.now = new_year - 10 * DAY
    answer = await app.type("Ann", "/vacation 30 days")
    assert "Vacation left in 2026: 20 d" in plain(answer.text)
    assert "Vacation left in 2027: 10 d" in plain(answer.text)
    app.clock.now = new_year + 5 * DAY
    assert "Vacation left in 2027: 25 d" in plain((await app.type("Ann", "/vacation end")).text)


async def test_only_lengths_that_are_left_are_offered(app: TestApp) -> None:
    app.clock.now = NOW
    await app.type("Ann", "/vacation 29 days")
    app.clock.now += 28.99 * DAY
    shown = await app.type("Ann", "/vacation end")
    assert [button.token for row in shown.rows for button in row] == ["vacation:24"]
    app.clock.now += HOUR
    await app.press("Ann", find(shown, "vacation"))
    app.clock.now += DAY
    assert "You have no vacation left in 2026." in (await app.type("Ann", "/vacation")).text


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("0 days", "at least one hour"),
        ("-2 days", "at least one hour"),
        ("90 minutes", "whole hours"),
        ("until 2020-01-01", "already passed"),
        ("until 2026-11-19 12:29", "already passed"),
        ("31 days", "only 30 d of vacation left in 2026"),
        ("until 2027-11-19", "only 30 d of vacation left in 2026"),
        ("999999 weeks", "only 30 d of vacation left in 2026"),
        ("until 9999-12-31", "only 30 d of vacation left in 2026"),
        ("until 30 February", "isn’t a date"),
        ("until 25:00", "isn’t a date"),
        ("soon", "I don’t understand “soon”"),
        ("end", "You’re not on vacation. To start one"),
    ],
)
async def test_what_makes_no_sense_is_refused_and_nothing_is_written(app: TestApp, typed: str, told: str) -> None:
    await app.type("Ann", "/settings zone=Europe/Kyiv")
    app.clock.now = NOW
    before = await app.store.read(contents)
    answer = await app.type("Ann", f"/vacation {typed}", id="1")
    assert told in plain(answer.text)
    assert answer.is_refusal
    assert not answer.public
    assert await app.store.read(contents) == before


@pytest.mark.parametrize(
    ("zone", "typed", "told"),
    [
        ("Europe/Kyiv", "2027-03-28 03:30", "no 03:30 on 2027-03-28 in your time zone (Kyiv)"),
        ("America/New_York", "14 March 2:30 am", "no 02:30 on 2027-03-14 in your time zone (New York)"),
    ],
)
async def test_an_hour_that_does_not_exist_is_refused_with_one_that_does(
    app: TestApp, zone: str, typed: str, told: str
) -> None:
    await app.type("Ann", f"/settings zone={zone}")
    app.clock.now = datetime(2027, 3, 10, tzinfo=UTC).timestamp()
    answer = await app.type("Ann", f"/vacation until {typed}")
    assert told in plain(answer.text)
    assert answer.is_refusal


@pytest.mark.parametrize(
    ("zone", "now", "typed", "hours"),
    [
        ("Europe/Kyiv", datetime(2027, 3, 27, 12, tzinfo=UTC), "until 2027-03-28 14:00", 23),
        ("Europe/Kyiv", datetime(2027, 10, 30, 11, tzinfo=UTC), "until 2027-10-31 14:00", 25),
        ("America/New_York", datetime(2027, 3, 13, 19, tzinfo=UTC), "until 2027-03-14 14:00", 23),
        ("America/New_York", datetime(2027, 11, 6, 18, tzinfo=UTC), "until 2027-11-07 14:00", 25),
        ("Pacific/Kiritimati", datetime(2028, 2, 28, 0, tzinfo=UTC), "until 29 February 14:00", 24),
        ("Pacific/Pago_Pago", datetime(2028, 2, 28, 0, tzinfo=UTC), "until 29 February 13:00", 48),
    ],
)
async def test_a_day_has_the_hours_that_it_has_where_the_person_is(
    app: TestApp, zone: str, now: datetime, typed: str, hours: int
) -> None:
    """Also on both days on which clocks are changed, on both sides of the date line, and on a leap day."""
    await app.type("Ann", f"/settings zone={zone}")
    id, *_ = await play(app, "week", now.timestamp())
    await app.type("Ann", "/settings zone=" + zone)
    answer = await app.type("Ann", f"/vacation {typed}")
    left = 30 * 24 - hours
    days = f"{left // 24} d" + (f" {left % 24} h" if left % 24 else "")
    assert f"Vacation left in {now.year}: {days}." in plain(answer.text).splitlines()
    seat = next(seat for seat in (await app.load(id))[0].seats if seat.person and seat.person.name == "Ann")
    assert seat.away == now.timestamp() + hours * HOUR
    assert zones.time(zone, seat.away) in answer.text


async def test_it_is_announced_once_however_often_it_is_sent_and_survives_a_restart(tmp_path: Path) -> None:
    platform = FakePlatform()
    async with open_app(tmp_path, platform) as app:
        id, name, _ = await play(app)
        for _ in range(2):
            await app.type(name, "/vacation 5 days", id="1")
            app.clock.now += HOUR
        await app.settle()
    async with open_app(tmp_path, platform) as app:
        app.clock.now = NOW + 3 * DAY
        assert await deadline(app, id) == NOW + 7 * DAY
        assert "is on vacation" in board(app).text
        app.clock.now = NOW + 6 * DAY
        await app.timers.tick()
        await app.settle()
        assert "vacation" not in board(app).text
        players = [seat.person.player for seat in (await app.load(id))[0].seats if seat.person]
        assert [len(await app.store.read(absences.taken, player, 0.0)) for player in sorted(players)] in (
            [0, 1],
            [1, 0],
        )


async def test_pause_gift_and_vacation_together_give_each_second_once(app: TestApp) -> None:
    """A day for a turn and a day in the bank; the vacation and the pause overlap."""
    id, name, other = await play(app)
    match, position = await app.load(id)
    (seat,) = position.actors
    app.clock.now += 6 * HOUR
    await app.type(name, "/vacation 2 days")
    app.clock.now += DAY
    await app.press(other, f"pause:{id}:0")
    await app.press(name, f"agree:{id}:1")
    assert await deadline(app, id) is None
    app.clock.now += 3 * DAY
    await app.press(other, f"resume:{id}:2")
    assert await deadline(app, id) == app.clock.now + 2 * DAY - 6 * HOUR
    await app.type(other, "/give 1 day 12 hours")
    assert await deadline(app, id) == app.clock.now + 3.5 * DAY - 6 * HOUR
    await append_entry(app.context, *await app.load(id), 1 - seat, f"/give {seat} 60")
    assert await deadline(app, id) == app.clock.now + 3.5 * DAY - 6 * HOUR + 60
    assert match.id == id


async def test_whoever_is_late_stays_late(app: TestApp) -> None:
    id, name, _ = await play(app)
    app.clock.now += 3 * DAY
    await app.timers.tick()
    await app.type(name, "/vacation 5 days")
    await app.settle()
    assert await deadline(app, id) == NOW + 2 * DAY
    assert any("vote" in verbs(screen) for screen in app.platform.at("hall"))


async def test_whatever_people_do_about_time_what_is_kept_is_what_follows_from_the_log(app: TestApp) -> None:
    """And each vacation counts once, with every hour that has begun."""
    app.clock.now, rng = NOW, Random(5)
    id = await app.match("Ann", "Bob", "Cid", options="totemo day")
    away: dict[str, float] = {}
    began: dict[str, float] = {}
    spent = dict.fromkeys(("Ann", "Bob", "Cid"), 0)

    def come_back(name: str) -> None:
        if name in away:
            spent[name] += ceil((min(away.pop(name), app.clock.now) - began.pop(name)) / HOUR)

    for _ in range(150):
        await pass_time(app, app.clock.now + rng.randrange(1, 9 * 3600), 9 * HOUR)
        if not (await app.load(id))[1].actors:
            break
        for name in [each for each, until in away.items() if until <= app.clock.now]:
            come_back(name)
        name = rng.choice(sorted(spent))
        match rng.randrange(7):
            case 0 | 1:
                began.setdefault(name, app.clock.now)
                length = rng.choice((1, 3, 24))
                await app.type(name, f"/vacation {length} hours")
                away[name] = began[name] + (round((app.clock.now - began[name]) / HOUR) + length) * HOUR
            case 2:
                await app.type(name, "/vacation end")
                come_back(name)
            case 3:
                for each in sorted(spent):
                    await app.type(each, "/pause")
            case 4:
                verb = rng.choice(("undo", "undo", "resume"))
                for each, pressed in ((name, verb), *((other, "agree") for other in sorted(spent))):
                    await app.press(each, f"{pressed}:{id}:{(await app.load(id))[1].ply}")
            case 5:
                await app.type(name, f"/give @{rng.choice(sorted(spent))} 2 hours")
            case _:
                await app.play(id, rng, 1)
        await deadline(app, id)
        for seat in (await app.load(id))[0].seats:
            assert seat.person
            assert seat.away == away.get(seat.person.name)
    for name in sorted(spent):
        await app.type(name, "/vacation end")
        come_back(name)
        left = times.duration((30 * 24 - spent[name]) * HOUR, translator("en"))
        assert f"Vacation left in 2026: {left}." in (await app.type(name, "/vacation")).text
    assert min(spent.values()) > 0
    lines = {entry.action.split()[0] for entry in (await app.load(id))[1].log}
    assert lines >= {"/pause", "/resume", "/give", "/undo"}

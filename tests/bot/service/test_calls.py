"""Whom a call reaches, where, and whether it makes a sound: by what each person has chosen. Time is virtual."""

import re
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Literal
from zoneinfo import ZoneInfo

import pytest
import pytest_asyncio

from bot.delivery.platform import Unreachable
from bot.model.calls import PRESENT
from bot.model.matches import Match
from bot.model.position import Position
from bot.screens.screen import Screen
from bot.service.reminders import remind
from tests.bot.service.test_together import exchange
from tests.support.app import FakePlatform, TestApp, open_app, verbs

HOUR, DAY = 3600.0, 86400.0
KYIV = ZoneInfo("Europe/Kyiv")
NOON = datetime(2026, 1, 15, 12, tzinfo=KYIV).timestamp()
SAID = re.compile(" (Schotten Totten|Totemo) · ")
"""What a call ends with: the game, and who else plays."""
TURN, LATER = "it’s your turn!", "your time for this turn is nearly over!"
BANK = "your time for this turn is over, and you’re using your time bank!"
EVENING = datetime(2026, 1, 15, 23, 30, tzinfo=KYIV).timestamp()
MORNING = datetime(2026, 1, 16, 8, 0, tzinfo=KYIV).timestamp()


def sounds(app: TestApp) -> list[tuple[str, tuple[str, ...], str]]:
    """Where there was a sound since the last look, for whom, and the first words."""
    heard = [(at, screen.called, SAID.split(screen.text)[0]) for at, screen in app.platform.sounds]
    app.platform.sounds.clear()
    return heard


def calls(app: TestApp) -> list[tuple[str, tuple[str, ...]]]:
    """Who is called now, and where."""
    return [
        (place, screen.called)
        for (place, _), screen in app.platform.shown.items()
        if screen.called and SAID.search(screen.text) and not screen.drawing
    ]


def tokens(screen: Screen) -> list[str]:
    return [button.token for row in screen.rows for button in row]


async def reminded(app: TestApp, id: str, stage: str) -> None:
    """As the clock does it, for the first who is to act."""
    match, position = await app.load(id)
    await app.store.write(remind, match, position, {position.actors[0]: stage}, app.clock())
    await app.settle()


async def begun(app: TestApp, *settings: str, at: str = "hall", zone: str = "Europe/Kyiv") -> tuple[str, str, str]:
    """A match of two in which everyone has these settings; its id, the first to act, and the other. All are away, and
    the challenge, which is a call too, is forgotten."""
    for name in ("Ann", "Bob"):
        await app.type(name, f"/settings zone={zone}", f"@{name.lower()}")
        for setting in settings:
            await app.type(name, f"/settings {setting}", f"@{name.lower()}")
    await app.type("Ann", "/play @Bob schotten-totten unlimited", at)
    (match,) = await app.matches("Ann")
    await app.settle()
    sounds(app)
    await app.press("Bob", f"accept:{match.id}", "@bob")
    await app.wait()
    name, other = await app.turn(match.id)
    return match.id, name, other


def heard(*expected: tuple[str, str, str]) -> list[tuple[str, tuple[str, ...], str]]:
    return [(at, (name.lower(),), f"{name}, {words}") for at, name, words in expected]


# Where


@pytest.mark.parametrize(
    ("way", "places"),
    [("mention", ["hall"]), ("private", ["@"]), ("both", ["hall", "@"]), ("none", [])],
)
async def test_each_person_chooses_where_they_are_called(app: TestApp, way: str, places: list[str]) -> None:
    app.clock.now = NOON
    id, name, other = await begun(app, f"calls={way}")

    def where(who: str) -> list[str]:
        return [f"@{who.lower()}" if place == "@" else place for place in places]

    assert sorted(sounds(app)) == sorted(heard(*((at, name, TURN) for at in where(name))))
    for stage, words in (("turn-80", LATER), ("bank", BANK)):
        await reminded(app, id, stage)
        assert sorted(sounds(app)) == sorted(heard(*((at, name, words) for at in where(name))))
        assert sorted(calls(app)) == sorted((at, (name.lower(),)) for at in where(name)), "in place of the one before"
    await app.play(id, Random(1), actions=1)
    await app.settle()
    assert sorted(calls(app)) == sorted((at, (other.lower(),)) for at in where(other)), "it is over when they act"
    assert sorted(sounds(app)) == sorted(heard(*((at, other, TURN) for at in where(other))))


@pytest.mark.parametrize(("way", "is_called"), [("mention", True), ("private", True), ("both", True), ("none", False)])
async def test_at_a_private_table_it_is_a_private_message(app: TestApp, way: str, is_called: bool) -> None:
    app.clock.now = NOON
    _, name, _ = await begun(app, f"calls={way}", at="@ann")
    assert sounds(app) == (heard((f"@{name.lower()}", name, TURN)) if is_called else [])


async def test_who_cannot_be_reached_in_private_is_mentioned(app: TestApp) -> None:
    app.clock.now = NOON
    id, name, _ = await begun(app, "calls=private")
    sounds(app)
    app.platform.fails[f"@{name.lower()}"] = [Unreachable("closed")] * 9
    await reminded(app, id, "turn-80")
    await reminded(app, id, "bank")
    assert sounds(app) == heard(("hall", name, BANK))


async def test_where_mentions_are_switched_off_nobody_is_mentioned(app: TestApp) -> None:
    app.clock.now = NOON
    app.platform.managers = {"ann"}
    await app.type("Ann", "/settings", "hall")
    await app.press("Ann", "placed:1:hall:mentions:off", "hall")
    _, name, _ = await begun(app, "calls=both")
    assert sounds(app) == heard((f"@{name.lower()}", name, TURN))


# When


async def test_nobody_is_called_who_has_acted_there_in_the_last_five_minutes(app: TestApp) -> None:
    app.clock.now = NOON
    id, name, _ = await begun(app)
    await app.play(id, Random(1), actions=1)
    await app.settle()
    await app.play(id, Random(1), actions=1)
    await app.settle()
    sounds(app)
    await app.wait(PRESENT - 1)
    assert sounds(app) == []
    await reminded(app, id, "turn-80")
    assert sounds(app) == []
    await app.wait(1)
    assert sounds(app) == heard(("hall", name, LATER))
    await app.wait(DAY)
    assert sounds(app) == [], "once"


async def test_a_reminder_that_is_void_is_not_sent(app: TestApp) -> None:
    app.clock.now = NOON
    id, name, _ = await begun(app)
    before: tuple[Match, Position] = await app.load(id)
    await app.play(id, Random(1), actions=1)
    await app.wait()
    sounds(app)
    await app.store.write(remind, *before, {before[1].actors[0]: "bank"}, app.clock())
    await app.settle()
    assert sounds(app) == []
    await app.press(name, f"resigned:{id}")
    await app.settle()
    match, position = await app.load(id)
    await app.store.write(remind, match, position, {0: "bank"}, app.clock())
    await app.wait(DAY)
    assert sounds(app) == [], "the end makes no sound"


async def test_one_match_can_be_muted(app: TestApp) -> None:
    app.clock.now = NOON
    id, name, other = await begun(app, "calls=both")
    sounds(app)
    muted = await app.type(name, "/mute", f"@{name.lower()}")
    assert "I won’t call you in this match any more." in muted.text
    assert f"mute:{id}:off" in tokens(muted)
    await app.settle()
    assert calls(app) == []
    for stage in ("turn-80", "bank"):
        await reminded(app, id, stage)
    await app.wait(DAY)
    assert sounds(app) == []
    assert f"mute:{id}:off" in tokens(await app.press(name, f"more:{id}"))
    assert f"mute:{id}:on" in tokens(await app.press(other, f"more:{id}"))
    answer = await app.press(name, f"mute:{id}:off")
    assert "I’ll call you in this match again." in answer.text
    await app.settle()
    assert sounds(app) == [], "they have heard of this turn"
    assert sorted(calls(app)) == sorted((place, (name.lower(),)) for place in ("hall", f"@{name.lower()}"))
    await app.play(id, Random(1), actions=1)
    await app.wait()
    await app.play(id, Random(1), actions=1)
    await app.wait()
    mine = [each for each in sounds(app) if each[1] == (name.lower(),)]
    assert sorted(mine) == sorted(heard(("hall", name, TURN), (f"@{name.lower()}", name, TURN)))


async def test_only_players_can_mute_a_match(app: TestApp) -> None:
    id, _, _ = await begun(app)
    assert "You’re not playing in this match" in (await app.press("Eve", f"mute:{id}:on")).text
    match, _ = await app.load(id)
    assert [seat.muted for seat in match.seats] == [False, False]


async def test_a_call_that_somebody_deleted_is_not_heard_again_when_its_time_changes(app: TestApp) -> None:
    app.clock.now = NOON
    id = await app.match("Ann", "Bob", options="totemo day")
    await app.wait()
    name, _ = await app.turn(id)
    (call,) = [key for key, screen in app.platform.shown.items() if TURN in screen.text]
    del app.platform.shown[call]
    sounds(app)
    await app.type(name, "/vacation 2 days")
    await app.settle()
    assert [screen.is_silent for screen in app.platform.shown.values() if TURN in screen.text] == [True]
    assert sounds(app) == []


async def test_a_challenge_in_quiet_hours_is_silent(app: TestApp) -> None:
    app.clock.now = EVENING
    for setting in ("zone=Europe/Kyiv", "quiet=22-8"):
        await app.type("Bob", f"/settings {setting}")
    await app.type("Ann", "/play @Bob totemo")
    await app.wait()
    assert sounds(app) == []
    assert [screen.called for screen in app.platform.at("hall")] == [("bob",)]
    app.clock.now = MORNING
    await app.type("Cid", "/play @Bob totemo")
    await app.wait()
    assert [each[:2] for each in sounds(app)] == [("hall", ("bob",))]


# Quiet hours


async def test_in_quiet_hours_a_call_is_silent_and_comes_once_more_aloud_when_they_end(app: TestApp) -> None:
    app.clock.now = EVENING
    id, name, _ = await begun(app, "quiet=22-8")
    assert sounds(app) == []
    assert calls(app) == [("hall", (name.lower(),))], "but it is there"
    for stage in ("turn-80", "bank"):
        await reminded(app, id, stage)
    assert sounds(app) == []
    await app.wait(MORNING - app.clock() - 1)
    assert sounds(app) == []
    await app.wait(1)
    assert sounds(app) == heard(("hall", name, BANK))
    assert calls(app) == [("hall", (name.lower(),))]
    for _ in range(3):
        await app.wait(DAY)
    assert sounds(app) == [], "once"


@pytest.mark.parametrize("early", [False, True])
async def test_on_vacation_a_call_is_silent_and_comes_once_more_aloud_after_it(app: TestApp, early: bool) -> None:
    app.clock.now = NOON
    id, _, other = await begun(app, "calls=both")
    await app.type(other, "/vacation 3 days", f"@{other.lower()}")
    sounds(app)
    await app.play(id, Random(1), actions=1)
    await app.wait()
    places = ["hall", f"@{other.lower()}"]
    assert sounds(app) == []
    assert sorted(calls(app)) == sorted((place, (other.lower(),)) for place in places)
    if early:
        await app.wait(DAY)
        assert sounds(app) == []
        await app.type(other, "/vacation end", f"@{other.lower()}")
        await app.settle()
    else:
        await app.wait(3 * DAY)
    assert sorted(sounds(app)) == sorted(heard(*((place, other, TURN) for place in places)))
    await app.wait(DAY / 10)
    assert sounds(app) == []


async def test_a_call_that_was_heard_before_a_vacation_is_not_repeated_after_it(app: TestApp) -> None:
    app.clock.now = NOON
    _, name, _ = await begun(app)
    assert sounds(app) == heard(("hall", name, TURN))
    await app.type(name, "/vacation 3 days", f"@{name.lower()}")
    await app.settle()
    await app.wait(3 * DAY)
    assert sounds(app) == []


async def test_who_acts_in_quiet_hours_hears_nothing_when_they_end(app: TestApp) -> None:
    app.clock.now = EVENING
    id, _, other = await begun(app, "quiet=22-8")
    await app.play(id, Random(1), actions=1)
    await app.type(other, "/settings quiet=off", f"@{other.lower()}")
    await app.wait(MORNING - app.clock())
    assert [each[1] for each in sounds(app)] == [(other.lower(),)]
    await app.wait(DAY)
    assert sounds(app) == []


async def test_quiet_hours_survive_a_restart_and_a_long_downtime(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        app.clock.now = EVENING
        _, name, _ = await begun(app, "quiet=22-8", "calls=both")
        platform = app.platform
    for later in (0.0, MORNING + 3 * DAY - EVENING, MORNING + 4 * DAY - EVENING):
        async with open_app(tmp_path, platform) as app:
            app.clock.now = EVENING + PRESENT + later
            await app.timers.tick()
            await app.settle()
            expected = heard(("hall", name, TURN), (f"@{name.lower()}", name, TURN))
            assert sorted(sounds(app)) == (sorted(expected) if later == MORNING + 3 * DAY - EVENING else []), later


async def test_of_two_who_are_called_only_the_quiet_one_hears_of_it_later(app: TestApp) -> None:
    """Both act in an Exchange: the one whose night it is comes to it in the morning, and the other hears of it once."""
    app.clock.now = EVENING
    for name, quiet in (("Ann", "22-8"), ("Bob", "off")):
        await app.type(name, "/settings zone=Europe/Kyiv")
        await app.type(name, f"/settings quiet={quiet}")
    await exchange(app)
    sounds(app)
    await app.wait()
    assert [each[:2] for each in sounds(app)] == [("hall", ("bob",))]
    await app.wait(MORNING - app.clock())
    assert [each[:2] for each in sounds(app)] == [("hall", ("ann",))]
    await app.wait(HOUR)
    assert sounds(app) == []


@pytest.mark.parametrize(
    ("zone", "evening", "hours"),
    [
        ("Europe/Kyiv", (2026, 3, 28, 23, 0), 8),
        ("Europe/Kyiv", (2026, 10, 24, 23, 0), 10),
        ("America/New_York", (2026, 3, 7, 23, 0), 8),
        ("America/New_York", (2026, 10, 31, 23, 0), 10),
        ("Pacific/Pago_Pago", (2028, 2, 28, 23, 0), 9),
        ("Pacific/Kiritimati", (2028, 2, 28, 23, 0), 9),
    ],
    ids=str,
)
async def test_the_night_is_as_long_as_clocks_say(
    app: TestApp, zone: str, evening: tuple[int, int, int, int, int], hours: int
) -> None:
    """Both changes of the year, both sides of the date line, and the night before 29 February."""
    app.clock.now = datetime(*evening, tzinfo=ZoneInfo(zone)).timestamp()
    end = app.clock() + hours * HOUR
    _, name, _ = await begun(app, "quiet=22-8", zone=zone)
    await app.wait(end - app.clock() - 1)
    assert sounds(app) == []
    await app.wait(1)
    assert sounds(app) == heard(("hall", name, TURN))
    assert datetime.fromtimestamp(end, ZoneInfo(zone)).hour == 8


# Linked identities


@pytest_asyncio.fixture
async def linked(tmp_path: Path) -> AsyncIterator[tuple[TestApp, TestApp]]:
    """Ann on one platform is Anna on another; Bob is only on the first."""
    async with open_app(tmp_path, FakePlatform("fake"), FakePlatform("other")) as here:
        here.clock.now = NOON
        there = here.on("other")
        code = next(word for word in (await here.type("Ann", "/link", "@ann")).text.split() if "-" in word).strip("`.")
        await there.type("Anna", f"/link {code}", "@anna")
        yield here, there


@pytest.mark.parametrize("used", ["here", "there"])
async def test_of_linked_identities_the_one_used_last_is_called(
    linked: tuple[TestApp, TestApp], used: Literal["here", "there"]
) -> None:
    here, there = linked
    await here.type("Bob", "/settings calls=none")
    id = await here.match("Ann", "Bob")
    if (await here.turn(id))[0] == "Bob":
        await here.play(id, Random(1), actions=1)
    if used == "here":
        await there.type("Anna", "/games", "@anna")
        await here.type("Ann", "/games", "@ann")
    else:
        await here.type("Ann", "/games", "@ann")
        await there.type("Anna", "/games", "@anna")
    sounds(here), sounds(there)
    await here.wait()
    await reminded(here, id, "turn-80")
    everywhere = sounds(here), sounds(there)
    expected = [("hall", ("ann",))] if used == "here" else [("@anna", ("anna",))]
    mine = everywhere[0 if used == "here" else 1]
    assert [each[:2] for each in mine][-1:] == expected
    assert everywhere[1 if used == "here" else 0] == []
    # She plays on the other platform, and no call stays anywhere.
    await here.press("Ann", f"hand:{id}", "@ann")
    await here.play(id, Random(1), actions=1)
    await here.settle()
    assert calls(there) == []


# Being next


async def test_who_wants_it_is_told_that_they_are_next(app: TestApp) -> None:
    app.clock.now = NOON
    for name in ("Ann", "Bob", "Cid"):
        await app.type(name, "/settings next=on")
    id = await app.match("Ann", "Bob", "Cid", options="totemo")
    names = {seat.number: seat.person.name for seat in (await app.load(id))[0].seats if seat.person}
    await app.wait()
    for turn in range(4):
        _, position = await app.load(id)
        (seat,) = position.actors
        now, coming = names[seat], names[(seat + 1) % 3]
        assert ("hall", (coming.lower(),), f"{coming}, you’re next.") in sounds(app)
        assert sorted(calls(app)) == sorted([("hall", (now.lower(),)), ("hall", (coming.lower(),))])
        while (await app.load(id))[1].actors == (seat,):
            await app.play(id, Random(turn), actions=1)
        await app.wait()
    await app.press("Ann", "set:next:off")
    for _ in range(3):
        sounds(app)
        (seat,) = (await app.load(id))[1].actors
        while (await app.load(id))[1].actors == (seat,):
            await app.play(id, Random(seat), actions=1)
        await app.wait()
        assert not [each for each in sounds(app) if each[1] == ("ann",) and "next" in each[2]]


async def test_nobody_is_next_unless_they_want_it_or_with_two(app: TestApp) -> None:
    app.clock.now = NOON
    await app.match("Ann", "Bob", "Cid", options="totemo")
    for name in ("Ann", "Bob"):
        await app.type(name, "/settings next=on")
    await app.match("Bob", "Ann")
    await app.wait()
    assert not [each for each in sounds(app) if "next" in each[2]]


async def test_an_offer_calls_nobody_any_more_who_has_muted_the_match(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo")
    await app.press("Ann", f"draw:{id}:0")
    await app.settle()
    (offer,) = [screen for screen in app.platform.at("hall") if "agree" in verbs(screen)]
    assert offer.called == ("bob",)
    await app.press("Bob", f"mute:{id}:on")
    await app.settle()
    (offer,) = [screen for screen in app.platform.at("hall") if "agree" in verbs(screen)]
    assert offer.called == ()

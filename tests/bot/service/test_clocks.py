"""Clocks: they run where people wait for each other. A person who plays alone has none and sees none."""

from pathlib import Path
from random import Random

import pytest

from bot.model.absences import Absence
from bot.screens.screen import Screen
from bot.service.playing import append_entry
from bot.store import absences, people
from tests.support.app import FakePlatform, TestApp, choice, open_app, plain, verbs

NAMES = ("Ann", "Bob", "Cid")
DAY = 86400


async def seen(app: TestApp, id: str, name: str) -> list[Screen]:
    """Everything shown of a match, at its table and to this person."""
    await app.settle()
    shown = [*app.platform.at("hall"), *app.platform.at(f"@{name.lower()}")]
    asked = [await app.press(name, f"{verb}:{id}") for verb in ("hand", "board", "text", "more")]
    return [*shown, *asked, await app.press("Eve", f"board:{id}"), await app.type(name, "/games")]


async def alone(app: TestApp, typed: str) -> str:
    """A match of Ann's against the computer."""
    await app.type("Ann", typed)
    await app.settle()
    (match,) = await app.matches("Ann")
    return match.id


async def deadline(app: TestApp, id: str) -> float | None:
    return (await app.load(id))[0].deadline


async def test_people_who_wait_for_each_other_have_a_clock(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="day")
    assert await deadline(app, id) == app.clock.now + 2 * DAY, "one day for the turn, and one in the bank"
    shown = await seen(app, id, "Ann")
    assert {screen.until.timestamp() for screen in shown if screen.until} == {app.clock.now + DAY}
    assert sum(screen.until is not None for screen in shown) >= 4


async def test_the_end_of_the_turn_is_shown_with_the_bank_and_when_that_runs_its_end(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="day")
    name, other = await app.turn(id)
    begun = app.clock.now
    await app.settle()
    (board,) = [screen for screen in app.platform.at("hall") if screen.drawing]
    assert f"{name} has 1 d in the time bank." in plain(board.text)
    (own,) = app.platform.at(f"@{name.lower()}")
    assert "You have 1 d in your time bank." in plain(own.text)
    (waiting,) = app.platform.at(f"@{other.lower()}")
    assert f"{name} has 1 d in the time bank." in plain(waiting.text)
    app.clock.now = begun + DAY
    await app.timers.tick()
    await app.settle()
    (board,) = [screen for screen in app.platform.at("hall") if screen.drawing]
    (own,), (waiting,) = (app.platform.at(f"@{each.lower()}") for each in (name, other))
    assert f"{name} has used up the time for this turn and is using the time bank." in board.text
    assert "you’re using your time bank" in own.text
    assert {screen.until.timestamp() for screen in (board, own, waiting) if screen.until} == {begun + 2 * DAY}


async def test_a_player_whose_bank_is_empty_is_out_of_time_until_the_others_wait(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="day")
    name, other = await app.turn(id)
    await app.wait(2 * DAY)
    (board,) = [screen for screen in app.platform.at("hall") if screen.drawing]
    (own,) = app.platform.at(f"@{name.lower()}")
    assert f"{name} is out of time." in board.text
    assert "You’re out of time" in own.text
    assert "time bank" not in board.text + own.text
    await app.press(other, choice(app.platform.at("hall")[-1], "wait"))
    await app.settle()
    (own,) = app.platform.at(f"@{name.lower()}")
    assert "you’re using your time bank" in own.text


async def test_given_time_is_shown_without_calling_anybody_again(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="day")
    name, _ = await app.turn(id)
    await app.settle()
    calls = [screen for _, screen in app.platform.sent if screen.mentions]
    match, position = await app.load(id)
    (seat,) = position.actors
    await append_entry(app.context, match, position, 1 - seat, f"/give {seat} 7200")
    await app.settle()
    (board,) = [screen for screen in app.platform.at("hall") if screen.drawing]
    assert f"{name} has 1 d 2 h in the time bank." in plain(board.text)
    assert [screen for _, screen in app.platform.sent if screen.mentions] == calls


async def test_who_links_two_accounts_is_on_vacation_on_both(tmp_path: Path) -> None:
    async with open_app(tmp_path, FakePlatform(), FakePlatform("elsewhere")) as app:
        there = app.on("elsewhere")
        id = await app.match("Ann", "Bob", options="day")
        name, _ = await app.turn(id)
        before = await deadline(app, id)
        assert before
        await there.type(f"{name}a", "/help")
        found = await app.store.read(people.find, "elsewhere", f"{name}a".lower())
        assert found
        await app.store.write(absences.add, Absence(app.clock.now, app.clock.now + DAY, player=found.player))
        code = (await app.type(name, "/link", f"@{name.lower()}")).text.split("`")[1]
        await there.type(f"{name}a", f"/link {code}", f"@{name.lower()}a")
        assert await deadline(app, id) == before + DAY


@pytest.mark.parametrize("typed", ["/play computer day", "/play computer", "/play computer computer totemo live"])
async def test_a_person_who_plays_the_computer_has_none(app: TestApp, typed: str) -> None:
    id = await alone(app, typed)
    for _ in range(3):
        assert await deadline(app, id) is None
        assert not any(screen.until for screen in await seen(app, id, "Ann"))
        await app.play(id, Random(1), actions=1)
    app.clock.now += 30 * DAY
    await app.timers.tick()
    assert not any("vote" in verbs(screen) for screen in await seen(app, id, "Ann"))


async def test_it_stops_when_the_computer_takes_over_from_the_only_opponent(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="live")
    _, other = await app.turn(id)
    app.clock.now += 30 * 60
    await app.timers.tick()
    await app.settle()
    await app.press(other, choice(app.platform.at("hall")[-1], "computer"))
    assert await deadline(app, id) is None
    assert not any(screen.until for screen in await seen(app, id, other))


async def test_it_stops_when_all_others_have_resigned_though_it_is_not_their_turn(app: TestApp) -> None:
    for name in NAMES:
        await app.type(name, "/help")
    await app.type("Ann", "/play @Bob @Cid computer totemo day")
    (match,) = await app.matches("Ann")
    for name in NAMES[1:]:
        await app.press(name, f"accept:{match.id}")
    await app.settle()
    name, _ = await app.turn(match.id)
    first, second = (each for each in NAMES if each != name)
    await app.press(first, f"resigned:{match.id}")
    assert await deadline(app, match.id) == app.clock.now + 2 * DAY
    await app.press(second, f"resigned:{match.id}")
    assert (await app.turn(match.id))[0] == name
    assert await deadline(app, match.id) is None
    assert not any(screen.until for screen in await seen(app, match.id, name))

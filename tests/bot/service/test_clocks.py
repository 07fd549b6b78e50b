"""Clocks: they run where people wait for each other. A person who plays alone has none and sees none."""

from random import Random

import pytest

from bot.screens.screen import Screen
from tests.support.app import TestApp, find, verbs

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


@pytest.mark.parametrize("typed", ["/play computer day", "/play computer", "/play computer computer totemo live"])
async def test_a_person_who_plays_the_computer_has_none(app: TestApp, typed: str) -> None:
    id = await alone(app, typed)
    for _ in range(3):
        assert await deadline(app, id) is None
        assert not any(screen.until for screen in await seen(app, id, "Ann"))
        await app.play(id, Random(1), actions=1)
    app.clock.now += 30 * DAY
    await app.timers.tick()
    assert not any("win" in verbs(screen) for screen in await seen(app, id, "Ann"))


async def test_it_stops_when_the_computer_takes_over_from_the_only_opponent(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="live")
    _, other = await app.turn(id)
    app.clock.now += 30 * 60
    await app.timers.tick()
    await app.settle()
    await app.press(other, find(app.platform.at("hall")[-1], "replace"))
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

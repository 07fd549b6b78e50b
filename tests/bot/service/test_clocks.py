"""Clocks: they run where people wait for each other. A person who plays alone has none and sees none."""

from random import Random

import pytest

from bot.screens.screen import Screen
from bot.store import matches
from tests.bot.house import House, find, verbs

NAMES = ("Ann", "Bob", "Cid")
DAY = 86400


async def seen(home: House, id: str, name: str) -> list[Screen]:
    """All that is shown of a match, at its table and to this person."""
    await home.settle()
    shown = [*home.platform.at("hall"), *home.platform.at(f"@{name.lower()}")]
    asked = [await home.press(name, f"{verb}:{id}") for verb in ("hand", "board", "text", "more")]
    return [*shown, *asked, await home.press("Eve", f"board:{id}"), await home.type(name, "/games")]


async def alone(home: House, typed: str) -> str:
    """A match of Ann's against the computer."""
    await home.type("Ann", typed)
    await home.settle()
    (match,) = await home.matches("Ann")
    return match.id


async def deadline(home: House, id: str) -> float | None:
    return (await home.load(id))[0].deadline


async def test_people_who_wait_for_each_other_have_a_clock(home: House) -> None:
    id = await home.match("Ann", "Bob", options="day")
    assert await deadline(home, id) == home.clock.now + DAY
    shown = await seen(home, id, "Ann")
    assert {screen.until.timestamp() for screen in shown if screen.until} == {home.clock.now + DAY}
    assert sum(screen.until is not None for screen in shown) >= 4


@pytest.mark.parametrize("typed", ["/play computer day", "/play computer", "/play computer computer totemo live"])
async def test_a_person_who_plays_the_computer_has_none(home: House, typed: str) -> None:
    id = await alone(home, typed)
    for _ in range(3):
        assert await deadline(home, id) is None
        assert not any(screen.until for screen in await seen(home, id, "Ann"))
        await home.play(id, Random(1), actions=1)
    home.clock.now += 30 * DAY
    await home.timers.tick()
    assert not any("win" in verbs(screen) for screen in await seen(home, id, "Ann"))


async def test_it_stops_when_the_computer_takes_over_from_the_only_opponent(home: House) -> None:
    id = await home.match("Ann", "Bob", options="live")
    _, other = await home.turn(id)
    home.clock.now += 15 * 60
    await home.timers.tick()
    await home.settle()
    await home.press(other, find(home.platform.at("hall")[-1], "replace"))
    assert await deadline(home, id) is None
    assert not any(screen.until for screen in await seen(home, id, other))


async def test_it_stops_when_all_others_have_resigned_though_it_is_not_their_turn(home: House) -> None:
    for name in NAMES:
        await home.type(name, "/help")
    await home.type("Ann", "/play @Bob @Cid computer totemo day")
    (match,) = await home.matches("Ann")
    for name in NAMES[1:]:
        await home.press(name, f"accept:{match.id}")
    await home.settle()
    name, _ = await home.turn(match.id)
    first, second = (each for each in NAMES if each != name)
    await home.press(first, f"resigned:{match.id}")
    assert await deadline(home, match.id) == home.clock.now + DAY
    await home.press(second, f"resigned:{match.id}")
    assert (await home.turn(match.id))[0] == name
    assert await deadline(home, match.id) is None
    assert not any(screen.until for screen in await seen(home, match.id, name))


async def test_a_clock_that_an_older_version_started_is_not_shown_and_the_next_move_stops_it(home: House) -> None:
    id = await alone(home, "/play computer day")
    await home.store.write(matches.set_deadline, id, home.clock.now + DAY)
    assert not any(screen.until for screen in await seen(home, id, "Ann"))
    home.clock.now += 2 * DAY
    await home.timers.tick()
    before = home.platform.sent.copy()
    await home.settle()
    assert home.platform.sent == before, "nobody is told"
    await home.play(id, Random(1), actions=1)
    assert await deadline(home, id) is None

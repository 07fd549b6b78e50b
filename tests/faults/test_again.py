"""What people repeat after a crash, because nobody knows whether it was done before, counts once."""

from pathlib import Path
from random import Random

import pytest

from tests.bot.house import House, find, house


async def lines(home: House, id: str) -> list[str]:
    return [entry.action for entry in (await home.load(id))[1].log]


async def against_the_computer(home: House, actions: int) -> str:
    """A match in which a person has made this many moves and is to move again."""
    await home.type("Ann", "/play computer", "@ann")
    await home.settle()
    (match,) = await home.matches("Ann")
    for _ in range(actions):
        screen = await home.press("Ann", f"hand:{match.id}", "@ann")
        screen = await home.press("Ann", find(screen, "pick"), "@ann")
        await home.press("Ann", find(screen, "move"), "@ann")
        await home.settle()
    return match.id


@pytest.mark.parametrize("crash", [False, True])
async def test_one_button_takes_back_one_move(tmp_path: Path, crash: bool) -> None:
    async with house(tmp_path) as home:
        id = await against_the_computer(home, actions=3)
        undo = find(await home.press("Ann", f"hand:{id}", "@ann"), "undo")
        await home.press("Ann", undo, "@ann")
        if not crash:
            await home.press("Ann", undo, "@ann")
        once = await lines(home, id)
    if crash:
        async with house(tmp_path) as home:
            await home.press("Ann", undo, "@ann")
            assert await lines(home, id) == once
    assert [line for line in once if line.startswith("/")] == [once[-1]]


async def test_one_button_offers_one_draw_even_after_it_was_declined(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        id = await home.match("Ann", "Bob")
        draw = find(await home.press("Ann", f"more:{id}"), "draw")
        await home.press("Ann", draw)
        await home.settle()
        await home.press("Bob", find(home.platform.at("hall")[-1], "refuse"))
        await home.press("Ann", draw)
        assert await lines(home, id) == ["/offer draw", "/decline"]


@pytest.mark.parametrize("verb", ["resigned", "abort", "rematch"])
async def test_nothing_else_happens_twice_either(tmp_path: Path, verb: str) -> None:
    async with house(tmp_path) as home:
        id = await home.match("Ann", "Bob")
        if verb == "rematch":
            await home.press("Bob", f"resigned:{id}")
        await home.press("Ann", f"{verb}:{id}")
        once = await lines(home, id), len(await home.matches("Ann"))
    async with house(tmp_path) as home:
        await home.press("Ann", f"{verb}:{id}")
        assert (await lines(home, id), len(await home.matches("Ann"))) == once


async def test_a_restart_does_not_announce_again_that_time_has_run_out(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        id = await home.match("Ann", "Bob", options="live")
        await home.play(id, Random(1), actions=2)
        home.clock.now += 15 * 60
        await home.timers.tick()
        await home.settle()
        platform, now = home.platform, home.clock.now
    assert [screen for screen in platform.at("hall") if "ran out" in screen.text]
    platform.sent.clear()
    async with house(tmp_path, platform) as home:
        home.clock.now = now + 1
        await home.timers.tick()
        await home.settle()
    assert platform.sent == []


async def test_time_that_ran_out_while_the_bot_was_down_is_announced_after_the_start(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.match("Ann", "Bob", options="live")
        platform, now = home.platform, home.clock.now
    async with house(tmp_path, platform) as home:
        home.clock.now = now + 15 * 60
        await home.timers.tick()
        await home.settle()
    assert [screen for screen in platform.at("hall") if "ran out" in screen.text]

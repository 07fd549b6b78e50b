"""What people repeat after a crash, because nobody knows whether it was done before, counts once."""

from pathlib import Path
from random import Random

import pytest

from tests.support.app import TestApp, find, open_app


async def lines(app: TestApp, id: str) -> list[str]:
    return [entry.action for entry in (await app.load(id))[1].log]


async def against_the_computer(app: TestApp, actions: int) -> str:
    """A match in which a person has made this many moves and is to move again."""
    await app.type("Ann", "/play computer", "@ann")
    await app.settle()
    (match,) = await app.matches("Ann")
    for _ in range(actions):
        screen = await app.press("Ann", f"hand:{match.id}", "@ann")
        screen = await app.press("Ann", find(screen, "pick"), "@ann")
        await app.press("Ann", find(screen, "move"), "@ann")
        await app.settle()
    return match.id


@pytest.mark.parametrize("crash", [False, True])
async def test_one_button_takes_back_one_move(tmp_path: Path, crash: bool) -> None:
    async with open_app(tmp_path) as app:
        id = await against_the_computer(app, actions=3)
        undo = find(await app.press("Ann", f"hand:{id}", "@ann"), "undo")
        await app.press("Ann", undo, "@ann")
        if not crash:
            await app.press("Ann", undo, "@ann")
        once = await lines(app, id)
    if crash:
        async with open_app(tmp_path) as app:
            await app.press("Ann", undo, "@ann")
            assert await lines(app, id) == once
    assert [line for line in once if line.startswith("/")] == [once[-1]]


async def test_one_button_offers_one_draw_even_after_it_was_declined(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        id = await app.match("Ann", "Bob")
        draw = find(await app.press("Ann", f"more:{id}"), "draw")
        await app.press("Ann", draw)
        await app.settle()
        await app.press("Bob", find(app.platform.at("hall")[-1], "refuse"))
        await app.press("Ann", draw)
        assert await lines(app, id) == ["/offer draw", "/decline"]


@pytest.mark.parametrize("verb", ["resigned", "abort", "rematch"])
async def test_nothing_else_happens_twice_either(tmp_path: Path, verb: str) -> None:
    async with open_app(tmp_path) as app:
        id = await app.match("Ann", "Bob")
        if verb == "rematch":
            await app.press("Bob", f"resigned:{id}")
        await app.press("Ann", f"{verb}:{id}")
        once = await lines(app, id), len(await app.matches("Ann"))
    async with open_app(tmp_path) as app:
        await app.press("Ann", f"{verb}:{id}")
        assert (await lines(app, id), len(await app.matches("Ann"))) == once


async def test_a_restart_does_not_announce_again_that_time_has_run_out(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        id = await app.match("Ann", "Bob", options="live")
        await app.play(id, Random(1), actions=2)
        app.clock.now += 40 * 60
        await app.timers.tick()
        await app.settle()
        platform, now = app.platform, app.clock.now
    assert [screen for screen in platform.at("hall") if "ran out" in screen.text]
    platform.sent.clear()
    async with open_app(tmp_path, platform) as app:
        app.clock.now = now + 1
        await app.timers.tick()
        await app.settle()
    assert platform.sent == []


async def test_time_that_ran_out_while_the_bot_was_down_is_announced_after_the_start(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        await app.match("Ann", "Bob", options="live")
        platform, now = app.platform, app.clock.now
    async with open_app(tmp_path, platform) as app:
        app.clock.now = now + 30 * 60
        await app.timers.tick()
        await app.settle()
    assert [screen for screen in platform.at("hall") if "ran out" in screen.text]

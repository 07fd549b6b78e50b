"""Calls that were posted, but not recorded: the answer was lost, or the process, or they are on their way."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.screens.screen import Screen
from bot.screens.times import until
from tests.support.app import FakePlatform, TestApp, open_app

HALL = "hall"


@dataclass
class Slow(FakePlatform):
    """Something happens between the next call at the table and the answer to whoever posts it."""

    meanwhile: Callable[[], Awaitable[None]] | None = None

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        message = await super().post(address, screen, nonce)
        if address == HALL and is_call(screen) and (meanwhile := self.meanwhile):
            self.meanwhile = None
            await meanwhile()
        return message


def is_call(screen: Screen) -> bool:
    return bool(screen.mentions) and "your turn" in screen.text


def calls(platform: FakePlatform) -> list[Screen]:
    return [screen for screen in platform.at(HALL) if is_call(screen)]


async def lose_the_answer() -> None:
    raise ConnectionError


async def begun(app: TestApp, platform: Slow, meanwhile: Callable[[], Awaitable[None]]) -> str:
    """A match in which something happens while the first person is called."""
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob schotten-totten")
    (match,) = await app.matches("Ann")
    platform.meanwhile = meanwhile
    await app.press("Bob", f"accept:{match.id}")
    await app.settle()
    assert platform.meanwhile is None
    return match.id


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_call_that_is_void_before_it_is_known_to_be_there_is_removed(tmp_path: Path, restarts: bool) -> None:
    platform = Slow()
    async with open_app(tmp_path, platform) as app:
        id = await begun(app, platform, lose_the_answer)
        assert len(calls(platform)) == 1
        clock = app.clock
        if not restarts:
            await app.play(id, Random(1), actions=1)
            await app.wait(10)
            assert not calls(platform), "the other one is present, and the call to the first is void"
    if restarts:
        async with open_app(tmp_path, platform, clock=clock) as app:
            await app.play(id, Random(1), actions=1)
            await app.wait(10)
            assert not calls(platform)


async def test_a_call_on_its_way_tells_in_the_end_how_much_time_there_is(tmp_path: Path) -> None:
    platform = Slow()
    async with open_app(tmp_path, platform) as app:

        async def go_away() -> None:
            (match,) = await app.matches("Ann")
            name, _ = await app.turn(match.id)
            await app.type(name, "/vacation 3 days")

        id = await begun(app, platform, go_away)
        (call,) = calls(platform)
        assert call.until == until(*await app.load(id))

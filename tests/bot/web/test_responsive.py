"""Nothing slow runs on the event loop: the room answers while a picture is drawn and while the computer thinks."""

import asyncio
import threading
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from bot.screens.screen import Screen
from bot.web.room import LOBBY
from core import players
from renderers import Picture, Theme
from tests.bot.web.hall import PATIENCE, Hall, Swatch
from tests.support.app import TestApp


@dataclass
class Slow:
    """Something that takes until it is told to go on, beside the event loop or not at all."""

    begun: threading.Event = field(default_factory=threading.Event)
    go_on: threading.Event = field(default_factory=threading.Event)

    def work(self) -> None:
        assert threading.current_thread() is not threading.main_thread(), "this is the thread of the event loop"
        self.begun.set()
        assert self.go_on.wait(PATIENCE)

    async def at_work(self) -> None:
        assert await asyncio.to_thread(self.begun.wait, PATIENCE)


@dataclass(frozen=True)
class Painting:
    """A picture that takes its time."""

    slow: Slow
    alt: str = "a painting"

    def draw(self, theme: Theme) -> Picture:
        self.slow.work()
        return Swatch("red").draw(theme)

    def told(self) -> str:
        return self.alt

    def __hash__(self) -> int:
        return id(self.slow)


async def test_a_ping_is_answered_while_a_picture_is_drawn(room: Hall) -> None:
    guest, slow = await room.guest("Ann"), Slow()
    posting = asyncio.create_task(room.room.post(LOBBY, Screen("", Painting(slow)), "n1"))
    await slow.at_work()
    await guest.caught_up()
    assert not posting.done()
    slow.go_on.set()
    await posting
    await guest.caught_up()
    assert [message["id"] for message in guest.heard()] == ["n1"]


async def test_others_are_answered_while_the_computer_thinks(app: TestApp, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, decide = Slow(), players.get("random")

    def think(view: Any, rng: Random) -> Any:
        slow.work()
        return decide(view, rng)

    monkeypatch.setattr(players, "get", lambda _level: think)
    await app.type("Ann", "/play computer")
    (match,) = await app.matches("Ann")
    while (await app.turn(match.id))[0]:
        await app.play(match.id, Random(1), actions=1)
    playing = asyncio.create_task(app.settle())
    await slow.at_work()
    assert (await app.type("Bob", "/help")).text
    assert not playing.done()
    slow.go_on.set()
    await playing

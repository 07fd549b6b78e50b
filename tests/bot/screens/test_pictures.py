"""The pool: each picture is drawn once, and nobody waits for another person's replays."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from threading import Event
from typing import cast

import pytest

import renderers
from bot.discord import messages as discord
from bot.i18n import translator
from bot.screens.pictures import PicturePool, Replay
from bot.screens.screen import Button, Screen
from bot.telegram import messages as telegram
from bot.web import messages as web
from core.game import View
from renderers import DARK, LIGHT, Picture, Theme

EN = translator("en")
BUSY = EN("replay-busy")
DONE = Picture(b"GIF89a", (1, 1), "a replay", "gif")


@dataclass(frozen=True)
class Cards:
    """A picture that is drawn at once."""

    def draw(self, theme: Theme) -> Picture:
        return Picture(theme.name.encode(), (1, 1), "cards")

    def told(self) -> str:
        return "cards"


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Replays are finished when this is set."""
    finished = Event()

    def wait(*_: object) -> Picture:
        assert finished.wait(120)
        return DONE

    monkeypatch.setattr(renderers, "replay", wait)
    yield finished
    finished.set()


def replay(match: int, player: int) -> Screen:
    drawing = Replay((cast(View, match),), EN, player=player)
    return Screen(f"Replay {match}", drawing, ((Button("Back", "hand:1"),),))


def begun(pool: PicturePool, screen: Screen) -> asyncio.Task[Picture]:
    assert pool.admit(screen) is screen
    assert screen.drawing
    return asyncio.create_task(pool.draw(screen.drawing, LIGHT))


async def test_a_hand_does_not_wait_for_replays(drawn: Event) -> None:
    with PicturePool(threads=1) as pool:
        replays = [begun(pool, replay(match, player=match)) for match in range(9)]
        assert (await pool.draw(Cards(), DARK)).data == b"dark"
        assert not any(each.done() for each in replays)
        drawn.set()
        assert await asyncio.gather(*replays) == [DONE] * 9


async def test_a_person_waits_for_one_replay_before_asking_for_another(drawn: Event) -> None:
    with PicturePool() as pool:
        first = begun(pool, replay(1, player=1))
        refused = pool.admit(replay(2, player=1))
        assert (refused.text, refused.drawing, refused.rows) == (BUSY, None, replay(2, player=1).rows)
        same, others = begun(pool, replay(1, player=1)), begun(pool, replay(2, player=2))
        drawn.set()
        assert [*await asyncio.gather(first, same, others)] == [DONE] * 3
        assert await begun(pool, replay(3, player=1)) is DONE


async def test_a_replay_that_fails_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Picture:
        raise ZeroDivisionError

    monkeypatch.setattr(renderers, "replay", fail)
    with PicturePool() as pool:
        for match in range(2):
            with pytest.raises(ZeroDivisionError):
                await begun(pool, replay(match, player=1))


async def test_every_platform_says_that_a_replay_has_to_wait(drawn: Event) -> None:
    with PicturePool() as pool:
        first, second = begun(pool, replay(1, player=1)), replay(2, player=1)
        assert (await web.make(second, pool))[0]["text"] == BUSY
        assert (await telegram.body(second, pool, "cairn_bot")).html == BUSY
        assert (await discord.body(second, pool)).content == BUSY
        drawn.set()
        await first

"""Requests fail, are lost or come late, again and again, while people play on: in the end everyone sees what holds."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from tests.journeys import discord_eyes as eyes
from tests.journeys import discord_house as house
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import Table, begun, tokens
from tests.servers.discord.faults import Failure
from tests.support.app import Clock
from tests.support.playing import is_waiting, offers

ANYWHERE = (r"^/channels/\d+/messages", r"^/channels/\d+/messages", r"/messages/@original$")
TURNS = 5


class Time:
    """The bot's clock, and the waits of its library: both go on only when the test says so."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._passes = asyncio.Event()

    async def sleep(self, _seconds: float, _result: object = None) -> None:
        await self._passes.wait()

    def wait(self) -> asyncio.Event:
        """Set when time goes on."""
        return self._passes

    def go_on(self, bot: Bot, seconds: float) -> None:
        self.clock.now += seconds
        passes, self._passes = self._passes, asyncio.Event()
        passes.set()
        bot.context.news.set()


@pytest_asyncio.fixture
async def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time(Clock())
    quick = SimpleNamespace(**{**vars(asyncio), "sleep": time.sleep})
    monkeypatch.setattr("discord.http.asyncio", quick)
    monkeypatch.setattr("discord.webhook.async_.asyncio", quick)
    return time


@pytest_asyncio.fixture
async def cairn(club: Club, time: Time) -> AsyncIterator[Bot]:
    async with house.bot(club, clock=time.clock) as running:
        yield running


def trouble(rng: Random, time: Time) -> dict[str, Any]:
    """How a request fails."""
    ways: tuple[dict[str, Any], ...] = (
        {"status": 429, "retry_after": 4.0},
        {"status": 429, "via": False},
        {"status": 500},
        {"status": 502, "times": 6},
        {"status": 500, "applied": True},
        {"status": 403, "code": 50001},
        {"status": 403, "code": 50013},
        {"status": 404, "code": 10003},
        {"status": 404, "code": 10008},
        {"drop": True},
        {"drop": True, "applied": True},
        {"status": 0, "until": time.wait()},
        {"status": 0, "until": time.wait(), "applied": True},
    )
    return rng.choice(ways)


def is_busy() -> bool:
    """Whether the bot is still answering somebody."""
    names = ("discord.py: on_interaction", "discord-ui-dynamic-item", "CommandTree-invoker")
    return any(task.get_name().startswith(names) for task in asyncio.all_tasks())


async def settled(bot: Bot, time: Time) -> None:
    """Whatever waits comes to its end."""
    time.go_on(bot, 4000)
    while is_busy() or await is_waiting(bot.context):
        await asyncio.sleep(0.001)
        time.go_on(bot, 60)


async def act(table: Table, rng: Random) -> None:
    """Press a card, and type a move without waiting for the answer."""
    position = await table.position()
    (seat,) = position.actors
    user, ply = table.seats[seat], position.ply
    for message in [it for it in user.sees(user.dm) if offers(tokens(it), table.id, position, seat)][:1]:
        await user.press(message, rng.choice([it for it in tokens(message) if it.startswith(("pick:", "move:"))]))
    if (await table.position()).ply == ply:
        await type_move(table, rng, in_private=rng.choice((True, False)))
    while (await table.position()).ply == ply:
        await asyncio.sleep(0.001)


async def type_move(table: Table, rng: Random, *, in_private: bool = False) -> None:
    position = await table.position()
    (seat,) = position.actors
    user, move = table.seats[seat], rng.choice(position.legal(seat))
    await user.slash(user.dm if in_private else table.club.hall, "move", move=move, match=table.id)
    while (await table.position()).ply == position.ply:
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("seed", range(16))
async def test_after_a_storm_everyone_sees_what_holds(club: Club, cairn: Bot, time: Time, seed: int) -> None:
    table, rng = await begun(club, cairn), Random(seed)
    failures: list[Failure] = []
    for _ in range(TURNS):
        for _ in range(rng.randint(1, 4)):
            method = rng.choice(("POST", "PATCH", "PATCH", "DELETE"))
            failures.append(club.server.fail_next(method, rng.choice(ANYWHERE), **trouble(rng, time)))
        await act(table, rng)
        if rng.random() < 0.7:
            time.go_on(cairn, rng.choice((0, 1, 5, 400)))
    for failure in failures:
        failure.times = 0
    await settled(cairn, time)
    await eyes.look(table)


async def test_an_answer_that_waits_does_not_stay_over_the_next_hand(club: Club, cairn: Bot, time: Time) -> None:
    """Discord asks the bot to wait four seconds before it shows "where?"; meanwhile the turn passes, and comes back."""
    table, rng = await begun(club, cairn), Random(1)
    user, _ = await table.turn()
    hand = table.hand(user)
    club.server.fail_next("PATCH", r"/messages/@original$", 429, retry_after=4.0)
    await user.press(hand, next(token for token in tokens(hand) if token.startswith("pick:")))
    await club.world.until(lambda: any(it.status == 429 for it in club.server.requests))
    for _ in range(2):
        await type_move(table, rng)
        await cairn.settled()
    versions = len(hand.versions)
    time.go_on(cairn, 4)
    await club.world.until(lambda: len(hand.versions) == versions + 2)
    assert "where?" in hand.versions[-2].content
    await settled(cairn, time)
    await eyes.look(table)

"""Discord is away, in every way in which it can be: said once, tried again, and then the match goes on."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from types import SimpleNamespace

import pytest

from bot.app import App
from bot.discord.client import Client, running
from bot.service.request import Caller
from bot.store import Store
from tests.journeys.discord_house import Club, Quick
from tests.journeys.discord_table import challenged, press, tokens
from tests.servers.discord import loopback
from tests.servers.discord.world import HANGS
from tests.support.database import prepared
from tests.support.supervised import Supervised, supervised

ME, PUT_COMMANDS = "^/users/@me$", "^/applications/[0-9]+/commands$"
TRIES = 4


@asynccontextmanager
async def cairn(club: Club, it: Supervised, port: Callable[[], int] | None = None) -> AsyncIterator[App]:
    async with App.open(Store(prepared(club.folder / "cairn.db")), rng=Random(1)) as app, app.running():

        def make() -> Client:
            connector = loopback.connector(port()) if port else club.server.connector()
            options = {"connector": connector, "guild_ready_timeout": 0.05, "shard_count": 1}
            return Quick(app.context, app.dispatcher, app.pool, **options)

        async with supervised(app, "discord", partial(running, make, club.server.token, sleep=it.sleep), it):
            yield app


@pytest.fixture(autouse=True)
def _the_library_retries_without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(_seconds: float) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr("discord.http.asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": at_once}))


@pytest.mark.parametrize(
    ("status", "more", "told"),
    [
        (400, {}, ("trouble", "HTTPException 400")),
        (401, {}, ("token", "LoginFailure")),
        (429, {"via": False}, ("trouble", "HTTPException 429")),
        (429, {"retry_after": 0.01}, ("trouble", "HTTPException 429")),
        (500, {}, ("trouble", "DiscordServerError 500")),
        (502, {}, ("trouble", "DiscordServerError 502")),
        (503, {}, ("trouble", "DiscordServerError 503")),
    ],
)
async def test_an_error_instead_of_an_answer_is_said_once_and_tried_again(
    club: Club, status: int, more: dict[str, object], told: tuple[str, str]
) -> None:
    it = Supervised()
    failure = club.server.fail_next("GET", ME, status, times=1000, **more)
    async with cairn(club, it):
        await club.world.until(lambda: len(it.pauses) >= TRIES)
        assert it.said == [told[0]]
        failure.times = 0
        await club.world.until(lambda: "cairn#0001" in it.said)
        await challenged(club)
    assert it.said == [told[0], "cairn#0001"]
    assert it.troubles == [told]
    assert [line for line in it.noise if "rate limited" not in line] == []


async def test_nobody_at_the_other_end(club: Club) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        nobody = free.getsockname()[1]
    ports, it = [nobody], Supervised()
    async with cairn(club, it, lambda: ports[0]):
        await club.world.until(lambda: len(it.pauses) >= TRIES)
        ports[0] = club.server.port
        await club.world.until(lambda: "cairn#0001" in it.said)
    assert it.said == ["unreachable", "cairn#0001"]
    assert len(it.troubles) == 1
    assert it.noise == []


@pytest.mark.parametrize("code", [4004, 4014])
async def test_a_session_that_is_refused(club: Club, code: int) -> None:
    reason, it = {4004: "token", 4014: "intents"}[code], Supervised()
    club.server.gateway.refuses = code
    async with cairn(club, it):
        await club.world.until(lambda: len(it.pauses) >= TRIES)
        assert it.said == [reason]
        assert min(it.pauses) >= 30
        club.server.gateway.refuses = None
        await club.world.until(lambda: "cairn#0001" in it.said)
    assert len(it.troubles) == 1
    assert it.noise == []


async def test_a_gateway_that_is_down(club: Club) -> None:
    it = Supervised()
    club.server.gateway.open = False
    async with cairn(club, it):
        await club.world.until(lambda: len(it.pauses) >= TRIES)
        club.server.gateway.open = True
        await club.world.until(lambda: "cairn#0001" in it.said)
    assert it.said == ["trouble", "cairn#0001"]
    assert it.troubles == [("trouble", "WSServerHandshakeError 503")]
    assert it.noise == []


async def test_a_discord_that_hangs_is_given_up_and_does_not_keep_cairn_from_stopping(club: Club) -> None:
    it = Supervised()
    failure = club.server.fail_next("GET", ME, delay=HANGS, times=1000)
    async with cairn(club, it):
        await club.world.until(lambda: failure.times < 1000)
        it.given_up.set()
        await club.world.until(lambda: len(it.pauses) >= TRIES)
    assert it.said == ["unreachable"]
    assert it.troubles == [("unreachable", "TimeoutError")]
    assert it.noise == []


async def test_refused_commands_are_reported_as_that_and_everything_else_works(club: Club) -> None:
    it = Supervised()
    failure = club.server.fail_next("PUT", PUT_COMMANDS, 400, times=TRIES)
    async with cairn(club, it):
        await club.world.until(lambda: "cairn#0001" in it.said)
        await club.world.until(lambda: failure.times == 0 and club.server.asked("PUT", PUT_COMMANDS)[TRIES:])
        await challenged(club)
    assert it.said == ["commands", "cairn#0001"]
    assert it.troubles == [("commands", "HTTPException 400")]
    assert it.noise == []


@pytest.mark.parametrize("how", ["revoked", "gone", "unreadable"])
async def test_what_is_due_when_it_is_lost_is_delivered_when_it_is_back(club: Club, how: str) -> None:
    it, server = Supervised(), club.server
    async with cairn(club, it) as app:
        await club.world.until(lambda: "cairn#0001" in it.said)
        challenge = await challenged(club)
        before = server.token
        match how:
            case "revoked":
                server.token, server.gateway.refuses = "another token", 4004
                server.gateway.cut(4004)
            case "gone":
                server.gateway.open = False
                server.gateway.cut()
            case _:
                server.gateway.open = False
                server.gateway.dispatch("INTERACTION_CREATE", {"id": "nonsense"}, None)
        await club.world.until(lambda: len(it.pauses) >= TRIES)
        (accept,) = [token for token in tokens(challenge) if token.startswith("accept:")]
        await app.dispatcher.press(Caller("discord", str(club.bob.id), "Bob", "en", str(club.hall.id)), accept)
        assert challenge.thread is None
        server.token, server.gateway.refuses, server.gateway.open = before, None, True
        await club.world.until(lambda: challenge.thread)
        thread = challenge.thread
        assert thread
        await club.world.until(lambda: any(message.attachments for message in club.eve.sees(thread)))
        await press(
            club.ann, next(m for m in club.eve.sees(thread) if m.attachments), "hand:" + accept.partition(":")[2]
        )
    assert (it.said[0], it.said[-1], it.said.count("cairn#0001")) == ("cairn#0001", "cairn#0001", 2)
    assert len(set(it.troubles)) == len(it.troubles) <= 2
    assert it.noise == []


async def test_a_client_is_closed_although_its_end_is_cut_off(club: Club) -> None:
    closed: list[bool] = []

    class Slow(Quick):
        async def close(self) -> None:
            closing.set()
            await may_close.wait()
            await super().close()
            closed.append(vars(self.http)["_HTTPClient__session"].closed)

    async def connect() -> None:
        options = {"connector": club.server.connector(), "guild_ready_timeout": 0.05, "shard_count": 1}
        async with running(lambda: Slow(app.context, app.dispatcher, app.pool, **options), club.server.token):
            connected.set()
            await asyncio.Event().wait()

    connected, closing, may_close = asyncio.Event(), asyncio.Event(), asyncio.Event()
    async with App.open(Store(prepared(club.folder / "cairn.db")), rng=Random(1)) as app:
        task = asyncio.create_task(connect())
        await connected.wait()
        task.cancel()
        await closing.wait()
        task.cancel()
        await asyncio.sleep(0)
        may_close.set()
        await asyncio.wait([task])
    assert closed == [True]

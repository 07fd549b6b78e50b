"""Telegram is away, in every way in which it can be: said once, tried again, and then the match goes on."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.app import App
from bot.i18n import translator
from bot.rate_limits import RateLimit
from bot.service.request import Caller
from bot.store import Store
from bot.telegram.client import builder, running
from bot.telegram.updates import Webhook
from tests.journeys.telegram_house import Club, quick
from tests.journeys.telegram_table import challenged, tokens
from tests.servers.telegram.application import PLAIN, PUBLIC
from tests.servers.telegram.people import until
from tests.support import ports
from tests.support.database import prepared
from tests.support.supervised import Supervised, supervised

BOT = "@cairn_bot"
TRIES = 4
ALWAYS = 1000
WORDS = translator("en")


@asynccontextmanager
async def cairn(
    club: Club, it: Supervised, root: str | None = None, webhook: Webhook | None = None
) -> AsyncIterator[App]:
    async with App.open(Store(prepared(club.folder / "cairn.db")), rng=Random(1)) as app, app.running():
        limit = RateLimit(app.context.clock)
        made = quick(club.telegram)
        if root:
            made = builder(club.telegram.token, root, httpx_kwargs=PLAIN)
        connect = partial(running, app.context, app.dispatcher, app.pool, made, webhook, limit, sleep=it.sleep)
        async with supervised(app, "telegram", connect, it):
            yield app


def heal(club: Club) -> None:
    club.telegram.faults.planned.clear()


@pytest.mark.parametrize(
    ("failure", "told"),
    [
        ({"status": 400}, ("trouble", "BadRequest")),
        ({"status": 401, "description": "Unauthorized"}, ("token", "InvalidToken")),
        ({"status": 404}, ("token", "InvalidToken")),
        ({"retry_after": 700}, ("trouble", "RetryAfter")),
        ({"status": 500}, ("trouble", "NetworkError")),
        ({"status": 502, "body": b"<html>Bad Gateway</html>"}, ("trouble", "NetworkError")),
    ],
    ids=repr,
)
async def test_an_error_instead_of_an_answer_is_said_once_and_tried_again(
    club: Club, failure: dict[str, Any], told: tuple[str, str]
) -> None:
    it = Supervised()
    club.telegram.fail_next("getMe", times=ALWAYS, **failure)
    async with cairn(club, it):
        await until(lambda: len(it.pauses) >= TRIES)
        assert it.said == [told[0]]
        if "retry_after" in failure:
            assert min(it.pauses) >= failure["retry_after"]
        heal(club)
        await until(lambda: BOT in it.said)
        await challenged(club)
    assert it.said == [told[0], BOT]
    assert it.troubles == [told]
    assert [line for line in it.noise if "Rate limit hit" not in line] == []
    assert "Traceback" not in str(it.noise)


async def test_nobody_at_the_other_end(club: Club) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        nobody = free.getsockname()[1]
    it = Supervised()
    async with cairn(club, it, f"http://127.0.0.1:{nobody}"):
        await until(lambda: len(it.pauses) >= TRIES)
    assert it.said == ["unreachable"]
    assert it.troubles == [("unreachable", "NetworkError")]
    assert it.noise == []


@pytest.mark.parametrize("method", ["getMe", "deleteWebhook", "getUpdates", "setMyCommands"])
async def test_a_telegram_that_hangs_does_not_keep_cairn_from_stopping(club: Club, method: str) -> None:
    it = Supervised()
    club.telegram.hang_next(method, times=ALWAYS)
    async with asyncio.timeout(60), cairn(club, it):
        await until(lambda: club.telegram.asked(method))
    assert it.noise == []


async def test_an_attempt_that_hangs_is_given_up(club: Club) -> None:
    it = Supervised()
    club.telegram.hang_next("getMe", times=ALWAYS)
    async with cairn(club, it):
        await until(lambda: club.telegram.asked("getMe"))
        it.given_up.set()
        await until(lambda: len(it.pauses) >= TRIES)
    assert it.said == ["unreachable"]
    assert it.noise == []


async def test_refused_commands_are_reported_as_that_and_everything_else_works(club: Club) -> None:
    it = Supervised()
    club.telegram.fail_next("setMyCommands", 400, times=TRIES)
    async with cairn(club, it):
        await until(lambda: BOT in it.said)
        await until(lambda: any(each.status == 200 for each in club.telegram.asked("setMyCommands")))
        await challenged(club)
    assert it.said == ["commands", BOT]
    assert it.troubles == [("commands", "BadRequest")]
    assert it.noise == []


@pytest.mark.parametrize("how", ["revoked", "down", "cut"])
async def test_what_is_due_when_it_is_lost_is_delivered_when_it_is_back(club: Club, how: str) -> None:
    it = Supervised()
    async with cairn(club, it) as app:
        await until(lambda: BOT in it.said)
        challenge = await challenged(club)
        for method in ("getMe", "getUpdates", "editMessageText", "editMessageCaption", "editMessageMedia", "sendPhoto"):
            match how:
                case "revoked":
                    club.telegram.fail_next(method, 401, "Unauthorized", times=ALWAYS)
                case "down":
                    club.telegram.fail_next(method, 502, times=ALWAYS)
                case _:
                    club.telegram.cut_next(method, times=ALWAYS)
        club.telegram.world.state.updates.end()
        await until(lambda: len(it.pauses) >= TRIES)
        if how == "revoked":
            await until(lambda: "token" in it.said)
        accept = f"accept:{tokens(challenge)[0].split(':')[1]}"
        group = str(club.group.id)
        await app.dispatcher.press(Caller("telegram", str(club.bob.id), "Bob", "en", group), accept)
        heal(club)
        await until(lambda: [each for each in club.eve.sees(club.group) if each.photo])
    assert it.said == ([BOT, "token", BOT] if how == "revoked" else [BOT])
    assert it.noise == []


async def test_a_server_that_refuses_everything_for_a_moment_is_no_revoked_token(club: Club) -> None:
    it = Supervised()
    async with cairn(club, it):
        await until(lambda: BOT in it.said)
        club.telegram.fail_next("getUpdates", 401, "Unauthorized", times=2)
        for _ in range(2):
            await club.ann.send(None, "/help")
        await until(lambda: len([each for each in club.telegram.asked("getUpdates") if each.status == 401]) == 2)
        await challenged(club)
    assert it.said == [BOT]
    assert it.troubles == []


UNREADABLE = {"message_id": "no number", "chat": 5}


async def test_an_update_that_the_library_cannot_read_is_skipped(club: Club) -> None:
    it = Supervised()
    async with cairn(club, it):
        await until(lambda: BOT in it.said)
        updates = club.telegram.world.state.updates
        updates.push("message", UNREADABLE)
        await challenged(club)
        assert [each for each in updates.pending if each.payload == UNREADABLE] == []
    skipped = [line for line in it.told if line["event"] == "update skipped"]
    assert len(skipped) == 1, "it is not fetched again"
    assert it.said == [BOT]
    assert it.noise == []


async def test_an_unreadable_update_that_comes_by_webhook_is_skipped(club: Club) -> None:
    it, port = Supervised(), ports.free()
    club.telegram.webhook.proxy[PUBLIC] = f"http://127.0.0.1:{port}"
    async with cairn(club, it, webhook=Webhook(f"{PUBLIC}/hook", "127.0.0.1", port)), ClientSession() as session:
        await until(lambda: BOT in it.said)
        (asked,) = club.telegram.asked("setWebhook")
        headers = {"X-Telegram-Bot-Api-Secret-Token": asked.params["secret_token"]}
        for body, status in (({"update_id": 1, "message": UNREADABLE}, 200), ({}, 200), ([], 200)):
            async with session.post(f"http://127.0.0.1:{port}/hook", json=body, headers=headers) as response:
                assert response.status == status
        await challenged(club)
    assert len([line for line in it.told if line["event"] == "update skipped"]) == 1
    assert it.noise == []


async def test_answers_that_ask_to_wait_are_one_line(club: Club) -> None:
    it = Supervised()
    async with cairn(club, it):
        await until(lambda: BOT in it.said)
        club.telegram.fail_next("sendMessage", retry_after=1, times=2)
        await challenged(club)
    assert len(it.noise) == 1
    assert not [line for line in it.noise if "\n" in line]

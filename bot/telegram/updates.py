"""How updates arrive: fetched one batch after the other, or sent to a webhook. One that cannot be read is skipped."""

import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import urlsplit

import structlog
from aiohttp import web
from telegram import Bot, Update
from telegram.error import InvalidToken, TelegramError
from telegram.request import HTTPXRequest

from bot.delivery.platform import Presence, code
from bot.delivery.tasks import Sleep, pause
from bot.telegram.errors import no_connection

WANTED = (Update.MESSAGE, Update.CALLBACK_QUERY, Update.MY_CHAT_MEMBER)
"""The updates that the bot asks for. With privacy mode on: commands, replies to it, and its private chats; and where
it is added or removed.
"""

_LONGEST_POLL = 10
"""Seconds that Telegram keeps a request for updates if there are none."""
_LOOK = 60.0
"""With a webhook: seconds between checks of whether the token is still valid."""
_SURE = 3
"""How often in a row it must be refused: a self-hosted server that restarts briefly refuses everything."""
_REFUSED = 20.0
_LONGEST_WAIT = 30.0
"""Seconds to wait after an error: people are waiting for answers."""
_LONGEST_BODY = 2**20
_LOG = structlog.get_logger()

Receive = Callable[[object], Awaitable[None]]


class QuietRequest(HTTPXRequest):
    """Requests that log nothing by themselves: an answer that is no JSON would make a traceback."""

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        try:
            answer = json.loads(payload.decode("utf-8", "replace"))
        except ValueError as error:
            raise TelegramError("no JSON") from error
        if not isinstance(answer, dict):
            raise TelegramError("no answer")
        return answer


class PollRequest(QuietRequest):
    """For updates. One that the library cannot read becomes an empty one, which is confirmed like the others."""

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        answer = QuietRequest.parse_json_payload(payload)
        found = answer.get("result")
        if isinstance(found, list):
            answer["result"] = [_readable(each) for each in found if isinstance(each, dict) and "update_id" in each]
        return answer


def _readable(update: dict[str, Any]) -> dict[str, Any]:
    try:
        Update.de_json(update, None)
    except Exception as error:
        _LOG.warning("update skipped", platform="telegram", code=code(error))
        return {"update_id": update["update_id"]}
    return update


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where Telegram sends what people do, and where that arrives, behind a proxy that handles TLS."""

    url: str
    host: str
    port: int


async def keep_polling(bot: Bot, receive: Receive, presence: Presence, rng: Random, sleep: Sleep) -> None:
    """Fetch updates until the token is refused; all other errors pass."""
    offset: int | None = None

    async def poll() -> float:
        nonlocal offset
        for update in await bot.get_updates(offset, timeout=_LONGEST_POLL, allowed_updates=WANTED):
            offset = update.update_id + 1
            await receive(update)
        return 0.0

    try:
        await _keep(poll, presence, rng, sleep)
    finally:
        if offset is not None:
            # Otherwise, the last ones would come again after a restart.
            with suppress(TelegramError):
                await bot.get_updates(offset, limit=1, timeout=0, allowed_updates=WANTED)


async def keep_looking(bot: Bot, presence: Presence, rng: Random, sleep: Sleep) -> None:
    """With a webhook: see from time to time whether Telegram is there, until the token is refused."""

    async def look() -> float:
        await bot.get_me()
        return _LOOK

    await _keep(look, presence, rng, sleep)


async def _keep(ask: Callable[[], Awaitable[float]], presence: Presence, rng: Random, sleep: Sleep) -> None:
    failures = refused = 0
    while True:
        try:
            wait = await ask()
        except TelegramError as error:
            presence.lost(error)
            failure, is_refusal = no_connection(error), isinstance(error, InvalidToken)
            refused = refused + 1 if is_refusal else 0
            if refused == _SURE:
                raise failure from error
            wait = _REFUSED if is_refusal else max(pause(failures, rng, longest=_LONGEST_WAIT), failure.wait)
            failures += 1
        else:
            presence.connected()
            failures = refused = 0
        await sleep(wait)


@asynccontextmanager
async def listening(webhook: Webhook, bot: Bot, receive: Receive) -> AsyncIterator[str]:
    """Receive what is sent to the webhook; yields the secret that Telegram has to know."""
    secret = secrets.token_urlsafe(32)

    async def handle(request: web.Request) -> web.Response:
        given = request.headers.get("X-Telegram-Bot-Api-Secret-Token", "")
        if not secrets.compare_digest(given.encode(errors="replace"), secret.encode()):
            raise web.HTTPForbidden
        try:
            update = await request.json()
        except ValueError as error:
            raise web.HTTPBadRequest from error
        if isinstance(update, dict) and "update_id" in update:
            await receive(Update.de_json(_readable(update), bot))
        return web.Response()

    app = web.Application(client_max_size=_LONGEST_BODY)
    app.router.add_post(f"/{urlsplit(webhook.url).path.lstrip('/')}", handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=2)
    await runner.setup()
    try:
        await web.TCPSite(runner, webhook.host, webhook.port).start()
        yield secret
    finally:
        await runner.cleanup()

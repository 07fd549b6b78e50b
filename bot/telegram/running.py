"""Running the adapter."""

import asyncio
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

from telegram import Bot
from telegram.error import BadRequest, InvalidToken, TelegramError
from telegram.ext import Updater

from bot.delivery.carrier import carrier
from bot.delivery.connection import Connection, Unable
from bot.screens.studio import Studio
from bot.service import posts
from bot.service.context import Context
from bot.service.desk import Desk
from bot.telegram.client import UPDATES, Builder, Client
from bot.telegram.pace import Pace
from bot.telegram.platform import Telegram

_LOOK = 60.0
"""Seconds between checks of whether the token is still valid."""
_SURE = 3
"""How often in a row it must be refused: a self-hosted server that restarts briefly refuses everything."""


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where Telegram sends what people do, and where that arrives, behind a proxy that handles TLS."""

    url: str
    host: str
    port: int


@asynccontextmanager
async def running(
    context: Context,
    desk: Desk,
    studio: Studio,
    builder: Builder,
    webhook: Webhook | None = None,
    pace: Pace | None = None,
) -> AsyncIterator[Connection]:
    """Connect to Telegram with this builder of the library, by polling or with a webhook; raises Unable."""
    client = Client(context, desk, studio, builder, pace)
    updater = client.app.updater
    assert updater
    try:
        await client.open()
        await _listen(updater, webhook)
    except (TelegramError, OSError) as error:
        await client.close()
        raise Unable(_reason(error)) from error
    kept = asyncio.create_task(_keep(client.app.bot))
    try:
        yield Connection(
            Telegram.name, f"@{client.platform.account}", carrier(client.platform, posts.builder(context)), kept
        )
    finally:
        kept.cancel()
        await updater.stop()
        await client.close()
        await asyncio.wait([kept])


async def _listen(updater: Updater, webhook: Webhook | None) -> None:
    if webhook is None:
        await updater.start_polling(allowed_updates=UPDATES)
    else:
        # Listen before telling Telegram to send anything there.
        family = socket.AF_INET6 if ":" in webhook.host else socket.AF_INET
        socket.create_server((webhook.host, webhook.port), family=family).close()
        await updater.start_webhook(
            webhook.host,
            webhook.port,
            urlsplit(webhook.url).path.lstrip("/"),
            webhook_url=webhook.url,
            allowed_updates=UPDATES,
            secret_token=secrets.token_urlsafe(32),
        )


def _reason(error: Exception) -> str:
    match error:
        case InvalidToken():
            return "token"
        case BadRequest():
            return "webhook"
        case OSError():
            return "port"
    return "unreachable"


async def _keep(bot: Bot) -> None:
    """Run until the token is revoked: all other errors pass."""
    refused = 0
    while refused < _SURE:
        await asyncio.sleep(_LOOK)
        try:
            await bot.get_me()
        except InvalidToken:
            refused += 1
        except TelegramError:
            continue
        else:
            refused = 0

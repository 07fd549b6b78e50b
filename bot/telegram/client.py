"""The connection to Telegram."""

import asyncio
import secrets
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import structlog
from telegram import Bot, Update
from telegram.error import BadRequest, InvalidToken, TelegramError
from telegram.ext import (
    AIORateLimiter,
    Application,
    ApplicationBuilder,
    CallbackQueryHandler,
    MessageHandler,
    Updater,
    filters,
)

from bot.delivery.platform import CannotConnect, PlatformConnection, Presence, code
from bot.rate_limits import RateLimit
from bot.screens.pictures import PicturePool
from bot.service.context import Context
from bot.service.dispatcher import Dispatcher
from bot.telegram import commands
from bot.telegram.handlers import Handlers
from bot.telegram.platform import Telegram
from bot.telegram.update_order import WAITING, InOrder

UPDATES = (Update.MESSAGE, Update.CALLBACK_QUERY)
"""The updates that the bot asks for. With privacy mode on: commands, replies to it, and its private chats."""

_BURST, _SPACING = 3, 3.37
GROUP_LIMITS = tuple((_BURST + more, (more + 1) * _SPACING) for more in range(18))
"""How many messages and edits a group gets in how many seconds: a few at once, then one after the other, evenly spaced.
The last rule is Telegram's: 20 a minute, with a little to spare. Refusing early means that what is sent later is
current."""
Builder = ApplicationBuilder[Any, Any, Any, Any, Any, Any]
_LOG = structlog.get_logger()


def builder(token: str, base_url: str = "") -> Builder:
    """With an address, use a self-hosted Bot API server.

    The library's limit for groups makes requests wait their turn; ours refuses them, so that a later one is current.
    """
    made: Builder = ApplicationBuilder().token(token).rate_limiter(AIORateLimiter(group_max_rate=0))
    if base_url:
        root = base_url.rstrip("/")
        made = made.base_url(f"{root}/bot").base_file_url(f"{root}/file/bot")
    return made


class Client:
    def __init__(
        self,
        context: Context,
        dispatcher: Dispatcher,
        pool: PicturePool,
        builder: Builder,
        rate_limit: RateLimit | None = None,
    ) -> None:
        self.app: Application[Any, Any, Any, Any, Any, Any] = builder.concurrent_updates(WAITING).build()
        self.platform = Telegram(
            self.app.bot, context, pool, rate_limit or RateLimit(time.monotonic, *GROUP_LIMITS), time.monotonic
        )
        self._context = context
        self._handlers = Handlers(self.app.bot, context, InOrder(dispatcher), self.platform)
        self.app.add_handler(MessageHandler(filters.UpdateType.MESSAGE, self._message))
        self.app.add_handler(CallbackQueryHandler(self._press))
        self.app.add_error_handler(self._failed)

    async def open(self) -> None:
        """Raises InvalidToken, or another error of the library if Telegram cannot be reached."""
        await self.app.initialize()
        await commands.sync(self.app.bot, self._context)
        await self.app.start()

    async def close(self) -> None:
        if self.app.running:
            await self.app.stop()
        await self.app.shutdown()
        # An application that failed to initialise leaves this open.
        await self.app.bot.shutdown()

    async def _message(self, update: Update, _: object) -> None:
        assert update.message
        await self._handlers.message(update.message)

    async def _press(self, update: Update, _: object) -> None:
        assert update.callback_query
        await self._handlers.press(update.callback_query)

    async def _failed(self, update: object, context: Any) -> None:
        _LOG.error("update failed", platform=Telegram.name, code=code(context.error), exc_info=context.error)


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
    dispatcher: Dispatcher,
    pool: PicturePool,
    builder: Builder,
    webhook: Webhook | None = None,
    rate_limit: RateLimit | None = None,
) -> AsyncIterator[PlatformConnection]:
    """Connect to Telegram with this builder of the library, by polling or with a webhook; raises CannotConnect."""
    client = Client(context, dispatcher, pool, builder, rate_limit)
    updater, presence = client.app.updater, Presence(Telegram.name)
    assert updater
    try:
        await client.open()
        await _listen(updater, webhook, presence)
    except (TelegramError, OSError) as error:
        await client.close()
        raise CannotConnect(_reason(error)) from error
    presence.connected()
    kept = asyncio.create_task(_keep(client.app.bot, presence))
    try:
        yield PlatformConnection(client.platform, f"@{client.platform.account}", kept)
    finally:
        kept.cancel()
        await updater.stop()
        await client.close()
        await asyncio.wait([kept])


async def _listen(updater: Updater, webhook: Webhook | None, presence: Presence) -> None:
    if webhook is None:
        await updater.start_polling(allowed_updates=UPDATES, error_callback=presence.lost)
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


async def _keep(bot: Bot, presence: Presence) -> None:
    """Run until the token is revoked: all other errors pass."""
    refused = 0
    while refused < _SURE:
        await asyncio.sleep(_LOOK)
        try:
            await bot.get_me()
        except InvalidToken as error:
            presence.lost(error)
            refused += 1
        except TelegramError as error:
            presence.lost(error)
        else:
            presence.connected()
            refused = 0

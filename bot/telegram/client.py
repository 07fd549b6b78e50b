"""The connection to Telegram."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any

import structlog
from telegram import Update
from telegram.error import BadRequest, TelegramError
from telegram.ext import (
    AIORateLimiter,
    Application,
    ApplicationBuilder,
    CallbackQueryHandler,
    ChatMemberHandler,
    MessageHandler,
    filters,
)

from bot.delivery.platform import CannotConnect, PlatformConnection, Presence, Report, code, unreported
from bot.delivery.seldom import Seldom
from bot.delivery.tasks import Sleep, finish
from bot.rate_limits import RateLimit
from bot.screens.pictures import PicturePool
from bot.service.command_sync import syncing
from bot.service.context import Context
from bot.service.dispatcher import Dispatcher
from bot.telegram import commands
from bot.telegram.errors import no_connection
from bot.telegram.group_limits import GROUP_LIMITS
from bot.telegram.handlers import Handlers
from bot.telegram.platform import Telegram
from bot.telegram.update_order import WAITING, InOrder
from bot.telegram.updates import WANTED, PollRequest, QuietRequest, Webhook, keep_looking, keep_polling, listening

Builder = ApplicationBuilder[Any, Any, Any, Any, Any, Any]
_GRACE = 5.0
"""Seconds for closing."""
_CONNECTIONS = 256
_LOG = structlog.get_logger()


# Being asked to wait is no error: one line says it.
logging.getLogger("telegram.ext.AIORateLimiter").addFilter(Seldom())


def builder(token: str, base_url: str = "", **options: Any) -> Builder:
    """With an address, use a self-hosted Bot API server. The options are those of the library's requests.

    The library's limit for groups makes requests wait their turn; ours refuses them, so that a later one is current.
    """
    made: Builder = ApplicationBuilder().token(token).rate_limiter(AIORateLimiter(group_max_rate=0))
    made = made.request(QuietRequest(_CONNECTIONS, **options)).get_updates_request(PollRequest(**options))
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
        self.app: Application[Any, Any, Any, Any, Any, Any] = builder.concurrent_updates(WAITING).updater(None).build()
        self.platform = Telegram(
            self.app.bot, context, pool, rate_limit or RateLimit(time.monotonic, *GROUP_LIMITS), time.monotonic
        )
        self._handlers = Handlers(self.app.bot, context, InOrder(dispatcher), self.platform)
        self.app.add_handler(MessageHandler(filters.UpdateType.MESSAGE, self._message))
        self.app.add_handler(CallbackQueryHandler(self._press))
        self.app.add_handler(ChatMemberHandler(self._membership, ChatMemberHandler.MY_CHAT_MEMBER))
        self.app.add_error_handler(self._failed)

    async def end(self) -> None:
        """Finish what has begun, and close, without waiting long for a Telegram that hangs."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_GRACE):
                if self.app.running:
                    await self.app.stop()
        await self.app.shutdown()
        # An application that failed to initialise leaves this open.
        await self.app.bot.shutdown()

    async def _message(self, update: Update, _: object) -> None:
        assert update.message
        await self._handlers.message(update.message, str(update.update_id))

    async def _press(self, update: Update, _: object) -> None:
        assert update.callback_query
        await self._handlers.press(update.callback_query)

    async def _membership(self, update: Update, _: object) -> None:
        assert update.my_chat_member
        await self._handlers.membership(update.my_chat_member)

    async def _failed(self, update: object, context: Any) -> None:
        _LOG.error("update failed", platform=Telegram.name, code=code(context.error), exc_info=context.error)


@asynccontextmanager
async def running(
    context: Context,
    dispatcher: Dispatcher,
    pool: PicturePool,
    builder: Builder,
    webhook: Webhook | None = None,
    rate_limit: RateLimit | None = None,
    report: Report = unreported,
    sleep: Sleep = asyncio.sleep,
) -> AsyncIterator[PlatformConnection]:
    """Connect to Telegram with this builder of the library, by polling or with a webhook; raises CannotConnect."""
    client = Client(context, dispatcher, pool, builder, rate_limit)
    bot, presence, rng = client.app.bot, Presence(Telegram.name), context.rng
    async with AsyncExitStack() as stack:
        stack.push_async_callback(lambda: finish(client.end()))
        try:
            await client.app.initialize()
            await client.app.start()
            receive = client.app.update_queue.put
            if webhook:
                await _listen(stack, webhook, client)
                keeping = keep_looking(bot, presence, rng, sleep)
            else:
                await bot.delete_webhook()
                keeping = keep_polling(bot, receive, presence, rng, sleep)
        except TelegramError as error:
            raise no_connection(error) from error
        presence.connected()
        kept = asyncio.create_task(keeping)
        stack.push_async_callback(_cancel, kept)
        stack.push_async_callback(_cancel, asyncio.create_task(client.platform.lost.run(sleep)))
        await stack.enter_async_context(syncing(context, partial(commands.sync, bot, context), report, sleep))
        yield PlatformConnection(client.platform, f"@{client.platform.account}", kept)


async def _listen(stack: AsyncExitStack, webhook: Webhook, client: Client) -> None:
    """Listen before telling Telegram to send anything there."""
    try:
        secret = await stack.enter_async_context(listening(webhook, client.app.bot, client.app.update_queue.put))
    except OSError as error:
        raise CannotConnect("port") from error
    try:
        await client.app.bot.set_webhook(webhook.url, allowed_updates=WANTED, secret_token=secret)
    except BadRequest as error:
        raise CannotConnect("webhook") from error


async def _cancel(task: asyncio.Task[None]) -> None:
    """Twice, if it cannot end properly at the first time."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=_GRACE)

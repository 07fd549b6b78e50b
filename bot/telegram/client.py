"""The connection to Telegram."""

import time
from typing import Any

import structlog
from telegram import Update
from telegram.ext import AIORateLimiter, Application, ApplicationBuilder, CallbackQueryHandler, MessageHandler, filters

from bot.screens.studio import Studio
from bot.service.context import Context
from bot.service.desk import Desk
from bot.telegram import menus
from bot.telegram.answers import Answers
from bot.telegram.pace import Pace
from bot.telegram.platform import Telegram
from bot.telegram.presses import Order

UPDATES = (Update.MESSAGE, Update.CALLBACK_QUERY)
"""The updates that the bot asks for. With privacy mode on: commands, replies to it, and its private chats."""

Builder = ApplicationBuilder[Any, Any, Any, Any, Any, Any]
_LOG = structlog.get_logger()


def builder(token: str, base_url: str = "") -> Builder:
    """With an address, use a self-hosted Bot API server."""
    made: Builder = ApplicationBuilder().token(token).rate_limiter(AIORateLimiter())
    if base_url:
        root = base_url.rstrip("/")
        made = made.base_url(f"{root}/bot").base_file_url(f"{root}/file/bot")
    return made


class Client:
    def __init__(
        self, context: Context, desk: Desk, studio: Studio, builder: Builder, pace: Pace | None = None
    ) -> None:
        self.app: Application[Any, Any, Any, Any, Any, Any] = builder.concurrent_updates(Order()).build()
        self.platform = Telegram(self.app.bot, context, studio, pace or Pace(time.monotonic), time.monotonic)
        self._store = context.store
        self._answers = Answers(self.app.bot, desk, context.store, self.platform)
        self.app.add_handler(MessageHandler(filters.UpdateType.MESSAGE, self._message))
        self.app.add_handler(CallbackQueryHandler(self._press))
        self.app.add_error_handler(self._failed)

    async def open(self) -> None:
        """Raises InvalidToken, or another error of the library if Telegram cannot be reached."""
        await self.app.initialize()
        await menus.tell(self.app.bot, self._store)
        await self.app.start()

    async def close(self) -> None:
        if self.app.running:
            await self.app.stop()
        await self.app.shutdown()
        # An application that failed to initialise leaves this open.
        await self.app.bot.shutdown()

    async def _message(self, update: Update, _: object) -> None:
        assert update.message
        await self._answers.message(update.message)

    async def _press(self, update: Update, _: object) -> None:
        assert update.callback_query
        await self._answers.press(update.callback_query)

    async def _failed(self, update: object, context: Any) -> None:
        _LOG.error("update-failed", exc_info=context.error)

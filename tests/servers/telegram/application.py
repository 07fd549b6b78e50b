"""The real python-telegram-bot, pointed at the stand-in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from telegram.ext import AIORateLimiter, Application, BaseHandler
from telegram.request import HTTPXRequest

from tests.servers.telegram.server import Telegram

App = Application[Any, Any, Any, Any, Any, Any]
PLAIN = {"verify": False}
"""There is no TLS here, and loading certificates for nothing would take most of a short test's time."""
PUBLIC = "https://cairn.example"


@asynccontextmanager
async def application(telegram: Telegram, limiter: AIORateLimiter | None = None) -> AsyncIterator[App]:
    """An application that can send, but does not poll for updates."""
    builder: Any = Application.builder()
    builder.token(telegram.token).base_url(telegram.base_url).base_file_url(telegram.base_file_url)
    for request in (builder.request, builder.get_updates_request):
        request(HTTPXRequest(httpx_kwargs=PLAIN))
    if limiter:
        builder.rate_limiter(limiter)
    async with builder.build() as app:
        yield app


@asynccontextmanager
async def polling(
    telegram: Telegram, *handlers: BaseHandler[Any, Any, Any], allowed: list[str] | None = None
) -> AsyncIterator[App]:
    async with application(telegram) as app:
        app.add_handlers(handlers)
        await app.start()
        assert app.updater
        await app.updater.start_polling(allowed_updates=allowed)
        try:
            yield app
        finally:
            await app.updater.stop()
            await app.stop()


@asynccontextmanager
async def hooked(
    telegram: Telegram, port: int, *handlers: BaseHandler[Any, Any, Any], secret: str = "s3cret-S3CRET_1"
) -> AsyncIterator[App]:
    """An application with a webhook behind the public address."""
    telegram.webhook.proxy[PUBLIC] = f"http://127.0.0.1:{port}"
    async with application(telegram) as app:
        app.add_handlers(handlers)
        await app.start()
        assert app.updater
        await app.updater.start_webhook("127.0.0.1", port, "hook", webhook_url=f"{PUBLIC}/hook", secret_token=secret)
        try:
            yield app
        finally:
            await app.bot.delete_webhook()
            await app.updater.stop()
            await app.stop()

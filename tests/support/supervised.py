"""A platform under supervision in a test: what was said about it, and waits that take no time."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import structlog.testing
from structlog.typing import EventDict

from bot.app import App
from bot.delivery.seldom import Seldom
from bot.delivery.supervisor import PATIENCE, Connect


@dataclass
class Supervised:
    """What whoever runs the bot learns about one platform."""

    said: list[str] = field(default_factory=list)
    """The bot's account when it is there, otherwise the trouble."""
    told: list[EventDict] = field(default_factory=list)
    """What we logged."""
    noise: list[str] = field(default_factory=list)
    """What the libraries logged."""
    pauses: list[float] = field(default_factory=list)
    """How long it waited between attempts."""
    given_up: asyncio.Event = field(default_factory=asyncio.Event)
    """Whether its patience is over."""

    def tell(self, platform: str, *, account: str = "", trouble: str = "") -> None:
        self.said.append(account or trouble)

    async def sleep(self, seconds: float) -> None:
        if seconds == PATIENCE:
            await self.given_up.wait()
        self.pauses.append(seconds)
        await asyncio.sleep(0)

    @property
    def troubles(self) -> list[tuple[str, str]]:
        return [(each["reason"], each["code"]) for each in self.told if each["event"] == "platform trouble"]


class Noise(logging.Handler):
    def __init__(self, lines: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        # The rest comes from the stand-ins.
        if record.name.startswith(("discord", "telegram", "asyncio", "http")):
            self._lines.append(self.format(record))


@asynccontextmanager
async def supervised(app: App, name: str, connect: Connect, it: Supervised) -> AsyncIterator[None]:
    """Keep this platform connected until the block ends."""
    forget_lines()
    noise = Noise(it.noise)
    logging.getLogger().addHandler(noise)
    try:
        with structlog.testing.capture_logs() as told:
            it.told = told
            async with app.supervising({name: connect}, it.tell, it.sleep):
                yield
    finally:
        logging.getLogger().removeHandler(noise)


def forget_lines() -> None:
    """As if the libraries had said nothing for long."""
    for name in ("discord.http", "telegram.ext.AIORateLimiter"):
        for each in logging.getLogger(name).filters:
            if isinstance(each, Seldom):
                each.last.clear()

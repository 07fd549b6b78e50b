"""What an adapter gives when it is connected, and what the log is told about the connection."""

import asyncio
from dataclasses import dataclass

import structlog

from bot.delivery.platform import code
from bot.delivery.worker import Carry

_LOG = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Connection:
    platform: str
    account: str
    """The bot's name there."""
    carry: Carry
    kept: asyncio.Task[None]
    """Runs through every interruption. If it ends on its own, the connection is lost for good."""


class Presence:
    """Whether a platform, or one shard of it, is there: a line in the log whenever that changes."""

    def __init__(self, platform: str, **shard: int) -> None:
        self._log = _LOG.bind(platform=platform, **shard)
        self._there = False

    def connected(self) -> None:
        if not self._there:
            self._there = True
            self._log.info("platform connected")

    def lost(self, error: Exception | None = None) -> None:
        if self._there:
            self._there = False
            self._log.info("platform lost", **({"code": code(error)} if error else {}))


class Unable(Exception):
    """Why there is no connection, in one word: "token", "unreachable", …"""

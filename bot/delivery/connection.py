"""What an adapter gives when it is connected."""

import asyncio
from dataclasses import dataclass

from bot.delivery.worker import Carry


@dataclass(frozen=True, slots=True)
class Connection:
    platform: str
    account: str
    """The bot's name there."""
    carry: Carry
    kept: asyncio.Task[None]
    """Runs through every interruption. If it ends on its own, the connection is lost for good."""


class Unable(Exception):
    """Why there is no connection, in one word: "token", "unreachable", …"""

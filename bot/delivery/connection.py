"""What an adapter gives when it is connected."""

import asyncio
from dataclasses import dataclass

from bot.delivery.worker import Carry


@dataclass(frozen=True, slots=True)
class Connection:
    platform: str
    account: str
    """What the bot is called there."""
    carry: Carry
    kept: asyncio.Task[None]
    """Runs through every interruption. If it ends by itself, the connection is gone for good."""


class Unable(Exception):
    """Why there is no connection, in a word: "token", "unreachable", …"""

"""All platforms on which journeys are played."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from tests.journeys import discord, fake, telegram
from tests.journeys.driver import Driver

Opened = Callable[[Path], AbstractAsyncContextManager[Driver]]

REAL: dict[str, Opened] = {"discord": discord.opened, "telegram": telegram.opened}
ALL: dict[str, Opened] = {"fake": fake.opened, **REAL}

"""A whole bot without a platform: a real database file, the desk, the outbox worker, and a platform that remembers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.delivery.carrier import carrier
from bot.delivery.platform import Gone
from bot.delivery.worker import Worker
from bot.screens.screen import Button, Screen
from bot.service import posts
from bot.service.announcing import COMPUTER
from bot.service.computer import mover
from bot.service.context import Context
from bot.service.desk import Desk
from bot.service.positions import Positions
from bot.service.visits import Caller
from bot.store import Store


@dataclass
class Notebook:
    """A platform that remembers all it was ever asked to show, and what is shown now."""

    name: str = "notebook"
    shown: dict[tuple[str, str], Screen] = field(default_factory=dict)
    sent: list[tuple[str, Screen]] = field(default_factory=list)
    removed: list[tuple[str, str]] = field(default_factory=list)

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        self.shown[address, nonce] = screen
        self.sent.append((address, screen))
        return nonce

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        if (address, message) not in self.shown:
            raise Gone
        self.shown[address, message] = screen
        self.sent.append((address, screen))

    async def remove(self, address: str, message: str) -> None:
        self.shown.pop((address, message), None)
        self.removed.append((address, message))

    def at(self, address: str) -> list[Screen]:
        return [screen for (place, _), screen in self.shown.items() if place == address]


@dataclass
class Clock:
    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class House:
    store: Store
    context: Context
    desk: Desk
    worker: Worker
    platform: Notebook
    clock: Clock

    def caller(self, name: str, address: str = "hall", language: str = "en") -> Caller:
        return Caller(self.platform.name, name.lower(), name, language, address)

    async def command(self, name: str, line: str, address: str = "hall", language: str = "en") -> Screen:
        """What a person types."""
        from bot import commands

        command, values = commands.read(line)
        for each in ("opponent", "person"):
            if each in values:
                values[each] = values[each].lower()
        return await self.desk.command(self.caller(name, address, language), command.name, values)

    async def press(self, name: str, token: str, address: str = "hall") -> Screen:
        return await self.desk.press(self.caller(name, address), token)

    async def settle(self) -> None:
        """Until everything is delivered and the computer has moved."""
        await self.worker.drain()


def buttons(screen: Screen) -> dict[str, Button]:
    """By label."""
    return {button.label: button for row in screen.rows for button in row}


def by_verb(screen: Screen, verb: str) -> list[Button]:
    return [button for row in screen.rows for button in row if button.token.split(":")[0] == verb]


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    store = Store(f"sqlite+aiosqlite:///{folder / 'cairn.db'}")
    await store.open()
    clock, platform = Clock(), Notebook()
    woken: list[Worker] = []
    context = Context(store, Positions(store), clock, lambda: [worker.wake() for worker in woken].clear())
    carriers = {platform.name: carrier(platform, posts.builder(context)), COMPUTER: mover(context)}
    worker = Worker(store, carriers, posts.refuser(context), clock)
    woken.append(worker)
    try:
        yield House(store, context, Desk(context), worker, platform, clock)
    finally:
        await store.close()
        await asyncio.sleep(0)

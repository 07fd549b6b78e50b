"""One life of the bot, in a process that may be killed at any moment.

All of it is real, including the database file. The chat platform and the people are outside, at the other end of a
socket: what they have seen stays seen.
"""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NoReturn

import structlog

from bot import commands
from bot.app import App
from bot.delivery.platform import MessageGone
from bot.screens.screen import Screen
from bot.service.announcements import COMPUTER
from bot.service.request import Caller
from bot.store import Store, outbox
from tests.faults import audit
from tests.faults.wire import LONGEST, Line, Shown, hear, say
from tests.support.app import open_app

PLATFORM = "chat"


class Trouble(Exception):
    """The platform rejected it this time."""


class Chat:
    """The platform: it passes what it should show to the world outside, and gets the answer from there."""

    name = PLATFORM

    def __init__(self, writer: StreamWriter) -> None:
        self._writer = writer
        self._numbers = count()
        self._waiting: dict[int, asyncio.Future[str]] = {}

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        return await self._show("post", address, nonce, screen)

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        if await self._show("edit", address, message, screen) == "gone":
            raise MessageGone

    async def remove(self, address: str, message: str) -> None:
        await self._show("remove", address, message, None)

    async def withdraw(self, address: str, nonce: str) -> None:
        await self.remove(address, nonce)

    async def open_place(self, address: str, message: str, title: str) -> str | None:
        return None

    def hear(self, number: int, result: str) -> None:
        self._waiting.pop(number).set_result(result)

    async def _show(self, what: str, address: str, message: str, screen: Screen | None) -> str:
        number = next(self._numbers)
        self._waiting[number] = asyncio.get_running_loop().create_future()
        shown = Shown.of(screen).values() if screen else None
        say(self._writer, {"show": number, "what": what, "address": address, "message": message, "screen": shown})
        result = await self._waiting[number]
        if result == "trouble":
            raise Trouble
        return result


def warm_up() -> None:
    """Play a little, so that lives do not each begin by loading and computing what is first needed."""
    with TemporaryDirectory() as folder:
        asyncio.run(_play(Path(folder)))


async def _play(folder: Path) -> None:
    async with open_app(folder) as app:
        id = await app.match("Ann", "Bob", options="tactics")
        await app.play(id, Random(1), actions=4)
        await app.type("Ann", "/draw")
        await app.settle()
        await app.press("Ann", "games")
        await app.press("Ann", f"resigned:{id}")
        await app.press("Ann", f"rematch:{id}")
        await app.type("Ann", "/play computer")
        await app.settle()


def serve(folder: str, world: str) -> None:
    """Run until killed."""
    asyncio.run(_live(folder, world, _serve))


def look(folder: str, world: str) -> None:
    """Report what the world should see, judging by the database alone."""
    asyncio.run(_live(folder, world, _look))


async def _live(folder: str, world: str, task: Callable[[App, StreamReader, StreamWriter], Awaitable[None]]) -> None:
    reader, writer = await asyncio.open_unix_connection(world, limit=LONGEST)
    structlog.configure(processors=[lambda _logger, method, entry: _report(writer, method, dict(entry))])
    async with App.open(Store(f"sqlite:///{Path(folder) / 'cairn.db'}"), presence=0.0) as app:
        await task(app, reader, writer)
    writer.close()
    await writer.wait_closed()


def _report(writer: StreamWriter, method: str, entry: Line) -> NoReturn:
    """Pass what the bot warns of to the world."""
    if method != "info":
        say(writer, {"log": " ".join(f"{name}={value}" for name, value in entry.items())})
    raise structlog.DropEvent


async def _serve(app: App, reader: StreamReader, writer: StreamWriter) -> None:
    chat, dispatcher = Chat(writer), app.dispatcher
    app.connect(chat)

    async def answer(number: int, account: str, address: str, text: str, id: str) -> None:
        caller = Caller(chat.name, account, account.title(), "en", address, request_id=id)
        if text.startswith("/"):
            command, values = commands.read(text)
            screen = await dispatcher.command(caller, command.name, values)
        else:
            screen = await dispatcher.press(caller, text)
        say(writer, {"answer": number, "screen": Shown.of(screen).values()})

    async def settle() -> None:
        """Wait until there is nothing left to deliver."""
        while waiting := await app.store.read(outbox.waiting, (chat.name, COMPUTER)):
            await asyncio.sleep(max(min(due for _, _, due in waiting) - app.context.clock(), 0.01))
        say(writer, {"settled": True})

    async with app.running(), asyncio.TaskGroup() as tasks:
        say(writer, {"alive": True})
        async for line in hear(reader):
            match line:
                case {"ask": number, "account": account, "address": address, "text": text, "id": id}:
                    tasks.create_task(answer(number, account, address, text, id))
                case {"shown": number, "result": result}:
                    chat.hear(number, result)
                case {"settle": True}:
                    tasks.create_task(settle())


async def _look(app: App, _reader: StreamReader, writer: StreamWriter) -> None:
    async for address, alternatives in audit.expected(app, PLATFORM):
        say(writer, {"expected": [each.values() for each in alternatives], "address": address})
        await writer.drain()
    say(writer, {"looked": True})

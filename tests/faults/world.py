"""The world outside the bot's process: the chat server with everything it shows, and the bot's lives one by one."""

import asyncio
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

from tests.faults.audit import Expected
from tests.faults.wire import LONGEST, Line, Shown, hear, say
from tests.faults.zygote import KILLED, Zygote

_TROUBLE = 0.02
"""How often the platform rejects a message."""
_SLOWEST = 0.004
"""How many seconds the platform takes to confirm a message."""


class Lost(Exception):
    """The bot died before it answered."""


@dataclass
class World:
    """The chat server outlives every life of the bot."""

    folder: Path
    rng: Random
    messages: dict[tuple[str, str], Shown] = field(default_factory=dict)
    """Everything that is shown now, by address and message."""
    calls: list[tuple[int, str]] = field(default_factory=list)
    """The life in which the bot had each message shown, edited or removed."""
    logs: list[str] = field(default_factory=list)
    """The bot's log entries."""
    expected: list[Expected] = field(default_factory=list)
    """What should be shown, according to the audit."""
    over: bool = False
    """Whether people should finish."""
    heard: int = 0
    """How often the bot, in this life, has answered someone or had something shown."""
    answered: int = 0
    lost: int = 0
    life: int = 0
    _numbers: "count[int]" = field(default_factory=count)
    _asked: dict[int, asyncio.Future[Shown]] = field(default_factory=dict)
    _alive: asyncio.Event = field(default_factory=asyncio.Event)
    _settled: asyncio.Event = field(default_factory=asyncio.Event)
    _looked: asyncio.Event = field(default_factory=asyncio.Event)
    _dead: asyncio.Event = field(default_factory=asyncio.Event)
    _writer: StreamWriter | None = None
    """The way to the bot, once it has reported that it is alive."""

    @property
    def socket(self) -> str:
        return str(self.folder / "world")

    async def open(self) -> asyncio.Server:
        return await asyncio.start_unix_server(self._listen, self.socket, limit=LONGEST)

    async def ask(self, account: str, address: str, text: str, id: str) -> Shown:
        """The bot's answer to a press or a command; raises Lost if the bot dies first. Then it is sent again."""
        await self._alive.wait()
        assert self._writer
        number = next(self._numbers)
        self._asked[number] = asyncio.get_running_loop().create_future()
        say(self._writer, {"ask": number, "account": account, "address": address, "text": text, "id": id})
        return await self._asked[number]

    def begin(self, zygote: Zygote, function: str = "serve") -> None:
        """Start the next life."""
        self.life += 1
        self.heard = 0
        self._dead.clear()
        zygote.fork(f"tests.faults.life:{function}", str(self.folder), self.socket)

    async def kill(self, zygote: Zygote) -> None:
        """End this life, but read everything it said before its death."""
        code = zygote.kill()
        assert code == KILLED, f"it ended on its own, with exit code {code}"
        if self._writer:
            await self._dead.wait()
        # Let people who were answered at the last moment note it.
        await asyncio.sleep(0)

    async def settle(self) -> None:
        """Wait until the bot has delivered everything."""
        await self._alive.wait()
        assert self._writer
        say(self._writer, {"settle": True})
        await self._settled.wait()

    async def look(self, zygote: Zygote) -> None:
        """Have the database audited."""
        self.begin(zygote, "look")
        assert await asyncio.to_thread(zygote.wait) == 0, "the audit failed"
        await self._looked.wait()

    async def _listen(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(ConnectionError):
            async for line in hear(reader):
                self._hear(line, writer)
        writer.close()
        if self._writer is writer:
            self._writer = None
            self._alive.clear()
            self._dead.set()
            self.lost += len(self._asked)
            for future in self._asked.values():
                future.set_exception(Lost)
            self._asked.clear()

    def _hear(self, line: Line, writer: StreamWriter) -> None:
        self.heard += 1
        match line:
            case {"answer": number, "screen": screen}:
                self.answered += 1
                self._asked.pop(number).set_result(Shown.read(screen))
            case {"show": number, "what": what, "address": address, "message": message, "screen": screen}:
                result = self._show(what, address, message, Shown.read(screen) if screen else None)
                reply = {"shown": number, "result": result}
                asyncio.get_running_loop().call_later(self.rng.uniform(0, _SLOWEST), _reply, writer, reply)
            case {"expected": alternatives, "address": address}:
                self.expected.append((address, [Shown.read(each) for each in alternatives]))
            case {"log": entry}:
                self.logs.append(entry)
            case {"alive": True}:
                self._writer = writer
                self._alive.set()
            case {"looked": True}:
                self._looked.set()
            case {"settled": True}:
                self._settled.set()

    def _show(self, what: str, address: str, message: str, screen: Shown | None) -> str:
        """The answer to the bot. A nonce is the id of its message."""
        if self.rng.random() < _TROUBLE:
            return "trouble"
        self.calls.append((self.life, message))
        if screen is None:
            self.messages.pop((address, message), None)
        elif what == "edit" and (address, message) not in self.messages:
            return "gone"
        else:
            self.messages[address, message] = screen
        return message


def _reply(writer: StreamWriter, line: Line) -> None:
    if not writer.is_closing():
        say(writer, line)

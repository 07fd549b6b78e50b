"""A way to a server on loopback that a test can close: then connections are refused, or accepted and never answered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Literal

from tests.support import ports

Mode = Literal["open", "refusing", "silent"]


@dataclass
class Gate:
    target: int
    """The port of the server."""
    port: int
    mode: Mode = "open"
    silent: int = 0
    """How many connections wait for an answer in vain."""
    _server: asyncio.Server | None = None
    _open: set[asyncio.StreamWriter] = field(default_factory=set)

    async def turn(self, mode: Mode) -> None:
        """Break all connections; the next ones find this."""
        self.mode = mode
        if self._server:
            self._server.close()
            self._server = None
        for writer in [*self._open]:
            writer.transport.abort()
        if mode != "refusing":
            self._server = await asyncio.start_server(self._pass, "127.0.0.1", self.port)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            if self.mode == "silent":
                await self._hold(reader)
            else:
                await self._connect(reader, writer)
        finally:
            self._open.discard(writer)
            writer.transport.abort()

    async def _hold(self, reader: asyncio.StreamReader) -> None:
        self.silent += 1
        try:
            with suppress(OSError):
                while await reader.read(2**16):
                    pass
        finally:
            self.silent -= 1

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, onward = await asyncio.open_connection("127.0.0.1", self.target)
        ways = asyncio.create_task(_pump(reader, onward)), asyncio.create_task(_pump(there, writer))
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            onward.transport.abort()
            await asyncio.wait(ways)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(2**16):
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def gate(target: int) -> AsyncIterator[Gate]:
    it = Gate(target, ports.free())
    await it.turn("open")
    try:
        yield it
    finally:
        await it.turn("refusing")
        while it._open:
            await asyncio.sleep(0)

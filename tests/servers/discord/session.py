"""A gateway session, and its current connection."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import json
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.servers.discord.model import Guild, Json

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1, 1 << 9, 1 << 12
MOST = 120
"""How many messages a client may send per minute."""
UNFILTERED = ("READY", "RESUMED", "INTERACTION_CREATE", "USER_UPDATE")


@dataclass(eq=False)
class Session:
    id: str
    intents: int
    shard: tuple[int, int]
    sent: list[Json] = field(default_factory=list, repr=False)
    """All events in order; the first has sequence number 1."""
    connection: Connection | None = None

    def wants(self, event: str, data: Json, guild: Guild | None) -> bool:
        if (guild.id >> 22 if guild else 0) % self.shard[1] != self.shard[0]:
            return False
        if event.startswith("MESSAGE_"):
            return bool(self.intents & (GUILD_MESSAGES if guild else DIRECT_MESSAGES))
        return event in UNFILTERED or bool(self.intents & GUILDS)


class Connection:
    """One web socket. Messages go out in order, compressed if the client asked for it."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket, self.transport = socket, request.transport
        self.session: Session | None = None
        self.closed_here = False
        self.received: deque[float] = deque(maxlen=MOST)
        self._queue: asyncio.Queue[Json | int | None] = asyncio.Queue()
        self._compress = compressor(request.query.get("compress"))

    def write(self, message: Json | int | None) -> None:
        """Send a message; a number closes the connection with that code, None breaks it."""
        self._queue.put_nowait(message)

    async def run(self) -> None:
        while True:
            message = await self._queue.get()
            if isinstance(message, dict):
                text = json.dumps(message)
                with contextlib.suppress(ConnectionError):
                    if self._compress:
                        await self.socket.send_bytes(self._compress(text.encode()))
                    else:
                        await self.socket.send_str(text)
                continue
            self.closed_here = True
            if message is None:
                if self.transport:
                    self.transport.abort()
            else:
                await self.socket.close(code=message)
            return


def compressor(kind: str | None) -> Callable[[bytes], bytes] | None:
    """One stream for the whole connection, flushed after each message."""
    if kind == "zlib-stream":
        stream = zlib.compressobj()
        return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)
    if kind == "zstd-stream":
        zstandard: Any = importlib.import_module("zstandard")
        made = zstandard.ZstdCompressor().compressobj()
        return lambda data: bytes(made.compress(data) + made.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))
    return None

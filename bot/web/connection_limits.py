"""How many connections the room takes: some from each address, and not more in total than it can serve."""

import asyncio
from dataclasses import dataclass

from aiohttp import web

from bot.web.security import is_loopback, source

_FULL = b"This room has too many connections. Close some of its pages, or try again later.\n"
_REFUSAL = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%b"
    % (len(_FULL), _FULL)
)


@dataclass(frozen=True, slots=True)
class Capacity:
    total: int = 500
    per_address: int = 100
    exempts_loopback: bool = True
    """This machine always gets in: its owner, and a proxy, which is believed about whom it brings."""


class Door(asyncio.Protocol):
    """A new connection, before it is given to the server or refused."""

    def __init__(self, server: web.Server, capacity: Capacity) -> None:
        self._server = server
        self._capacity = capacity

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        if not self._has_room(_remote(transport)):
            transport.write(_REFUSAL)
            transport.close()
            return
        handler = self._server()
        transport.set_protocol(handler)
        handler.connection_made(transport)

    def _has_room(self, remote: str) -> bool:
        if self._capacity.exempts_loopback and is_loopback(remote):
            return True
        if len(self._server.connections) >= self._capacity.total:
            return False
        own, others = source(remote), self._server.connections
        same = sum(source(_remote(each.transport)) == own for each in others if each.transport)
        return same < self._capacity.per_address


def _remote(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""

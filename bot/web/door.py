"""How many connections the room takes: some from each address, and not more in total than it can serve."""

import asyncio
from dataclasses import dataclass

from aiohttp import web

from bot.web.security import source

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
    """This machine always gets in: its owner, and a proxy, behind which everyone has the same address."""


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
        if self._capacity.exempts_loopback and _is_loopback(remote):
            return True
        others = [_remote(each.transport) for each in self._server.connections if each.transport]
        same = sum(source(each) == source(remote) for each in others)
        return len(others) < self._capacity.total and same < self._capacity.per_address


def _remote(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def _is_loopback(remote: str) -> bool:
    return remote == "::1" or source(remote).startswith("127.")

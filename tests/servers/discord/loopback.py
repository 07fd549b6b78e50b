"""The way from the client to the server: a certificate for Discord's names, and a resolver that knows only those."""

from __future__ import annotations

import socket
import ssl
from functools import cache

import aiohttp
import trustme
from aiohttp.abc import AbstractResolver, ResolveResult

from tests.servers.discord.gateway import RESUME_HOST

HOSTS = (
    "discord.com",
    "gateway.discord.gg",
    RESUME_HOST,
    "cdn.discordapp.com",
    "media.discordapp.net",
)


@cache
def _authority() -> trustme.CA:
    return trustme.CA()


@cache
def server_tls() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    _authority().issue_cert(*HOSTS).configure_cert(context)
    return context


class Resolver(AbstractResolver):
    """Resolves Discord's names to this port on this machine, and no others."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        if host not in HOSTS:
            raise OSError(f"only Discord can be reached, not {host}")
        return [
            ResolveResult(
                hostname=host,
                host="127.0.0.1",
                port=self.port,
                family=socket.AF_INET,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
        ]

    async def close(self) -> None:
        pass


@cache
def client_tls() -> ssl.SSLContext:
    """Trusts this one authority and no other, which is also quicker than loading the system's certificates."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    _authority().configure_trust(context)
    return context


def connector(port: int) -> aiohttp.TCPConnector:
    """The connector for one client, which closes it."""
    return aiohttp.TCPConnector(resolver=Resolver(port), ssl=client_tls(), family=socket.AF_INET, limit=0)

"""The checks that every request must pass, and the security headers of every answer.

A page of another site must not act in the room in a person's name. So the Host must be an address of this machine,
not a name that someone has pointed here, and the Origin must be the room itself.
"""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler, Middleware

_LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})

# Not every browser treats a WebSocket as part of 'self'.
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self' ws://{host} wss://{host}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'"
)


def guard(bound: str) -> Middleware:
    """The middleware for a server bound to this address."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not is_own_host(request.headers.get(hdrs.HOST, ""), bound, port(request)) or not _is_own_origin(request):
            raise web.HTTPForbidden(text="This room is not open to other sites. Open it by its own address.\n")
        return await handler(request)

    return check


def is_own_host(host: str, bound: str, port: int) -> bool:
    """Whether a Host header names this server. An IP address is never another site's name for it."""
    try:
        parts = urlsplit(f"//{host}")
        name, asked = parts.hostname or "", parts.port or 80
    except ValueError:
        return False
    if parts.netloc != host or "@" in host or asked != port:
        return False
    return name in _LOOPBACK or name == bound.lower() or (bound not in _LOOPBACK and _is_address(name))


async def protect(request: web.Request, response: web.StreamResponse) -> None:
    """The headers of every answer; a signal of aiohttp, so that errors and the WebSocket have them too."""
    response.headers.update(
        {
            "Content-Security-Policy": _POLICY.format(host=request.host),
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
        }
    )


def port(request: web.Request) -> int:
    """The port on which the request arrived."""
    assert request.transport is not None
    number: int = request.transport.get_extra_info("sockname")[1]
    return number


@lru_cache(maxsize=4096)
def source(remote: str) -> str:
    """The part of an address that one household has: all of an IPv4 address, half of an IPv6 one."""
    try:
        address = ip_address(remote.partition("%")[0])
    except ValueError:
        return remote
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))


def is_loopback(remote: str) -> bool:
    return remote == "::1" or source(remote).startswith("127.")


def newcomer(request: web.Request, *, trusts_loopback: bool) -> str:
    """Whom a newcomer counts with. A proxy on this machine names everyone's address, the one that it saw last."""
    remote = request.remote or ""
    named = ",".join(request.headers.getall(hdrs.X_FORWARDED_FOR, ())).rpartition(",")[2].strip()
    return source(named if trusts_loopback and is_loopback(remote) and _is_address(named) else remote)


def _is_own_origin(request: web.Request) -> bool:
    origin = request.headers.get(hdrs.ORIGIN)
    if origin is None:
        # Browsers send it with every change and every WebSocket: without it, a request may only read.
        return request.method in {hdrs.METH_GET, hdrs.METH_HEAD} and hdrs.UPGRADE not in request.headers
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and parts.netloc == request.host


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True

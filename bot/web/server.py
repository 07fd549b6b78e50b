"""The room's web server."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from ipaddress import IPv6Address, ip_address
from math import ceil

from aiohttp import hdrs, web

from bot.i18n import LANGUAGES, translator
from bot.service.dispatcher import Dispatcher
from bot.store import web as rows
from bot.store.web import WebAccount
from bot.web import accounts
from bot.web.commands import welcome
from bot.web.connection_limits import Capacity, Door
from bot.web.messages import CONTENT_TYPES, FILE_TYPES
from bot.web.names import Unfit
from bot.web.page import assets, preferred_language, tongue
from bot.web.request_limits import Limits
from bot.web.room import LOBBY, Room
from bot.web.security import guard, newcomer, port, protect
from bot.web.session import LONGEST_FRAME, Running, Session

_YEAR = 365 * 86400
_BACKLOG = 512
"""How many connections may wait for the door: those of one address should not fill it."""
_NAMES = 30
"""How many secrets a browser remembers."""
_FOREVER = "private, max-age=31536000, immutable"
"""For files named by their content. A shared cache must not keep them: they may be for one person only."""


@asynccontextmanager
async def serve(
    room: Room,
    dispatcher: Dispatcher,
    host: str = "127.0.0.1",
    port: int = 8080,
    limits: Limits | None = None,
    capacity: Capacity | None = None,
) -> AsyncIterator[str]:
    """Open the room; yields its address. Port 0 means any free one."""
    limits, capacity = limits or Limits(), capacity or Capacity()
    site = _Site(room, dispatcher, limits, trusts_loopback=capacity.exempts_loopback)
    app = web.Application(middlewares=[guard(host)], client_max_size=LONGEST_FRAME)
    app.add_routes(
        [
            web.get("/start", site.start),
            web.post("/enter", site.enter),
            web.post("/leave", site.leave),
            web.get("/socket", site.socket),
            web.get("/pictures/{digest}", site.picture),
            web.get("/files/{digest}", site.file),
            web.get("/{path:.*}", site.asset),
        ]
    )
    app.on_response_prepare.append(protect)
    # A connection that is kept for another request waits as long as a new one for its first.
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=2, keepalive_timeout=limits.patience)
    await runner.setup()
    server = runner.server
    assert server is not None
    try:
        listening = await asyncio.get_running_loop().create_server(
            lambda: Door(server, capacity), host, port, backlog=_BACKLOG
        )
        try:
            yield f"http://{_bracket(host)}:{listening.sockets[0].getsockname()[1]}/"
        finally:
            listening.close()
    finally:
        await site.close()
        await runner.cleanup()


class _Site:
    """The handlers, and what they share."""

    def __init__(self, room: Room, dispatcher: Dispatcher, limits: Limits, *, trusts_loopback: bool) -> None:
        self._room = room
        self._trusts_loopback = trusts_loopback
        self._limits = limits
        self._dispatcher = dispatcher
        self._assets = assets()
        self._sessions: set[Session] = set()
        self._running: Running = {}

    async def start(self, request: web.Request) -> web.Response:
        """Who someone is, if they have been here before, and the page's words."""
        person = await self._person(request)
        language = _language(request)
        own = request.cookies.get(_cookie(request), "")
        gone = await accounts.removed(self._room.store, [own])
        response = web.json_response(
            {
                "me": person.shown if person else None,
                **({"refusal": translator(language)("room-removed", name=gone[0].name)} if gone else {}),
                "languages": {code: translator(code)("room-language-name") for code in LANGUAGES},
                "language": tongue(translator(language)),
            },
            headers={hdrs.CACHE_CONTROL: "no-store"},
        )
        if person:
            *others, own = _secrets(request)
            _remember(request, response, own, others)
        elif not _offered(request):
            # For whoever comes in next.
            _set(response, _next(request), accounts.new_secret())
        if own and not person and not gone:
            # It opens nothing any more: its owner has deleted their data.
            _set(response, _cookie(request), "")
        return response

    async def enter(self, request: web.Request) -> web.Response:
        words = translator(_language(request))
        newcomers, address = self._limits.newcomers, newcomer(request, trusts_loopback=self._trusts_loopback)
        if not newcomers.is_allowed(address):
            seconds = max(1, ceil(newcomers.wait(address)))
            return web.json_response({"refusal": words("room-too-fast", seconds=seconds)}, status=429)
        had, offered = _secrets(request), _offered(request)
        try:
            async with asyncio.timeout(self._limits.patience):
                asked = await request.json()
            # Someone may have entered with the offered secret, and the answer was lost.
            known = [*had, offered] if await accounts.recognise(self._room.store, offered) else had
            person, secret = await accounts.enter(self._room.store, str(asked["name"]), known, offered, self._room.now)
        except TimeoutError as error:
            raise web.HTTPRequestTimeout from error
        except Unfit as unfit:
            return web.json_response({"refusal": words(unfit.key, **unfit.params)}, status=422)
        except (ValueError, TypeError, KeyError, RecursionError, ConnectionError) as error:
            # Nonsense, or half of a body before the connection was closed.
            raise web.HTTPBadRequest from error
        if secret not in had:
            await self._room.answer(person.account, LOBBY, f"{person.account}-welcome", welcome(person, words))
        response = web.json_response({"me": person.shown})
        _remember(request, response, secret, [other for other in known if other != secret])
        if offered in (secret, *known):
            _set(response, _next(request), "")
        return response

    async def leave(self, request: web.Request) -> web.Response:
        """The browser keeps the secret, so that the same name can be used there again."""
        response = web.json_response({})
        _remember(request, response, "", _secrets(request))
        return response

    async def socket(self, request: web.Request) -> web.StreamResponse:
        person = await self._person(request)
        if person is None:
            raise web.HTTPUnauthorized
        socket = web.WebSocketResponse(timeout=2, heartbeat=30, max_msg_size=LONGEST_FRAME)
        await socket.prepare(request)
        session = Session(self._room, self._dispatcher, person, _language(request), self._running, self._limits)
        self._sessions.add(session)
        assert request.transport is not None
        try:
            await session.run(socket, request.transport.abort)
        finally:
            self._sessions.discard(session)
        return socket

    async def picture(self, request: web.Request) -> web.Response:
        attachment = await self._attachment(request)
        if attachment.type not in CONTENT_TYPES:
            raise web.HTTPNotFound
        return web.Response(
            body=attachment.data,
            content_type=CONTENT_TYPES[attachment.type],
            headers={hdrs.CACHE_CONTROL: _FOREVER},
        )

    async def file(self, request: web.Request) -> web.Response:
        attachment = await self._attachment(request)
        if attachment.type not in FILE_TYPES:
            raise web.HTTPNotFound
        return web.Response(
            body=attachment.data,
            content_type=FILE_TYPES[attachment.type],
            charset="utf-8" if attachment.type == "txt" else None,
            headers={hdrs.CACHE_CONTROL: _FOREVER, hdrs.CONTENT_DISPOSITION: "attachment"},
        )

    async def asset(self, request: web.Request) -> web.Response:
        asset = self._assets.get(request.match_info["path"])
        if asset is None:
            raise web.HTTPNotFound
        headers = {hdrs.CACHE_CONTROL: "no-cache", hdrs.ETAG: f'"{asset.tag}"'}
        if any(tag.value == asset.tag for tag in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        text = asset.type.startswith(("text/", "image/svg"))
        return web.Response(
            body=asset.data, content_type=asset.type, charset="utf-8" if text else None, headers=headers
        )

    async def close(self) -> None:
        """Say goodbye to every page, and let running requests finish."""
        for session in self._sessions:
            session.close()
        if self._running:
            await asyncio.wait(self._running.values(), timeout=5)
        for task in [*self._running.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _attachment(self, request: web.Request) -> rows.Attachment:
        person = await self._person(request)
        if person is not None:
            found = await self._room.store.read(rows.attachment, request.match_info["digest"], person.account)
            if found is not None:
                return found
        raise web.HTTPNotFound

    async def _person(self, request: web.Request) -> WebAccount | None:
        return await accounts.recognise(self._room.store, request.cookies.get(_cookie(request)))


def _language(request: web.Request) -> str:
    """The language chosen on the page, or otherwise the browser's."""
    return translator(
        request.query.get("language") or preferred_language(request.headers.get(hdrs.ACCEPT_LANGUAGE, ""))
    ).language


def _cookie(request: web.Request) -> str:
    # Cookies are shared by all ports of a machine, but a room on another port is another room.
    return f"cairn-{port(request)}"


def _next(request: web.Request) -> str:
    """The cookie with the secret that a browser is offered before anyone enters with it."""
    return f"{_cookie(request)}-next"


def _offered(request: web.Request) -> str:
    offered = request.cookies.get(_next(request), "")
    return offered if accounts.is_secret(offered) else ""


def _secrets(request: web.Request) -> list[str]:
    """The secrets of every name that this browser has had, most recent first."""
    left = request.cookies.get(f"{_cookie(request)}-left", "").split(".")
    return [secret for secret in (*left, request.cookies.get(_cookie(request), "")) if secret][-_NAMES:]


def _remember(request: web.Request, response: web.Response, own: str, others: Sequence[str]) -> None:
    cookies = {_cookie(request): own, f"{_cookie(request)}-left": ".".join(others)}
    for name, value in cookies.items():
        if value or name in request.cookies:
            _set(response, name, value)


def _set(response: web.Response, name: str, value: str) -> None:
    """Set a cookie, or remove it if it is empty."""
    response.set_cookie(name, value, max_age=_YEAR if value else 0, httponly=True, samesite="Strict")


def _bracket(host: str) -> str:
    try:
        return f"[{host}]" if isinstance(ip_address(host), IPv6Address) else host
    except ValueError:
        return host

"""A separate Discord on loopback, which answers as Discord does and records everything that Discord would forbid."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
from aiohttp import web

from tests.servers.discord import callbacks, channels, commands, faults, loopback, messages, schema
from tests.servers.discord.call import Call, Created, Upload
from tests.servers.discord.faults import Failure, Limit
from tests.servers.discord.gateway import Gateway
from tests.servers.discord.model import Json, Shown
from tests.servers.discord.refusals import CODES, Refusal, bad
from tests.servers.discord.users import User
from tests.servers.discord.world import World

API = "/api/v10"
OPEN = ("/interactions/", "/webhooks/")
"""Routes with the token in the path."""
INVALID_LIMIT = 10_000
"""After this many requests with 401, 403 and 429 in ten minutes, Discord bans the client."""
ROUTES = (*channels.routes, *messages.routes, *commands.routes, *callbacks.routes)


@dataclass(frozen=True)
class Violation:
    """Something that no bot should do, and what Discord would say about it."""

    where: str
    what: str


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    query: dict[str, str]
    body: Any = field(repr=False)
    files: tuple[Upload, ...]
    at: float
    status: int
    code: int


@dataclass
class Reply:
    status: int
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    code: int = 0


class Server:
    def __init__(self, token: str = "a-token") -> None:
        self.token = token
        self.world = World()
        self.gateway = Gateway(self.world, token, lambda what: self._violate("gateway", what))
        self.violations: list[Violation] = []
        self.requests: list[Request] = []
        self.invalid = 0
        """Requests answered with 401, 403 or 429."""
        self.invalid_limit = INVALID_LIMIT
        self.check_answers = False
        """Whether our own answers are also checked against the schema, which is slow."""
        self.strange_answers: list[str] = []
        """Our answers that do not match it."""
        self.port = 0
        self._failures: list[Failure] = []
        self._limits: list[Limit] = []
        self._runner: web.AppRunner | None = None

    # For tests

    def connector(self) -> aiohttp.TCPConnector:
        """For `discord.Client(connector=…)`; each client needs its own."""
        return loopback.connector(self.port)

    def fail_next(self, method: str, path: str, status: int = 500, **more: Any) -> Failure:
        """Make the next matching request fail: see `Failure` for how. The path is a regular expression."""
        failure = Failure(method, re.compile(path), status, **more)
        self._failures.append(failure)
        return failure

    def heal(self) -> None:
        """No more failures."""
        self._failures.clear()

    def limit(self, method: str, path: str, most: int, seconds: float) -> None:
        """From now on, allow at most this many such requests within this many seconds."""
        self._limits.append(Limit(method, re.compile(path), most, seconds, time.monotonic))

    def shown_to(self, user: User) -> list[Shown]:
        return self.world.shown[user.id]

    def asked(self, method: str, path: str) -> list[Request]:
        """The matching requests so far. The path is a regular expression that must match completely."""
        return [it for it in self.requests if it.method == method and re.fullmatch(path, it.path)]

    # Starting and stopping

    async def start(self) -> None:
        app = web.Application(client_max_size=100 * 1024 * 1024)
        app.router.add_route("*", "/{path:.*}", self._handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0, ssl_context=loopback.server_tls())
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        self.gateway.cut(1001)
        if self._runner:
            await self._runner.cleanup()

    # Answering

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        host = request.url.host or ""
        if host.endswith(".discord.gg"):
            return await self.gateway.serve(request)
        if host in ("cdn.discordapp.com", "media.discordapp.net"):
            return self._file(request)
        if not request.path.startswith(f"{API}/"):
            self._violate(request.path, "is not version 10 of the API")
            return web.Response(status=404)
        at, path = time.monotonic(), request.path.removeprefix(API)
        call, reply = Call(request.method, path, dict(request.query)), Reply(500)
        failure = next((it for it in self._failures if it.fits(request.method, path)), None)
        try:
            call = await self._read(request, call)
            if failure is None or failure.applied:
                reply = self._answer(request, call)
            if failure:
                failure.times -= 1
                await asyncio.sleep(failure.delay)
                if failure.until:
                    await failure.until.wait()
                if failure.status:
                    reply = self._failed(failure)
                elif not failure.applied:
                    reply = self._answer(request, call)
        except Refusal as refusal:
            reply = self._refused(call, refusal)
        self._count(reply)
        self.requests.append(
            Request(call.method, path, dict(call.query), call.body, call.files, at, reply.status, reply.code)
        )
        self.world.changed()
        if failure and failure.drop and request.transport:
            request.transport.abort()
        body = b"" if reply.body is None else json.dumps(reply.body).encode()
        headers = reply.headers if reply.body is None else {"Content-Type": "application/json", **reply.headers}
        return web.Response(status=reply.status, body=body, headers=headers)

    def _failed(self, failure: Failure) -> Reply:
        if failure.status != 429:
            known = CODES.get(failure.code, (0, f"{failure.status}: on purpose"))[1]
            return Reply(failure.status, {"message": known, "code": failure.code}, code=failure.code)
        return self._limited(failure.retry_after, failure.everywhere, failure.via)

    def _limited(self, retry_after: float, everywhere: bool = False, via: bool = True) -> Reply:
        if not via:
            return Reply(429, None, {"Content-Type": "text/html", "Retry-After": "3600"})
        headers = {"Via": "1.1 google", "Retry-After": str(int(retry_after) + 1)}
        headers |= {"X-RateLimit-Global": "true"} if everywhere else {"X-RateLimit-Scope": "user"}
        return Reply(429, faults.limited(retry_after, everywhere), headers)

    def _answer(self, request: web.Request, call: Call) -> Reply:
        if self.invalid >= self.invalid_limit:
            return self._limited(3600, via=False)
        if not call.path.startswith(OPEN) and request.headers.get("Authorization") != f"Bot {self.token}":
            raise Refusal(0)
        headers = {"X-RateLimit-Bucket": _bucket(call), "X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "999"}
        headers |= {"X-RateLimit-Reset-After": "1.000", "X-RateLimit-Reset": f"{time.time() + 1:.3f}"}
        for limit in self._limits:
            if limit.fits(call.method, call.path):
                within, left, after = limit.take(call.path)
                if not within:
                    return self._limited(after)
                headers |= {"X-RateLimit-Limit": str(limit.most), "X-RateLimit-Remaining": str(left)}
                headers |= {
                    "X-RateLimit-Reset-After": f"{after:.3f}",
                    "X-RateLimit-Reset": f"{time.time() + after:.3f}",
                }
        if call.path == "/gateway/bot":
            return Reply(200, self._gateway_bot(), headers)
        for method, pattern, handler in ROUTES:
            found = pattern.fullmatch(call.path)
            if found and method == call.method:
                if call.method in ("POST", "PUT", "PATCH") and call.body is not None:
                    wrong = schema.request(call.method, call.path, call.body)
                    if wrong:
                        raise Refusal(50035, wrong)
                result = handler(self.world, _with_params(call, found.groupdict()))
                status = 201 if isinstance(result, Created) else 204 if result is None else 200
                body = result.body if isinstance(result, Created) else result
                self._check_answer(call, status, body)
                return Reply(status, body, headers)
        self._violate(
            f"{call.method} {call.path}",
            "there is no such route" + ("" if schema.known(call.method, call.path) else ", nor at Discord"),
        )
        return Reply(404, {"message": "404: Not Found", "code": 0})

    def _refused(self, call: Call, refusal: Refusal) -> Reply:
        if refusal.violation:
            self._violate(f"{call.method} {call.path}", str(refusal))
        return Reply(refusal.status, refusal.body, code=refusal.code)

    def _violate(self, where: str, what: str) -> None:
        self.violations.append(Violation(where, what))

    def _count(self, reply: Reply) -> None:
        if reply.status in (401, 403, 429) and reply.headers.get("X-RateLimit-Scope") != "shared":
            self.invalid += 1

    def _check_answer(self, call: Call, status: int, body: Any) -> None:
        for fault in schema.answer(call.method, call.path, status, body) if self.check_answers else ():
            self.strange_answers.append(f"{call.method} {call.path}: {fault}")

    def _gateway_bot(self) -> Json:
        limits = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": self.gateway.max_concurrency}
        return {"url": "wss://gateway.discord.gg", "shards": self.gateway.shards, "session_start_limit": limits}

    def _file(self, request: web.Request) -> web.Response:
        parts = request.path.strip("/").split("/")
        file = self.world.files.get(int(parts[2])) if len(parts) == 4 and parts[2].isdigit() else None
        expires = int(request.query.get("ex", "0"), 16)
        if file is None or file.filename != parts[3] or expires < time.time() + self.world.clock.ahead:
            return web.Response(status=404)
        return web.Response(body=file.data, content_type=file.content_type)

    async def _read(self, request: web.Request, call: Call) -> Call:
        if request.method in ("GET", "DELETE") or not request.can_read_body:
            return call if request.method in ("GET", "DELETE") else _with(call, {}, ())
        if request.content_type == "application/json":
            try:
                return _with(call, await request.json(), ())
            except json.JSONDecodeError:
                raise Refusal(50109) from None
        if request.content_type != "multipart/form-data":
            raise bad(why=f'Expected "Content-Type" header to be one of application/json, not {request.content_type}')
        body: Any = {}
        files: dict[int, Upload] = {}
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            numbered = re.fullmatch(r"files\[(\d+)\]", part.name or "")
            if part.name == "payload_json":
                body = json.loads(await part.text())
            elif numbered and part.filename:
                files[int(numbered[1])] = Upload(part.filename, bytes(await part.read()))
            else:
                raise bad(part.name or "", why="is not part of a message")
        if sorted(files) != list(range(len(files))):
            raise bad("files", why=f"are numbered {sorted(files)}")
        return _with(call, body, tuple(files[index] for index in range(len(files))))


def _with(call: Call, body: Any, files: tuple[Upload, ...]) -> Call:
    return Call(call.method, call.path, call.query, body, files)


def _with_params(call: Call, params: dict[str, str]) -> Call:
    return Call(call.method, call.path, call.query, call.body, call.files, params)


def _bucket(call: Call) -> str:
    """Requests to the same kind of route share a limit."""
    return f"{call.method}-{re.sub(r'[0-9]{5,}', 'id', call.path)[:60]}"


@asynccontextmanager
async def running(token: str = "a-token") -> AsyncIterator[Server]:
    server = Server(token)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()

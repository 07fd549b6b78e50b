"""A stand-in for the Bot API on loopback: HTTP as Telegram speaks it, with a check of every request.

    async with serving() as telegram:
        anna = telegram.world.add_user("Anna", language="uk")
        ... start a bot with telegram.token, telegram.base_url and telegram.base_file_url ...
        await anna.start()
        message = await anna.reads("Welcome")

`serving` fails at its end if the bot broke a rule. It is stricter than Telegram, never more lenient.
"""

import json
import re
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

from aiohttp import BodyPartReader, web

from tests.servers.telegram import account, chatting, editing, sending
from tests.servers.telegram.call import Call
from tests.servers.telegram.faults import ANY, Cut, Fault, Faults, suffer
from tests.servers.telegram.files import Upload
from tests.servers.telegram.floods import Floods, too_many
from tests.servers.telegram.people import Person
from tests.servers.telegram.refusals import Refused, Violation, wrong
from tests.servers.telegram.schema import Schema, find, load
from tests.servers.telegram.state import Clock, Shown, State, User
from tests.servers.telegram.webhook import Webhook
from tests.servers.telegram.world import World

TOKEN = "7001002003:AAEcairnCairnCAIRNcairn_Cairn-CAIRN"
TOKEN_FORM = re.compile(r"\d{5,12}:[A-Za-z0-9_-]{35}")
METHODS: Mapping[str, Callable[[State, Call], object]] = {
    **account.METHODS,
    **chatting.METHODS,
    **editing.METHODS,
    **sending.METHODS,
}
DELIVERY = {"getUpdates", "setWebhook", "deleteWebhook", "getWebhookInfo"}
COUNTED = {name for name in METHODS if re.match(r"send(?!ChatAction)|edit(?!Forum)", name)}
LONGEST_BODY = 60 * 2**20


@dataclass
class Request:
    """What the bot asked for, and what it got. Times are those of `time.perf_counter`."""

    method: str
    params: Mapping[str, Any]
    files: Mapping[str, Upload]
    at: float
    status: int = 0
    result: Any = None

    def value(self, name: str) -> Any:
        """A parameter that is JSON inside a string."""
        return json.loads(self.params[name])


@dataclass
class Telegram:
    world: World
    token: str = TOKEN
    requests: list[Request] = field(default_factory=list, repr=False)
    violations: list[str] = field(default_factory=list)
    schema: Schema | None = field(default=None, repr=False)
    """The published description; None if it is missing, and then only the rules written here apply."""
    conflicts: list[str] = field(default_factory=list)
    """The answer to a bot that was still waiting for updates when another one came."""
    faults: Faults = field(default_factory=Faults)
    port: int = 0

    def __post_init__(self) -> None:
        self.webhook = Webhook(self.world.state.updates)

    @property
    def root(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def base_url(self) -> str:
        return f"{self.root}/bot"

    @property
    def base_file_url(self) -> str:
        return f"{self.root}/file/bot"

    @property
    def clock(self) -> Clock:
        return self.world.state.clock

    @property
    def floods(self) -> Floods:
        """Switch it `on` to count limits for real."""
        return self.world.state.floods

    def asked(self, method: str) -> list[Request]:
        """Every request of this method."""
        return [request for request in self.requests if request.method == method]

    def shown_to(self, person: Person | User) -> list[Shown]:
        """Everything that this user has ever seen: all versions of all messages, and all answers."""
        return [shown for shown in self.world.state.shown if shown.user == person.id]

    def fail_next(
        self,
        method: str = ANY,
        status: int = 500,
        description: str = "",
        *,
        times: int = 1,
        retry_after: int | None = None,
        body: bytes | None = None,
    ) -> None:
        """The next requests of this method get this error. A body, if given, is sent in place of JSON."""
        refusal = too_many(retry_after) if retry_after else Refused(status, description or _phrase(status))
        self.faults.planned.append(Fault(method, times, refusal, body))

    def hang_next(self, method: str = ANY, seconds: float = 60.0, *, times: int = 1, after: bool = False) -> None:
        """Delay the next requests, before or after they take effect."""
        self.faults.planned.append(Fault(method, times, seconds=seconds, after=after))

    def cut_next(self, method: str = ANY, *, times: int = 1, after: bool = False) -> None:
        """Break the connection, before the request takes effect or after it, so that only the answer is lost."""
        self.faults.planned.append(Fault(method, times, cut=True, after=after))

    async def handle(self, request: web.Request) -> web.StreamResponse:
        token, method = request.match_info["token"], request.match_info["method"]
        if token != self.token:
            return _refusal(Refused(401, "Unauthorized") if TOKEN_FORM.fullmatch(token) else Refused(404, "Not Found"))
        asked = Request(method, *await _read(request), time.perf_counter())
        self.requests.append(asked)
        fault = self.faults.take(method)
        try:
            await suffer(fault, after=False)
            asked.result = await self._result(Call(method, asked.params, asked.files))
            await suffer(fault, after=True)
            response = web.json_response({"ok": True, "result": asked.result})
        except Cut:
            if request.transport:
                request.transport.close()
            response = web.Response()
        except Refused as refusal:
            if isinstance(refusal, Violation) and refusal.why not in self.violations:
                self.violations.append(f"{method}: {refusal.why}")
            response = _refusal(refusal)
            if refusal.code == 409 and request.transport and not request.transport.is_closing():
                self.conflicts.append(refusal.description)
            if fault and fault.body is not None:
                response = web.Response(status=refusal.code, body=fault.body, content_type="text/html")
        asked.status = response.status
        return response

    async def download(self, request: web.Request) -> web.Response:
        if request.match_info["token"] != self.token:
            return _refusal(Refused(404, "Not Found"))
        file = self.world.state.files.by_path.get(request.match_info["path"])
        return web.Response(body=file.data) if file else _refusal(Refused(404, "Not Found"))

    async def _result(self, call: Call) -> Any:
        if call.method not in METHODS.keys() | DELIVERY:
            there = bool(self.schema and call.method in self.schema.methods)
            why = (
                f"{call.method}: this stand-in has no such method"
                if there
                else f"{call.method}: there is no such method"
            )
            raise Violation("Not Found", why=why, code=404)
        if self.schema:
            call.problems = self.schema.problems(call.method, call.given, call.files)
            self.violations += call.problems
        if call.method in DELIVERY:
            call.settle()
            return await self._delivery(call)
        if "inline_message_id" in call.given:
            raise wrong("invalid inline message identifier specified", "this stand-in has no inline messages")
        if call.method in COUNTED:
            self.world.state.floods.count(call.chat_id)
        result = METHODS[call.method](self.world.state, call)
        call.settle()
        return result

    async def _delivery(self, call: Call) -> Any:
        updates = self.world.state.updates
        match call.method:
            case "getUpdates":
                limit = call.integer("limit", 100)
                if not 1 <= limit <= 100:
                    raise wrong("limit is not in 1-100", str(limit))
                self._allow(call)
                offset = call.integer("offset") if "offset" in call.given else None
                return await updates.poll(offset, limit, call.integer("timeout", 0))
            case "setWebhook":
                self._allow(call)
                self._drop(call)
                connections = call.integer("max_connections", 40)
                await self.webhook.set(call.text("url"), call.text("secret_token", ""), connections)
                return True
            case "deleteWebhook":
                self._drop(call)
                await self.webhook.set("", "", 40)
                return True
            case _:
                return self.webhook.info()

    def _allow(self, call: Call) -> None:
        """Kinds that are not given stay as they were."""
        allowed = call.array("allowed_updates")
        if allowed is not None:
            self.world.state.updates.allowed = tuple(allowed)

    def _drop(self, call: Call) -> None:
        if call.flag("drop_pending_updates"):
            self.world.state.updates.pending.clear()


@asynccontextmanager
async def serving(*, strict: bool = True) -> AsyncIterator[Telegram]:
    """A server on any free port. A test about violations is not strict and checks them itself."""
    described = find()
    bot = User(int(TOKEN.partition(":")[0]), "Cairn", "cairn_bot", is_bot=True)
    telegram = Telegram(World(State(bot)), schema=load(described) if described else None)
    app = web.Application(client_max_size=LONGEST_BODY)
    app.router.add_route("*", "/bot{token}/{method}", telegram.handle)
    app.router.add_get("/file/bot{token}/{path:.+}", telegram.download)
    runner = web.AppRunner(app, shutdown_timeout=0.2, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    telegram.port = runner.addresses[0][1]
    try:
        yield telegram
    finally:
        telegram.world.state.updates.end()
        await telegram.webhook.close()
        await runner.cleanup()
    if strict:
        assert not telegram.violations, telegram.violations


async def _read(request: web.Request) -> tuple[dict[str, Any], dict[str, Upload]]:
    """Parameters and files, from the query, a form, a JSON body or a multipart body."""
    params: dict[str, Any] = dict(request.query)
    files: dict[str, Upload] = {}
    match request.content_type:
        case "application/json":
            params |= await request.json()
        case "multipart/form-data":
            async for part in await request.multipart():
                assert isinstance(part, BodyPartReader)
                assert part.name
                data = bytes(await part.read(decode=True))
                if part.filename is None:
                    params[part.name] = data.decode()
                else:
                    files[part.name] = Upload(part.filename, part.headers.get("Content-Type", ""), data)
        case "application/x-www-form-urlencoded":
            params |= {name: str(value) for name, value in (await request.post()).items()}
        case _:
            pass
    return params, files


def _refusal(refusal: Refused) -> web.Response:
    body: dict[str, Any] = {"ok": False, "error_code": refusal.code, "description": refusal.description}
    if refusal.parameters:
        body["parameters"] = dict(refusal.parameters)
    return web.json_response(body, status=refusal.code)


def _phrase(status: int) -> str:
    return HTTPStatus(status).phrase

"""One open page: what it asks, and what it is told.

Every request of a page has an id chosen by the page. After a lost connection it asks again with the same id, and
nothing is done twice.
"""

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from math import ceil
from typing import Any

import structlog
from aiohttp import WSMsgType, web

from bot.buttons import LONGEST_TOKEN, match_in
from bot.delivery.platform import code
from bot.i18n import translator
from bot.screens.screen import Screen
from bot.service.dispatcher import Dispatcher
from bot.service.request import Caller
from bot.store import outbox
from bot.store.requests import Repeated
from bot.store.web import Message, WebAccount
from bot.web import moderation
from bot.web.commands import LINE, read_line
from bot.web.completion import complete
from bot.web.moderation import PLACE, STANDINGS, Refused
from bot.web.names import Unfit
from bot.web.page import tongue
from bot.web.request_limits import Limits
from bot.web.room import News, Room

LONGEST_TEXT = 2000
LONGEST_FRAME = 32 * 1024
"""In bytes: the longest text, with every character escaped."""

Running = dict[str, asyncio.Task[None]]
"""What is being done for people, by id. It continues when a page is gone."""

_ID = re.compile(r"[0-9a-z]{8,32}")
_UNSAID = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""What cannot be shown or stored: control characters except line breaks, and lone surrogates."""
_LOG = structlog.get_logger()


class Session:
    """Implements `bot.web.room.Listener`."""

    def __init__(
        self,
        room: Room,
        dispatcher: Dispatcher,
        person: WebAccount,
        language: str,
        running: Running,
        limits: Limits,
    ) -> None:
        self.person = person
        self._room = room
        self._dispatcher = dispatcher
        self._running = running
        self._client = language
        self._language = language
        self._theme: str | None = None
        self._limits = limits
        self._abort: Callable[[], None] = self.close
        self._queue = limits.backlog.open(self._let_go)

    def tell(self, news: News) -> None:
        self.hear(json.dumps(news))

    def hear(self, frame: str) -> None:
        self._queue.put(frame)

    def close(self) -> None:
        self._queue.end()

    def expel(self) -> None:
        self._queue.drop()

    def part(self) -> None:
        told = translator(self._language)("data-erased")
        self.tell({"type": "forgotten", "account": self.person.account, "text": told})
        self.close()

    async def run(self, socket: web.WebSocketResponse, abort: Callable[[], None]) -> None:
        """Run until the page goes or the room closes. `abort` ends the connection to a page that does not read."""
        self._abort = abort
        writing = asyncio.create_task(self._write(socket))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._slow_down()
                    await self._take(frame.data)
        finally:
            writing.cancel()
            self._queue.close()
            await self._room.leave(self)

    def _let_go(self) -> None:
        self._abort()

    async def _write(self, socket: web.WebSocketResponse) -> None:
        with suppress(ConnectionError):
            while (frame := await self._queue.get()) is not None:
                await socket.send_str(frame)
            await socket.close(code=1001)

    async def _slow_down(self) -> None:
        """Nothing more is read from someone who sends too much, so that it waits on their side."""
        frames, account = self._limits.frames, self.person.account
        while wait := frames.wait(account):
            await self._limits.sleep(wait)
        frames.count(account)

    async def _take(self, frame: str) -> None:
        match asked := _parse(frame):
            case {"type": "hello", "read": dict(read), "channel": str(channel)}:
                if not self._limits.greetings.is_allowed(self.person.account):
                    # The page waits a little longer before each further try.
                    self.close()
                    return
                if await self._is_known():
                    await self._hello({key: mark for key, mark in read.items() if _is_mark(mark)}, channel)
            case {"type": "ping", "n": int(n)} if self._limits.questions.is_allowed(self.person.account):
                self.tell({"type": "pong", "n": n})
                await self._room.look_again()
            case {"type": "choices", "n": int(n), "channel": str(channel), "line": str(line)} if (
                self._limits.questions.is_allowed(self.person.account)
            ):
                if await self._is_known() and await self._may_write(channel):
                    self._start(f"choices-{id(self)}-{n}", self._choices(n, channel, line))
            case {"type": str(kind), "id": str(action), "channel": str(channel)} if _ID.fullmatch(action):
                await self._act(kind, action, channel, asked)

    async def _act(self, kind: str, id: str, channel: str, asked: dict[str, Any]) -> None:
        actions = self._limits.actions
        if not actions.is_allowed(self.person.account):
            self._notice(id, "room-too-fast", seconds=max(1, ceil(actions.wait(self.person.account))))
            return
        if not await self._is_known():
            return
        if not await self._may_write(channel) and kind != "open":
            self._notice(id, "room-no-channel")
            return
        try:
            await self._do(kind, id, channel, asked)
        except Refused as refused:
            self._notice(id, refused.key, **refused.params)
        except Repeated:
            self._done(id)

    async def _do(self, kind: str, id: str, channel: str, asked: dict[str, Any]) -> None:
        match kind, asked:
            case "say", {"text": str(text)}:
                await self._say(id, channel, text.strip())
            case "press", {"message": str(message), "token": str(token)} if len(token.encode()) <= LONGEST_TOKEN:
                self._start(id, self._press(id, message, token))
            case "dismiss", {"message": str(message)}:
                await self._room.dismiss(self.person, channel, self._own(id), message)
                self._done(id)
            case "open", _:
                await self._open(id, channel)
            case (("mute" | "unmute" | "remove"), {"account": str(account)}):
                person = await self._room.set_standing(self.person, self._own(id), account, STANDINGS[kind])
                self._notice(id, f"room-{kind}-done", name=person.name)
            case "delete", {"message": str(message)}:
                await self._room.delete(self.person, self._own(id), message)
                self._done(id)

    async def _hello(self, read: dict[str, int], channel: str) -> None:
        person = await self._dispatcher.person(self._caller(channel))
        self._language, self._theme = person.language, person.theme
        hello = {
            "type": "hello",
            "me": self.person.shown,
            "language": tongue(translator(self._language)),
            "theme": self._theme,
        }
        await self._room.join(self, read, channel, hello)

    async def _say(self, id: str, channel: str, text: str) -> None:
        if len(text) > LONGEST_TEXT:
            self._notice(id, "room-too-long")
        elif not text:
            self._done(id)
        elif channel.startswith("@"):
            with suppress(Repeated):
                await self._room.say(self.person, channel, self._own(id), text)
            self._start(id, self._run(id, channel, text, ""))
        elif text.startswith("/"):
            self._start(id, self._run(id, channel, text, text))
        else:
            await self._room.say(self.person, channel, self._own(id), text)
            self._done(id)

    async def _run(self, id: str, channel: str, line: str, asked: str) -> None:
        answer = f"{self._own(id)}-answer"
        if not await self._room.find(self.person.account, answer):
            caller = self._caller(channel, id)
            screen = await self._type(caller, line)
            if not await self._dispatcher.move_hand(caller, screen):
                await self._room.answer(self.person.account, channel, answer, screen, asked)
        await self._finish(id)

    async def _press(self, id: str, message: str, token: str) -> None:
        found = await self._room.find(self.person.account, message)
        if found is None:
            self._notice(id, "room-gone")
            return
        # A private answer in a channel was asked for in that channel.
        address = found.channel.partition("/")[2] or found.channel
        if token.startswith(LINE):
            screen = await self._type(self._caller(address, id), token.removeprefix(LINE))
        else:
            screen = await self._dispatcher.press(self._caller(address, id), token)
        is_answer = message.startswith(f"{self.person.account}-")
        if found.channel.startswith("@") and (is_answer or not await self._goes_beside(found, screen)):
            await self._room.replace(found, screen)
        else:
            await self._room.answer(self.person.account, address, f"{self.person.account}-to-{message}", screen)
        if match_in(token):
            # What is done in a match leaves the person as they are.
            self._done(id)
        else:
            await self._finish(id)

    async def _goes_beside(self, message: Message, screen: Screen) -> bool:
        """What delivery keeps up to date shows only moments of its match: anything else goes next to it."""
        if screen.apart or screen.ply is not None:
            return screen.apart
        return await self._room.store.read(outbox.is_kept, Room.name, message.channel, message.id)

    async def _type(self, caller: Caller, line: str) -> Screen:
        return await self._dispatcher.read(caller, lambda: read_line(self._room.store, line))

    async def _open(self, id: str, channel: str) -> None:
        if channel != f"@{self.person.account}":
            try:
                channel = await self._room.open(self.person, self._own(id), channel)
            except Unfit as unfit:
                self._notice(id, unfit.key, **unfit.params)
                return
        await self._room.recall(self, channel)
        self.tell({"type": "done", "id": id, "channel": channel})

    async def _choices(self, n: int, channel: str, line: str) -> None:
        asked = self._caller(channel), line[:LONGEST_TEXT]
        offers = await complete(self._room.store, self._dispatcher, self._room.here, *asked)
        self.tell({"type": "choices", "n": n, "offers": [offer.shown for offer in offers]})

    async def _finish(self, id: str) -> None:
        """A request may have changed the person's language or theme: then the page changes too."""
        person = await self._dispatcher.look_again(self._caller(""))
        if person.language != self._language:
            self._language = person.language
            self._room.tell(self.person.account, {"type": "language", "language": tongue(translator(self._language))})
        if person.theme != self._theme:
            self._theme = person.theme
            self._room.tell(self.person.account, {"type": "theme", "theme": self._theme})
        self._done(id)

    async def _is_known(self) -> bool:
        """Whether the person still belongs here. The page of someone who was removed is closed."""
        if await self._room.is_removed(self.person):
            self.expel()
            return False
        return True

    async def _may_write(self, channel: str) -> bool:
        if channel.startswith("@"):
            return channel == f"@{self.person.account}"
        return await self._room.is_open(channel)

    def _caller(self, address: str, id: str = "") -> Caller:
        """With the id of a request that may change something."""
        return Caller(
            Room.name,
            self.person.account,
            self.person.name,
            self._client,
            address,
            place="" if address.startswith("@") else PLACE,
            manages=partial(moderation.manages, self.person.account),
            request_id=self._own(id) if id else "",
        )

    def _own(self, id: str) -> str:
        """The id of a request among those of everyone: a page chooses its ids without knowing theirs."""
        return f"{self.person.account}-{id}"

    def _start(self, id: str, work: Coroutine[Any, Any, None]) -> None:
        key = self._own(id)
        if key in self._running:
            work.close()
            return
        self._running[key] = asyncio.create_task(self._carry_out(id, work))
        self._running[key].add_done_callback(lambda _: self._running.pop(key))

    async def _carry_out(self, id: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            _LOG.exception("request failed", platform=Room.name, code=code(error))
            self._notice(id, "trouble")

    def _done(self, id: str) -> None:
        # To all pages of the person: the one that asked may have reconnected as another.
        self._room.tell(self.person.account, {"type": "done", "id": id})

    def _notice(self, id: str, key: str, **params: str | int) -> None:
        self.tell({"type": "done", "id": id, "notice": translator(self._language)(key, **params)})


def _parse(frame: str) -> dict[str, Any]:
    """The request in a frame, without anything that cannot be stored; empty if it is nonsense."""
    try:
        asked = json.loads(frame)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(asked, dict):
        return {}
    return {key: _UNSAID.sub("", value) if isinstance(value, str) else value for key, value in asked.items()}


def _is_mark(mark: object) -> bool:
    return isinstance(mark, int) and 0 <= mark < 2**53

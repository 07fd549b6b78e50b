"""A room on a real port with a real database file, a scripted dispatcher, and guests who speak the protocol."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from io import BytesIO
from pathlib import Path
from typing import Any, cast

from aiohttp import ClientResponse, ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType
from PIL import Image

from bot.i18n import translator
from bot.model.people import Person
from bot.screens.pictures import PicturePool
from bot.screens.screen import Screen
from bot.service.completion import Choice
from bot.service.context import Context
from bot.service.dispatcher import Dispatcher
from bot.service.request import Caller, Request
from bot.store import Store
from bot.store.requests import Answered
from bot.web.connection_limits import Capacity
from bot.web.request_limits import Limits
from bot.web.room import LOBBY, Room
from bot.web.server import serve
from renderers import Picture, Theme
from tests.support.database import prepared

PATIENCE = 120
"""Seconds. What takes longer will never come."""


class Script(Dispatcher):
    """Gives the answers that were put into it, and records what it was asked."""

    def __init__(self) -> None:
        super().__init__(cast(Context, None))
        self.asked: list[tuple[Any, ...]] = []
        """Without the ids of the requests, which are random."""
        self.ids: list[str] = []
        self.answers: dict[str, Screen | Exception] = {}
        """Answers, by the name of a command or the token of a button."""
        self.languages: dict[str, str] = {}
        self.themes: dict[str, str] = {}
        self.offers: dict[str, list[Choice]] = {}
        """Suggestions, by the name of a parameter."""
        self.open = asyncio.Event()
        """Answers wait until this is set."""
        self.open.set()

    async def _meet(
        self, caller: Caller, match: str | None = None, *, notes: bool = True
    ) -> tuple[Request, Answered | None]:
        words = translator(self.languages.get(caller.account, caller.language))
        person = Person(
            platform=caller.platform,
            account=caller.account,
            player=0,
            name=caller.name,
            language=words.language,
            client=caller.language,
            confirm=False,
            reachable=True,
            handle="",
            theme=self.themes.get(caller.account),
        )
        return Request(cast(Context, None), caller, person, words), None

    async def _run(self, request: Request, name: str, values: Mapping[str, str]) -> Screen:
        self._note(request, name, dict(values))
        return await self._scripted(name)

    async def _press(self, request: Request, token: str) -> Screen:
        self._note(request, token)
        return await self._scripted(token)

    async def complete(self, caller: Caller, command: str, parameter: str, typed: str) -> Sequence[Choice]:
        self.asked.append((caller, command, parameter, typed))
        return [choice for choice in self.offers.get(parameter, []) if typed.lower() in choice.label.lower()]

    def _note(self, request: Request, *asked: object) -> None:
        self.ids.append(request.caller.request_id)
        self.asked.append((replace(request.caller, request_id=""), *asked))

    async def _scripted(self, key: str) -> Screen:
        await self.open.wait()
        answer = self.answers.get(key, Screen(f"Answer to {key}"))
        if isinstance(answer, Exception):
            raise answer
        return answer


@dataclass(frozen=True, slots=True)
class Swatch:
    """A picture of one colour."""

    colour: str
    alt: str = "a swatch"
    size: tuple[int, int] = (60, 40)

    def draw(self, theme: Theme) -> Picture:
        image, file = Image.new("RGB", self.size, self.colour), BytesIO()
        image.putpixel((0, 0), (0, 0, 0) if theme.name == "dark" else (255, 255, 255))
        image.save(file, "PNG")
        return Picture(file.getvalue(), self.size, self.alt)

    def told(self) -> str:
        return self.alt


@dataclass(frozen=True, slots=True)
class Flicker:
    """An animated picture: red, then blue for a long time."""

    alt: str = "a replay"
    size: tuple[int, int] = (60, 40)

    def draw(self, theme: Theme) -> Picture:
        first, second = (Image.new("RGB", self.size, colour) for colour in ("red", "blue"))
        first.putpixel((0, 0), (0, 0, 0) if theme.name == "dark" else (255, 255, 255))
        file = BytesIO()
        first.save(file, "GIF", save_all=True, append_images=[second], duration=[20, 60_000], loop=0)
        return Picture(file.getvalue(), self.size, self.alt, "gif")

    def told(self) -> str:
        return self.alt


@dataclass
class Guest:
    """Someone with their own browser, at the level of the protocol."""

    url: str
    session: ClientSession
    account: str = ""
    news: list[dict[str, Any]] = field(default_factory=list)
    socket: ClientWebSocketResponse | None = None
    actions: int = 0

    async def enter(self, name: str, language: str = "en") -> ClientResponse:
        answer = await self.session.post(
            f"{self.url}enter?language={language}", json={"name": name}, headers={"Origin": self.url[:-1]}
        )
        if answer.ok:
            self.account = (await answer.json())["me"]["account"]
        return answer

    async def leave(self) -> ClientResponse:
        return await self.session.post(f"{self.url}leave", headers={"Origin": self.url[:-1]})

    async def connect(self, channel: str = LOBBY, language: str = "en", **read: int) -> "Guest":
        origin = {"Origin": self.url[:-1]}
        self.socket = await self.session.ws_connect(f"{self.url}socket?language={language}", headers=origin)
        await self.send({"type": "hello", "read": read, "channel": channel})
        await self.hears("people")
        return self

    async def disconnect(self) -> None:
        assert self.socket is not None
        await self.socket.close()
        self.news.clear()

    async def send(self, asked: Mapping[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send_json(asked)

    async def act(self, type: str, channel: str = LOBBY, id: str = "", **more: str) -> str:
        self.actions += 1
        id = id or f"{self.actions:08x}"
        await self.send({"type": type, "id": id, "channel": channel, **more})
        return id

    async def say(self, text: str, channel: str = LOBBY, id: str = "") -> dict[str, Any]:
        """Say a line and wait until it is done; return the report."""
        return await self.done(await self.act("say", channel, id, text=text))

    async def press(self, message: str, token: str, channel: str = LOBBY) -> dict[str, Any]:
        return await self.done(await self.act("press", channel, message=message, token=token))

    async def done(self, id: str) -> dict[str, Any]:
        return await self.hears("done", id=id)

    async def hears(self, type: str, **expected: object) -> dict[str, Any]:
        """The next news of this kind."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = await self.socket.receive()
                assert frame.type is WSMsgType.TEXT, frame
                news = frame.json()
                self.news.append(news)
                if news["type"] == type and expected.items() <= news.items():
                    return dict(news)

    async def caught_up(self) -> None:
        """Wait until everything sent so far has been heard."""
        self.actions += 1
        await self.send({"type": "ping", "n": self.actions})
        await self.hears("pong", n=self.actions)

    def heard(self, type: str = "message") -> list[dict[str, Any]]:
        """The messages in this kind of news, in order."""
        return [news["message"] for news in self.news if news["type"] == type]

    def texts(self) -> list[str]:
        return [message.get("text", "") for message in self.heard()]

    async def get(self, path: str, **headers: str) -> ClientResponse:
        return await self.session.get(f"{self.url}{path}", headers=headers)


@dataclass
class Hall:
    url: str
    room: Room
    dispatcher: Script
    store: Store
    limits: Limits
    guests: list[Guest] = field(default_factory=list)

    def stranger(self) -> Guest:
        # Cookies for an IP address are unsafe in general, but all that we have here.
        self.guests.append(Guest(self.url, ClientSession(cookie_jar=CookieJar(unsafe=True))))
        return self.guests[-1]

    async def page_of(self, guest: Guest) -> Guest:
        """Another page in the same browser."""
        self.guests.append(Guest(self.url, guest.session, guest.account))
        return await self.guests[-1].connect()

    async def guest(self, name: str, language: str = "en") -> Guest:
        """Someone who has come in and is listening."""
        guest = self.stranger()
        assert (await guest.enter(name, language)).ok
        return await guest.connect(language=language)


@asynccontextmanager
async def hall(
    folder: Path, port: int = 0, limits: Limits | None = None, capacity: Capacity | None = None
) -> AsyncIterator[Hall]:
    store = Store(prepared(folder / "room.db"))
    with PicturePool() as pool:
        room, dispatcher, limits = Room(store, pool), Script(), limits or Limits()
        async with serve(room, dispatcher, port=port, limits=limits, capacity=capacity) as url:
            opened = Hall(url, room, dispatcher, store, limits)
            try:
                yield opened
            finally:
                for guest in opened.guests:
                    if guest.socket:
                        await guest.socket.close()
                    await guest.session.close()
    await store.close()

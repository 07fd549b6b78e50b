"""People who play for weeks, on each platform, and everything that they get there. The bot is started and stopped, and
time passes only when the scenario says so."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from aiohttp import ClientSession, CookieJar
from yarl import URL

from bot.app import App
from bot.model.calls import PRESENT
from bot.screens.screen import Screen
from bot.service.context import Context
from bot.store import Store
from bot.web.request_limits import Limits
from bot.web.room import LOBBY, Room
from bot.web.server import serve
from tests.bot.web.hall import Guest
from tests.journeys import discord_house, discord_table, telegram_house, telegram_table
from tests.journeys.discord import Discord
from tests.journeys.driver import ANN, BOB, EVE
from tests.journeys.fake import Fake
from tests.journeys.telegram import Telegram
from tests.servers.discord.model import SILENT
from tests.support.app import Clock, FakePlatform, TestApp, open_app, tokens
from tests.support.database import prepared
from tests.support.playing import is_waiting, matches_made

NAMES = (ANN, BOB, EVE)
_POSTED = re.compile(r"\d+-\d+")
"""The ids of messages in the room that the bot sent by itself."""


@dataclass
class Time(Clock):
    """The time everywhere: for the bot, and for the platform's server."""

    turned: Callable[[float], object] = bool

    def turn(self, now: float) -> None:
        self.now = now
        self.turned(now)


class Got(NamedTuple):
    """A message of the bot that a person got, as it was at first. Edits make no sound, and are not counted."""

    text: str
    is_private: bool
    is_called: bool
    """Whether it is for this person: in their private chat, or by a mention."""
    has_sound: bool = False
    """Whether it was sent with a sound. A message in public that does not mention them is another matter: there, their
    own settings of the chat decide."""


class People(Protocol):
    """Ann, Bob and Eve, and the bot that runs at the moment."""

    @property
    def context(self) -> Context: ...

    async def begin(self, game: str, options: str) -> str:
        """Ann challenges Bob in public, and he accepts; the match."""

    async def ask(self, name: str, command: str, **values: str) -> None:
        """Use a command in the private chat, and wait for the answer."""

    async def choose(self, name: str, token: str) -> object:
        """Press a button that begins like this, below the newest message that has one."""

    async def settled(self) -> None:
        """Wait until everything has arrived that was sent."""

    def received(self, name: str) -> Sequence[Got]:
        """Everything that the bot sent this person by itself, but no answers. It only grows."""


Starts = Callable[[], AbstractAsyncContextManager[People]]
"""The bot as it is started, on a database that lasts."""


@dataclass
class Remembering(FakePlatform):
    posted: list[tuple[str, Screen]] = field(default_factory=list)

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        if (address, nonce) not in self.shown:
            self.posted.append((address, screen))
        return await super().post(address, screen, nonce)


class OnFake(Fake):
    def __init__(self, app: TestApp, platform: Remembering) -> None:
        super().__init__(app)
        self.platform = platform

    async def choose(self, name: str, token: str) -> None:
        shown = [*self.platform.at("hall"), *self.platform.at(f"@{name.lower()}")]
        found = (each for screen in reversed(shown) for each in tokens(screen))
        await self.app.press(name, next(_fitting(token, found)), f"@{name.lower()}")

    def received(self, name: str) -> Sequence[Got]:
        own, posted = f"@{name.lower()}", self.platform.posted
        return [
            Got(screen.text, at == own, at == own or own[1:] in screen.called, not screen.is_silent)
            for at, screen in posted
            if at in ("hall", own)
        ]


class OnDiscord(Discord):
    async def choose(self, name: str, token: str) -> None:
        seen = [each.message for each in reversed(self.users[name].seen) if each.message and not each.message.deleted]
        found = ((each, it) for each in seen for it in _fitting(token, discord_table.tokens(each)))
        await discord_table.press(self.users[name], *next(found))

    def received(self, name: str) -> Sequence[Got]:
        user, found = self.users[name], []
        pings = {ping.message: ping for ping in self.club.world.pings if ping.user is user}
        for message in dict.fromkeys(each.message for each in user.seen if each.message):
            first, is_private = message.versions[0], message.channel is user.dm
            if message.author.bot and not message.interaction:
                is_loud = not first.flags & SILENT
                found.append(Got(first.content, is_private, is_private or message in pings, is_loud))
        return found


class OnTelegram(Telegram):
    async def choose(self, name: str, token: str) -> None:
        person = self.people[name]
        seen = [*person.sees(self.club.group), *person.sees()]
        found = ((each, it) for each in reversed(seen) for it in _fitting(token, telegram_table.tokens(each)))
        await person.press(*next(found))

    def received(self, name: str) -> Sequence[Got]:
        person, state = self.people[name], self.club.telegram.world.state
        notices = {(each.message.chat.id, each.message.id): each for each in person.notices}
        found = []
        for shown in self.club.telegram.shown_to(person):
            message = state.chats[shown.chat].messages[shown.message]
            if shown.how == "message" and message.sender is state.bot:
                notice = notices.get((shown.chat, shown.message))
                is_loud = notice is not None and not notice.silent
                # Of a board or hand, which is posted anew when it can no longer be edited, only the sound matters.
                text = "" if shown.content.photo else shown.content.words
                found.append(Got(text, message.chat.private, notice is not None, is_loud))
        return found


class InRoom:
    """By what pages and the room send each other, without browsers."""

    def __init__(self, app: App, guests: Mapping[str, Guest]) -> None:
        self.context = app.context
        self.guests = guests

    async def begin(self, game: str, options: str) -> str:
        await self.guests[ANN].say(f"/play @{BOB} {game} {options}")
        await self.settled()
        return (await self.choose(BOB, "accept:")).partition(":")[2]

    async def ask(self, name: str, command: str, **values: str) -> None:
        guest = self.guests[name]
        await guest.say(" ".join((f"/{command}", *values.values())), f"@{guest.account}")

    async def choose(self, name: str, token: str) -> str:
        guest, shown = self.guests[name], dict[str, dict[str, Any]]()
        await guest.caught_up()
        for news in guest.news:
            if news["type"] in ("message", "edited"):
                shown[news["message"]["id"]] = news["message"]
            elif news["type"] == "removed":
                shown.pop(news["id"], None)
        for message in reversed(shown.values()):
            found = [button["token"] for row in message.get("rows", ()) for button in row]
            if chosen := next(_fitting(token, found), ""):
                await guest.press(message["id"], chosen, message["channel"])
                return chosen
        raise AssertionError(token)

    async def settled(self) -> None:
        while await is_waiting(self.context):
            await asyncio.sleep(0.002)
        for guest in self.guests.values():
            await guest.caught_up()

    def received(self, name: str) -> Sequence[Got]:
        account, found = self.guests[name].account, []
        for each in self.guests[name].heard():
            is_private, is_loud = each["channel"] != LOBBY, "mentions" in each and "hushed" not in each
            if each["author"] is None and _POSTED.fullmatch(each["id"]):
                found.append(Got(each["text"], is_private, is_private or account in each.get("mentions", ()), is_loud))
        return found


def _fitting(token: str, found: Iterable[str]) -> Iterator[str]:
    return (each for each in found if each.startswith(token))


@asynccontextmanager
async def on_fake(folder: Path, clock: Time) -> AsyncIterator[Starts]:
    platform = Remembering()

    @asynccontextmanager
    async def start() -> AsyncIterator[People]:
        async with open_app(folder, platform, clock=clock) as app:
            yield OnFake(app, platform)

    yield start


@asynccontextmanager
async def on_discord(folder: Path, clock: Time) -> AsyncIterator[Starts]:
    async with discord_house.club(folder) as club:
        begun = clock.now
        clock.turned = lambda now: setattr(club.world.clock, "ahead", now - begun)

        @asynccontextmanager
        async def start() -> AsyncIterator[People]:
            async with discord_house.bot(club, clock=clock, presence=PRESENT) as bot:
                yield OnDiscord(club, bot, clock)

        yield start


@asynccontextmanager
async def on_telegram(folder: Path, clock: Time) -> AsyncIterator[Starts]:
    async with telegram_house.club(folder) as club:
        clock.turned = lambda now: setattr(club.telegram.clock, "stopped", now)
        clock.turn(clock.now)

        @asynccontextmanager
        async def start() -> AsyncIterator[People]:
            async with telegram_house.bot(club, clock=clock) as bot:
                yield OnTelegram(club, bot)

        yield start


@asynccontextmanager
async def in_room(folder: Path, clock: Time) -> AsyncIterator[Starts]:
    async with AsyncExitStack() as stack:
        sessions = {
            name: await stack.enter_async_context(ClientSession(cookie_jar=CookieJar(unsafe=True))) for name in NAMES
        }
        guests = {name: Guest("", session) for name, session in sessions.items()}
        # Cookies are for one port.
        port = 0

        @asynccontextmanager
        async def start() -> AsyncIterator[People]:
            nonlocal port
            store = Store(prepared(folder / "cairn.db"))
            async with App.open(store, clock=clock, rng=Random(await matches_made(store))) as app, app.running():
                room = Room(store, app.pool, clock)
                async with serve(room, app.dispatcher, port=port, limits=Limits(clock)) as url:
                    port = URL(url).port or 0
                    for name, guest in guests.items():
                        guest.url = url
                        if not guest.account:
                            assert (await guest.enter(name)).ok
                        await guest.connect()
                    app.connect(room)
                    try:
                        yield InRoom(app, guests)
                    finally:
                        for guest in guests.values():
                            assert guest.socket
                            await guest.socket.close()

        yield start


PLATFORMS = {"fake": on_fake, "discord": on_discord, "telegram": on_telegram, "room": in_room}

"""The whole bot in virtual time: its room, and both platforms, each of which can be away in any way.

All of it is real except time: the room with people in it, discord.py and python-telegram-bot against the stand-ins.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
from aiohttp import ClientSession, CookieJar
from telegram.error import TimedOut
from telegram.ext import AIORateLimiter

from bot.app import App
from bot.delivery.platform import PlatformConnection, Report
from bot.delivery.supervisor import PATIENCE
from bot.delivery.tasks import Sleep
from bot.discord.client import running as on_discord
from bot.narration import waiting, words_for
from bot.rate_limits import RateLimit
from bot.service.request import Caller
from bot.service.timers import Timers
from bot.store import Store
from bot.telegram.client import builder
from bot.telegram.client import running as on_telegram
from bot.telegram.updates import QuietRequest
from bot.web.request_limits import Limits
from bot.web.room import LOBBY, Room
from bot.web.server import serve
from tests.bot.web.hall import Guest
from tests.journeys import discord_house, telegram_house
from tests.journeys.discord_house import Quick
from tests.servers.discord import loopback
from tests.servers.telegram.application import PLAIN
from tests.support import playing
from tests.support.database import prepared
from tests.support.gate import Gate, gate
from tests.support.virtual_time import VirtualTime

T = TypeVar("T")
PLATFORMS = ("discord", "telegram")
ACCOUNTS = {"discord": "cairn#0001", "telegram": "@cairn_bot"}
_LONG = 120
"""Real seconds after which nothing more will happen."""


class World:
    def __init__(self, here: discord_house.Club, there: telegram_house.Club, gates: dict[str, Gate], app: App) -> None:
        self.here = here
        self.there = there
        self.gates = gates
        self.app = app
        self.time: VirtualTime
        self.ann: Guest
        self.bob: Guest
        """In the room."""
        self.said: dict[str, list[str]] = {platform: [] for platform in PLATFORMS}
        self.asked: Counter[str] = Counter()
        """How often each platform was asked for a connection, and Telegram for anything."""
        self.under_way: Counter[str] = Counter()
        """What a platform is asked now, and will answer."""
        self.away: str = ""
        """The platform that is away."""
        self.matches: dict[str, str] = {}
        self._rng = Random(1)

    # Time

    async def pass_(self, seconds: float) -> None:
        await self.time.pass_(seconds, self._is_quiet)

    async def until(self, is_true: Callable[[], object]) -> None:
        """Let time pass until this is so."""
        async with asyncio.timeout(_LONG):
            while not is_true():
                await self.pass_(30)
                await asyncio.sleep(0.002)

    def requests(self, platform: str) -> int:
        return self.asked[platform] + (len(self.here.server.requests) if platform == "discord" else 0)

    def _is_quiet(self) -> bool:
        """Whether the platform that is away has nothing to do but wait, or be waited for in vain."""
        if not self.time.is_waiting("timers"):
            return False
        if not self.away:
            return True
        in_vain = self.gates[self.away].silent > 0 and self.time.is_waiting(f"{self.away}, patiently")
        return not self.under_way[self.away] and (in_vain or self.time.is_waiting(self.away))

    # A match between Ann and Bob on a platform, by what reaches the dispatcher from there

    async def begin(self, platform: str) -> None:
        one, other = self._callers(platform)
        for each in (one, other):
            await self.app.dispatcher.language(each)
        asked = {"opponent": other.account, "game": "schotten-totten", "options": "rounds=9"}
        made = await self.app.dispatcher.command(one, "play", asked)
        self.matches[platform] = made.challenge
        await self.app.dispatcher.press(other, f"accept:{made.challenge}")

    async def act(self, platform: str) -> str:
        """One action; what its board says then."""
        id = self.matches[platform]
        match, position = await self.app.context.matches.load(id)
        (seat,) = position.actors
        person = match.seats[seat].person
        caller = next(each for each in self._callers(platform) if person and each.account == person.account)
        move = self._rng.choice(position.legal(seat))
        await self.app.dispatcher.command(caller, "move", {"move": move, "match": id})
        match, position = await self.app.context.matches.load(id)
        return waiting(position, words_for(match, "en"))

    def boards(self, platform: str) -> list[str]:
        """The texts of the boards of the match there, as everyone sees them."""
        mark = f"#{self.matches[platform]}"
        if platform == "telegram":
            return [each.text for each in self.there.eve.sees(self.there.group) if each.photo and mark in each.text]
        places = [each for each in self.here.world.channels.values() if each.thread]
        seen = [message for place in places for message in self.here.eve.sees(place) if message.attachments]
        return [each.content for each in seen if mark in each.content]

    def shows(self, platform: str, told: str) -> bool:
        return any(told in text for text in self.boards(platform))

    def _callers(self, platform: str) -> tuple[Caller, Caller]:
        place = str(self.here.hall.id if platform == "discord" else self.there.group.id)
        club = self.here if platform == "discord" else self.there
        one, other = (Caller(platform, str(each.id), each.name, "en", place) for each in (club.ann, club.bob))
        return one, other

    # A match between Ann and Bob in the room, by the buttons on their pages

    async def invite_in_room(self) -> None:
        """A challenge that nobody accepts."""
        await self.bob.say("/play totemo players=4 invite")
        self._invitation = await _message(self.bob, lambda each: any(map(_accepts, _tokens(each))))

    async def sees_that_it_expired(self) -> None:
        """On a new page."""
        await self.bob.disconnect()
        await self.bob.connect()
        shown = [message for news in self.bob.news if news["type"] == "history" for message in news["messages"]]
        (challenge,) = [each for each in shown if each["id"] == self._invitation["id"]]
        assert "in time" in _text(challenge), challenge
        assert not _tokens(challenge)

    async def begin_in_room(self) -> None:
        self.bob.news.clear()
        await self.ann.say("/play @Bob schotten-totten rounds=9")
        challenge = await _message(self.bob, lambda each: any(map(_accepts, _tokens(each))))
        (accept,) = filter(_accepts, _tokens(challenge))
        self.matches["web"] = accept.partition(":")[2]
        await self.bob.press(challenge["id"], accept)
        self._board = await _message(self.ann, self._is_board)

    async def act_in_room(self) -> None:
        """One action; both see the board after it."""
        id = self.matches["web"]
        match, before = await self.app.context.matches.load(id)
        person = match.seats[before.actors[0]].person
        guest = next(each for each in (self.ann, self.bob) if person and person.account == each.account)
        self.ann.news.clear()
        self.bob.news.clear()
        await guest.press(self._board["id"], f"hand:{id}")
        answer = f"{guest.account}-to-{self._board['id']}"
        while (await self.app.context.matches.load(id))[1].ply == before.ply:
            hand = await _message(guest, lambda each: each["id"] == answer)
            await guest.press(answer, playing.chosen(_tokens(hand), self._rng))
        match, after = await self.app.context.matches.load(id)
        told = waiting(after, words_for(match, "en"))
        for each in (self.ann, self.bob):
            await _message(each, lambda shown: self._is_board(shown) and told in _text(shown))

    def _is_board(self, message: dict[str, Any]) -> bool:
        return message["channel"] == LOBBY and f"history:{self.matches['web']}:0" in _tokens(message)


def _messages(guest: Guest) -> list[dict[str, Any]]:
    return [news["message"] for news in guest.news if news["type"] in ("message", "edited")]


async def _message(guest: Guest, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The latest message that fits, as soon as there is one."""
    assert guest.socket
    async with asyncio.timeout(_LONG):
        while not (found := [*filter(fits, _messages(guest))]):
            guest.news.append((await guest.socket.receive()).json())
    return found[-1]


def _tokens(message: dict[str, Any]) -> list[str]:
    return [button["token"] for row in message.get("rows", []) for button in row]


def _text(message: dict[str, Any]) -> str:
    return f"{message.get('title', '')}\n{message.get('text', '')}"


def _accepts(token: str) -> bool:
    return token.startswith("accept:")


@asynccontextmanager
async def world(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """The room is open, and Ann and Bob are in it. No platform is connected yet: see `connected`."""
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        here, there = await enter(discord_house.club(folder)), await enter(telegram_house.club(folder))
        gates = {
            "discord": await enter(gate(here.server.port)),
            "telegram": await enter(gate(there.telegram.port)),
        }
        time = VirtualTime()
        app = await enter(App.open(Store(prepared(folder / "cairn.db")), clock=time, rng=Random(1)))
        time.changed = app.context.news.set
        app.timers = Timers(app.context, time.sleeper("timers"))
        it = World(here, there, gates, app)
        it.time = time
        _without_real_waits(it, monkeypatch)
        await enter(app.running())
        room = Room(app.store, app.pool, time)
        app.connect(room)
        url = await enter(serve(room, app.dispatcher, port=0, limits=Limits(time)))
        it.ann, it.bob = [await enter(_guest(url, name)) for name in ("Ann", "Bob")]
        yield it


@asynccontextmanager
async def connected(it: World) -> AsyncIterator[None]:
    """Both platforms are looked after, as `cairn run` does it."""
    async with (
        it.app.supervising({"discord": partial(_discord, it)}, partial(_tell, it), _sleep(it, "discord")),
        it.app.supervising({"telegram": partial(_telegram, it)}, partial(_tell, it), _sleep(it, "telegram")),
    ):
        yield


@asynccontextmanager
async def _guest(url: str, name: str) -> AsyncIterator[Guest]:
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        guest = Guest(url, session)
        assert (await guest.enter(name)).ok
        await guest.connect()
        try:
            yield guest
        finally:
            await guest.disconnect()


def _discord(it: World, report: Report) -> Any:
    def make() -> Quick:
        connector = loopback.connector(it.gates["discord"].port)
        options = {"connector": connector, "guild_ready_timeout": 0.05, "shard_count": 1}
        return Quick(it.app.context, it.app.dispatcher, it.app.pool, **options)

    it.asked["discord"] += 1
    return on_discord(make, it.here.server.token, report, it.time.sleeper("discord"))


@asynccontextmanager
async def _telegram(it: World, report: Report) -> AsyncIterator[PlatformConnection]:
    app, time = it.app, it.time
    made = builder(it.there.telegram.token, f"http://127.0.0.1:{it.gates['telegram'].port}", httpx_kwargs=PLAIN)
    made = made.rate_limiter(AIORateLimiter(overall_max_rate=0, group_max_rate=0))
    sleep = time.sleeper("telegram")
    running = on_telegram(app.context, app.dispatcher, app.pool, made, None, RateLimit(time), report, sleep)
    async with running as connection:
        yield connection


def _tell(it: World, platform: str, *, account: str = "", trouble: str = "") -> None:
    it.said[platform].append(account or trouble)


def _sleep(it: World, platform: str) -> Sleep:
    patiently, between = it.time.sleeper(f"{platform}, patiently"), it.time.sleeper(platform)

    async def sleep(seconds: float) -> None:
        if seconds != PATIENCE:
            await between(seconds)
        elif it.away == platform:
            await patiently(seconds)
        else:
            # Who answers is given all the time it really needs.
            await asyncio.Event().wait()

    return sleep


def _without_real_waits(it: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The libraries' own waits are virtual as well: between retries, and for who never answers."""

    def wait_for(asked: Awaitable[T], timeout: float) -> Awaitable[T]:
        return _patiently(it, "discord", asked, timeout)

    sleep = it.time.sleeper("discord")
    monkeypatch.setattr("discord.http.asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
    monkeypatch.setattr("discord.shard.asyncio", SimpleNamespace(**vars(asyncio) | {"wait_for": wait_for}))
    ask = QuietRequest.do_request

    async def do_request(
        self: QuietRequest, url: str, method: str, request_data: Any = None, read_timeout: Any = None, **timeouts: Any
    ) -> tuple[int, bytes]:
        it.asked["telegram"] += 1
        asked = ask(self, url, method, request_data, read_timeout, **timeouts)
        try:
            return await _patiently(it, "telegram", asked, read_timeout if isinstance(read_timeout, float) else 5.0)
        except TimeoutError:
            raise TimedOut from None

    monkeypatch.setattr(QuietRequest, "do_request", do_request)


async def _patiently(it: World, platform: str, asked: Awaitable[T], seconds: float) -> T:
    """What is asked, or TimeoutError if the platform is silent for so long. Who answers has all the time needed."""
    if it.gates[platform].mode != "silent":
        it.under_way[platform] += 1
        try:
            return await asked
        finally:
            it.under_way[platform] -= 1
    return await it.time.wait_for(f"{platform}, patiently", asked, seconds)

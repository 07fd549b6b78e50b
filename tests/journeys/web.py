"""People at real browsers, and the room in the same event loop. Ann reads Ukrainian; Bob Greek, on a phone."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from playwright.async_api import Browser, Locator, WebSocket, expect

from bot.app import App
from bot.rate_limits import RateLimit
from bot.service.context import Context
from bot.store import Store
from bot.web import room
from bot.web.server import serve
from tests.bot.web.visitor import HANGS, Visitor, visitor
from tests.journeys.driver import ANN, BOB, EVE, Driver, Shown
from tests.support import playing
from tests.support.app import Clock
from tests.support.database import prepared
from tests.support.puzzles import Library

LOCALES = {ANN: "uk", BOB: "el"}
TAKE_TIME = "window.addEventListener('pointerdown', () => { window.later += 400; }, true);"
"""By the page's own clock, nobody clicks right after a message was redrawn: it would take that for a double click."""
KEEP_SOCKET = """
window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); window.socket = this; } };
"""
CAUGHT_UP = """(n) => new Promise((done) => {
    const hear = ({ data }) => {
        const news = JSON.parse(data);
        if (news.type !== "pong" || news.n !== n) return;
        socket.removeEventListener("message", hear);
        done();
    };
    socket.addEventListener("message", hear);
    socket.send(JSON.stringify({ type: "ping", n }));
})"""
"""Resolves when everything has arrived that was sent to the page before."""
HAND = ("more:", "rematch:", "hand:")
"""Buttons of the message with one's cards, and of what replaces it in between."""
FIRST_PING = 1_000_000
"""Far from the numbers that the page uses itself."""


class Guest:
    """Someone with their own browser. Everything that their page receives is recorded."""

    def __init__(self, shown: Visitor) -> None:
        self.shown = shown
        self.page = shown.page
        self.told: list[Shown] = []
        self.sounds: list[str] = []
        """What the bot said to them aloud."""
        self._messages: dict[str, dict[str, Any]] = {}
        """What the page shows, by id."""
        self._pings = FIRST_PING
        self._answered = 0
        self._heard = asyncio.Event()
        self.page.on("websocket", self._listen)

    async def enter(self, url: str, name: str) -> "Guest":
        await self.page.add_init_script(KEEP_SOCKET)
        await self.page.add_init_script(TAKE_TIME)
        await self.shown.enter(url, name)
        return self

    async def go(self, where: str) -> None:
        """To the private chat, or to a channel."""
        if await self.page.locator("#menu").is_visible():
            await self.page.locator("#menu").click()
        await self.page.locator(f"#{where} button").first.click()

    @property
    def hand(self) -> str:
        """The last message in the private chat with one's cards; "" if there is none."""
        private = [id for id, each in self._messages.items() if each["private"] and each["channel"].startswith("@")]
        hands = (id for id in reversed(private) if any(token.startswith(HAND) for token in self.tokens(id)))
        return next(hands, "")

    @property
    def texts(self) -> list[str]:
        """The texts of all messages that the page shows, with their titles."""
        return ["\n".join((each.get("title", ""), each["text"])) for each in self._messages.values()]

    @property
    def offers(self) -> list[str]:
        """The tokens of the hand's buttons. The page shows them once it has decoded the picture."""
        return self.tokens(self.hand) if self.hand else []

    def last(self, form: str) -> str:
        """The last message with a button whose token looks like this."""
        fitting = (id for id in reversed(self._messages) if any(re.fullmatch(form, it) for it in self.tokens(id)))
        return next(fitting)

    def article(self, id: str) -> Locator:
        return self.page.locator(f"article[data-id='{id}']")

    async def press(self, token: str, patience: int = HANGS) -> None:
        """Press a button of the hand; raises TimeoutError if it is not there any more."""
        await self.click(self.article(self.hand).locator(f"button[data-token='{token}']"), patience)

    async def say(self, line: str) -> None:
        """Type a line, and wait for the answer."""
        answered = self._answered
        await self.shown.say(line)
        await self.until(lambda: self._answered > answered)

    async def click(self, button: Locator, patience: int = HANGS) -> None:
        """Click, and wait for the answer."""
        answered = self._answered
        await button.click(timeout=patience)
        await self.until(lambda: self._answered > answered)

    async def until(self, ready: Callable[[], object]) -> None:
        """Wait for news that make it so."""
        async with asyncio.timeout(HANGS / 1000):
            while not ready():
                self._heard.clear()
                await self._heard.wait()

    async def caught_up(self) -> None:
        self._pings += 1
        await self.page.evaluate(CAUGHT_UP, self._pings)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, news: dict[str, Any]) -> None:
        self._heard.set()
        match news:
            case {"type": "message", "message": {"author": None, "mentions": [*_]} as said} if "hushed" not in said:
                self.sounds.append("\n".join(_strings(said)))
        match news:
            case {"type": "done"}:
                self._answered += 1
            case {"type": "removed", "id": id}:
                self._messages.pop(id, None)
            case {"type": "message" | "edited", "message": message}:
                self._messages[message["id"]] = message
            case {"type": "history", "messages": messages}:
                self._messages |= {message["id"]: message for message in messages}
        for each in news.get("messages", [news.get("message", news)]):
            picture = each.get("picture", {})
            tokens = [button["token"] for row in each.get("rows", ()) for button in row]
            is_hand = any(token.startswith("board:") for token in tokens)
            pictures = tuple(picture[theme] for theme in ("light", "dark") if theme in picture)
            self.told.append(Shown("\n".join(_strings(each)), pictures, is_hand))

    def tokens(self, id: str) -> list[str]:
        return [button["token"] for row in self._messages[id].get("rows", ()) for button in row]


class Room(Driver):
    def __init__(self, app: App, clock: Clock, browser: Browser, url: str) -> None:
        self.app = app
        self.clock = clock
        self.browser = browser
        self.url = url
        self.guests: dict[str, Guest] = {}

    @property
    def context(self) -> Context:
        return self.app.context

    async def enter(self, name: str) -> None:
        shown = await visitor(self.browser, locale=LOCALES.get(name, "en-GB"), phone=name == BOB)
        self.guests[name] = await Guest(shown).enter(self.url, name)

    async def begin(self, game: str, options: str, others: Sequence[str] = (BOB,)) -> str:
        for name in (ANN, *others):
            if name in self.guests:
                await self.guests[name].go("channels")
            else:
                await self.enter(name)
        asked, ann = " ".join(f"@{name}" for name in others), self.guests[ANN]
        await ann.shown.say(f"/play {asked} {game} {options}")
        for name in others:
            id = await self._accept(self.guests[name])
        if not (await self.load(id))[0].started:
            await ann.click(ann.page.locator(f"button[data-token='fill:{id}']").last)
        for name in (ANN, *others):
            await self.guests[name].go("private")
        await self.settled()
        return id

    async def act(self, id: str, name: str, rng: Random) -> None:
        guest, before = self.guests[name], await self.position(id)
        while (await self.position(id)).ply == before.ply:
            await guest.press(playing.chosen(guest.offers, rng))

    async def press(self, id: str, name: str, verb: str) -> None:
        guest = self.guests[name]
        await guest.press(next(token for token in guest.offers if token.startswith(f"{verb}:{id}")))

    async def ask(self, name: str, command: str, **values: str) -> None:
        await self.guests[name].say(" ".join((f"/{command}", *values.values())))
        await self.settled()

    async def rematch(self, id: str) -> str:
        """Ann asks in the private chat, Bob accepts in the lobby."""
        await self.press(id, ANN, "rematch")
        await self.guests[BOB].go("channels")
        return await self._accept(self.guests[BOB])

    async def _accept(self, guest: Guest) -> str:
        """Accept the challenge in the lobby."""
        button = guest.page.locator("button[data-token^='accept:']").last
        id = (await button.get_attribute("data-token") or "").partition(":")[2]
        await guest.click(button)
        await self.settled()
        return id

    def advance(self, seconds: float) -> None:
        self.clock.now += seconds

    async def settled(self) -> None:
        while await playing.is_waiting(self.context):
            await self.guests[ANN].caught_up()
        for guest in self.guests.values():
            await guest.caught_up()

    def shown(self, name: str) -> Sequence[Shown]:
        return self.guests[name].told if name in self.guests else ()

    def sounds(self, name: str) -> Sequence[str]:
        return self.guests[name].sounds if name in self.guests else ()

    async def check(self, id: str) -> None:
        """One board in the lobby, edited in place; and nothing goes wrong on any page."""
        boards = self.guests[EVE].page.locator(f"article:has(button[data-token='text:{id}'])")
        await expect(boards).to_have_count(1)
        for name, guest in self.guests.items():
            assert not guest.shown.errors, (name, guest.shown.errors)

    async def check_end(self, id: str) -> None:
        """The end is told in the lobby and to the players, and nothing is wider than a page."""
        match, _ = await self.load(id)
        ends = self.guests[EVE].page.locator(f"article:has(button[data-token='replay:{id}'])")
        await expect(ends).to_have_count(2)
        await expect(ends.filter(has_text=match.seed.hex())).to_have_count(1)
        for name in (await self.seats(id)).values():
            guest = self.guests[name]
            await expect(guest.article(guest.hand)).to_contain_text(match.seed.hex())
            assert await guest.shown.overflow() <= 0


@asynccontextmanager
async def opened(browser: Browser, folder: Path) -> AsyncIterator[Room]:
    """A room with Ann, Bob and Eve in it. Nobody is too quick for it."""
    store = Store(prepared(folder / "cairn.db"))
    rng, now = Random(await playing.matches_made(store)), Clock()
    with patch("bot.web.request_limits.RateLimit", lambda clock, *_: RateLimit(clock)):
        async with App.open(store, rng=rng, clock=now, library=Library()) as app, app.running():
            place = room.Room(app.store, app.pool)
            app.connect(place)
            async with serve(place, app.dispatcher, port=0) as url:
                people = Room(app, now, browser, url)
                try:
                    for name in (ANN, BOB, EVE):
                        await people.enter(name)
                    yield people
                finally:
                    for guest in people.guests.values():
                        await guest.page.context.close()


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)

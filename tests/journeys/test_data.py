"""People take their data with them on every adapter: they get a file with it, delete it, and nothing names them."""

import io
import json
import logging
import re
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest
from aiohttp import ClientSession, CookieJar
from structlog.testing import capture_logs

from bot.app import App
from bot.discord.client import running as on_discord
from bot.discord.platform import Discord
from bot.i18n import translator
from bot.rate_limits import RateLimit
from bot.service.erasing import AGAIN
from bot.store import Store
from bot.store import web as rows
from bot.store.web import Message
from bot.telegram.client import running as on_telegram
from bot.telegram.platform import Telegram
from bot.web.room import LOBBY, Room
from bot.web.server import serve
from tests.bot.web.hall import Guest
from tests.journeys import discord_house, telegram_house
from tests.journeys.discord_house import Quick
from tests.journeys.discord_table import press as press_on_discord
from tests.journeys.telegram_table import press as press_on_telegram
from tests.servers.telegram.people import until
from tests.support import playing
from tests.support.app import Clock
from tests.support.database import prepared

NAME = "Zelenka"
"""A name that is nowhere else."""
FORMER = translator("en")("seat-former", number=0)


class Someone(ABC):
    """Zelenka on one platform, in private."""

    @property
    @abstractmethod
    def account(self) -> str: ...

    @abstractmethod
    async def type(self, line: str) -> str:
        """Type a line; returns the text of the answer."""

    @abstractmethod
    async def press(self, verb: str) -> str:
        """Press a button of the answer, and wait for the next one."""

    @abstractmethod
    async def file(self) -> bytes:
        """The file of the last answer."""


@dataclass
class OnDiscord(Someone):
    club: discord_house.Club
    answer: Any = None

    @property
    def account(self) -> str:
        return str(self.club.ann.id)

    async def type(self, line: str) -> str:
        name, _, rest = line.removeprefix("/").partition(" ")
        values = {"what": rest} if name == "data" and rest else {"code": rest} if rest else {}
        did = await (await self.club.ann.slash(self.club.ann.dm, name, **values)).finished()
        self.answer = did.answer
        return str(self.answer.content)

    async def press(self, verb: str) -> str:
        await press_on_discord(
            self.club.ann, self.answer, _starting(verb, [it["custom_id"] for it in self.answer.buttons])
        )
        return str(self.answer.content)

    async def file(self) -> bytes:
        return bytes(self.answer.attachments[0].data)


@dataclass
class OnTelegram(Someone):
    club: telegram_house.Club
    answer: Any = None

    @property
    def account(self) -> str:
        return str(self.club.ann.id)

    async def type(self, line: str) -> str:
        before = self.club.ann.sees()
        await self.club.ann.send(None, line)
        self.answer = await until(lambda: next((it for it in self.club.ann.sees() if it not in before), None))
        return str(self.answer.text)

    async def press(self, verb: str) -> str:
        wanted = _starting(verb, [button.value for button in self.answer.buttons])
        await press_on_telegram(self.club.ann, self.answer, wanted)
        self.answer = self.club.ann.sees()[-1]
        return str(self.answer.text)

    async def file(self) -> bytes:
        return bytes(self.answer.content.file.data)


@dataclass
class InRoom(Someone):
    guest: Guest
    shown: dict[str, Any] = field(default_factory=dict)

    @property
    def account(self) -> str:
        return self.guest.account

    async def type(self, line: str) -> str:
        id = await self.guest.act("say", f"@{self.account}", text=line)
        while not self.shown.get("id", "").startswith(f"{self.account}-{id}-answer"):
            self.shown = (await self.guest.hears("message"))["message"]
        return str(self.shown["text"])

    async def press(self, verb: str) -> str:
        tokens = [button["token"] for row in self.shown["rows"] for button in row]
        await self.guest.act("press", f"@{self.account}", message=self.shown["id"], token=_starting(verb, tokens))
        if verb == "erase":
            return str((await self.guest.hears("forgotten"))["text"])
        self.shown = (await self.guest.hears("edited"))["message"]
        return str(self.shown["text"])

    async def file(self) -> bytes:
        answer = await self.guest.get(f"files/{self.shown['file']['digest']}")
        assert answer.content_type == "application/zip"
        return await answer.read()


def _tokens(body: Mapping[str, Any]) -> list[str]:
    return [button["token"] for row in body.get("rows", ()) for button in row]


def _has(message: Message, verb: str) -> bool:
    return any(token.startswith(verb) for token in _tokens(message.body))


def _starting(verb: str, tokens: list[str]) -> str:
    return next(token for token in tokens if token.startswith(verb))


@dataclass
class World:
    """The whole bot, with the three adapters, and Zelenka on each of them."""

    app: App
    clock: Clock
    folder: Path
    url: str
    discord: discord_house.Club
    telegram: telegram_house.Club
    everyone: dict[str, Someone]
    bob: Guest

    @property
    def remembered(self) -> str:
        """What the adapters have in memory about people."""
        discord, telegram = (self.app.context.platforms[name] for name in ("discord", "telegram"))
        assert isinstance(discord, Discord)
        assert isinstance(telegram, Telegram)
        there = (telegram._reached, telegram.live._versions._plies, telegram.lost._searches)
        return repr((*there, discord.live._versions._plies, discord.hands._newest))

    async def settle(self) -> None:
        await telegram_house.Bot(self.app.store, self.app.context).settled()

    async def later(self) -> None:
        """When it is looked once more."""
        self.clock.now += AGAIN
        self.app.context.news.set()
        await self.settle()

    async def accepted(self) -> str:
        """Bob accepts the challenge; the match."""
        (challenge,) = [each for each in await self.in_lobby() if _has(each, "accept")]
        token = _starting("accept", _tokens(challenge.body))
        await self.bob.press(challenge.id, token)
        await self.settle()
        return token.partition(":")[2]

    async def played(self, id: str) -> None:
        """Nearly to the end: then Bob resigns."""
        await playing.rush(self.app.context, id, Random(1), 3)
        await self.settle()
        (board,) = [each for each in await self.in_lobby() if _has(each, f"text:{id}")]
        await self.bob.press(board.id, f"resigned:{id}")
        await self.settle()

    async def said(self, word: str) -> list[str]:
        """What people have said in the lobby with this word."""
        texts = (each.body.get("text", "") for each in await self.in_lobby() if each.author)
        return [text for text in texts if word in text]

    async def shown_to_bob(self) -> list[str]:
        """Everything that he can read now."""
        found = await self.in_lobby(f"@{self.bob.account}", f"@{self.bob.account}/{LOBBY}")
        return [json.dumps(each.body, ensure_ascii=False) for each in found]

    async def in_lobby(self, *more: str) -> list[Message]:
        return await self.app.store.read(rows.history, [LOBBY, *more], 99)

    def holding(self, *words: str) -> list[str]:
        forms = {form.encode() for word in words for form in (word, word.lower(), json.dumps(word)[1:-1])}
        found = ((path.name, path.read_bytes()) for path in self.folder.iterdir() if path.name.startswith("cairn.db"))
        return [name for name, content in found if any(form in content for form in forms)]


@asynccontextmanager
async def world(folder: Path) -> AsyncIterator[World]:
    clock = Clock(1_800_000_000.0)
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        here, there = await enter(discord_house.club(folder)), await enter(telegram_house.club(folder))
        here.ann.name = there.ann.user.name = NAME
        app = await enter(App.open(Store(prepared(folder / "cairn.db")), clock=clock, rng=Random(1), presence=0))
        await enter(app.running())
        options = {"connector": here.server.connector(), "guild_ready_timeout": 0.05, "shard_count": 1}
        client = Quick(app.context, app.dispatcher, app.pool, **options)
        one = await enter(on_discord(lambda: client, here.server.token))
        await here.world.until(client.is_ready)
        made = telegram_house.quick(there.telegram)
        two = await enter(on_telegram(app.context, app.dispatcher, app.pool, made, None, RateLimit(clock)))
        room = Room(app.store, app.pool, clock)
        for platform in (one.platform, two.platform, room):
            app.connect(platform)
        url = await enter(serve(room, app.dispatcher, port=0))
        guests = []
        for name in (NAME, "Bob"):
            session = await enter(ClientSession(cookie_jar=CookieJar(unsafe=True)))
            guest = Guest(url, session)
            assert (await guest.enter(name)).ok
            guests.append(await guest.connect())
        zelenka, bob = guests
        everyone = {"discord": OnDiscord(here), "telegram": OnTelegram(there), "room": InRoom(zelenka)}
        yield World(app, clock, folder, url, here, there, everyone, bob)
        for guest in guests:
            if guest.socket:
                await guest.socket.close()
        for name in ("discord", "telegram", "web"):
            await app.worker.disconnect(name)


EVERYWHERE = pytest.mark.parametrize("adapter", ["discord", "telegram", "room"])


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[Callable[[], str]]:
    """Everything that was logged."""
    caplog.set_level(logging.INFO)
    with capture_logs() as lines:
        yield lambda: f"{lines} {caplog.text}"


@EVERYWHERE
async def test_three_people_of_one_name(tmp_path: Path, adapter: str, log: Callable[[], str]) -> None:
    """Each has one kind of identity; one of them goes, and then the others."""
    async with world(tmp_path) as it:
        everyone = sorted(it.everyone.values(), key=lambda each: each is not it.everyone[adapter])
        for someone in everyone:
            await someone.type("/settings")
            assert "everything I keep about you" in await someone.type("/data export")
            with ZipFile(io.BytesIO(await someone.file())) as archive:
                rows = json.loads(archive.read("data.json"))
            assert [row["account"] for row in rows["identities"]] == [someone.account]
            assert it.holding(someone.account)
        for someone in everyone:
            assert it.holding(NAME)
            assert NAME in await someone.type("/data delete")
            assert "Are you sure" in await someone.press("data:sure")
            assert "is deleted" in await someone.press("erase")
            await it.settle()
            assert it.holding(someone.account) == []
        assert it.holding(NAME) == []
        await it.later()
        assert it.holding(NAME, *(each.account for each in everyone)) == []
    assert NAME not in log()
    assert not [each for each in everyone if each.account in log()]


@EVERYWHERE
async def test_one_person_everywhere(tmp_path: Path, adapter: str, log: Callable[[], str]) -> None:
    """They have talked and played in the room, where others have named them."""
    async with world(tmp_path) as it:
        here, bob = it.everyone["room"], it.bob
        assert isinstance(here, InRoom)
        for other in (it.everyone["discord"], it.everyone["telegram"]):
            await here.type("/link")
            await other.type(f"/link {here.shown['text'].split('`')[1]}")
        zelenka = here.guest
        for _ in range(2):
            await zelenka.say("/play @Bob totemo")
            await it.settle()
            id = await it.accepted()
            await it.played(id)
        await zelenka.say(f"I am {NAME}")
        await bob.say(f"hello @{NAME.lower()}, and {NAME}; not {NAME}s")
        await bob.say("/games")
        await bob.say("/games", f"@{bob.account}")
        await bob.say("/history", f"@{bob.account}")
        await it.settle()
        accounts = [each.account for each in it.everyone.values()]
        assert all(it.holding(account) for account in accounts)
        assert it.everyone["telegram"].account in it.remembered
        someone = it.everyone[adapter]
        await someone.type("/data delete")
        await someone.press("data:sure")
        assert "is deleted" in await someone.press("erase")
        await it.settle()
        assert it.holding(*accounts) == []
        # A longer word is another one.
        assert set(await it.said(NAME)) == {f"hello @{FORMER}, and {FORMER}; not {NAME}s"}
        await it.later()
        assert it.holding(*accounts) == []
        assert not [account for account in accounts if account in it.remembered]

        told = await it.shown_to_bob()
        assert not [text for text in told if re.search(rf"{NAME}(?!s)", text)]
        assert [text for text in told if f"{FORMER} – Bob" in text or f"Bob – {FORMER}" in text]
        assert "me" in (start := await (await zelenka.get("start")).json())
        assert start["me"] is None
        assert (await zelenka.get("socket")).status == 401
        pictures = [each.body["picture"]["alt"] for each in await it.in_lobby() if "picture" in each.body]
        assert len(pictures) == 2, "both boards are drawn anew"
        assert all(FORMER in alt for alt in pictures)
    assert NAME not in log()
    assert not [account for account in accounts if account in log()]


async def test_in_public_the_file_comes_to_its_owner_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as it:
        did = await (await it.discord.ann.slash(it.discord.hall, "data", what="export")).finished()
        assert did.answer.attachments[0].filename.endswith(".zip")
        assert did.answer in it.discord.ann.sees(it.discord.hall)
        assert did.answer not in it.discord.eve.sees(it.discord.hall)

        before = it.telegram.eve.sees(it.telegram.group)
        await it.telegram.ann.send(it.telegram.group, "/data export")
        found = await it.telegram.ann.reads("everything I keep about you")
        assert found.content.file
        assert it.telegram.eve.sees(it.telegram.group) == before

        here = it.everyone["room"]
        assert isinstance(here, InRoom)
        id = await here.guest.act("say", LOBBY, text="/data export")
        while not here.shown.get("id", "").startswith(f"{here.account}-{id}-answer"):
            here.shown = (await here.guest.hears("message"))["message"]
        assert here.shown["private"]
        assert await here.file()
        assert (await it.bob.get(f"files/{here.shown['file']['digest']}")).status == 404

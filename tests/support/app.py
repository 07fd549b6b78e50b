"""The real app with a clock that stands still, a seed, and platforms that remember what they are shown."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from bot import commands
from bot.app import App
from bot.delivery.platform import MessageGone
from bot.model.calls import PRESENT
from bot.model.matches import Match
from bot.model.position import Position
from bot.screens.screen import Button, Screen
from bot.screens.times import NO_BREAK
from bot.service.request import Caller, Right, always, never
from bot.store import Store, matches, people
from tests.support import playing
from tests.support.database import prepared
from tests.support.puzzles import Library

HOUSE = "house"
"""The place that all its addresses but the private chats are in."""


@dataclass
class FakePlatform:
    """A platform that remembers everything it was asked to show, and what it shows now."""

    name: str = "fake"
    shown: dict[tuple[str, str], Screen] = field(default_factory=dict)
    sent: list[tuple[str, Screen]] = field(default_factory=list)
    sounds: list[tuple[str, Screen]] = field(default_factory=list)
    """The messages that arrived with a sound."""
    fails: dict[str, list[Exception]] = field(default_factory=dict)
    """The next errors for each address."""
    managers: set[str] = field(default_factory=set)
    """The accounts of those who manage its only place, the house."""

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        self._try(address)
        if not screen.is_silent and (address, nonce) not in self.shown:
            self.sounds.append((address, screen))
        self.shown[address, nonce] = screen
        self.sent.append((address, screen))
        return nonce

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        self._try(address)
        if (address, message) not in self.shown:
            raise MessageGone
        self.shown[address, message] = screen
        self.sent.append((address, screen))

    async def remove(self, address: str, message: str) -> None:
        self._try(address)
        self.shown.pop((address, message), None)

    async def withdraw(self, address: str, nonce: str) -> None:
        await self.remove(address, nonce)

    async def open_place(self, address: str, message: str, title: str) -> str | None:
        return None

    async def manages(self, account: str, place: str) -> Right:
        return always if place == HOUSE and account in self.managers else never

    def at(self, address: str) -> list[Screen]:
        return [screen for (place, _), screen in self.shown.items() if place == address]

    def _try(self, address: str) -> None:
        if self.fails.get(address):
            raise self.fails[address].pop(0)


@dataclass
class Clock:
    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class TestApp(App):
    """A person's account is their name in lower case."""

    __test__ = False
    platform: FakePlatform
    clock: Clock
    others: tuple[FakePlatform, ...]

    def on(self, name: str) -> "TestApp":
        """The same app, used on another of its platforms."""
        there = copy(self)
        there.platform = next(each for each in self.others if each.name == name)
        return there

    def caller(self, name: str, address: str = "hall", language: str = "en", id: str = "") -> Caller:
        return Caller(
            self.platform.name,
            name.lower(),
            name,
            language,
            address,
            place="" if address.startswith("@") else HOUSE,
            place_name="" if address.startswith("@") else "The House",
            manages=partial(self.platform.manages, name.lower()),
            request_id=id,
        )

    async def type(self, name: str, line: str, address: str = "hall", language: str = "en", *, id: str = "") -> Screen:
        """Type a line as a person; returns the answer. With an id, it can be sent again."""
        command, values = commands.read(line)
        for person in values.keys() & {*commands.OPPONENTS, "person"}:
            values[person] = values[person].lower()
        return await self.dispatcher.command(self.caller(name, address, language, id), command.name, values)

    async def press(self, name: str, button: Button | str, address: str = "hall", *, id: str = "") -> Screen:
        token = button if isinstance(button, str) else button.token
        return await self.dispatcher.press(self.caller(name, address, id=id), token)

    async def settle(self) -> None:
        """Wait until everything is delivered and the computer has moved."""
        await self.idle()

    async def wait(self, seconds: float = PRESENT) -> None:
        """So much time passes; usually enough for everyone to count as away."""
        self.clock.now += seconds
        await self.timers.tick()
        await self.settle()

    async def match(self, *names: str, options: str = "") -> str:
        """Start a match between these people at the table "hall"."""
        one, *others = names
        for name in others:
            await self.type(name, "/help")
        answer = await self.type(one, f"/play {' '.join(f'@{name}' for name in others)} {options}")
        if "start" in verbs(answer):
            await self.press(one, find(answer, "start"))
        await self.settle()
        challenge = find(self.platform.at("hall")[-1], "accept")
        for name in others:
            await self.press(name, challenge)
        await self.settle()
        return challenge.token.partition(":")[2]

    async def public_match_with_computer(self, name: str, options: str = "") -> str:
        """Start a match at the table "hall" in which the computer has taken the seat that nobody else took."""
        await self.type(name, f"/play invite {options}")
        (match,) = [each for each in await self.matches(name) if each.started is None]
        await self.press(name, f"fill:{match.id}")
        await self.settle()
        return match.id

    async def matches(self, name: str) -> list[Match]:
        person = await self.store.read(people.find, self.platform.name, name.lower())
        assert person is not None
        return await self.store.read(matches.of_player, person.player)

    async def load(self, id: str) -> tuple[Match, Position]:
        return await self.context.matches.load(id)

    async def turn(self, id: str) -> tuple[str, str]:
        """The first player to act, and the next one."""
        match, position = await self.load(id)
        seat = position.actors[0]
        names = [each.person.name if each.person else "" for each in match.seats]
        return names[seat], names[(seat + 1) % len(names)]

    async def play(self, id: str, rng: Random, actions: int = 10**6) -> None:
        """Play on at random with buttons, until the end or for this many actions."""
        while actions and (await self.load(id))[1].actors:
            name, _ = await self.turn(id)
            if not name:
                await self.settle()
                continue
            screen = await self.press(name, f"hand:{id}", f"@{name.lower()}")
            while choices := [button for row in screen.rows for button in row if verb(button) in ("move", "pick")]:
                screen = await self.press(name, rng.choice(choices), f"@{name.lower()}")
                if (await self.turn(id))[0] != name if (await self.load(id))[1].actors else True:
                    break
            actions -= 1

    async def finish(self, id: str, rng: Random) -> None:
        """Play to the end at random, only the last actions with buttons."""
        await self.rush(id, rng, left=3)
        await self.play(id, rng)

    async def rush(self, id: str, rng: Random, left: int) -> None:
        """Play on at random, without buttons, until this many actions are left."""
        await playing.rush(self.context, id, rng, left)
        await self.settle()


def plain(text: str) -> str:
    """With ordinary spaces where no line may break."""
    return text.replace(NO_BREAK, " ")


def tokens(screen: Screen) -> list[str]:
    return [button.token for row in screen.rows for button in row]


def labels(screen: Screen) -> list[str]:
    return [button.label for row in screen.rows for button in row]


def verb(button: Button) -> str:
    return button.token.partition(":")[0]


def verbs(screen: Screen) -> set[str]:
    return {verb(button) for row in screen.rows for button in row}


def find(screen: Screen, wanted: str, field: str = "") -> Button:
    """The first button that does this; with a field, to that."""
    there = (button for row in screen.rows for button in row if verb(button) == wanted)
    return next(button for button in there if not field or button.token.split(":")[1] == field)


def choice(screen: Screen, wanted: str) -> Button:
    """The button that lets this become of a player who is late."""
    return next(button for row in screen.rows for button in row if re.fullmatch(f"vote:.*:{wanted}", button.token))


@asynccontextmanager
async def open_app(
    folder: Path,
    platform: FakePlatform | None = None,
    *others: FakePlatform,
    presence: float = PRESENT,
    clock: Clock | None = None,
) -> AsyncIterator[TestApp]:
    """The app on a database in this folder, with nothing running: opened again, it is the app after a restart."""
    store = Store(prepared(folder / "cairn.db"))
    clock, platform = clock or Clock(), platform or FakePlatform()
    # The same in every run, but with new ids each time the app is opened.
    rng = Random(await playing.matches_made(store))
    library = Library()
    async with TestApp.open(
        store, platform, *others, clock=clock, rng=rng, patience=0, presence=presence, library=library
    ) as app:
        app.platform, app.clock, app.others = platform, clock, others
        yield app

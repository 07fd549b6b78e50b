"""A group on Telegram in a time that only the test moves, with the real library and everything that handles updates."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from bot.app import App
from bot.delivery.platform import Presence
from bot.delivery.worker import Worker
from bot.narration import waiting, words_for
from bot.rate_limits import RateLimit
from bot.service.playing import append_entry
from bot.service.request import Caller
from bot.store import Store, outbox, people
from bot.telegram.addresses import Address
from bot.telegram.client import Client
from bot.telegram.group_limits import GROUP_LIMITS
from bot.telegram.updates import keep_polling
from tests.journeys import telegram_house
from tests.journeys.telegram_house import Club
from tests.journeys.telegram_table import tokens
from tests.servers.telegram.people import Person, until
from tests.servers.telegram.state import Chat, Message, Topic
from tests.support import playing
from tests.support.database import prepared

TICK = 0.25
"""Seconds between deliveries."""


class Group:
    """Its matches, and how they are delivered: by `wait`."""

    def __init__(self, club: Club, app: App) -> None:
        self.club = club
        self.app = app
        self.chat: Chat = club.group
        self.topic: Topic | None = None
        """Where `begin` begins a match."""
        self.id = ""
        """The match that was begun last."""
        self.client: Client
        self._running = AsyncExitStack()

    @property
    def sent(self) -> list[Message]:
        return self.club.eve.sees(self.chat, self.topic)

    @property
    def calls(self) -> list[Message]:
        return [each for each in self.sent if "it’s your turn" in each.text]

    @property
    def board(self) -> Message:
        (found,) = [each for each in self.sent if each.photo]
        return found

    async def begin(self, *, private: bool = False) -> None:
        """Ann and Bob begin a long match. Unless it is said, the bot may not write to their private chats."""
        ann, bob = self._caller(self.club.ann), self._caller(self.club.bob)
        for each in (ann, bob):
            await self.app.dispatcher.language(each)
            await self.app.store.write(people.set_reachable, "telegram", each.account, private)
        made = await self.app.dispatcher.command(ann, "play", {"opponent": bob.account, "options": "rounds=9"})
        self.id = made.challenge
        await self.app.dispatcher.press(bob, f"accept:{self.id}")
        await self.wait(10)

    async def act(self, rng: Random) -> str:
        """One action by the player to act, without buttons; what the table is told about the turn."""
        match, position = await self.app.context.matches.load(self.id)
        (seat,) = position.actors
        await append_entry(self.app.context, match, position, seat, rng.choice(position.legal(seat)))
        return await self.turn()

    async def press(self, rng: Random) -> bool:
        """One press of a button of the hand, in the private chat of the player to act; whether that was an action."""
        _, before = await self.app.context.matches.load(self.id)
        (seat,) = before.actors
        person = await self.to_act()
        hand = next(each for each in person.sees() if playing.offers(tokens(each), self.id, before, seat))
        await person.press(hand, playing.chosen(tokens(hand), rng))
        await self.handled()
        _, after = await self.app.context.matches.load(self.id)
        return after.ply > before.ply

    async def turn(self) -> str:
        """What the table is told about the turn."""
        match, position = await self.app.context.matches.load(self.id)
        return waiting(position, words_for(match, "en"))

    async def to_act(self) -> Person:
        match, position = await self.app.context.matches.load(self.id)
        person = match.seats[position.actors[0]].person
        return next(each for each in (self.club.ann, self.club.bob) if person and str(each.id) == person.account)

    async def call(self) -> None:
        """Have the player to act called once more."""
        await self.app.store.write(outbox.want, "telegram", self.address, self.id, "turn", self.club.telegram.clock())

    async def end(self) -> None:
        """Whoever is to act resigns."""
        match, position = await self.app.context.matches.load(self.id)
        await append_entry(self.app.context, match, position, position.actors[0], "/resign")

    async def restart(self) -> None:
        """Another process knows only what is in the database."""
        await self.end_process()
        clock = self.club.telegram.clock
        self.app.worker = Worker(self.app.store, self.app.posts, clock, self.app.context.news)
        limit = RateLimit(clock, *GROUP_LIMITS)
        made, rng = telegram_house.quick(self.club.telegram), Random(1)
        self.client = Client(self.app.context, self.app.dispatcher, self.app.pool, made, limit)
        library = self.client.app
        await library.initialize()
        self._running.push_async_callback(self.client.end)
        await library.start()
        polled = keep_polling(library.bot, library.update_queue.put, Presence("telegram"), rng, asyncio.sleep)
        self._running.push_async_callback(_cancel, asyncio.create_task(polled))
        self.app.connect(self.client.platform)

    async def end_process(self) -> None:
        await self._running.aclose()

    async def die(self, query: object) -> None:
        """Deliver until this is about to be written, and no further."""
        store, dying = self.app.store, asyncio.Event()
        write = store.write

        async def until(wanted: Any, *given: Any) -> Any:
            if wanted is query:
                dying.set()
                await asyncio.Event().wait()
            return await write(wanted, *given)

        with patch.object(store, "write", until):
            delivering = asyncio.create_task(self.wait(10))
            await dying.wait()
            delivering.cancel()
            await asyncio.wait([delivering])

    async def wait(self, seconds: float) -> None:
        for _ in range(int(seconds / TICK)):
            await self.tick()
        await self.app.idle()

    async def tick(self) -> None:
        """Deliver what is due now, and move on."""
        await self.handled()
        await self.app.idle()
        await self.client.platform.lost.step()
        self.club.telegram.clock.advance(TICK)

    async def handled(self) -> None:
        """Until everything that people did has been answered."""
        updates, library = self.club.telegram.world.updates, self.client.app
        await until(
            lambda: (
                not updates.pending
                and library.update_queue.empty()
                and not library.update_processor.current_concurrent_updates
            )
        )

    def _caller(self, person: Person) -> Caller:
        address = Address(person.id).address if self.chat.private else self.address
        return Caller("telegram", str(person.id), person.name, "en", address)

    @property
    def address(self) -> str:
        return Address(self.chat.id, self.topic.id if self.topic else None).address


@asynccontextmanager
async def group(folder: Path) -> AsyncIterator[Group]:
    async with telegram_house.club(folder) as club:
        clock = club.telegram.clock
        clock.stop()
        club.telegram.floods.on = True
        async with App.open(Store(prepared(folder / "cairn.db")), clock=clock, rng=Random(1), patience=0) as app:
            it = Group(club, app)
            try:
                await it.restart()
                yield it
            finally:
                await it.end_process()


async def _cancel(task: asyncio.Task[None]) -> None:
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=1)

"""A group's limit goes to its boards: they are evenly spaced, and only people who are away are called."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any
from unittest.mock import patch

from telegram import Bot

from bot.app import App
from bot.delivery.worker import Worker
from bot.narration import waiting, words_for
from bot.rate_limits import RateLimit
from bot.service.playing import append_entry
from bot.service.request import Caller
from bot.store import Store, outbox, people
from bot.telegram.group_limits import GROUP_LIMITS
from bot.telegram.platform import Telegram
from tests.journeys import telegram_house
from tests.journeys.telegram_house import Club
from tests.servers.telegram.people import Person
from tests.servers.telegram.state import Message
from tests.support.database import prepared

TICK = 0.25
ALLOWED = 20


class Group:
    """The bot's deliveries to a group, in a time that only the test moves. Nobody has opened the private chat."""

    def __init__(self, club: Club, app: App, bot: Bot) -> None:
        self.club = club
        self.app = app
        self.bot = bot
        self.id = ""

    @property
    def sent(self) -> list[Message]:
        return self.club.eve.sees(self.club.group)

    @property
    def calls(self) -> list[Message]:
        return [each for each in self.sent if "it’s your turn" in each.text]

    @property
    def board(self) -> Message:
        (found,) = [each for each in self.sent if each.photo]
        return found

    async def begin(self) -> None:
        """Ann and Bob begin a long match."""
        ann, bob = self._caller(self.club.ann), self._caller(self.club.bob)
        for each in (ann, bob):
            await self.app.dispatcher.language(each)
            await self.app.store.write(people.set_reachable, "telegram", each.account, False)
        made = await self.app.dispatcher.command(ann, "play", {"opponent": bob.account, "options": "rounds=9"})
        self.id = made.challenge
        await self.app.dispatcher.press(bob, f"accept:{self.id}")
        await self.wait(10)

    async def act(self, rng: Random) -> str:
        """One action by the player to act; what the table is told about the turn."""
        match, position = await self.app.context.matches.load(self.id)
        (seat,) = position.actors
        await append_entry(self.app.context, match, position, seat, rng.choice(position.legal(seat)))
        return await self.turn()

    async def turn(self) -> str:
        match, position = await self.app.context.matches.load(self.id)
        return waiting(position, words_for(match, "en"))

    async def to_act(self) -> Person:
        match, position = await self.app.context.matches.load(self.id)
        person = match.seats[position.actors[0]].person
        return next(each for each in (self.club.ann, self.club.bob) if person and str(each.id) == person.account)

    async def end(self) -> None:
        """Whoever is to act resigns."""
        match, position = await self.app.context.matches.load(self.id)
        await append_entry(self.app.context, match, position, position.actors[0], "/resign")

    def restart(self) -> None:
        """Another process knows only what is in the database."""
        clock = self.club.telegram.clock
        self.app.worker = Worker(self.app.store, self.app.posts, clock, self.app.context.news)
        limit = RateLimit(clock, *GROUP_LIMITS)
        self.app.connect(Telegram(self.bot, self.app.context, self.app.pool, limit, clock))

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
            await self.app.idle()
            self.club.telegram.clock.advance(TICK)
        await self.app.idle()

    def _caller(self, person: Person) -> Caller:
        return Caller("telegram", str(person.id), person.name, "en", str(self.club.group.id))


@asynccontextmanager
async def group(folder: Path) -> AsyncIterator[Group]:
    async with telegram_house.club(folder) as club, telegram_house.quick(club.telegram).build() as library:
        clock = club.telegram.clock
        clock.stop()
        club.telegram.floods.on = True
        async with App.open(Store(prepared(folder / "cairn.db")), clock=clock, rng=Random(1), patience=0) as app:
            it = Group(club, app, library.bot)
            it.restart()
            yield it


async def test_with_one_press_a_second_the_board_is_never_late(tmp_path: Path) -> None:
    """For two minutes, within twenty messages a minute."""
    rng, late, frozen = Random(1), list[float](), 0.0
    async with group(tmp_path) as it:
        await it.begin()
        await it.wait(60)
        clock, versions = it.club.telegram.clock, len(it.board.versions)
        deleted = len(it.club.telegram.asked("deleteMessage"))
        unseen, shown_at = list[float](), clock()
        for tick in range(int(120 / TICK)):
            if tick % int(1 / TICK) == 0:
                told = await it.act(rng)
                unseen.append(clock())
            await it.app.idle()
            if len(it.board.versions) > versions:
                assert told in it.board.text
                versions, shown_at, unseen = len(it.board.versions), clock(), []
            late.append(clock() - unseen[0] if unseen else 0.0)
            frozen = max(frozen, clock() - shown_at)
            clock.advance(TICK)
        assert it.calls == [], "whoever plays is there"
        assert len(it.club.telegram.asked("deleteMessage")) == deleted
        assert it.club.telegram.floods.refused == 0
        sent = sorted(shown.at for shown in it.club.telegram.shown_to(it.club.eve) if shown.chat == it.club.group.id)
        assert max(sum(at <= each < at + 60 for each in sent) for at in sent) <= ALLOWED
    print({"late": (median(late), max(late)), "frozen": frozen})
    assert median(late) <= 4
    assert frozen <= 10


async def test_a_person_who_is_away_is_called_and_the_call_is_over_when_they_act(tmp_path: Path) -> None:
    rng = Random(2)
    async with group(tmp_path) as it:
        await it.begin()
        (call,) = it.calls
        first = await it.to_act()
        assert [each.message for each in first.notices if each.why == "mention"] == [call], "the match has begun"
        for _ in range(12):
            await it.act(rng)
            await it.wait(10)
        assert it.calls == []
        assert not call.deleted
        assert call.text == f"✓ #{it.id}"
        assert call.buttons == ()
        idle = await it.to_act()
        while await it.to_act() is idle:
            await it.act(rng)
        while await it.to_act() is not idle:
            await it.act(rng)
        await it.wait(Telegram.calls_after - 10)
        assert it.calls == []
        await it.wait(20)
        (again,) = it.calls
        assert idle.notices[-1].message is again, "who goes away in the middle is called, too"
        assert call.deleted
        await it.wait(3600)
        assert it.calls == [again], "once"


async def test_two_matches_in_a_group_share_its_limit(tmp_path: Path) -> None:
    """The board that has waited longest is next: no match waits for the other to be over."""
    rng = Random(3)
    async with group(tmp_path) as it:
        await it.begin()
        one, (first,) = it.id, [each for each in it.sent if each.photo]
        await it.begin()
        other, (second,) = it.id, [each for each in it.sent if each.photo and each is not first]
        await it.wait(60)
        before = len(first.versions), len(second.versions)
        for _ in range(60):
            for it.id in (one, other):
                await it.act(rng)
            await it.wait(1)
        changes = [len(first.versions) - before[0], len(second.versions) - before[1]]
        assert min(changes) >= 8, changes


async def test_an_edit_that_changes_nothing_is_not_sent(tmp_path: Path) -> None:
    async with group(tmp_path) as it:
        await it.begin()
        before = len(it.club.telegram.requests)
        match, _ = await it.app.context.matches.load(it.id)
        address = str(it.club.group.id)
        await it.app.store.write(outbox.want, "telegram", address, match.id, "board", it.club.telegram.clock())
        await it.wait(10)
        assert len(it.club.telegram.requests) == before

"""Each query of the store fails once, while people play and everything runs: the match goes on, and all is shown."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from structlog.testing import capture_logs

from bot.delivery.in_place import LiveMessages
from bot.delivery.platform import Platform, Unreachable
from bot.delivery.worker import Worker
from bot.i18n import translator
from bot.model.people import SETTINGS as PERSONAL
from bot.model.places import SETTINGS
from bot.model.ratings import Ranked
from bot.screens.screen import Screen
from bot.service import accounts, command_sync, old_results, outages, places, standing_boards, standings
from bot.service import timers as service_timers
from bot.service.announcements import COMPUTER
from bot.service.ratings import rebuild
from bot.store import Connection, attendance, key_values, outbox, people, puzzle_posts, ratings, requests, results, web
from bot.store import places as rows
from bot.store.web import WebAccount
from bot.web.accounts import enter, recognise
from bot.web.room import LOBBY, Room
from tests.faults.audit import Expected, differences, expected
from tests.faults.wire import Shown
from tests.support.app import HOUSE, Clock, FakePlatform, TestApp, find, open_app, tokens
from tests.support.playing import is_waiting
from tests.support.queries import queries

T = TypeVar("T")
Query = Callable[..., Any]
Activity = Callable[[], Awaitable[None]]
TROUBLE = translator("en")("trouble")
ELSEWHERE = "elsewhere"
YARD = "yard"
NOVEMBER = 1794900000.0
"""In 2026, when there are puzzles."""
FORGET = requests.forget


class Broken(Exception):
    """The database does not answer, for once."""


class Evening:
    """People who do everything that leads to a query, again and again, and repeat what has failed."""

    def __init__(self, app: TestApp, room: Room) -> None:
        self.app = app
        self.room = room
        self.number = 0
        self.matches: list[str] = []
        """Those that have to go on: each begins when the one before it is over."""
        self._ids = 0

    @property
    def match(self) -> str:
        return self.matches[-1]

    def is_about(self, wanted: Expected) -> bool:
        """Whether this has to be shown about one of these matches."""
        return any(f"#{id}" in screen.text for id in self.matches for screen in wanted[1])

    async def again(self, do: Callable[[], Awaitable[T]]) -> T:
        """Do something that leads to no answer by the dispatcher: as an adapter would, or its library."""
        with suppress(Broken):
            return await do()
        return await do()

    async def do(self, name: str, text: str, address: str = "hall", *, app: TestApp | None = None) -> Screen:
        """A line or a button, sent again with the same id if the answer is that something went wrong."""
        there = app or self.app
        self._ids += 1
        send = there.type if text.startswith("/") else there.press
        screen = await send(name, text, address, id=str(self._ids))
        if screen.text == TROUBLE:
            screen = await send(name, text, address, id=str(self._ids))
        assert screen.text != TROUBLE, (name, text)
        return screen

    async def settle(self) -> None:
        """Until all is delivered, whatever has to be waited for meanwhile."""
        while await is_waiting(self.app.context):
            self.app.clock.now += 20
            self.app.context.news.set()
            self.app.store.alarm.ring(0.0)
            await asyncio.sleep(0)

    async def begin(self) -> None:
        self.app.clock.now += 3600
        await self.do("Eve", "/help")
        made = await self.do("Dan", "/play @Eve totemo")
        self.matches.append(find(made, "cancel").token.partition(":")[2])
        await self.do("Eve", f"accept:{self.match}")
        await self.settle()

    async def move(self) -> None:
        """The match goes on, or after its end another one."""
        _, position = await self.again(lambda: self.app.load(self.match))
        if not position.actors:
            await self.begin()
        name, _ = await self.again(lambda: self.app.turn(self.match))
        screen = await self.do(name, f"hand:{self.match}", f"@{name.lower()}")
        _, before = await self.again(lambda: self.app.load(self.match))
        rng = Random(before.ply)
        while choices := [b.token for row in screen.rows for b in row if b.token.startswith(("move:", "pick:"))]:
            screen = await self.do(name, rng.choice(choices), f"@{name.lower()}")
            _, after = await self.again(lambda: self.app.load(self.match))
            if after.ply > before.ply:
                break
        await self.settle()
        _, after = await self.again(lambda: self.app.load(self.match))
        assert after.ply > before.ply

    @property
    def activities(self) -> list[Activity]:
        return [
            *(self.play, self.challenge, self.join, self.look_around, self.meet, self.link, self.move_about),
            *(
                self.open_a_place,
                self.keep_a_place,
                self.choose_challengers,
                self.miss,
                self.run_out,
                self.stand_still,
                self.go_on_vacation,
                self.tell,
                self.press,
                self.visit,
                self.moderate,
                self.forget,
                self.look_for_anyone,
                self.watch,
                self.solve,
                self.plan,
                self.look_back,
                self.depart,
                self.compete,
            ),
        ]

    async def play(self) -> None:
        await self.move()
        await self.do("Dan", f"draw:{self.match}:{(await self.again(lambda: self.app.load(self.match)))[1].ply}")

    async def challenge(self) -> None:
        """A challenge, a match, its end, and a rematch."""
        self.app.clock.now += 3600
        for name in ("Ann", "Bob"):
            await self.do(name, "/help")
        made = await self.do("Ann", "/play @Bob totemo")
        id = find(made, "cancel").token.partition(":")[2]
        await self.do("Bob", f"accept:{id}")
        await self.do("Bob", f"resigned:{id}")
        again = find(await self.do("Ann", f"rematch:{id}"), "cancel").token.partition(":")[2]
        await self.do("Bob", f"rematch:{id}")
        await self.settle()
        for name in ("Ann", "Bob"):
            await self.do(name, f"mute:{again}:on")
        await self.do("Bob", f"abort:{again}")

    async def plan(self) -> None:
        """A plan that is dropped, and another that is played."""
        self.app.clock.now += 3600
        await self.do("Bob", "/help")
        made = await self.do("Ann", "/play @Bob schotten-totten")
        id = find(made, "cancel").token.partition(":")[2]
        await self.do("Bob", f"accept:{id}")
        match, position = await self.again(lambda: self.app.load(id))
        names = [seat.person.name for seat in match.seats if seat.person]
        (seat,) = position.actors
        acts, waits = names[seat], names[1 - seat]
        line = f"/plan {position.view(1 - seat).hand[0]}@1 #{id}"
        await self.do(waits, line, f"@{waits.lower()}")
        await self.do(waits, f"unplan:{id}")
        await self.do(waits, line, f"@{waits.lower()}")
        await self.do(acts, f"move:{id}:{position.ply}:{position.legal(seat)[0]}")
        await self.settle()
        await self.do(acts, f"resigned:{id}")

    async def join(self) -> None:
        """A challenge for three, one of whom declines, and one comes from elsewhere."""
        self.app.clock.now += 3600
        await self.do("Bob", "/help")
        made = await self.do("Ann", "/play @Bob totemo players=3", "@ann")
        id = find(made, "cancel").token.partition(":")[2]
        await self.do("Bob", f"declined:{id}:time", "@bob")
        await self.do("Bob", f"/join {id}", "attic")
        await self.do("Ann", f"fill:{id}", "@ann")
        await self.do("Ann", f"abort:{id}", "@ann")

    async def look_for_anyone(self) -> None:
        """Two who want the same."""
        await self.do("Una", "/play anyone totemo", "@una")
        id = find(await self.do("Una", "/games", "@una"), "challenge").token.partition(":")[2]
        await self.do("Vic", "/play anyone totemo", "@vic")
        await self.do("Vic", f"abort:{id}", "@vic")

    async def watch(self) -> None:
        """Una wants to know who looks for opponents, and a role is called."""
        self.app.clock.now += 3600
        await self.do("Una", "/help")
        house = await self.again(lambda: self.app.store.read(rows.find, "fake", HOUSE))
        assert house
        await self.again(lambda: self.app.store.write(rows.choose, house.id, SETTINGS["role"], "7"))
        await self.do("Una", f"alert:{house.id}:totemo:on")
        made = await self.do("Ann", "/play invite totemo")
        await self.settle()
        await self.do("Ann", find(made, "cancel").token)
        await self.settle()
        await self.do("Una", f"alert:{house.id}:totemo:off")

    async def look_back(self) -> None:
        """What has come of a rated match, and what it did to ratings, until one of its players is no more."""
        store, (ann, bob) = self.app.store, await self.again(lambda: self._players("ann", "bob"))
        number = await self.again(lambda: store.write(results.number))
        rated = Ranked(number, "totemo", self.app.clock.now, (ann, bob), (1, 2))
        await self.again(lambda: store.write(ratings.follow, rated))
        await self.again(lambda: store.read(results.events, 0, 20))
        await self.again(lambda: store.read(results.of_match, self.match))
        await self.again(lambda: store.write(key_values.keep, old_results.NOTE, ""))
        await self.again(lambda: old_results.step(store))
        await self.again(lambda: store.read(ratings.course, ann, "totemo"))
        await self.again(lambda: store.read(ratings.change, ann, "totemo", number))
        for text in ("/profile", "/profile @Bob", "versus:fake:bob"):
            await self.do("Ann", text)
        await self.again(lambda: rebuild(store, lambda _: None, self.app.clock.now))
        await self.again(lambda: store.write(ratings.forget, bob))

    async def depart(self) -> None:
        """Someone new takes their data with them; what others keep names them until then."""
        self.number += 1
        self.app.clock.now += 3600
        store, name = self.app.store, f"Gone{self.number}"
        here = f"@{name.lower()}"
        for each in (name, "Ann"):
            await self.do(each, "/help")
        made = await self.do("Ann", f"/play @{name} totemo")
        await self.do(name, find(made, "cancel").token.replace("cancel", "declined") + ":none")
        said = {"text": name}
        await self.again(lambda: store.write(web.put, here, LOBBY, None, self.app.clock.now, said))
        await self.again(lambda: store.read(web.entered, "nobody"))
        await self.do(name, "/data export", here)
        await self.do(name, f"erase:{int(self.app.clock.now)}", here)
        await self.settle()
        await self.again(lambda: store.read(outbox.undelivered))
        left = await self.again(lambda: store.read(web.find, here))
        assert left
        assert name not in left.body["text"]

    async def compete(self) -> None:
        """Leaderboards stand in the house, somebody leaves it, and a month passes."""
        self.app.clock.now += 3600
        context, store = self.app.context, self.app.store
        await self.do("Kay", "/help")
        await self.do("Lou", "/help")
        house = await self.again(lambda: store.read(rows.find, "fake", HOUSE))
        assert house
        players = await self.again(lambda: self._players("kay", "lou"))
        number = await self.again(lambda: store.write(results.number))
        rated = Ranked(number, "totemo", self.app.clock.now, tuple(players), (1, 2))
        await self.again(lambda: store.write(ratings.follow, rated))
        await self.again(lambda: store.write(attendance.settle, house, ["hall"]))
        await self.again(lambda: store.write(standings.refresh, players, self.app.clock.now))
        await self.again(lambda: store.write(rows.post, house.id, "en", months_at="hall"))
        await self.again(lambda: store.write(standing_boards.choose, house, "all", "hall", "en", self.app.clock.now))
        await self.settle()
        for text in (
            "/leaderboard",
            "/leaderboard 2031-01",
            f"hall:{house.id}:all:1",
            "set:hidden:on",
            "set:hidden:off",
        ):
            await self.do("Kay", text)
        await self.do("Kay", "/leaderboard", "@kay")
        self.app.clock.now += 40 * 86400
        self.app.store.alarm.ring(0.0)
        await self.settle()
        await self.do("Kay", f"hall:{house.id}:all:1")
        await self.again(lambda: store.write(standing_boards.choose, house, None, "hall", "en", self.app.clock.now))
        self.number += 1
        old, new = f"hut-{self.number}", f"lodge-{self.number}"
        for key in (old, new):
            await self.again(partial(places.come_back, context, "fake", key))
        await self.again(lambda: places.migrate(context, "fake", old, new))
        await self.again(lambda: places.leave(context, "fake", "attic", None, new))
        await self.again(lambda: store.write(rows.call, house.id, "The old house"))
        await self.settle()

    async def _players(self, *accounts: str) -> list[int]:
        found = [await self.app.store.read(people.find, "fake", account) for account in accounts]
        return [each.player for each in found if each]

    async def solve(self) -> None:
        """Someone new solves the puzzle of the next day, and shows it; then the hall takes no puzzles for a moment."""
        self.app.clock.now += 86400
        self.number += 1
        name, store = f"Kim{self.number}", self.app.store
        await self.do("Dan", "/help")
        house = await self.again(lambda: store.read(rows.find, "fake", HOUSE))
        assert house
        self.app.platform.managers.add("dan")
        await self.do("Dan", f"posted:{house.id}:hall:hour:9")
        await self.again(lambda: store.write(puzzle_posts.set_role, house.id, None))
        await self.do("Dan", f"posted:{house.id}:hall:now:now")
        await self.settle()
        offered = [token for screen in self.app.platform.at("hall") for token in tokens(screen)]
        *_, (_, day, post) = (token.split(":") for token in offered if re.fullmatch("solve:.*:[1-9].*", token))
        posed = await self.app.context.puzzles.pose(day)
        assert posed
        wrong = next(each for each in posed.answers if each != posed.answer)
        for text in (
            *(f"guess:{day}:{post}:{wrong}", f"hint:{day}:{post}", f"guess:{day}:{post}:{posed.answer}"),
            *(f"share:{day}:{post}", f"rate:{day}:good", f"complained:{day}:wrong", "practice:any:0:"),
            *(f"days:{day[:6]}1", "set:streak:20", "/puzzle"),
        ):
            await self.do(name, text, f"@{name.lower()}")
        await self.do(name, "/puzzle")
        await self.settle()
        await self.again(lambda: store.write(puzzle_posts.refuse, house.id, self.app.clock.now))
        self.app.clock.now += 86400
        await self.again(self.app.timers.tick)
        await self.again(lambda: store.write(puzzle_posts.move, house.id, "hall", "hall"))
        await self.again(lambda: store.write(puzzle_posts.absorb, house.id, house.id + 10**6))
        await self.do("Dan", f"posted:{house.id}:hall:stop:stop")
        await self.settle()

    async def look_around(self) -> None:
        for text in ("/games", "/board", "/settings", "set:confirm:off", "/settings en"):
            await self.do("Dan", text)
        await self.do("Zoe", "/board")

    async def meet(self) -> None:
        """Someone new, someone named, and someone who is blocked for a while."""
        self.number += 1
        await self.do(f"New{self.number}", "/help")
        await self.again(lambda: self.app.dispatcher.introduce(self.app.caller(f"Named{self.number}")))
        await self.again(lambda: accounts.find_by_handle(self.app.context, "fake", "nobody"))
        await self.do("Ann", f"/block @New{self.number}")
        await self.do("Ann", f"/unblock @New{self.number}")

    async def link(self) -> None:
        there = self.app.on(ELSEWHERE)
        self.app.clock.now += 3600
        await self.do("Anna", "/link ABCD-EFGH", app=there)
        code = (await self.do("Ann", "/link", "@ann")).text.split("`")[1]
        await self.do("Anna", f"/link {code}", app=there)
        await self.do("Ann", "unlinked")

    async def move_about(self) -> None:
        """A place gets another address, and is deleted."""
        context, name = self.app.context, "fake"
        made = await self.do("Ann", "/play invite", "porch")
        id = find(made, "cancel").token.partition(":")[2]
        await self.settle()
        assert await self.again(lambda: places.is_used(context, name, HOUSE, "porch"))
        await self.again(lambda: places.migrate(context, name, "porch", "cellar"))
        await self.settle()
        await self.again(lambda: places.leave(context, name, "cellar", None))
        await self.do("Ann", f"cancel:{id}", "@ann")
        await self.settle()

    async def keep_a_place(self) -> None:
        """A place with settings, which removes the bot, takes it back, and is forgotten."""
        context, store, name = self.app.context, self.app.store, "fake"
        self.number += 1
        old, key = f"shed-{self.number}", f"barn-{self.number}"
        await self.again(lambda: places.come_back(context, name, old))
        await self.again(lambda: places.migrate(context, name, old, key))
        barn = await self.again(lambda: store.read(rows.find, name, key))
        assert barn
        settings: tuple[tuple[Query, *tuple[object, ...]], ...] = (
            (rows.choose, SETTINGS["language"], "uk"),
            (rows.allow, "loft"),
            (rows.disallow, "loft"),
            (rows.allow_everywhere,),
        )
        for query, *given in settings:
            await self.again(partial(store.write, query, barn.id, *given))
        await self.again(lambda: places.settle(context, name, key, ["nowhere"]))
        await self.again(lambda: store.write(rows.settle, barn, ["nowhere"]))
        await self.again(lambda: places.leave_others(context, name, [HOUSE]))
        await self.again(lambda: places.come_back(context, name, key))
        await self.again(lambda: store.write(rows.forget, barn.id))
        house = await self.again(lambda: store.read(rows.find, name, HOUSE))
        assert house
        self.app.platform.managers.add("dan")
        await self.do("Dan", f"close:{house.id}:{self.match}")

    async def choose_challengers(self) -> None:
        """Someone new takes challenges from people from the same place, and then from those whom they have played."""
        self.number += 1
        new = f"Pat{self.number}"
        await self.do(new, "/help")
        pat = await self.again(lambda: self.app.store.read(people.find, "fake", new.lower()))
        assert pat
        await self.again(lambda: self.app.store.write(people.choose, pat.player, PERSONAL["challengers"], "places"))
        made = await self.do("Dan", f"/play @{new} totemo")
        await self.do("Dan", find(made, "cancel").token)
        await self.again(lambda: self.app.store.write(people.choose, pat.player, PERSONAL["challengers"], "played"))
        await self.do("Dan", f"/play @{new} totemo")

    async def open_a_place(self) -> None:
        """A match gets a place of its own."""
        self.app.clock.now += 3600
        await self.do("Bob", "/help")
        made = await self.do("Ann", "/play @Bob totemo", YARD)
        id = find(made, "cancel").token.partition(":")[2]
        await self.do("Bob", f"accept:{id}", YARD)
        await self.settle()
        await self.do("Bob", f"abort:{id}", YARD)
        await self.settle()

    async def miss(self) -> None:
        """The hall cannot be reached for a moment, and Ann not until she comes back."""
        self.app.platform.fails = {"@ann": [Unreachable("closed")], "hall": [TimeoutError()]}
        await self.do("Ann", "/play computer totemo", "@ann")
        await self.settle()
        await self.do("Ann", "/help", "@ann")
        await self.again(lambda: places.reopen(self.app.context, "fake", ["@ann"]))
        (match,) = await self.again(lambda: self.app.matches("Ann"))
        await self.do("Ann", f"abort:{match.id}", "@ann")
        await self.settle()

    async def run_out(self) -> None:
        """A challenge that nobody answers, and on a platform that calls people late, a move that nobody makes until the
        computer does."""
        self.app.clock.now += 3600
        slow = self.app.on("slow")
        await self.do("Ann", "/play invite")
        await self.do("Sam", "/help", app=slow)
        made = await self.do("Tom", "/play @Sam totemo live", app=slow)
        id = find(made, "cancel").token.partition(":")[2]
        await self.do("Sam", f"accept:{id}", app=slow)
        for _ in range(3):
            name, _ = await self.again(lambda: self.app.turn(id))
            _, position = await self.again(lambda: self.app.load(id))
            await self.do(name, f"/move {position.legal(position.actors[0])[0]} #{id}", app=slow)
        await self.settle()
        self.app.clock.now += 25 * 3600
        while any(each.started is None for each in await self.again(lambda: self.app.matches("Ann"))):
            self.app.store.alarm.ring(0.0)
        await self.settle()
        late, waiting = await self.again(lambda: self.app.turn(id))
        await self.do(waiting, f"replace:{id}", app=slow)
        await self.do(late, f"return:{id}", app=slow)
        await self.settle()
        await self.do("Tom", f"resigned:{id}", app=slow)

    async def go_on_vacation(self) -> None:
        """And change how long, and come back."""
        self.app.clock.now += 3600
        for text in ("/vacation 1 day", "/vacation 2 hours", "endvacation"):
            await self.do("Dan", text)
            await self.settle()

    async def stand_still(self) -> None:
        """The bot and a platform are away for an hour, and a match is from before there were banks."""
        write, now = self.app.store.write, self.app.clock.now
        await self.again(lambda: write(_begin_earlier, self.match))
        await self.again(lambda: write(outages.beat, "", now - 3600))
        await self.again(lambda: write(outages.notice, now))
        await self.again(lambda: write(outages.lose, "slow", now - 3600))
        await self.again(lambda: write(outages.stay_away, "slow", now))
        await self.again(lambda: write(outages.come_back, "slow", now))
        await self.again(self.app.timers.tick)

    async def tell(self) -> None:
        async def tell() -> str:
            return "known"

        await self.again(lambda: command_sync.tell_once(self.app.context, "fake", self.number, tell))

    async def press(self) -> None:
        """A message that delivery does not keep, and one that was shown by others."""
        context = self.app.context
        live = LiveMessages(self.app.store, "fake", context.clock, context.news)
        await self.again(lambda: live.is_live("hall", "nothing"))
        await self.again(lambda: live.kept("hall"))
        await self.again(lambda: live.begin("0-0", None))
        await self.again(lambda: live._show_again(("hall", "nothing")))

    async def visit(self) -> None:
        """The room: someone comes in, talks, and asks."""
        self.number += 1
        wes, _ = await self.again(lambda: enter(self.app.store, f"Wes{self.number}"))
        answer = f"{wes.account}-answer"
        await self.again(lambda: self.room.say(wes, LOBBY, f"{wes.account}-{self.number}", "hello @Wes"))
        await self.again(lambda: self.room.open(wes, f"o{self.number}", f"moor-{self.number}"))
        await self.again(lambda: self.room.join(_Page(wes), {}, LOBBY, {}))
        await self.again(lambda: self.room.answer(wes.account, LOBBY, answer, Screen("Here.")))
        await self.again(lambda: self.room.edit(f"@{wes.account}/{LOBBY}", answer, Screen("There.")))
        await self.again(lambda: self.room.find(wes.account, answer))
        await self.again(lambda: self.app.store.read(web.attachment, "nothing", wes.account))
        await self.again(lambda: self.app.store.read(web.beginning, "w", 5))
        await self.again(lambda: self.app.store.read(web.near, "wse", 5))
        await self.again(lambda: recognise(self.app.store, "nothing"))
        await self.again(lambda: self.room.recall(_Page(wes), LOBBY))

    async def moderate(self) -> None:
        self.number += 1
        xia, _ = await self.again(lambda: enter(self.app.store, f"Xia{self.number}"))
        await self.again(lambda: self.app.store.write(web.set_standing, xia.account, "manager"))
        await self.again(lambda: self.app.store.read(web.with_name, "nobody"))
        await self.again(lambda: self.room.delete(xia, f"d{self.number}", "nothing"))
        await self.again(self.room.look_again)

    async def forget(self) -> None:
        """What is done each hour, of which something fails by itself; and what a start makes sure of."""
        self.app.clock.now += 3600
        with instead(FORGET, fails_once(requests.forget)):
            await self.again(self.app.timers.tick)
        self.app.clock.now += 10
        await self.again(self.app.timers.tick)
        await self.again(lambda: self.app.store.write(service_timers.seed, self.app.clock.now))


class Places(FakePlatform):
    """In the yard, each match gets a place of its own."""

    async def open_place(self, address: str, message: str, title: str) -> str | None:
        return f"{YARD} of {message}" if address == YARD else None

    async def is_there(self, place: str, account: str) -> bool:
        return account != "lou"


def _begin_earlier(connection: Connection, id: str) -> None:
    connection.exec_driver_sql("UPDATE matches SET clock_ply = 0, clock_since = NULL WHERE id = ?", (id,))


class _Page:
    """Implements `bot.web.room.Listener`."""

    def __init__(self, person: WebAccount) -> None:
        self.person = person

    def tell(self, news: Any) -> None:
        pass

    def hear(self, frame: str) -> None:
        pass

    def expel(self) -> None:
        pass

    def part(self) -> None:
        pass


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    """Everything runs, with a clock that goes on when there is something to wait for."""
    slow = FakePlatform("slow")
    async with open_app(folder, Places(), FakePlatform(ELSEWHERE), slow, clock=Clock(NOVEMBER)) as app:
        room = Room(app.store, app.pool, app.clock)
        there = Evening(app, room)

        async def pause(_: float) -> None:
            await asyncio.sleep(0)

        app.worker = Worker(app.store, app.posts, app.clock, app.context.news, pause)
        app.worker.connect(COMPUTER, None)
        platforms: list[Platform] = [app.platform, *app.others, room]
        for platform in platforms:
            app.connect(platform)
        app.timers = service_timers.Timers(app.context, pause)
        # Printing the traceback of an error takes a second.
        with capture_logs():
            async with app.running():
                await there.begin()
                yield there


async def test_each_query_fails_once_and_the_match_goes_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        asking = await who_asks(there)
        silent = [f"{query.__module__}.{query.__name__}" for query in queries() if query not in asking]
        assert not silent, " ".join(silent)
        for query, activity in asking.items():
            with instead(query, fails_once(query)):
                await activity()
            await there.move()
        await there.do("Dan", f"resigned:{there.matches[-1]}")
        await there.settle()
        shown = {place: Shown.of(screen) for place, screen in there.app.platform.shown.items()}
        wanted = [each async for each in expected(there.app, there.app.platform.name) if there.is_about(each)]
        missing, _ = differences(shown, wanted)
    assert len(wanted) > 4 * len(there.matches)
    assert missing == []


async def who_asks(there: Evening) -> dict[Query, Activity]:
    """An activity that leads to each query."""
    found: dict[Query, Activity] = {}
    for activity in there.activities:
        with ExitStack() as stack:
            for query in queries():
                stack.enter_context(instead(query, notes(query, activity, found)))
            await activity()
    return found


def notes(query: Query, activity: Activity, found: dict[Query, Activity]) -> Query:
    def note(*args: Any, **kwargs: Any) -> Any:
        found.setdefault(query, activity)
        return query(*args, **kwargs)

    return note


def fails_once(query: Query) -> Query:
    fails = iter([True])

    def fail(*args: Any, **kwargs: Any) -> Any:
        if next(fails, False):
            raise Broken(query.__name__)
        return query(*args, **kwargs)

    return fail


@contextmanager
def instead(query: Query, other: Query) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sys.modules[query.__module__], query.__name__, other)
        yield

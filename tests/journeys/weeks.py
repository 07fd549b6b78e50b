"""A match by correspondence, as it goes on from one moment to the next at which something happens."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.service.timers import KINDS, Timers
from bot.store import Connection
from tests.journeys.correspondents import NAMES, PLATFORMS, Got, People, Starts, Time
from tests.journeys.driver import ANN, BOB

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
BEGUN = 1780282800.0
"""Noon of June 1st 2026 in Tokyo, where clocks are never changed. Ann and Bob live there."""
SETTINGS: Mapping[str, tuple[str, ...]] = {
    ANN: ("zone=Asia/Tokyo", "quiet=22-8", "digest=9"),
    BOB: ("zone=Asia/Tokyo", "calls=both"),
}
HANGS = 600.0
"""Real seconds. What takes longer will never end."""
SAYS = {
    "a challenge": "challenges you",
    "your turn": "it’s your turn",
    "little time left": "is nearly over",
    "your bank begins": "using your time bank",
    "the digest": "match is waiting for you",
    "may we pause?": "offers a pause",
    "a gift": "gave you",
    "Bob is late": "ran out of time. You can",
    "the end": "Ann wins!",
}
BUTTONS = {"resume": "resume:{id}", "wait": "vote:{id}:1:wait", "win": "vote:{id}:1:win"}


class Weeks:
    """A match, as it goes on from one moment to the next at which something happens."""

    def __init__(self, starts: Starts, time: Time) -> None:
        self.time = time
        self.people: People
        self.id = ""
        self.late = 0.0
        """How much later than written everything happens."""
        self.inboxes: dict[str, list[tuple[float, Got]]] = {name: [] for name in NAMES}
        """What everybody got, and when."""
        self._starts = starts
        self._read = Counter[str]()
        self._running = AsyncExitStack()

    async def begin(self) -> None:
        await self._start()
        for name, settings in SETTINGS.items():
            for setting in settings:
                await self.people.ask(name, "settings", setting=setting)
        await self._settle()
        for inbox in self.inboxes.values():
            assert not any(got.has_sound for _, got in inbox)
            inbox.clear()
        # Ann begins.
        self.people.context.rng.seed(3)
        self.id = await self.people.begin("schotten-totten", "pace=day")
        await self._settle()

    async def stop(self) -> None:
        await self._running.aclose()

    async def restart(self, after: float) -> None:
        """The bot is away for so long."""
        await self.stop()
        self.time.turn(self.time.now + after)
        await self._start()

    async def until(self, then: float) -> None:
        """What happens by itself happens at its time."""
        while self.time.now < then + self.late:
            soonest = await self.people.context.store.read(_soonest, self.time.now)
            self.time.turn(min(soonest or self.time.now + DAY, then + self.late))
            await self._settle()

    async def act(self, action: str) -> None:
        name, how, *what = action.split(maxsplit=2)
        if how == "bot":
            await self.restart(int(what[0].split()[3]) * MINUTE)
            return
        match, before = await self.people.context.matches.load(self.id)
        seat = next(each.number for each in match.seats if each.person and each.person.name == name)
        match [how, *what]:
            case ["moves"]:
                stone = sum(entry.seat == seat and "@" in entry.action for entry in before.log) + 1
                move = next(each for each in before.legal(seat) if each.endswith(f"@{stone}"))
                await self.people.ask(name, "move", move=move)
            case ["leaves", "a plan"]:
                await self.people.ask(name, "plan", moves=f"{before.view(seat).hand[0]}@9")
            case ["types", typed]:
                command, *time = typed[1:].split(maxsplit=1)
                await self.people.ask(name, command, **({"time": time[0]} if time else {}))
            case ["presses", label]:
                await self.people.choose(name, BUTTONS[label].format(id=self.id))
                while (await self.people.context.matches.load(self.id))[1].ply == before.ply:
                    await asyncio.sleep(0.002)
        await self._settle()

    def messages(self) -> list[str]:
        """Everything listed, for each of those who got it."""
        found = []
        for name, inbox in self.inboxes.items():
            for at, got in inbox:
                what = next((what for what, said in SAYS.items() if said in got.text), "")
                if what or got.has_sound:
                    found.append(told(at, name, what or got.text, got))
        return sorted(found)

    async def _start(self) -> None:
        self.people = await self._running.enter_async_context(self._starts())
        await self._settle()

    async def _settle(self) -> None:
        context = self.people.context
        await Timers(context).tick()
        context.news.set()
        await self.people.settled()
        while await context.store.read(_is_due, self.time.now):
            await asyncio.sleep(0.002)
        await self.people.settled()
        for name, inbox in self.inboxes.items():
            new = self.people.received(name)[self._read[name] :]
            self._read[name] += len(new)
            inbox += [(self.time.now - self.late, got) for got in new]


@asynccontextmanager
async def weeks(platform: str, folder: Path) -> AsyncIterator[Weeks]:
    time = Time(BEGUN)
    async with asyncio.timeout(HANGS), PLATFORMS[platform](folder, time) as starts:
        found = Weeks(starts, time)
        try:
            await found.begin()
            yield found
        finally:
            await found.stop()


def read(lines: str) -> Iterator[tuple[float, str]]:
    """Moments, and what happens then."""
    for line in filter(None, lines.splitlines()):
        _, day, clock, what = line.split(maxsplit=3)
        hour, minute = clock.split(":")
        yield at_day(int(day), int(hour), int(minute)), what


def at_day(day: int, hour: int, minute: int = 0) -> float:
    return BEGUN + (day - 1) * DAY + (hour - 12) * HOUR + minute * MINUTE


def told(at: float, name: str, what: str, got: Got) -> str:
    moment = datetime.fromtimestamp(at - BEGUN + 12 * HOUR, UTC)
    where = "in private" if got.is_private else "at the table"
    how = "seen" if not got.is_called else "aloud" if got.has_sound else "silently"
    return f"day {moment.timetuple().tm_yday:02} {moment:%H:%M} {name} {where}, {how}: {what}"


def _soonest(connection: Connection, now: float) -> float | None:
    """When something happens by itself, other than again and again."""
    known = "', '".join(name for name, kind in KINDS.items() if kind.every)
    due = f"SELECT due FROM timers WHERE kind NOT IN ('{known}') UNION ALL SELECT due FROM outbox WHERE wanted > shown"
    found = connection.exec_driver_sql(f"SELECT min(due) FROM ({due}) WHERE due > ?", (now,)).scalar()
    return float(found) if found else None


def _is_due(connection: Connection, now: float) -> bool:
    due = "SELECT 1 FROM outbox WHERE wanted > shown AND due <= ? LIMIT 1"
    return connection.exec_driver_sql(due, (now,)).first() is not None

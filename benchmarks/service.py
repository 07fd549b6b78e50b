"""How many moves a second are played, saved durably and answered: python -m benchmarks.service

For comparison, bare SQLite in a thread writes the same alternately and with the same durability: a transaction with
the line of the log, the deadline and as many outbox rows, in identical tables.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.model.matches import Match
from bot.screens.screen import Screen
from core import games
from tests.support.app import FakePlatform, TestApp, find, open_app

PLIES = {1: 40, 16: 10}
"""Plies of each match, by the number of matches played at once."""
ROUNDS = 3
POSTS = ("board", "turn", "hand-0", "hand-1")
"""The posts that a move makes out of date."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")

Play = Callable[[], Awaitable[object]]
"""A move, from the press to the answer."""


class Nowhere(FakePlatform):
    """A platform that shows nothing and returns at once."""

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        return nonce

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        return

    async def remove(self, address: str, message: str) -> None:
        return


@dataclass
class Figures:
    seconds: float = 0.0
    each: list[float] = field(default_factory=list)
    """The milliseconds each move took."""

    @property
    def rate(self) -> float:
        return len(self.each) / self.seconds

    def told(self) -> str:
        parts = quantiles(self.each, n=100)
        return f"{self.rate:9.0f} {median(self.each):9.1f} {parts[94]:9.1f} {parts[98]:9.1f}"


async def measure(figures: Figures, matches: Iterable[list[Play]]) -> None:
    """Play the matches concurrently, and each of them move by move."""

    async def play(moves: list[Play]) -> None:
        for move in moves:
            begun = perf_counter()
            await move()
            figures.each.append(1e3 * (perf_counter() - begun))

    begun = perf_counter()
    await asyncio.gather(*map(play, matches))
    figures.seconds += perf_counter() - begun


def tokens(match: Match, plies: int) -> list[tuple[int, str]]:
    """The first moves of a match, chosen at random: who plays, and the button."""
    game, rng = games.get(match.game), Random(1)
    state, found = game.start(len(match.seats), match.options, match.seed), []
    for ply in range(plies):
        (seat,) = game.actors(state)
        action = rng.choice(list(game.legal(state, seat)))
        found.append((seat, f"move:{match.id}:{ply}:{game.format(action)}"))
        state = game.play(state, seat, action).state
    return found


async def begin(app: TestApp, number: int, plies: int) -> list[Play]:
    """A match between two people, and its moves through the dispatcher."""
    names = f"Ann{number}", f"Bob{number}"
    await app.type(names[1], "/help")
    made = await app.type(names[0], f"/play @{names[1]} schotten-totten", f"table-{number}")
    await app.press(names[1], find(made, "cancel").token.replace("cancel", "accept"))
    (match,) = await app.matches(names[0])
    await app.settle()

    return [partial(app.press, names[seat], token, f"@{names[seat].lower()}") for seat, token in tokens(match, plies)]


@asynccontextmanager
async def delivering(app: TestApp) -> AsyncIterator[None]:
    working = asyncio.create_task(app.worker.run())
    try:
        yield
    finally:
        working.cancel()
        with suppress(asyncio.CancelledError):
            await working


async def serve(folder: Path, figures: Figures, count: int, *, deliver: bool) -> None:
    async with open_app(folder, Nowhere()) as app:
        matches = [await begin(app, number, PLIES[count]) for number in range(count)]
        if deliver:
            async with delivering(app):
                await measure(figures, matches)
        else:
            await measure(figures, matches)


async def write_bare(folder: Path, figures: Figures, count: int) -> None:
    async with open_app(folder) as app:
        for number in range(count):
            await begin(app, number, PLIES[count])
        ids = [match.id for number in range(count) for match in await app.matches(f"Ann{number}")]
    database = sqlite3.connect(folder / "cairn.db", isolation_level=None, check_same_thread=False)
    with closing(database), ThreadPoolExecutor(1) as thread:
        for pragma in PRAGMAS:
            database.execute(f"PRAGMA {pragma}")
        await measure(figures, [bare(database, thread, id, PLIES[count]) for id in ids])


def bare(database: sqlite3.Connection, thread: ThreadPoolExecutor, id: str, plies: int) -> list[Play]:
    def move(ply: int) -> None:
        database.execute("BEGIN IMMEDIATE")
        database.execute("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", (id, ply, ply % 2, "R7@3", 1e9))
        database.execute("UPDATE matches SET deadline = ? WHERE id = ?", (1e9 + ply, id))
        for kind in POSTS:
            address = f"@{id}" if kind.startswith("hand") else "hall"
            database.execute(
                "INSERT INTO outbox (platform, address, match, about, kind, params, wanted, shown, tries, due)"
                " VALUES ('bare', ?, ?, ?, ?, '{}', 1, 0, 0, ?) ON CONFLICT (platform, address, about, kind)"
                " DO UPDATE SET wanted = wanted + 1, params = '{}', tries = 0, due = excluded.due",
                (address, id, id, kind, 1e9 + ply),
            )
        database.execute("COMMIT")

    async def wait(ply: int) -> None:
        await asyncio.get_running_loop().run_in_executor(thread, move, ply)

    return [partial(wait, ply) for ply in range(plies)]


async def compare(count: int) -> None:
    service, delivered, known = Figures(), Figures(), Figures()
    for _ in range(ROUNDS):
        with TemporaryDirectory() as one, TemporaryDirectory() as two, TemporaryDirectory() as three:
            await write_bare(Path(one), known, count)
            await serve(Path(two), service, count, deliver=False)
            await serve(Path(three), delivered, count, deliver=True)
    title = "one match" if count == 1 else f"{count} matches at once"
    for name, figures in (("bare SQLite", known), ("service", service), ("service, delivering", delivered)):
        print(f"{title:20} {name:20} {figures.told()} {known.rate / figures.rate:7.1f}")


def main() -> None:
    columns = (("moves/s", 9), ("median ms", 9), ("95 % ms", 9), ("99 % ms", 9), ("slower", 7))
    print(f"{'':20} {'':20} " + " ".join(f"{name:>{width}}" for name, width in columns))
    for count in PLIES:
        asyncio.run(compare(count))


if __name__ == "__main__":
    main()

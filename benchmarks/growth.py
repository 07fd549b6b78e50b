"""What a move and the timers cost as the database grows: python -m benchmarks.growth

Each database holds thousands of matches in progress and as many that have ended: copies of one match, with their own
people. Moves and ticks of the timers are measured alternately in all of them.
"""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.matches import FILE, Move, Nowhere, prepare, quiet
from bot.model.clocks import PACES, REMINDED
from bot.store.schema import metadata
from tests.support.app import TestApp, open_app

SIZES = (1_000, 10_000, 100_000)
PLAYED, PLIES, TICKS = 20, 20, 200
"""How many of the matches are played on, for how many moves; and how often the timers look what is due."""

_ID = "printf('%08d', number)"
OWN: Mapping[str, Mapping[str, str]] = {
    "players": {"id": "id + 2 * number"},
    "identities": {"player": "player + 2 * number", "account": "account || number", "name": "name || number"},
    "matches": {"id": _ID, "deadline": "deadline + number"},
    "seats": {"match": _ID, "account": "account || number"},
    "tables": {"match": _ID, "address": "address || number"},
    "actions": {"match": _ID},
    "outbox": {"id": "NULL", "match": _ID, "about": _ID, "address": "address || number"},
    "requests": {"id": "id || number", "match": _ID, "at": "at + number"},
    "timers": {"id": "NULL", "about": _ID, "due": "due + number"},
}
"""What differs from one copy to the next, as SQL."""
ENDED = "UPDATE matches SET deadline = NULL, ended = deadline, ending = 'over' WHERE deadline > ?"
"""All later copies have ended."""
IDLE = "DELETE FROM timers WHERE kind = 'clock' AND about IN (SELECT id FROM matches WHERE ended IS NOT NULL)"
"""They have no clocks any more."""
RECURRING = "DELETE FROM timers WHERE about = ''"
"""They are not copied, and are there again when the app is opened."""


async def fill(folder: Path, size: int) -> list[list[Move]]:
    """A database of that size; and the next moves of some of its matches."""
    (moves,) = await prepare(folder, 1, PLIES)
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        database.execute(RECURRING)
        for table, own in OWN.items():
            columns = [column.name for column in metadata.tables[table].columns]
            names = ", ".join(f'"{name}"' for name in columns)
            values = ", ".join(own.get(name, f'"{name}"') for name in columns)
            numbers = "WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers LIMIT ?)"
            database.execute(
                f'INSERT INTO "{table}" ({names}) {numbers} SELECT {values} FROM "{table}", numbers', (2 * size,)
            )
        (first,) = database.execute("SELECT min(deadline) FROM matches").fetchone()
        database.execute(ENDED, (first + size,))
        database.execute(IDLE)
    return [[_copied(move, number) for move in moves] for number in range(size // PLAYED, size + 1, size // PLAYED)]


def _copied(move: Move, number: int) -> Move:
    verb, _, *rest = move.token.split(":")
    return Move(f"{move.name}{number}", ":".join((verb, f"{number:08}", *rest)))


async def look(app: TestApp) -> None:
    await app.timers.tick()


async def look_later(app: TestApp) -> None:
    """The reminders of the copies are a second apart."""
    app.clock.now += 1
    await app.timers.tick()


Step = Callable[[TestApp], Awaitable[None]]


async def measure(title: str, apps: Mapping[int, TestApp], steps: Sequence[Mapping[int, Step]]) -> None:
    """How long each step takes in each database."""
    took: dict[int, list[float]] = {size: [] for size in apps}
    for step in steps:
        for size in random.sample(list(apps), len(apps)):
            begun = perf_counter()
            await step[size](apps[size])
            took[size].append(1e3 * (perf_counter() - begun))
    for size, each in took.items():
        ratio = median(own / least for own, least in zip(each, took[SIZES[0]], strict=True))
        print(f"{title:30} {size:10,} {median(each):10.2f} {ratio:10.2f}")


async def compare() -> None:
    with TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            apps, moves = {}, {}
            for size in SIZES:
                here = Path(folder) / str(size)
                here.mkdir()
                moves[size] = await fill(here, size)
                apps[size] = await stack.enter_async_context(open_app(here, Nowhere()))
            order = [(match, ply) for ply in range(PLIES) for match in range(PLAYED)]
            played = [{size: moves[size][match][ply].play for size in SIZES} for match, ply in order]
            await measure("a move", apps, played)
            await measure("a tick, nothing due", apps, [dict.fromkeys(SIZES, look)] * TICKS)
            for app in apps.values():
                app.clock.now += REMINDED * (PACES["three-days"] or 0)
                await look(app)
            await measure("a tick, somebody is reminded", apps, [dict.fromkeys(SIZES, look_later)] * TICKS)


def main() -> None:
    quiet()
    print(f"{'':30} {'matches':>10} {'median ms':>10} {'slower':>10}")
    asyncio.run(compare())


if __name__ == "__main__":
    main()

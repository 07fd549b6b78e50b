"""How many moves a second are played, saved durably and answered: python -m benchmarks.service

Measured alternately, move by move, with what the same writes cost without the service. The statements of each move are
recorded from the service, and run again in a copy of the same database: one after another from the event loop
(aiosqlite), and all in one call on the database's own thread, which is the limit.
"""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

import aiosqlite
from sqlalchemy import Connection, Engine, event

from benchmarks.matches import FILE, Move, Nowhere, prepare, quiet
from tests.support.app import open_app

SIZES = ((1, 5, 40), (16, 1, 40), (100, 1, 10))
"""How many matches are played at once, how often, and how many moves of each."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class Statement(NamedTuple):
    text: str
    values: Any
    is_many: bool


Write = Sequence[Statement]
"""What a move executes in its transaction."""


class Wave(NamedTuple):
    """Moves that people make at the same time in different matches, and what each of them writes."""

    moves: Sequence[Move]
    writes: Sequence[Write]


Column = Callable[[Wave], Awaitable[object]]
"""Carries out all of it."""


@asynccontextmanager
async def limit(folder: Path) -> AsyncIterator[Column]:
    database = sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False)
    with closing(database), ThreadPoolExecutor(1) as thread:
        for pragma in PRAGMAS:
            database.execute(f"PRAGMA {pragma}")

        def write(statements: Write) -> None:
            database.execute("BEGIN IMMEDIATE")
            for text, values, is_many in statements:
                found = database.executemany(text, values) if is_many else database.execute(text, values)
                if found.description:
                    found.fetchall()
            database.execute("COMMIT")

        async def run(wave: Wave) -> None:
            loop = asyncio.get_running_loop()
            await asyncio.gather(*(loop.run_in_executor(thread, write, each) for each in wave.writes))

        yield run


@asynccontextmanager
async def by_statement(folder: Path) -> AsyncIterator[Column]:
    async with aiosqlite.connect(folder / FILE, isolation_level=None) as database:
        for pragma in PRAGMAS:
            await database.execute(f"PRAGMA {pragma}")
        turn = asyncio.Lock()

        async def write(statements: Write) -> None:
            async with turn:
                await database.execute("BEGIN IMMEDIATE")
                for text, values, is_many in statements:
                    execute = database.executemany if is_many else database.execute
                    async with execute(text, values) as found:
                        if found.description:
                            await found.fetchall()
                await database.execute("COMMIT")

        async def run(wave: Wave) -> None:
            await asyncio.gather(*(write(each) for each in wave.writes))

        yield run


@asynccontextmanager
async def service(folder: Path) -> AsyncIterator[Column]:
    async with open_app(folder, Nowhere()) as app:

        async def run(wave: Wave) -> None:
            await asyncio.gather(*(move.play(app) for move in wave.moves))

        yield run


@asynccontextmanager
async def service_and_delivery(folder: Path) -> AsyncIterator[Column]:
    async with open_app(folder, Nowhere()) as app:

        async def run(wave: Wave) -> None:
            await asyncio.gather(*(move.play(app) for move in wave.moves))
            await app.settle()

        yield run


COLUMNS = {
    "the limit": limit,
    "service": service,
    "by statement": by_statement,
    "service, delivered": service_and_delivery,
}


@contextmanager
def recorded() -> Iterator[list[list[Statement]]]:
    """The writes of all stores."""
    found: list[list[Statement]] = []

    def note(connection: Connection, _cursor: object, text: str, values: Any, _context: object, is_many: bool) -> None:
        if text == "BEGIN IMMEDIATE":
            found.append([])
        elif connection.get_execution_options().get("writes"):
            found[-1].append(Statement(text, values, is_many))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def record(folder: Path, waves: Sequence[Sequence[Move]]) -> list[Wave]:
    found = []
    async with open_app(folder, Nowhere()) as app:
        for moves in waves:
            with recorded() as writes:
                for move in moves:
                    await move.play(app)
            assert len(writes) == len(moves), "a move is one write"
            found.append(Wave(moves, writes))
    return found


async def compare(at_once: int, times: int, plies: int) -> None:
    with TemporaryDirectory() as folder:
        begun = Path(folder) / "begun"
        begun.mkdir()
        matches = await prepare(begun, at_once * times, plies)

        def copy(name: str) -> Path:
            return Path(shutil.copytree(begun, Path(folder) / name))

        waves = await record(copy("record"), _waves(matches, at_once))
        seconds: dict[str, list[float]] = {name: [] for name in COLUMNS}
        async with AsyncExitStack() as stack:
            columns = {name: await stack.enter_async_context(opened(copy(name))) for name, opened in COLUMNS.items()}
            for wave in waves:
                # What is written last can slow down what comes next, so each comes after each of the others.
                for name in random.sample(list(COLUMNS), len(COLUMNS)):
                    begun_at = perf_counter()
                    await columns[name](wave)
                    seconds[name].append(perf_counter() - begun_at)
    title = "one match" if at_once == 1 else f"{at_once} matches at once"
    for name, each in seconds.items():
        usual, slow = median(each), quantiles(each, n=20)[-1]
        ratio = median(least / own for least, own in zip(seconds["the limit"], each, strict=True))
        print(f"{title:20} {name:20} {at_once / usual:9.0f} {1e3 * usual:9.2f} {1e3 * slow:9.2f} {ratio:9.2f}")


def _waves(matches: Sequence[Sequence[Move]], at_once: int) -> list[tuple[Move, ...]]:
    """The first moves of the first matches, their second moves, … and the same with the next matches."""
    groups = (matches[start : start + at_once] for start in range(0, len(matches), at_once))
    return [wave for group in groups for wave in zip(*group, strict=True)]


def main() -> None:
    quiet()
    columns = ("moves/s", "median ms", "95 % ms", "of limit")
    print(f"{'':20} {'':20} " + " ".join(f"{name:>9}" for name in columns))
    for size in SIZES:
        asyncio.run(compare(*size))


if __name__ == "__main__":
    main()

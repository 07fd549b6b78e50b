"""What `/leaderboard` costs among 1,000 and among 100,000 rated people: python -m benchmarks.leaderboards

Everybody has played in the same place. Each page is asked for by somebody else, whose own place is on it, and drawn
anew. The two databases are measured alternately.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.matches import FILE, quiet
from bot.model.ratings import Rating
from bot.screens.screen import Screen
from bot.service import standings
from bot.store import Store
from renderers import LIGHT
from tests.support.app import HOUSE, TestApp, open_app
from tests.support.database import prepared

SIZES = (1_000, 100_000)
MOST_TIMES = 2.0
"""With the most people, it may take so many times as long as with the fewest."""
REPEATS = 40
PAGES = {"the first page": "1", "in the middle": "half", "the last page": "last"}
Ask = Callable[[TestApp, int], Awaitable[Screen]]


async def fill(folder: Path, size: int) -> float:
    """So many rated people in the house; returns how many seconds it took to list them."""
    store, rng = Store(prepared(folder / FILE)), Random(size)
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        database.execute("INSERT INTO places (id, platform, key, name) VALUES (1, 'fake', ?, 'The House')", (HOUSE,))
        people = range(1, size + 1)
        database.executemany("INSERT INTO players (id, confirm) VALUES (?, 0)", ((each,) for each in people))
        columns = "platform, account, player, name, language, reachable"
        database.executemany(
            f"INSERT INTO identities ({columns}) VALUES ('fake', ?, ?, ?, 'en', 1)",
            ((f"p{each}", each, f"P{each}") for each in people),
        )
        for table in ("place_people", "place_players"):
            database.executemany(f"INSERT INTO {table} (place, player) VALUES (1, ?)", ((each,) for each in people))
        rated = [Rating(rng.gauss(25, 8), rng.uniform(1, 8), rng.randrange(1, 500)) for _ in people]
        database.executemany(
            "INSERT INTO ratings (period, game, player, mu, sigma, rating, games) VALUES ('', ?, ?, ?, ?, ?, ?)",
            (
                (game, player, each.mu, each.sigma, each.number, each.games)
                for game in ("", "totemo")
                for player, each in zip(people, rated, strict=True)
            ),
        )
    await store.open()
    begun = perf_counter()
    await store.write(standings.refresh, people, 0.0)
    took = perf_counter() - begun
    await store.close()
    return took


async def page(app: TestApp, size: int, which: str) -> Screen:
    """As somebody in the middle sees it, who is always somebody else: no picture is drawn already."""
    number = {"half": size // 20, "last": size // 10}.get(which) or 1
    return await app.press(f"P{app.context.rng.randrange(1, size + 1)}", f"leaders:1:all:all:{number}")


async def typed(app: TestApp, size: int) -> Screen:
    return await app.type(f"P{app.context.rng.randrange(1, size + 1)}", "/leaderboard")


async def drawn(ask: Awaitable[Screen]) -> Screen:
    screen = await ask
    assert screen.drawing, screen
    assert "Your place: " in screen.text
    await asyncio.to_thread(screen.drawing.draw, LIGHT)
    return screen


async def compare(folders: list[Path]) -> None:
    for size, folder in zip(SIZES, folders, strict=True):
        print(f"listing {size:,} people: {await fill(folder, size):.1f} s")
    async with AsyncExitStack() as stack:
        apps = [await stack.enter_async_context(open_app(folder)) for folder in folders]
        print(f"{'milliseconds':34}" + "".join(f"{size:>12,}" for size in SIZES) + f"{'times':>9}")
        asks: dict[str, Ask] = {
            "/leaderboard": typed,
            **{told: partial(page, which=which) for told, which in PAGES.items()},
        }
        for told, ask in asks.items():
            for with_picture in (False, True):
                times: list[list[float]] = [[], []]
                for _ in range(REPEATS):
                    for app, size, found in zip(apps, SIZES, times, strict=True):
                        begun = perf_counter()
                        await (drawn(ask(app, size)) if with_picture else ask(app, size))
                        found.append(1000 * (perf_counter() - begun))
                few, many = (median(each) for each in times)
                what = f"{told}, {'with its picture' if with_picture else 'without'}"
                print(f"{what:34}{few:12.2f}{many:12.2f}{many / few:9.2f}")
                assert not with_picture or many <= MOST_TIMES * few, f"{what} takes {many / few:.1f} times as long"


def main() -> None:
    quiet()
    with TemporaryDirectory() as folder:
        folders = [Path(folder) / str(size) for size in SIZES]
        for each in folders:
            each.mkdir()
        asyncio.run(compare(folders))


if __name__ == "__main__":
    main()

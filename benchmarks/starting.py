"""How long a restart takes: python -m benchmarks.starting

A match is rebuilt from its log, compared with a bare loop over the same actions; the whole bot starts with ten
thousand matches in progress, compared with an empty database.
"""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.app import App
from bot.model import position
from bot.model.matches import Entry
from bot.screens.screen import Screen
from bot.service.matches import MatchCache
from bot.store import Store, matches
from core import games
from tests.support.app import FakePlatform, open_app

GAME = "schotten-totten"
OPTIONS = {"tactics": "off", "expert": "off", "rounds": "1"}
SEED = b"cairn"
PLIES = 60
REPEATS = 50
MATCHES = 10_000
LATE = 1_000
PEOPLE = 500
LOG = 20
"""Lines in the log of each match."""
STARTS = 7
NOW = 1_000_000.0
LONG = 4 * 86400.0
"""How long ago the matches began in which somebody is late by now, at a day for a turn."""
"""The current time of the house."""


def percentiles(times: list[float]) -> str:
    parts = quantiles(times, n=100)
    return f"{median(times):9.2f} {parts[94]:9.2f} {parts[98]:9.2f}"


def actions(id: str, options: Mapping[str, str], seed: bytes, plies: int) -> list[Entry]:
    """A log: the first, random actions of a match between two seats."""
    game, rng = games.get(id), Random(1)
    state, log = game.start(2, options, seed), []
    for ply in range(plies):
        (seat,) = game.actors(state)
        action = rng.choice(list(game.legal(state, seat)))
        log.append(Entry(ply, seat, game.format(action), NOW))
        state = game.play(state, seat, action).state
    return log


async def rebuild(folder: Path) -> None:
    """Rebuild one long match in a process that has not seen it before."""
    async with open_app(folder) as app:
        id = await app.match("Ann", "Bob", options="tactics")
        match, _ = await app.load(id)
        log = actions(match.game, match.options, match.seed, PLIES)
        for entry in log:
            await app.store.write(matches.append, id, entry)
        game = games.get(match.game)
        parsed = [(entry.seat, game.parse(entry.action)) for entry in log]

        def play() -> None:
            state = game.start(len(match.seats), match.options, match.seed)
            for seat, action in parsed:
                state = game.play(state, seat, action).state

        loaded, replayed, played = [], [], []
        for _ in range(REPEATS):
            begun = perf_counter()
            await MatchCache(app.store).load(id)
            loaded.append(1e3 * (perf_counter() - begun))
            replayed.append(milliseconds(lambda: position.replay(match, log)))
            played.append(milliseconds(play))
    print(f"{f'a match of {PLIES} plies, ms':40} {'median':>9} {'95 %':>9} {'99 %':>9} {'slower':>7}")
    for title, times in (
        ("bare loop over play", played),
        ("replay of the log", replayed),
        ("from the database", loaded),
    ):
        print(f"{title:40} {percentiles(times)} {median(times) / median(played):7.1f}")


def milliseconds(work: Callable[[], object]) -> float:
    begun = perf_counter()
    work()
    return 1e3 * (perf_counter() - begun)


def fill(path: Path, count: int, late: int) -> None:
    """Add `count` matches in progress with everything that belongs to them; `late` of them are out of time."""

    def began(number: int) -> tuple[float, float]:
        """When, and when its clocks are looked at."""
        return (NOW - LONG, NOW - 1) if number < late else (NOW - 9, NOW + 1000 + number)

    people = [f"p{number}" for number in range(PEOPLE)]
    ids = [f"{number:08}" for number in range(count)]
    log = [(entry.ply, entry.seat, entry.action, entry.at) for entry in actions(GAME, OPTIONS, SEED, LOG)]
    posts = [("hall", "challenge"), ("hall", "board"), ("hall", "turn")]
    with closing(sqlite3.connect(path)) as database, database:
        add = database.executemany
        add("INSERT INTO players (id, confirm) VALUES (?, 0)", [(number,) for number in range(PEOPLE)])
        add(
            "INSERT INTO identities (platform, account, player, name, language, reachable)"
            " VALUES ('fake', ?, ?, ?, 'en', 1)",
            zip(people, range(PEOPLE), people, strict=True),
        )
        add(
            "INSERT INTO matches (id, game, version, options, pace, seed, challenger, started, deadline)"
            " VALUES (?, ?, 1, ?, 'day', ?, 0, ?, ?)",
            [(id, GAME, json.dumps(OPTIONS), SEED, *began(number)) for number, id in enumerate(ids)],
        )
        sitting = [(id, seat, people[(number + seat) % PEOPLE]) for number, id in enumerate(ids) for seat in (0, 1)]
        add("INSERT INTO timers (kind, about, due) SELECT 'clock', id, deadline FROM matches", [()])
        add("INSERT INTO seats (match, seat, platform, account, taken) VALUES (?, ?, 'fake', ?, 1)", sitting)
        add(
            "INSERT INTO tables (match, platform, address, language) VALUES (?, 'fake', 'hall', 'en')",
            [(id,) for id in ids],
        )
        add("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", [(id, *line) for id in ids for line in log])
        add(
            "INSERT INTO outbox (platform, address, match, about, kind, params, wanted, shown, message, tries, due)"
            " VALUES ('fake', ?, ?, ?, ?, '{}', 9, 9, 'm', 0, ?)",
            [(address, id, id, kind, NOW) for id in ids for address, kind in posts]
            + [(f"@{person}", id, id, f"hand-{seat}", NOW) for id, seat, person in sitting],
        )


async def start(path: Path) -> tuple[float, ...]:
    """Milliseconds to open the store, to check the outbox, and to find expired deadlines."""
    begun = perf_counter()
    async with App.open(Store(f"sqlite:///{path}"), Nobody(), clock=lambda: NOW) as app:
        opened = perf_counter()
        await app.idle()
        looked = perf_counter()
        await app.timers.tick()
        ticked = perf_counter()
    times = opened - begun, looked - opened, ticked - looked, ticked - begun
    return tuple(1e3 * each for each in times)


class Nobody(FakePlatform):
    """A platform on which there should be nothing to deliver yet."""

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        raise AssertionError("there should be nothing to deliver yet")


async def compare(title: str, count: int, late: int) -> None:
    with TemporaryDirectory() as folder:
        full, path = Path(folder) / "full.db", Path(folder) / "cairn.db"
        store = Store(f"sqlite:///{full}")
        await store.open()
        await store.close()
        fill(full, count, late)
        rows = []
        for _ in range(STARTS):
            shutil.copyfile(full, path)
            rows.append(await start(path))
        size = full.stat().st_size
    opened, looked, ticked, whole = (median(column) for column in zip(*rows, strict=True))
    slowest = max(row[-1] for row in rows)
    print(f"{title:40} {opened:9.1f} {looked:9.1f} {ticked:9.1f} {whole:9.1f} {slowest:9.1f} {size / 2**20:7.1f} MB")


def main() -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(rebuild(Path(folder)))
    columns = ("open", "outbox", "timers", "together", "slowest", "size")
    print(f"\n{'a start, ms (median)':40} " + " ".join(f"{name:>9}" for name in columns))
    for title, count, late in (
        ("an empty database", 0, 0),
        (f"{MATCHES} matches", MATCHES, 0),
        (f"{MATCHES} matches, {LATE} out of time", MATCHES, LATE),
    ):
        asyncio.run(compare(title, count, late))


if __name__ == "__main__":
    main()

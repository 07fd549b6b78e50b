"""How long it takes to compute all ratings again: python -m benchmarks.ratings

The results are made up: matches of two to four, over a year. The first rebuild writes all ratings, and the second finds
them right. Beside them is what openskill alone takes for the same matches.
"""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from openskill.models import PlackettLuce

from bot.service.ratings import rebuild
from bot.store import Store

RESULTS, PEOPLE, YEAR = 100_000, 1_000, 365 * 86400.0
GAMES = {"schotten-totten": (2,), "schotten-totten-2": (2,), "totemo": (2, 3, 4), "heave-ho": (2,)}
Result = tuple[str, list[int], list[int]]
"""A game, players and their ranks."""


def made_up(rng: Random) -> list[Result]:
    """The better player is the one with the higher number, most of the time."""
    found = []
    for _ in range(RESULTS):
        game = rng.choice(list(GAMES))
        players = rng.sample(range(1, PEOPLE + 1), rng.choice(GAMES[game]))
        shown = [player + rng.gauss(0, PEOPLE / 4) for player in players]
        found.append((game, players, [1 + sum(other > own for other in shown) for own in shown]))
    return found


def fill(path: Path, results: list[Result]) -> None:
    """Only what ratings follow from: SQLite does not ask for the rest unless it is told to."""
    with closing(sqlite3.connect(path)) as database, database:
        database.executemany("INSERT INTO players (id, confirm) VALUES (?, 0)", [(each + 1,) for each in range(PEOPLE)])
        numbers = range(1, len(results) + 1)
        database.executemany("INSERT INTO chronicle (number, kind) VALUES (?, 'match')", [(each,) for each in numbers])
        rows = [
            (f"{number:08}", seat, number, game, player, player, rank, 0, "over", 1, 1, YEAR * number / RESULTS, "[]")
            for number, (game, players, ranks) in zip(numbers, results, strict=True)
            for seat, (player, rank) in enumerate(zip(players, ranks, strict=True))
        ]
        columns = (
            '"match", seat, number, game, player, rated_as, rank, score, ending, rated, counts, ended, feats, stints'
        )
        stints = json.dumps([[0, "player"]])
        database.executemany(f"INSERT INTO results ({columns}) VALUES ({'?, ' * 13}'{stints}')", rows)


def alone(results: list[Result]) -> None:
    """Four ratings follow from each result: of its game and over all, for all time and for the month."""
    model = PlackettLuce()
    table = {player: model.rating() for player in range(1, PEOPLE + 1)}
    for _, players, ranks in results:
        for _ in range(4):
            after = model.rate([[table[player]] for player in players], ranks=[float(rank) for rank in ranks])
        for player, (rating,) in zip(players, after, strict=True):
            table[player] = rating


async def compare() -> None:
    results = made_up(Random(1))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "cairn.db"
        store = Store(f"sqlite:///{path}")
        await store.open()
        fill(path, results)
        for title in ("a rebuild that writes all ratings", "a rebuild that finds all ratings right"):
            begun = perf_counter()
            await rebuild(store, lambda _: None, 0.0)
            tell(title, perf_counter() - begun)
        await store.close()
    begun = perf_counter()
    alone(results)
    tell("openskill alone", perf_counter() - begun)


def tell(title: str, took: float) -> None:
    print(f"{title:40} {took:10.1f} {RESULTS / took:15,.0f}")


def main() -> None:
    print(f"{f'{RESULTS:,} results of {PEOPLE:,} people':40} {'seconds':>10} {'results per s':>15}")
    asyncio.run(compare())


if __name__ == "__main__":
    main()

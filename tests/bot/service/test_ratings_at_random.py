"""Whatever happens, and whichever of two matches ends first: ratings are openskill's own, and computing them again from
the results gives the same tables, bit for bit."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import count, groupby
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from openskill.models import PlackettLuce
from sqlalchemy import select

from bot.model.matches import Entry, Match, Seat
from bot.model.people import Person
from bot.model.position import Ending, start
from bot.model.ratings import Ratings
from bot.service import ratings, results
from bot.store import Connection, Store, linking, matches, people, schema
from bot.store import ratings as stored
from core.game import Outcome
from tests.support.database import contents, prepared

DAY = 86400.0
NOVEMBER = datetime(2026, 11, 30, 12, tzinfo=UTC).timestamp()
ACCOUNTS = ("ann", "bob", "cid", "dan", "eve")
MODEL = PlackettLuce()


@dataclass(frozen=True)
class Played:
    """A match between these accounts, with these winners and scores."""

    game: str
    accounts: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    days: int


@dataclass(frozen=True)
class Linked:
    one: str
    other: str


@dataclass(frozen=True)
class Unlinked:
    account: str


@dataclass(frozen=True)
class Gone:
    account: str


Step = Played | Linked | Unlinked | Gone


@some.composite
def _played(draw: some.DrawFn) -> Played:
    game = draw(some.sampled_from(("totemo", "heave-ho")))
    accounts = draw(some.permutations(ACCOUNTS))[: draw(some.integers(2, 4)) if game == "totemo" else 2]
    seats = range(len(accounts))
    winners = draw(some.sets(some.sampled_from(seats), min_size=1))
    scores = draw(some.tuples(*(some.integers(0, 2) for _ in seats)))
    return Played(game, tuple(accounts), tuple(sorted(winners)), scores, draw(some.sampled_from((0, 0, 1))))


_ACCOUNT = some.sampled_from(ACCOUNTS)
_STEP = some.one_of(
    *[_played()] * 6,
    some.builds(Linked, _ACCOUNT, _ACCOUNT),
    some.builds(Unlinked, _ACCOUNT),
    some.builds(Gone, _ACCOUNT),
)
_TOGETHER = some.lists(some.lists(_STEP, min_size=1, max_size=4), min_size=1, max_size=6)
"""What happens at the same moment, moment by moment."""


@settings(max_examples=40)
@given(_TOGETHER)
def test_ratings_follow_from_what_has_happened_in_its_order_and_from_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, moments: list[list[Step]]
) -> None:
    asyncio.run(_check(tmp_path_factory.mktemp("ratings"), moments))


async def _check(folder: Path, moments: Sequence[Sequence[Step]]) -> None:
    """Two processes write to the same database."""
    url = prepared(folder / "cairn.db")
    stores, ids = (Store(url), Store(url)), count()
    try:
        for account in ACCOUNTS:
            await stores[0].write(people.meet, "fake", account, account.title(), "en")
        for together in moments:
            numbered = [(each, next(ids)) for each in together]
            await asyncio.gather(*(stores[number % 2].write(_do, step, number) for step, number in numbered))
        before = await stores[0].read(contents)
        assert {row[:5] for row in before["ratings"]} == {*await stores[0].read(_expected)}
        assert (await ratings.rebuild(stores[1], lambda _: None, 0.0)).players == 0
        assert await stores[0].read(contents) == before
        await stores[0].write(_forget_all)
        await ratings.rebuild(stores[1], lambda _: None, 0.0)
        assert await stores[0].read(contents) == before
    finally:
        for store in stores:
            await store.close()


def _forget_all(connection: Connection) -> None:
    stored.correct(connection, stored.differing(connection, Ratings()))


def _do(connection: Connection, step: Step, number: int) -> None:
    match step:
        case Played():
            _play(connection, step, f"match{number:03}")
        case Linked(one, other):
            first, second = _person(connection, one), _person(connection, other)
            if first.player != second.player:
                linking.merge(connection, first.player, second.player)
        case Unlinked(account):
            person = _person(connection, account)
            if len(people.identities_of(connection, person.player)) > 1:
                linking.split(connection, person.platform, person.account, person.player)
        case Gone(account):
            stored.forget(connection, _person(connection, account).player)


def _play(connection: Connection, played: Played, id: str) -> None:
    """The match begins and ends at once, after everybody has moved."""
    sitting = [_person(connection, account) for account in played.accounts]
    seats = tuple(Seat(number, person, None, taken=True) for number, person in enumerate(sitting))
    now = NOVEMBER + played.days * DAY
    made = Match(id, played.game, 1, {}, "day", b"", 0, None, 0, None, 0.0, None, None, None, seats, (), rated=True)
    matches.create(connection, made)
    log = tuple(Entry(ply, ply, "move", 0.0) for ply in range(len(seats)))
    outcome = Outcome(played.winners, "score", played.scores)
    position = replace(start(made), log=log, ending=Ending("over", outcome))
    matches.end(connection, id, now, "over")
    results.write(connection, replace(made, ended=now, ending="over"), position)


def _person(connection: Connection, account: str) -> Person:
    found = people.find(connection, "fake", account)
    assert found
    return found


def _expected(connection: Connection) -> Iterator[tuple[str, str, int, float, float]]:
    """All ratings, by openskill alone, in the order of the chronicle."""
    rows = connection.execute(select(schema.results).order_by(schema.results.c.number, schema.results.c.seat)).all()
    played = {number: list(seats) for number, seats in groupby(rows, lambda row: row.number)}
    table: dict[tuple[str, str, int], tuple[float, float]] = {}
    for number, kind, player, other in connection.execute(select(schema.chronicle).order_by("number")):
        own = {key[:2]: each for key, each in table.items() if key[2] == player}
        if kind == "match" and played[number][0].rated:
            _rate(table, played[number])
        if kind in ("merge", "forget"):
            gone = other if kind == "merge" else player
            for key in [key for key in table if key[2] == gone]:
                mu, sigma = table.pop(key)
                if kind == "merge" and (key[:2] not in own or sigma < own[key[:2]][1]):
                    table[*key[:2], player] = mu, sigma
        if kind == "split":
            table |= {(*about, other): each for about, each in own.items()}
    return ((*key, *each) for key, each in table.items())


def _rate(table: dict[tuple[str, str, int], tuple[float, float]], seats: Sequence[Any]) -> None:
    newcomer = (MODEL.mu, MODEL.sigma)
    for period in ("", "2026-11" if seats[0].ended < NOVEMBER + DAY / 2 else "2026-12"):
        for game in ("", seats[0].game):
            teams = [[MODEL.create_rating(list(table.get((period, game, row.rated_as), newcomer)))] for row in seats]
            for row, (rated,) in zip(seats, MODEL.rate(teams, ranks=[row.rank for row in seats]), strict=True):
                table[period, game, row.rated_as] = rated.mu, rated.sigma

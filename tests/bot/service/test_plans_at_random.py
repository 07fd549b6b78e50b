"""Whole matches in which people plan at random: log, plans and outbox never disagree, in any game."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.model.matches import Match
from bot.model.plans import MOST
from bot.model.position import Position
from bot.store import Connection, plans
from tests.support import playing
from tests.support.app import TestApp, open_app


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    """Nobody counts as present, so every turn has its call."""
    async with open_app(tmp_path, presence=0.0) as opened:
        yield opened


PEOPLE = ("Ann", "Bob", "Cid")
ACTIONS = 40


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ("schotten-totten", 2),
        ("schotten-totten tactics expert=on rounds=2", 2),
        ("schotten-totten-2 tactics", 2),
        ("totemo", 3),
        ("totemo hands=open", 2),
        ("heave-ho", 2),
        ("heave-ho teams=race", 2),
    ],
)
async def test_plans_made_at_random_never_disagree_with_the_log(app: TestApp, options: str, seats: int) -> None:
    rng, names = Random(options), PEOPLE[:seats]
    id = await app.match(*names, options=options)
    played = 0
    for _ in range(ACTIONS):
        match, position = await app.load(id)
        if not position.actors:
            break
        at = {seat.number: seat.person.name for seat in match.seats if seat.person}
        for seat, name in at.items():
            if seat not in position.actors and rng.random() < 0.6:
                lines = "; ".join(coming(match, position, seat, rng))
                await app.type(name, f"/plan {lines or 'done'} #{id}", f"@{name.lower()}")
        seat = rng.choice(position.actors)
        action = rng.choice(position.legal(seat))
        if rng.random() < 0.1 and position.last_of(seat):
            await app.press(at[seat], f"undo:{id}:{position.ply}")
        else:
            await app.press(at[seat], f"do:{id}:{position.ply}:{action}")
        await app.settle()
        for name in at.values():
            if rng.random() < 0.5:
                await app.press(name, f"planned:{id}:{(await app.load(id))[1].ply}")
                await app.settle()
        played += (await app.load(id))[1].ply - position.ply - 1
        await _check(app, id)
    assert played, "some plans were played"


def coming(match: Match, position: Position, seat: int, rng: Random) -> list[str]:
    """Some of what the seat may do on its next turn, if the match goes on like this."""
    for _, after in playing.course(match, position, rng):
        if after.actors == (seat,):
            legal = after.legal(seat)
            return rng.sample(legal, min(len(legal), rng.randint(1, MOST)))
    return []


async def _check(app: TestApp, id: str) -> None:
    match, position = await app.load(id)
    found = [await app.store.read(plans.find, id, seat.number) for seat in match.seats]
    for plan in filter(None, found):
        assert not position.ending, "nothing is left of a plan after the end"
        assert plan.state != "due", "everything that was due is done"
        assert bool(plan.lines) == (plan.state in ("ready", "asks"))
        assert plan.state != "ready" or position.actors != (plan.seat,), "no plan has missed its turn"
    called = [screen.called for screen in app.platform.at("hall") if screen.called]
    asked = tuple(person.account for seat in position.actors if (person := match.seats[seat].person))
    if not position.ending and not position.offer:
        assert called == [asked], "whoever is asked is called, and nobody else"
    assert await app.store.read(_due) == 0


def _due(connection: Connection) -> int:
    waiting = "SELECT count(*) FROM outbox WHERE kind LIKE 'plan-%' AND wanted > shown"
    return int(connection.exec_driver_sql(waiting).scalar_one())

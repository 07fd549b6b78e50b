"""Fifty people press buttons at the same time, in twenty matches, in one process: every log is exactly as planned."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

from bot.model.matches import Match
from bot.store import matches, outbox
from core import games
from tests.faults.audit import differences, expected
from tests.faults.people import Sent, done
from tests.faults.wire import Shown
from tests.support.app import TestApp, find, open_app

MATCHES = 20
PLAYERS = [f"Player{number}" for number in range(2 * MATCHES)]
STRANGERS = [f"Stranger{number}" for number in range(10)]
PLIES = 5

Plan = list[tuple[int, str]]
"""Who does what, in order."""


def plan(match: Match) -> Plan:
    """The first actions of a match, chosen at random."""
    game, rng = games.get(match.game), Random(match.seed)
    state, planned = game.start(len(match.seats), match.options, match.seed), []
    for _ in range(PLIES):
        (seat,) = game.actors(state)
        action = rng.choice(list(game.legal(state, seat)))
        planned.append((seat, game.format(action)))
        state = game.play(state, seat, action).state
    return planned


async def begin(app: TestApp, number: int) -> Match:
    one, other = names(number)
    await app.type(other, "/help")
    made = await app.type(one, f"/play @{other} schotten-totten tactics", f"table-{number % 5}")
    await app.press(other, find(made, "cancel").token.replace("cancel", "accept"))
    (match,) = await app.matches(one)
    return match


def names(number: int) -> tuple[str, str]:
    return PLAYERS[2 * number], PLAYERS[2 * number + 1]


async def play(app: TestApp, number: int, match: Match) -> int:
    """Carry out the plan. Each button is pressed three times by its owner, and by the opponent and strangers."""
    rng, told = Random(number), 0
    for ply, (seat, action) in enumerate(plan(match)):
        token = f"move:{match.id}:{ply}:{action}"
        mine, theirs = names(number)[seat], names(number)[1 - seat]
        pressing = [mine, theirs, mine, rng.choice(STRANGERS), mine]
        rng.shuffle(pressing)
        answers = await asyncio.gather(*(app.press(name, token, f"@{name.lower()}") for name in pressing))
        deeds = Counter(
            name for name, answer in zip(pressing, answers, strict=True) if done(Sent.read(token), Shown.of(answer))
        )
        assert deeds == {mine: 1}, "exactly one press by the owner is carried out and confirmed"
        told += len(answers)
    return told


async def test_a_crowd_at_many_tables(tmp_path: Path) -> None:
    async with open_app(tmp_path, presence=0.0) as app:
        working = asyncio.create_task(app.worker.run())
        begun = await asyncio.gather(*(begin(app, number) for number in range(MATCHES)))
        presses = await asyncio.gather(*(play(app, number, match) for number, match in enumerate(begun)))
        while await app.store.read(outbox.waiting, [app.platform.name]):
            await asyncio.sleep(0.01)
        working.cancel()
        await asyncio.wait([working])
        for match in begun:
            log = await app.store.read(matches.log, match.id)
            assert [(entry.ply, entry.seat, entry.action) for entry in log] == [
                (ply, *planned) for ply, planned in enumerate(plan(match))
            ]
        shown = {place: Shown.of(screen) for place, screen in app.platform.shown.items()}
        wanted = [each async for each in expected(app, app.platform.name)]
        assert differences(shown, wanted) == ([], [])
    assert sum(presses) == MATCHES * PLIES * 5

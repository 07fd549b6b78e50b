"""The bot is killed repeatedly while people play: nothing they were told is lost, and nothing happens twice."""

import asyncio
from collections import Counter
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from tests.faults.audit import differences
from tests.faults.people import NAMES, Person
from tests.faults.remains import Remains, compare, examine
from tests.faults.world import World
from tests.faults.zygote import Zygote

MANY = 200
"""So many kills that one of them comes between a commit and its answer, and that all that people do is sent again."""
SHORTEST, LONGEST = 0.005, 0.4
"""The length of a life in seconds, if nothing else ends it."""
MOST = 25
"""The most answers and messages in a life that ends by count."""
OPTIONS = ("", "tactics", "expert", "tactics expert rounds=2", "tactics unlimited")
ALWAYS_SHOWN = ("board", "hand", "challenge")
"""Kinds of messages that can be shown at any time."""


async def begin_matches(people: list[Person]) -> None:
    """Everyone plays two others, and half of them also the computer."""
    options = cycle(OPTIONS)
    for person in people:
        await person.press("games")
    for number, person in enumerate(people):
        other = people[(number + 1) % len(people)]
        await person.challenge(other.account, f"schotten-totten {next(options)}")
        if number % 2:
            await person.challenge("computer", next(options))


@pytest.mark.parametrize("kills", [30, pytest.param(MANY, marks=pytest.mark.long)])
async def test_nothing_people_were_told_is_lost_and_nothing_happens_twice(tmp_path: Path, kills: int) -> None:
    rng = Random(200)
    world = World(tmp_path, rng)
    people = [Person(name, world, Random(name)) for name in NAMES]
    waited: list[tuple[int, str, int]] = []
    async with asyncio.timeout(600), await world.open():
        with Zygote() as zygote:
            world.begin(zygote)
            await begin_matches(people)
            async with asyncio.TaskGroup() as tasks:
                for person in people:
                    tasks.create_task(person.live())
                remains: Remains | None = None
                for _ in range(kills):
                    await live(world, rng)
                    remains = await die(world, zygote, people, remains)
                    waited += [(world.life, kind, row) for kind, row in remains.waiting]
                    world.begin(zygote)
                world.over = True
            await world.settle()
            remains = await die(world, zygote, people, remains)
            await world.look(zygote)
    missing, left = differences(world.messages, world.expected)
    again = sum((person.repeated for person in people), Counter())
    figures = {
        "kills": kills,
        "requests answered": world.answered,
        "requests without an answer": world.lost,
        "sent again": dict(again),
        "of these already carried out": sum(person.answered_again for person in people),
        "matches": len(remains.logs),
        "lines of their logs": sum(map(len, remains.logs.values())),
        **Counter(line.split()[0] for log in remains.logs.values() for _, line in log if line.startswith("/")),
        "messages shown, edited or removed": len(world.calls),
        "messages not delivered at a kill": len(waited),
        "refused by the platform": len(world.logs),
    }
    print(figures)
    shown_last = {message.partition("-")[0]: life for life, message in world.calls}
    wrong = [
        *missing,
        *(f"left over: {each} {world.messages[each].text}" for each in left),
        *(f"not delivered at the end: {kind} {row}" for kind, row in remains.waiting),
        *(
            f"not delivered after life {life}: {kind} {row}"
            for life, kind, row in waited
            if kind.startswith(ALWAYS_SHOWN) and shown_last[str(row)] <= life
        ),
        *(log for log in world.logs if "code=Trouble " not in log),
    ]
    assert not wrong, (wrong, figures)
    assert kills < MANY or again.keys() == {"press", "typed line", "challenge", "offer"}, figures
    assert kills < MANY or figures["of these already carried out"], (
        "no kill came between a commit and its answer",
        figures,
    )


async def live(world: World, rng: Random) -> None:
    """Some lives last a random time, others until a random amount has been done, so slow machines make progress too."""
    if rng.random() < 0.25:
        await asyncio.sleep(rng.uniform(SHORTEST, LONGEST))
        return
    enough = rng.randint(1, MOST)
    while world.heard < enough:
        await asyncio.sleep(0.001)
    await asyncio.sleep(rng.uniform(0, 0.02))


async def die(world: World, zygote: Zygote, people: list[Person], before: Remains | None) -> Remains:
    """The end of a life: everything that people were told is on disk."""
    await world.kill(zygote)
    remains = examine(world.folder)
    wrong = compare(remains, before, people)
    assert not wrong, wrong
    return remains

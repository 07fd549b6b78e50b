"""How soon people on Telegram get an answer: python -m benchmarks.telegram

The real library talks to a stand-in for Telegram on loopback, in one process; the figures include the stand-in's own
checks. A press is timed from when its update can be fetched to its answer, and to the edit of the board. Each match
has its own group, and the limits of Telegram and of the bot are off.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeVar

from benchmarks import presses
from benchmarks.presses import choices
from tests.journeys.telegram_house import Club, bot, club
from tests.journeys.telegram_table import accepts, tokens
from tests.servers.telegram.people import Person, until
from tests.servers.telegram.state import Chat, Message

T = TypeVar("T")


class Pair:
    """Two people and their match, in a group of their own."""

    def __init__(self, here: Club, group: Chat, people: tuple[Person, Person], number: int) -> None:
        self.here = here
        self.group = group
        self.people = people
        self.rng = Random(number)
        self.answered: list[float] = []
        self.edited: list[float] = []

    @classmethod
    async def meet(cls, here: Club, number: int) -> "Pair":
        world = here.telegram.world
        people = world.add_user(f"Ann{number}"), world.add_user(f"Bob{number}")
        for person in people:
            person.user.started = True
        return cls(here, await world.add_group(f"Group {number}", *people), people, number)

    async def begin(self) -> None:
        one, other = self.people
        await one.send(self.group, "/play ", other, " schotten-totten")
        made = await other.reads(lambda each: accepts(each) is not None, self.group, patience=presses.PATIENCE)
        await other.follow(made.buttons[0])
        await self._until(self._to_move)

    async def move(self) -> None:
        """Choose a card and its place, or whatever the match asks for. Only the press that plays is timed."""
        person, hand = (await self._until(self._to_move))[0]
        board = (await self._until(self._boards))[0]
        token = self.rng.choice(choices(tokens(hand)))
        while token.startswith("pick:"):
            await person.press(hand, token, presses.PATIENCE)
            token = self.rng.choice(await self._until(partial(_left, hand, token)))
        versions, begun = len(board.versions), perf_counter()
        await person.press(hand, token, presses.PATIENCE)
        self.answered.append(1e3 * (perf_counter() - begun))
        await until(lambda: len(board.versions) > versions, presses.PATIENCE)
        self.edited.append(1e3 * (perf_counter() - begun))

    def _to_move(self) -> list[tuple[Person, Message]]:
        return [(person, message) for person in self.people for message in person.sees() if choices(tokens(message))]

    def _boards(self) -> list[Message]:
        return [message for message in self.people[0].sees(self.group) if message.photo]

    async def _until(self, look: Callable[[], list[T]]) -> list[T]:
        return await until(look, presses.PATIENCE)


def _left(message: Message, gone: str) -> list[str]:
    return choices(tokens(message), gone)


async def measure(matches: int) -> None:
    with TemporaryDirectory() as folder:
        async with club(Path(folder)) as here, bot(here):
            pairs = [await Pair.meet(here, number) for number in range(matches)]
            for pair in pairs:
                await pair.begin()
            await presses.measure(pairs)


def main() -> None:
    print(presses.heading("a press on Telegram, ms"))
    for matches in presses.MATCHES:
        asyncio.run(measure(matches))


if __name__ == "__main__":
    main()

"""How soon people on Telegram are answered: python -m benchmarks.telegram

The real library against a Telegram on loopback, in one process: the figures include what the stand-in takes to check. A
press is measured from when its update is there to be fetched to when it is answered, and to when the board is edited.
Each match has a group of its own, and the limits of Telegram and of the bot are switched off.
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeVar

from tests.bot.telegram.house import Club, bot, club
from tests.bot.telegram.table import accepts, tokens
from tests.servers.telegram.people import Person, until
from tests.servers.telegram.state import Chat, Message

T = TypeVar("T")

MATCHES, AT_ONCE = (1, 100), (1, 10)
"""How many matches go on, and in how many of them somebody presses at the same moment."""
PRESSES = 40
"""Fewer than any match has."""
PATIENCE = 60.0


class Pair:
    """Two people, and their match in a group of their own."""

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
        await one.send(self.group, "/play ", other)
        made = await other.reads(lambda each: accepts(each) is not None, self.group, patience=PATIENCE)
        await other.follow(made.buttons[0])
        await self._until(self._to_move)

    async def move(self) -> None:
        """Choose a card and its place, or whatever is asked. The press that plays is the one that is measured."""
        person, hand = (await self._until(self._to_move))[0]
        board = (await self._until(self._boards))[0]
        token = self.rng.choice(_choices(hand))
        while token.startswith("pick:"):
            await person.press(hand, token, PATIENCE)
            token = self.rng.choice(await self._until(partial(_without, hand, token)))
        versions, begun = len(board.versions), perf_counter()
        pressed = await person.press(hand, token, PATIENCE)
        self.answered.append(1e3 * pressed.seconds)
        await until(lambda: len(board.versions) > versions, PATIENCE)
        self.edited.append(1e3 * (perf_counter() - begun))

    def _to_move(self) -> list[tuple[Person, Message]]:
        return [(person, message) for person in self.people for message in person.sees() if _choices(message)]

    def _boards(self) -> list[Message]:
        return [message for message in self.people[0].sees(self.group) if message.photo]

    async def _until(self, look: Callable[[], list[T]]) -> list[T]:
        return await until(look, PATIENCE)


def _choices(message: Message) -> list[str]:
    return [token for token in tokens(message) if token.startswith(("pick:", "move:"))]


def _without(message: Message, token: str) -> list[str]:
    """What can be chosen, once that cannot any more."""
    found = _choices(message)
    return [] if token in found else found


def told(name: str, figures: Iterable[float]) -> str:
    listed = list(figures)
    return f"{name:42} {median(listed):9.1f} {quantiles(listed, n=100)[98]:9.1f}"


async def measure(matches: int) -> None:
    with TemporaryDirectory() as folder:
        async with club(Path(folder)) as here, bot(here):
            pairs = [await Pair.meet(here, number) for number in range(matches)]
            for pair in pairs:
                await pair.begin()
            for at_once in AT_ONCE:
                if at_once <= matches:
                    await press(pairs, at_once)


async def press(pairs: list[Pair], at_once: int) -> None:
    for pair in pairs:
        pair.answered.clear()
        pair.edited.clear()
    chosen = cycle(pairs)
    for _ in range(PRESSES // at_once):
        await asyncio.gather(*(pair.move() for pair in islice(chosen, at_once)))
    title = f"{len(pairs)} matches, {at_once} at a time"
    print(told(f"{title}: answered", (each for pair in pairs for each in pair.answered)))
    print(told(f"{title}: board edited", (each for pair in pairs for each in pair.edited)))


def main() -> None:
    print(f"{'a press on Telegram, ms':42} {'median':>9} {'99 %':>9}")
    for matches in MATCHES:
        asyncio.run(measure(matches))


if __name__ == "__main__":
    main()

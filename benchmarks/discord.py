"""How soon people on Discord are answered: python -m benchmarks.discord

The real client against a Discord on loopback, in one process: the figures include what the stand-in takes to check. A
press is measured from when the interaction is sent to when it is acknowledged, and to when the board is edited.
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import TypeVar

from tests.bot.discord.house import Club, bot, club
from tests.servers.discord import Message, User

T = TypeVar("T")

MATCHES, AT_ONCE = (1, 100), (1, 10)
"""How many matches go on, and in how many of them somebody presses at the same moment."""
PRESSES = 40
"""Fewer than any match has."""
PATIENCE = 60.0


class Pair:
    """Two people and their match."""

    def __init__(self, here: Club, number: int) -> None:
        self.here = here
        self.people = tuple(here.world.add_user(f"{name}{number}") for name in ("Ann", "Bob"))
        for person in self.people:
            here.world.join(here.guild, person)
        self.rng = Random(number)
        self.acknowledged: list[float] = []
        self.edited: list[float] = []

    async def begin(self) -> None:
        one, other = self.people
        made = await one.slash(self.here.hall, "play", opponent=other)
        await made.finished(PATIENCE)
        id = made.answer.buttons[0]["custom_id"].partition(":")[2]
        (posted,) = await self._until(
            lambda: [each for each in other.sees(self.here.hall) if f"accept:{id}" in _tokens(each)]
        )
        await (await other.press(posted, "Accept")).finished(PATIENCE)

    async def move(self) -> None:
        """Choose a card and its place, or whatever is asked. The press that plays is the one that is measured."""
        person, hand = (await self._until(self._to_move))[0]
        token = self.rng.choice(_choices(hand))
        while token.startswith("pick:"):
            await person.press(hand, token)
            token = self.rng.choice(await self._until(partial(_without, hand, token)))
        done = await person.press(hand, token)
        self.acknowledged.append(1e3 * done.ack)
        board = rf"/channels/\d+/messages/{(await self._until(self._boards))[0].id}"
        asked = await self._until(
            lambda: [each for each in self.here.server.asked("PATCH", board) if each.at > done.begun]
        )
        self.edited.append(1e3 * (asked[0].at - done.begun))

    def _to_move(self) -> list[tuple[User, Message]]:
        return [(person, message) for person in self.people for message in person.sees(person.dm) if _choices(message)]

    def _boards(self) -> list[Message]:
        one = self.people[0]
        threads = [channel for channel in self.here.world.channels.values() if channel.thread]
        here = [thread for thread in threads if one.name in thread.name.split()]
        return [message for thread in here for message in one.sees(thread) if message.attachments]

    async def _until(self, look: Callable[[], list[T]]) -> list[T]:
        await self.here.world.until(look, PATIENCE)
        return look()


def _tokens(message: Message) -> list[str]:
    return [button["custom_id"] for button in message.buttons]


def _choices(message: Message) -> list[str]:
    return [token for token in _tokens(message) if token.startswith(("pick:", "move:"))]


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
            pairs = [Pair(here, number) for number in range(matches)]
            for pair in pairs:
                await pair.begin()
            for at_once in AT_ONCE:
                if at_once <= matches:
                    await press(pairs, at_once)


async def press(pairs: list[Pair], at_once: int) -> None:
    for pair in pairs:
        pair.acknowledged.clear()
        pair.edited.clear()
    chosen = cycle(pairs)
    for _ in range(PRESSES // at_once):
        await asyncio.gather(*(pair.move() for pair in islice(chosen, at_once)))
    title = f"matches: {len(pairs)}, at a time: {at_once}"
    print(told(f"{title}, acknowledged", (each for pair in pairs for each in pair.acknowledged)))
    print(told(f"{title}, board edited", (each for pair in pairs for each in pair.edited)))


def main() -> None:
    print(f"{'a press on Discord, ms':42} {'median':>9} {'99 %':>9}")
    for matches in MATCHES:
        asyncio.run(measure(matches))


if __name__ == "__main__":
    main()

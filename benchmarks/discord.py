"""How soon people on Discord get an answer: python -m benchmarks.discord

The real client talks to a stand-in for Discord on loopback, in one process; the figures include the stand-in's own
checks. A press is timed from sending the interaction to its answer, and to the edit of the board.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TypeVar

from benchmarks import presses
from benchmarks.presses import choices
from tests.journeys.discord_house import Club, bot, club
from tests.journeys.discord_table import tokens
from tests.servers.discord import Message, User

T = TypeVar("T")


class Pair:
    """Two people and their match."""

    def __init__(self, here: Club, number: int) -> None:
        self.here = here
        self.people = tuple(here.world.add_user(f"{name}{number}") for name in ("Ann", "Bob"))
        for person in self.people:
            here.world.join(here.guild, person)
        self.rng = Random(number)
        self.answered: list[float] = []
        self.edited: list[float] = []

    async def begin(self) -> None:
        one, other = self.people
        made = await one.slash(self.here.hall, "play", opponent=other)
        await made.finished()
        id = made.answer.buttons[0]["custom_id"].partition(":")[2]
        (posted,) = await self._until(
            lambda: [each for each in other.sees(self.here.hall) if f"accept:{id}" in tokens(each)]
        )
        await (await other.press(posted, "Accept")).finished()

    async def move(self) -> None:
        """Choose a card and its place, or whatever the match asks for. Only the press that plays is timed."""
        person, hand = (await self._until(self._to_move))[0]
        token = self.rng.choice(choices(tokens(hand)))
        while token.startswith("pick:"):
            await person.press(hand, token)
            token = self.rng.choice(await self._until(partial(_left, hand, token)))
        begun = monotonic()
        await person.press(hand, token)
        self.answered.append(1e3 * (monotonic() - begun))
        board = rf"/channels/\d+/messages/{(await self._until(self._boards))[0].id}"
        asked = await self._until(lambda: [each for each in self.here.server.asked("PATCH", board) if each.at > begun])
        self.edited.append(1e3 * (asked[0].at - begun))

    def _to_move(self) -> list[tuple[User, Message]]:
        return [
            (person, message)
            for person in self.people
            for message in person.sees(person.dm)
            if choices(tokens(message))
        ]

    def _boards(self) -> list[Message]:
        one = self.people[0]
        threads = [channel for channel in self.here.world.channels.values() if channel.thread]
        here = [thread for thread in threads if one.name in thread.name.split()]
        return [message for thread in here for message in one.sees(thread) if message.attachments]

    async def _until(self, look: Callable[[], list[T]]) -> list[T]:
        await self.here.world.until(look)
        return look()


def _left(message: Message, gone: str) -> list[str]:
    return choices(tokens(message), gone)


async def measure(matches: int) -> None:
    with TemporaryDirectory() as folder:
        async with club(Path(folder)) as here, bot(here):
            pairs = [Pair(here, number) for number in range(matches)]
            for pair in pairs:
                await pair.begin()
            await presses.measure(pairs)


def main() -> None:
    print(presses.heading("a press on Discord, ms"))
    for matches in presses.MATCHES:
        asyncio.run(measure(matches))


if __name__ == "__main__":
    main()

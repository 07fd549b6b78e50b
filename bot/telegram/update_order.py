"""The order in which presses and messages are handled."""

import asyncio
from collections.abc import Hashable, Mapping, Sequence
from weakref import WeakValueDictionary

from bot import buttons
from bot.screens.screen import Screen
from bot.service.dispatcher import Dispatcher, Reader
from bot.service.request import Caller

WAITING = 100_000
"""How many updates may be in progress: most of them wait for their turn, or until Telegram lets them be answered."""


class Queues:
    """A lock for each subject, which is given to those who wait in the order in which they came."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def __call__(self, subject: Hashable) -> asyncio.Lock:
        return self._locks.setdefault(subject, asyncio.Lock())


class InOrder:
    """The dispatcher: changes to a match, or otherwise actions by a person, in the order in which they arrived.

    What comes before and after, such as acknowledging a press and showing its answer, holds up nobody else.
    """

    def __init__(self, dispatcher: Dispatcher) -> None:
        self._dispatcher = dispatcher
        self._queues = Queues()
        # These change nothing that has an order.
        self.language = dispatcher.language
        self.spoken = dispatcher.spoken
        self.introduce = dispatcher.introduce

    async def press(self, caller: Caller, token: str) -> Screen:
        async with self._queues(buttons.changed_match(token) or caller.account):
            return await self._dispatcher.press(caller, token)

    async def command(self, caller: Caller, name: str, values: Mapping[str, str]) -> Screen:
        async with self._queues(caller.account):
            return await self._dispatcher.command(caller, name, values)

    async def chosen(self, caller: Caller, draft: int, others: Sequence[Caller]) -> Screen:
        async with self._queues(caller.account):
            return await self._dispatcher.chosen(caller, draft, others)

    async def read(self, caller: Caller, reader: Reader) -> Screen:
        async with self._queues(caller.account):
            return await self._dispatcher.read(caller, reader)

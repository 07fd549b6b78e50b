"""The one rule by which an answer to a press takes the place of a message, and which moment each message shows."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.screens.screen import Screen
from bot.store import Store, outbox

_REMEMBERED = 10_000

Message = tuple[str, str]
"""An address, and the id of a message there."""


class ShownVersions:
    """Answers to presses and deliveries change the same messages and may overtake each other."""

    def __init__(self) -> None:
        self._plies: OrderedDict[Message, int] = OrderedDict()
        self._answered: set[Message] = set()
        """Those that show an answer to a press."""

    def keep(self, message: Message, screen: Screen, *, is_answer: bool = False) -> None:
        """Note what the message is about to show."""
        self.forget(message)
        if screen.ply is not None:
            self._plies[message] = screen.ply
            if is_answer:
                self._answered.add(message)
            if len(self._plies) > _REMEMBERED:
                self.forget(next(iter(self._plies)))

    def forget(self, message: Message) -> None:
        self._plies.pop(message, None)
        self._answered.discard(message)

    def forget_all(self, address: str) -> None:
        for message in [each for each in self._plies if each[0] == address]:
            self.forget(message)

    def is_known(self, message: Message) -> bool:
        return message in self._plies

    def is_kept(self, message: Message, screen: Screen) -> bool:
        """Whether nothing else has been noted since."""
        return self._plies.get(message) == screen.ply

    def is_there(self, message: Message, screen: Screen) -> bool:
        """Whether nothing has to be delivered, because the message shows a later moment, or an answer of this one: a
        person who has already pressed on is not disturbed. What was delivered may have changed at the same moment, for
        example the time that is left."""
        is_answered = message in self._answered and self.is_kept(message, screen)
        return screen.ply is not None and (is_answered or self._plies.get(message, -1) > screen.ply)

    def is_past(self, message: Message, screen: Screen) -> bool:
        """Whether the message shows a later moment, so that this answer is too late."""
        return screen.ply is not None and self._plies.get(message, -1) > screen.ply


class Here(Protocol):
    """What an adapter offers where a button was pressed: in a message for one person."""

    async def edit(self, screen: Screen) -> bool:
        """Show it in that message; whether that got through."""

    async def send(self, screen: Screen) -> None:
        """Show it next to that message."""


class LiveMessages:
    """The messages of one platform that delivery keeps up to date, and the others in which people press.

    Platforms carry out edits in any order, some only after a long wait. So what a message shows is compared again after
    each edit: whatever has been overtaken meanwhile may cover something newer, which is then shown again.
    """

    def __init__(self, store: Store, platform: str, clock: Callable[[], float], news: asyncio.Event) -> None:
        self._store = store
        self._platform = platform
        self._clock = clock
        self._news = news
        self._versions = ShownVersions()
        self._asked: dict[Message, Screen] = {}
        """What was asked for last, while there are answers on their way to a message that delivery does not know."""
        self._under_way: Counter[Message] = Counter()

    def forget_all(self, address: str) -> None:
        """Nothing is shown there any more: the person in whose private chat it was has deleted their data."""
        self._versions.forget_all(address)

    async def is_live(self, address: str, message: str) -> bool:
        """Whether delivery keeps it up to date; what has shown a moment of its match is known to be."""
        if self._versions.is_known((address, message)):
            return True
        return await self._store.read(outbox.is_kept, self._platform, address, message)

    async def kept(self, address: str) -> list[str]:
        """All live messages at an address, and in the places that are part of it."""
        return await self._store.read(outbox.kept, self._platform, address)

    async def begin(self, nonce: str, mark: str | None) -> None:
        """Record, before a message is posted, what stands for it until its id is known; None: it was not posted."""
        await self._store.write(outbox.begin, nonce, mark)

    async def show(self, address: str, message: str, screen: Screen, here: Here) -> None:
        """Show an answer in place of the message, if that shows no later moment of its match.

        A live message shows only moments of its match: anything else goes next to it.
        """
        if not await self.is_live(address, message):
            await self._answer((address, message), screen, here)
        elif screen.apart or screen.ply is None:
            await here.send(screen)
        elif not self._versions.is_past((address, message), screen):
            await self._answer_live((address, message), screen, here)

    async def deliver(self, address: str, message: str, screen: Screen, edit: Callable[[], Awaitable[object]]) -> None:
        """Show what holds now, unless an answer already shows it."""
        at = address, message
        if self._versions.is_there(at, screen):
            return
        self._versions.keep(at, screen)
        try:
            await edit()
        except BaseException:
            self._versions.forget(at)
            raise
        if not self._versions.is_kept(at, screen):
            await self._show_again(at)

    async def _answer_live(self, at: Message, screen: Screen, here: Here) -> None:
        self._versions.keep(at, screen, is_answer=True)
        is_shown = False
        try:
            is_shown = await here.edit(screen)
        finally:
            if not (is_shown and self._versions.is_kept(at, screen)):
                await self._show_again(at)

    async def _show_again(self, at: Message) -> None:
        self._versions.forget(at)
        await self._store.write(outbox.show_again, self._platform, *at, self._clock())
        self._news.set()

    async def _answer(self, at: Message, screen: Screen, here: Here) -> None:
        """What was asked for last stays."""
        self._asked[at] = screen
        self._under_way[at] += 1
        shown = None
        try:
            while shown is not self._asked[at]:
                shown = self._asked[at]
                await here.edit(shown)
        finally:
            self._under_way[at] -= 1
            if not self._under_way[at]:
                del self._under_way[at], self._asked[at]

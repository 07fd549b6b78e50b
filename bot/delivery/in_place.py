"""The one rule by which an answer to a press takes the place of a message, and which moment each message shows."""

from collections import OrderedDict
from typing import Protocol

from bot.screens.screen import Screen
from bot.store import Store, outbox

_REMEMBERED = 10_000


class ShownVersions:
    """Answers to presses and deliveries change the same messages and may overtake each other."""

    def __init__(self) -> None:
        self._plies: OrderedDict[tuple[str, str], int] = OrderedDict()

    def keep(self, address: str, message: str, screen: Screen) -> None:
        """Note what the message shows now."""
        if screen.ply is not None:
            self._plies[address, message] = screen.ply
            self._plies.move_to_end((address, message))
            if len(self._plies) > _REMEMBERED:
                self._plies.popitem(last=False)

    def forget(self, address: str, message: str) -> None:
        self._plies.pop((address, message), None)

    def is_there(self, address: str, message: str, screen: Screen) -> bool:
        """Whether the message already shows this moment or a later one, so that nothing has to be delivered."""
        return screen.ply is not None and self._plies.get((address, message), -1) >= screen.ply

    def is_past(self, address: str, message: str, screen: Screen) -> bool:
        """Whether the message shows a later moment, so that this answer is too late."""
        return screen.ply is not None and self._plies.get((address, message), -1) > screen.ply


class Here(Protocol):
    """What an adapter offers where a button was pressed: in a message for one person."""

    async def edit(self, screen: Screen) -> bool:
        """Show it in that message; whether that got through."""

    async def send(self, screen: Screen) -> None:
        """Show it next to that message."""

    async def edit_otherwise(self, screen: Screen) -> None:
        """Show it in that message in another way, if there is one."""


class LiveMessages:
    """The messages of one platform that delivery keeps up to date."""

    def __init__(self, store: Store, platform: str) -> None:
        self._store = store
        self._platform = platform
        self.versions = ShownVersions()

    async def is_live(self, address: str, message: str) -> bool:
        return await self._store.read(outbox.keeps, self._platform, address, message)

    async def show(self, address: str, message: str, screen: Screen, here: Here) -> None:
        """Show an answer in place of the message, if that shows no later moment of its match.

        A live message shows only moments of its match: anything else goes next to it.
        """
        if not await self.is_live(address, message):
            await here.edit(screen)
        elif screen.apart or screen.ply is None:
            await here.send(screen)
        elif not self.versions.is_past(address, message, screen):
            self.versions.keep(address, message, screen)
            if not await here.edit(screen):
                self.versions.forget(address, message)
                await here.edit_otherwise(screen)

"""Remembers which moment of its match a message shows."""

from collections import OrderedDict
from collections.abc import Hashable

from bot.screens.screen import Screen

_REMEMBERED = 10_000


class ShownVersions:
    """Answers to presses and deliveries change the same messages and may overtake each other."""

    def __init__(self) -> None:
        self._plies: OrderedDict[Hashable, int] = OrderedDict()

    def keep(self, message: Hashable, screen: Screen) -> None:
        """Note what the message shows now."""
        if screen.ply is not None:
            self._plies[message] = screen.ply
            self._plies.move_to_end(message)
            if len(self._plies) > _REMEMBERED:
                self._plies.popitem(last=False)

    def forget(self, message: Hashable) -> None:
        self._plies.pop(message, None)

    def is_there(self, message: Hashable, screen: Screen) -> bool:
        """Whether the message already shows this moment or a later one, so that nothing has to be delivered."""
        return screen.ply is not None and self._plies.get(message, -1) >= screen.ply

    def is_past(self, message: Hashable, screen: Screen) -> bool:
        """Whether the message shows a later moment, so that this answer is too late."""
        return screen.ply is not None and self._plies.get(message, -1) > screen.ply

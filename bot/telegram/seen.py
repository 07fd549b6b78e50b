"""The messages of each chat, as far as this process knows them: what each one shows, and which is the newest."""

from collections import Counter, OrderedDict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from bot.screens.screen import Screen

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

_REMEMBERED = 10_000
_SUPERGROUPS = -(10**12)
"""Each of them, below this id, counts its own messages; all other chats of a bot share one count."""


class SeenMessages:
    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[int, int], object] = OrderedDict()
        self._newest: OrderedDict[int, int] = OrderedDict()
        self._sending: Counter[int] = Counter()

    def note(self, chat: int, message: int) -> None:
        """There is a message with this id."""
        count = _count(chat)
        self._newest[count] = max(message, self._newest.get(count, 0))
        _limit(self._newest, count)

    def keep(self, chat: int, message: int, screen: Screen | None) -> None:
        """The bot has shown this there; None: something that never changes."""
        self.note(chat, message)
        self._shown[_count(chat), message] = hash(screen)
        _limit(self._shown, (_count(chat), message))

    def change(self, chat: int, message: int) -> object:
        """It is about to be changed: what it shows is unknown until that is over, or if others change it meanwhile."""
        change = self._shown[_count(chat), message] = object()
        _limit(self._shown, (_count(chat), message))
        return change

    def changed(self, chat: int, message: int, screen: Screen, change: object) -> None:
        if self._shown.get((_count(chat), message)) is change:
            self.keep(chat, message, screen)

    def forget(self, chat: int, message: int) -> None:
        self._shown.pop((_count(chat), message), None)

    def is_shown(self, chat: int, message: int, screen: Screen) -> bool:
        """Whether the message shows just this, so that an edit would change nothing."""
        return self._shown.get((_count(chat), message)) == hash(screen)

    def is_known(self, chat: int, message: int) -> bool:
        """Whether this process has shown something there, or in another chat that counts together with this one."""
        return (_count(chat), message) in self._shown

    def newest(self, chat: int) -> int:
        """The newest id known; 0 if there is none."""
        return self._newest.get(_count(chat), 0)

    @contextmanager
    def sending(self, chat: int) -> Iterator[None]:
        """Meanwhile there may be a message whose id is not known yet."""
        self._sending[chat] += 1
        try:
            yield
        finally:
            self._sending[chat] -= 1
            if not self._sending[chat]:
                del self._sending[chat]

    def is_sending(self, chat: int) -> bool:
        return chat in self._sending


def _count(chat: int) -> int:
    return chat if chat < _SUPERGROUPS else 0


def _limit(known: OrderedDict[K, V], latest: K) -> None:
    known.move_to_end(latest)
    if len(known) > _REMEMBERED:
        known.popitem(last=False)

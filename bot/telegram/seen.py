"""The messages of each chat, as far as this process knows them: what each one shows, and what may be among them.

Telegram has no nonces. If the process dies between sending a message and recording its id, or if only the answer is
lost, there is a message that nobody knows of. So before a message is sent, the newest id known in its chat is written
down: the lost message has one of the next ids. What other people wrote cannot be edited, and what this process sent is
known, and so are those kept up to date; so the first unknown message that can be edited is the lost one.

It is not found where nothing was seen since the start, or where others have written a lot since the mark.
"""

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from typing import TypeVar

from bot.screens.screen import Screen

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

_REMEMBERED = 10_000
_SUPERGROUPS = -(10**12)
"""Each of them, below this id, counts its own messages; all other chats of a bot share one count."""
_FAR = 5
"""How many ids are tried: each costs a request."""
_MARK = "?"


class SeenMessages:
    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[int, int], object] = OrderedDict()
        self._newest: OrderedDict[int, int] = OrderedDict()

    def note(self, chat: int, message: int) -> None:
        """There is a message with this id."""
        count = _count(chat)
        self._newest[count] = max(message, self._newest.get(count, 0))
        _limit(self._newest, count)

    def keep(self, chat: int, message: int, screen: Screen | None) -> None:
        """The bot has shown this there; None: something that never changes."""
        self.note(chat, message)
        self._shown[chat, message] = hash(screen)
        _limit(self._shown, (chat, message))

    def change(self, chat: int, message: int) -> object:
        """It is about to be changed: what it shows is unknown until that is over, or if others change it meanwhile."""
        change = self._shown[chat, message] = object()
        _limit(self._shown, (chat, message))
        return change

    def changed(self, chat: int, message: int, screen: Screen, change: object) -> None:
        if self._shown.get((chat, message)) is change:
            self.keep(chat, message, screen)

    def forget(self, chat: int, message: int) -> None:
        self._shown.pop((chat, message), None)

    def shows(self, chat: int, message: int, screen: Screen) -> bool:
        """Whether the message shows just this, so that an edit would change nothing."""
        return self._shown.get((chat, message)) == hash(screen)

    def mark(self, chat: int) -> str:
        """What stands for the id of a message that is about to be sent."""
        return f"{_MARK}{self._newest.get(_count(chat), '')}"

    def after(self, chat: int, mark: str) -> Iterator[int]:
        """The ids that a message sent at this mark can have, likeliest first."""
        low = _id(mark)
        return self._unknown(chat, range(low + 1, low + 1 + _FAR) if low else range(0))

    def before(self, chat: int, mark: str, message: int) -> Iterator[int]:
        """The same, once there is a newer message: in a group, many others may have written since the mark."""
        low = _id(mark)
        return self._unknown(chat, range(message - 1, max(low + _FAR, message - 1 - _FAR), -1) if low else range(0))

    def _unknown(self, chat: int, ids: range) -> Iterator[int]:
        return (id for id in ids if (chat, id) not in self._shown)


def is_mark(message: str) -> bool:
    return message.startswith(_MARK)


def _id(mark: str) -> int:
    """The newest id then; 0 if none was known."""
    return int(mark[len(_MARK) :] or 0)


def _count(chat: int) -> int:
    return chat if chat < _SUPERGROUPS else 0


def _limit(known: OrderedDict[K, V], latest: K) -> None:
    known.move_to_end(latest)
    if len(known) > _REMEMBERED:
        known.popitem(last=False)

"""Messages that were sent, but whose ids are not recorded: the process died, or only the answer was lost.

Telegram has no nonces. So before a message is sent, a mark is recorded instead of its id: the newest id known in its
chat. The lost message has a later one, but an earlier one than the message that is sent in its place. What others wrote
cannot be edited, and what this process sent or delivery keeps up to date is known; so the first of the ids in between
that can be edited is the lost message. They are tried in the background, from both ends, while the chat has nothing
else to show. What is too far away is recognised when somebody presses one of its buttons.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count

from telegram import InlineKeyboardMarkup, Message, MessageEntity
from telegram.error import TelegramError

from bot import buttons
from bot.delivery.in_place import LiveMessages
from bot.delivery.platform import RetryLater, Unreachable
from bot.delivery.tasks import Sleep, keep_on
from bot.rate_limits import RateLimit
from bot.telegram.addresses import Address
from bot.telegram.seen import SeenMessages

_MARK = "?"
_FAR = 200
"""How many ids are tried: each costs a request."""
_SPARED = 3
"""As many requests as a group's limit must allow before one of them is used up here: boards come first."""
_PACE, _TROUBLE = 1.0, 30.0
"""Seconds between attempts, and after one that failed."""
_CALL, _BOARD = ["hand"], ["hand", "text", "history", "rules"]
"""The verbs of their buttons."""


@dataclass
class _Search:
    place: Address
    low: int
    """The lost message is later than this,"""
    high: int
    """and earlier than this; 0 as long as nothing was sent in its place."""
    kept: frozenset[str]
    """What delivery kept up to date in this chat when the search began."""
    tried: int = 0

    @property
    def is_at_end(self) -> bool:
        """Whether the next try is from the end of the range."""
        return self.high > 0 and self.tried % 2 == 1

    def drop(self, id: int, *, from_end: bool) -> None:
        """It was not this one, nor any between it and that end."""
        if from_end:
            self.high = id
        else:
            self.low = id


class LostMessages:
    def __init__(
        self,
        seen: SeenMessages,
        live: LiveMessages,
        rate_limit: RateLimit,
        clear: Callable[[Address, int], Awaitable[bool]],
    ) -> None:
        """`clear` removes a message; it returns False if the bot cannot edit it."""
        self._seen = seen
        self._live = live
        self._rate_limit = rate_limit
        self._clear = clear
        self._searches: dict[str, _Search] = {}
        """By address and mark."""
        self._news = asyncio.Event()
        self._numbers = count()

    async def mark(self, place: Address) -> str:
        """What stands for the id of a message that is about to be sent; each attempt has its own."""
        if not self._seen.newest(place.chat):
            for message in await self._kept(place):
                self._seen.note(place.chat, _id(message))
        return f"{_MARK}{self._seen.newest(place.chat)}/{next(self._numbers)}"

    async def look_for(self, place: Address, mark: str) -> None:
        """Look for the message at this mark and remove it. Where nothing was known, nothing is looked for."""
        name, low = f"{place.address} {mark}", _id(mark.removeprefix(_MARK))
        if low and name not in self._searches:
            self._searches[name] = _Search(place, low, 0, frozenset(await self._kept(place)))
            self._news.set()

    def replaced(self, place: Address, message: int) -> None:
        """This has just been sent there, so what was lost is older."""
        for search in self._searches.values():
            if search.place == place and not search.high:
                search.high = message
        self._news.set()

    def forget(self, place: Address) -> None:
        """Look for nothing more there."""
        self._searches = {name: search for name, search in self._searches.items() if search.place != place}

    async def run(self, sleep: Sleep) -> None:
        """Search until cancelled."""
        await keep_on("search", self._work, sleep)

    async def step(self) -> float | None:
        """Try one id for each lost message; returns the seconds until the next, or None if there is nothing to try."""
        wait = None
        for name, search in list(self._searches.items()):
            from_end = search.is_at_end
            id = self._next(search, from_end)
            if id is None and search.high:
                del self._searches[name]
            if id is None:
                continue
            wait = _PACE
            if self._is_busy(search.place):
                continue
            try:
                is_over = await self._clear(search.place, id)
            except RetryLater as busy:
                return max(busy.seconds, _PACE)
            except Unreachable:
                is_over = True
            except TelegramError:
                wait, is_over = _TROUBLE, False
            else:
                search.drop(id, from_end=from_end)
            search.tried += 1
            if is_over or search.tried == _FAR:
                del self._searches[name]
        return wait

    async def is_lost(self, place: Address, message: int) -> bool:
        """Whether nobody knows of this message."""
        if self._seen.is_known(place.chat, message) or self._seen.is_sending(place.chat):
            return False
        return not await self._live.is_live(place.address, str(message))

    async def _work(self) -> float:
        self._news.clear()
        wait = await self.step()
        if wait is None:
            await self._news.wait()
        return wait or 0.0

    def _next(self, search: _Search, from_end: bool) -> int | None:
        """The next id to try. Later ones than the newest may belong to what is sent in a moment."""
        ids = range(search.low + 1, search.high or self._seen.newest(search.place.chat) + 1)
        return next((id for id in (reversed(ids) if from_end else ids) if not self._is_known(search, id)), None)

    def _is_busy(self, place: Address) -> bool:
        """Whether something else comes first, or has an id that is not known yet."""
        is_limited = not place.is_private and self._rate_limit.wait(place.chat, _SPARED) > 0
        return is_limited or self._seen.is_sending(place.chat)

    async def _kept(self, place: Address) -> list[str]:
        """In all topics of the chat."""
        return await self._live.kept(Address(place.chat).address)

    def _is_known(self, search: _Search, id: int) -> bool:
        return str(id) in search.kept or self._seen.is_known(search.place.chat, id)


def is_mark(message: str) -> bool:
    return message.startswith(_MARK)


def _id(text: str) -> int:
    """0 if it is none. A mark may have a number of its own after the id."""
    id, _, _ = text.partition("/")
    return int(id) if id.isdecimal() else 0


def match_shown(message: Message) -> str | None:
    """The match that a message is about which must be kept up to date: in a group, any message with buttons of a match.

    In a private chat, many answers are about a match. A board or a call there only repeats what is kept up to date.
    """
    keyboard = message.reply_markup or InlineKeyboardMarkup([])
    tokens = [str(button.callback_data) for row in keyboard.inline_keyboard for button in row if button.callback_data]
    verbs = [token.partition(":")[0] for token in tokens]
    is_call = verbs == _CALL and any(entity.type == MessageEntity.TEXT_MENTION for entity in message.entities)
    if message.chat.id < 0 or verbs == _BOARD or is_call:
        return next(filter(None, map(buttons.match_in, tokens)), None)
    return None

"""The order in which presses and messages are handled, and the second half of a double click."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakValueDictionary

from telegram import Update
from telegram.ext import BaseUpdateProcessor

from bot import buttons
from bot.telegram import deep_links

_AT_ONCE, _WAITING = 256, 100_000
_REMEMBERED = 1000
_DOUBLE = 3.0
"""Seconds."""


class UpdateOrder(BaseUpdateProcessor):
    """Handles changes to a match, or otherwise actions by a person, in the order in which they arrived."""

    def __init__(self) -> None:
        # The library also counts the ones that are waiting for their turn.
        super().__init__(_WAITING)
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        lock = self._locks.setdefault(subject(update), asyncio.Lock())
        async with lock, self._slots:
            await coroutine

    async def initialize(self) -> None:
        return

    async def shutdown(self) -> None:
        return


class DoubleClicks:
    """Whether a button that creates something was pressed twice in quick succession."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: OrderedDict[tuple[int, int, int], tuple[str, float]] = OrderedDict()

    def __call__(self, person: int, chat: int, message: int, token: str) -> bool:
        verb = buttons.verb_of(token)
        if verb is None or not verb.makes:
            return False
        now, key = self._clock(), (person, chat, message)
        before, at = self._last.pop(key, ("", 0.0))
        self._last[key] = token, now
        if len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)
        return before == token and now - at < _DOUBLE


def subject(update: object) -> str:
    """What an update must keep its order with: the match that it changes, or else the person who acted."""
    if not isinstance(update, Update):
        return ""
    token = ""
    if update.callback_query:
        token = update.callback_query.data or ""
    elif update.message and (update.message.text or "").startswith("/start "):
        token = deep_links.token((update.message.text or "").removeprefix("/start ").strip()) or ""
    if changed := buttons.changed_match(token):
        return changed
    by = update.effective_user or update.effective_chat
    return str(by.id) if by else ""

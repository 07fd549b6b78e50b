"""What delivery needs from a platform, and what an adapter provides when it is connected."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from traceback import walk_tb
from typing import Protocol, runtime_checkable

import structlog

from bot.screens.screen import Screen


class Unreachable(Exception):
    """The platform will never accept this: the person blocked the bot or the channel is gone. Do not retry."""


class PlaceGone(Unreachable):
    """The channel was deleted."""

    def __init__(self, why: str, parent: str | None = None) -> None:
        super().__init__(why)
        self.parent = parent
        """The address of the place that it was part of, if that is known."""


class MessageGone(Exception):
    """The message to edit no longer exists. Post it again."""


class RetryLater(Exception):
    """The platform asks the bot to wait this many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"busy for {seconds} s")
        self.seconds = seconds


def code(error: BaseException) -> str:
    """A failure's name in the log: its type, and its number if it has one. Its text may name people."""
    # Some errors compute a `code` with a warning that it is no longer meant to be used.
    numbers = (vars(error).get("code"), getattr(error, "status", None), getattr(error, "errno", None))
    number = next((each for each in numbers if each), None)
    return f"{type(error).__name__} {number}" if number else type(error).__name__


def place(error: BaseException, depth: int = 1) -> str:
    """Where in the code it was raised, with so many callers."""
    frames = [f"{Path(frame.f_code.co_filename).name}:{line}" for frame, line in walk_tb(error.__traceback__)]
    return " > ".join(frames[-depth:])


class Platform(Protocol):
    """An address is the platform's own name for a channel, or "@" and an account: the private chat with that person.

    Any exception other than these means: try again later.
    """

    name: str

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        """Post a message and return its id. If one with this nonce exists, show the screen there instead."""

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        """Replace what a message shows."""

    async def remove(self, address: str, message: str) -> None:
        """Remove a message; it is not an error if it is already gone."""

    async def withdraw(self, address: str, nonce: str) -> None:
        """Remove the message with this nonce, which may have been posted although its id is not known."""

    async def open_place(self, address: str, message: str, title: str) -> str | None:
        """Make a place for a match below the message of its challenge; None if it stays where it is."""


@runtime_checkable
class Renaming(Protocol):
    """What a platform offers besides, if its places have names."""

    def rename_place(self, address: str, title: str) -> None:
        """Call a place of a match by another name, at some time or not at all: nothing waits for it."""


@runtime_checkable
class Forgetting(Protocol):
    """What a platform offers besides, if it has something in memory about people."""

    async def forget(self, accounts: Collection[str], changed: Collection[str]) -> None:
        """These people have deleted their data, and these messages no longer name them."""


@runtime_checkable
class Attended(Protocol):
    """What a platform offers besides, if it has to be asked who is in a place, because it does not tell who leaves."""

    async def is_there(self, place: str, account: str) -> bool:
        """Whether this person is in the place with this key. Any exception means: not known."""


_LOG = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class PlatformConnection:
    platform: Platform
    account: str
    """The bot's name there."""
    kept: asyncio.Task[None]
    """Runs as long as the connection lasts; raises CannotConnect, or the error of a bug."""


class Presence:
    """Whether a platform, or one of its shards, is connected: every change is logged."""

    def __init__(self, platform: str, **shard: int) -> None:
        self._log = _LOG.bind(platform=platform, **shard)
        self._there = False

    def connected(self) -> None:
        if not self._there:
            self._there = True
            self._log.info("platform connected")

    def lost(self, error: BaseException | None = None) -> None:
        if self._there:
            self._there = False
            self._log.info("platform lost", **({"code": code(error)} if error else {}))


class CannotConnect(Exception):
    """Why there is no connection, in one word: "unreachable", "trouble", "token", …"""

    def __init__(self, reason: str, wait: float = 0.0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.wait = wait
        """The seconds that the platform asks for."""


Report = Callable[[str, BaseException], object]
"""Takes what is wrong with a platform, in one word, and the error that says so."""


def unreported(_reason: str, _error: BaseException) -> None:
    """For who does not want to know."""

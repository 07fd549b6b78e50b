"""What delivery needs from a platform. Each adapter has one object that implements it."""

from typing import Protocol

from bot.screens.screen import Screen


class Unreachable(Exception):
    """The platform will never accept this: the person blocked the bot or the channel is gone. Do not retry."""


class Gone(Exception):
    """The message to edit no longer exists. Post it again."""


class Busy(Exception):
    """The platform asks the bot to wait this many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"busy for {seconds} s")
        self.seconds = seconds


class Platform(Protocol):
    """An address is the platform's own name for a channel, or "@" and an account: the private chat with that person.

    Any exception other than these three means: try again later.
    """

    name: str

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        """Post a message and return its id. If one with this nonce exists, show the screen there instead."""

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        """Replace what a message shows."""

    async def remove(self, address: str, message: str) -> None:
        """Remove a message; it is not an error if it is already gone."""

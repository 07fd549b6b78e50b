"""The one place that knows which of Discord's errors are normal, and what they mean for a delivery."""

from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.delivery.platform import MessageGone, RetryLater, Unreachable

T = TypeVar("T")

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
ALREADY_ANSWERED = 40060
ARCHIVED = 50083
THREAD_THERE = 160004
_GONE = {UNKNOWN_MESSAGE}
_NEVER = {
    UNKNOWN_CHANNEL,
    10004,  # the server is gone
    10013,  # the user is gone
    50001,  # the bot may not see it
    50007,  # the person accepts no private messages
    50013,  # a permission is missing
    50278,  # no server in common with the person
}
_WINDOW = 600.0
_TOO_MANY = 5000
"""Discord bans a bot after 10,000 requests with these answers in ten minutes."""
_INVALID = {401, 403, 429}


class InvalidRequestLimit:
    """Counts the answers for which Discord bans bots, and pauses in time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._times: deque[float] = deque(maxlen=_TOO_MANY)

    async def call(self, request: Awaitable[T]) -> T:
        """The result of a request; raises what a platform raises, or the error itself if it should be retried."""
        try:
            return await request
        except discord.HTTPException as error:
            if error.status in _INVALID:
                self._times.append(self._clock())
            raise meaning(error) from error

    def check(self) -> None:
        """Raises RetryLater while there have been too many."""
        if len(self._times) == _TOO_MANY:
            wait = self._times[0] + _WINDOW - self._clock()
            if wait > 0:
                raise RetryLater(wait)


def meaning(error: discord.HTTPException) -> Exception:
    if error.code in _GONE:
        return MessageGone(str(error.code))
    if error.code in _NEVER:
        return Unreachable(f"{error.code} {error.text}")
    if error.status == 429:
        return RetryLater(float(error.response.headers.get("Retry-After", "5")))
    return error

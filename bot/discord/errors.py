"""The one place that knows which of Discord's errors are normal, and what they mean for a delivery."""

import discord

from bot.delivery.platform import MessageGone, PlaceGone, RetryLater, Unreachable

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
ALREADY_ANSWERED = 40060
ARCHIVED = 50083
THREAD_THERE = 160004
_GONE = {UNKNOWN_MESSAGE}
_NEVER = {
    10004,  # the server is gone
    10013,  # the user is gone
    50001,  # the bot may not see it
    50007,  # the person accepts no private messages
    50013,  # a permission is missing
    50278,  # no server in common with the person
}
INVALID = {401, 403, 429}
"""For too many requests with these answers, Discord bans a bot."""


def meaning(error: discord.HTTPException) -> Exception:
    """What delivery should do about an error; the error itself if the request should be retried."""
    if error.code in _GONE:
        return MessageGone(str(error.code))
    if error.code == UNKNOWN_CHANNEL:
        return PlaceGone(f"{error.code} {error.text}")
    if error.code in _NEVER:
        return Unreachable(f"{error.code} {error.text}")
    if error.status == 429:
        return RetryLater(float(error.response.headers.get("Retry-After", "5")))
    return error

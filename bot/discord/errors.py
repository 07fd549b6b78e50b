"""The one place that knows which of Discord's errors are normal, and what they mean for a delivery or a connection."""

import aiohttp
import discord

from bot.delivery.platform import CannotConnect, MessageGone, PlaceGone, RetryLater, Unreachable

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
ALREADY_ANSWERED = 40060
ARCHIVED = 50083
THREAD_THERE = 160004
NOT_THERE = {
    10007,  # no member of the server
    10013,  # the user is gone
}
_GONE = {UNKNOWN_MESSAGE}
_CLOSED = {
    10004,  # the server is gone
    50001,  # the bot may not see it
    50013,  # a permission is missing
}
_NEVER = {
    10013,  # the user is gone
    50007,  # the person accepts no private messages
    50278,  # no server in common with the person
}
INVALID = {401, 403, 429}
"""For too many requests with these answers, Discord bans a bot."""


class Closed(Unreachable):
    """The bot may not write there for now."""


def meaning(error: discord.HTTPException) -> Exception:
    """What delivery should do about an error; the error itself if the request should be retried."""
    if error.code in _GONE:
        return MessageGone(str(error.code))
    if error.code == UNKNOWN_CHANNEL:
        return PlaceGone(f"{error.code} {error.text}")
    if error.code in _CLOSED:
        return Closed(f"{error.code} {error.text}")
    if error.code in _NEVER:
        return Unreachable(f"{error.code} {error.text}")
    if error.status == 429:
        return RetryLater(float(error.response.headers.get("Retry-After", "5")))
    return error


def no_connection(error: Exception) -> Exception:
    """Why there is no connection; the error itself if it is a bug."""
    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            return CannotConnect("token")
        case discord.PrivilegedIntentsRequired() | discord.ConnectionClosed(code=4013 | 4014):
            return CannotConnect("intents")
        case discord.HTTPException(status=429):
            return CannotConnect("trouble", float(error.response.headers.get("Retry-After", "5")))
        case discord.HTTPException() | discord.GatewayNotFound() | discord.ConnectionClosed():
            return CannotConnect("trouble")
        case aiohttp.ClientResponseError():
            return CannotConnect("trouble")
        case aiohttp.ClientError() | OSError():
            return CannotConnect("unreachable")
    return error

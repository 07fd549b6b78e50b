"""The one place that knows which of Telegram's errors are normal, and what they mean."""

import re
from collections.abc import Awaitable
from datetime import timedelta
from typing import TypeVar

from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from bot.delivery.platform import CannotConnect, MessageGone, PlaceGone, RetryLater, Unreachable

T = TypeVar("T")

# The library removes "Bad Request: " and changes the first letter.
_UNCHANGED = re.compile("message is not modified|query is too old|query id is invalid", re.IGNORECASE)
_GONE = re.compile(
    "message to (edit|delete) not found|message can't be (edited|deleted)|message_id_invalid", re.IGNORECASE
)
_NO_TEXT = re.compile("there is no text in the message", re.IGNORECASE)
_NO_PICTURES = re.compile(
    r"not enough rights to send (?!text)|chat_send_(photos|gifs|docs|media)_forbidden", re.IGNORECASE
)
_NO_FILE = re.compile("wrong (remote )?file identifier", re.IGNORECASE)
_NEVER = re.compile(
    "not enough rights|have no rights|chat_write_forbidden|chat_send_plain_forbidden|chat not found|peer_id_invalid"
    "|topic_closed|group chat was deactivated",
    re.IGNORECASE,
)
_NO_TOPIC = re.compile("message thread not found|topic_deleted", re.IGNORECASE)

_UNSENT = re.compile(r"httpx\.ConnectError|pool timeout", re.IGNORECASE)


class Moved(Exception):
    """A group became a supergroup: the chat has a new id."""

    def __init__(self, chat: int) -> None:
        super().__init__(f"moved to {chat}")
        self.chat = chat


class NoText(Exception):
    """The message has a picture: its caption can change, but it cannot become a text."""


class NoPictures(Exception):
    """Pictures are not allowed there."""


class NoFile(Exception):
    """Telegram no longer knows the file that was sent before."""


async def call(request: Awaitable[T]) -> T | None:
    """The result of a request; None if it was not needed. Raises the meaning of an error, or what a platform raises."""
    try:
        return await request
    except TelegramError as error:
        meant = meaning(error)
        if meant is None:
            return None
        raise meant from error


def meaning(error: TelegramError) -> Exception | None:
    """What an error means. None: it does not matter. The error itself: it may be retried."""
    match error:
        case RetryAfter(retry_after=wait):
            return RetryLater(wait.total_seconds() if isinstance(wait, timedelta) else wait)
        case ChatMigrated(new_chat_id=chat):
            return Moved(chat)
        case Forbidden():
            return Unreachable(error.message)
        case BadRequest():
            return _refusal(error)
    return error


def may_have_happened(error: Exception) -> bool:
    """Whether Telegram may have carried out a request that failed: only its answer is missing."""
    is_lost = isinstance(error, NetworkError) and not isinstance(error, BadRequest)
    # The library's plain error means an answer that is no JSON.
    return (is_lost or type(error) is TelegramError) and not _UNSENT.search(str(error))


def _refusal(error: BadRequest) -> Exception | None:
    text = error.message
    if _UNCHANGED.search(text):
        return None
    for pattern, meant in (
        (_GONE, MessageGone),
        (_NO_TEXT, NoText),
        (_NO_PICTURES, NoPictures),
        (_NO_FILE, NoFile),
        (_NEVER, Unreachable),
        (_NO_TOPIC, PlaceGone),
    ):
        if pattern.search(text):
            return meant(text)
    return error


def no_connection(error: TelegramError) -> CannotConnect:
    """Why there is no connection."""
    match meaning(error):
        case RetryLater(seconds=wait):
            return CannotConnect("trouble", wait)
        case InvalidToken():
            return CannotConnect("token")
        case TimedOut():
            return CannotConnect("unreachable")
        # The library's way to say that there was no answer at all: the cause comes from below.
        case NetworkError(__cause__=below) if below is not None and not isinstance(below, TelegramError):
            return CannotConnect("unreachable")
    return CannotConnect("trouble")

"""What one person sees of a match in answers: only the newest of these messages keeps its cards and its buttons.

Discord lets a bot change its messages in private chats at any time, and answers that only one person sees for fifteen
minutes after the last press there. The hand that delivery keeps up to date is not among them: it keeps its buttons.
"""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import discord

from bot.buttons import match_in
from bot.screens.screen import Screen

_REMEMBERED = 1000
_CHANGEABLE = 14 * 60.0
"""Seconds."""


class _Answer(NamedTuple):
    interaction: discord.Interaction[Any]
    """What it answered, which is also how it can be changed."""
    message: int
    ply: int
    until: float


class Hands:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._newest: OrderedDict[tuple[int, str], _Answer] = OrderedDict()
        """For each person and match."""

    def forget(self, user: int) -> None:
        for shown in [each for each in self._newest if each[0] == user]:
            del self._newest[shown]

    def keep(
        self, interaction: discord.Interaction[Any], screen: Screen, message: discord.Message
    ) -> Awaitable[object] | None:
        """Note that the message shows this. Returns the request that empties an older one, or this if it came late."""
        match = match_in(screen.rows[0][0].token) if screen.rows else None
        if match is None or screen.ply is None:
            return None
        key, now = (interaction.user.id, match), self._clock()
        # The message may have shown an earlier moment, or another match.
        for shown in [each for each, answer in self._newest.items() if answer.message == message.id]:
            del self._newest[shown]
        newest, older = _Answer(interaction, message.id, screen.ply, now + _CHANGEABLE), self._newest.pop(key, None)
        if older and older.ply > newest.ply:
            newest, older = older, newest
        self._newest[key] = newest
        if len(self._newest) > _REMEMBERED:
            self._newest.popitem(last=False)
        if older is None:
            return None
        # An old hand is of no use, and it may show what its owner may no longer know.
        emptied: dict[str, Any] = {"content": f"↓ `#{match}`", "embeds": [], "attachments": [], "view": None}
        if older.interaction.context.dm_channel:
            chat: discord.PartialMessageable = older.interaction.client.get_partial_messageable(
                older.interaction.channel_id
            )
            return chat.get_partial_message(older.message).edit(**emptied)
        return older.interaction.followup.edit_message(older.message, **emptied) if now < older.until else None

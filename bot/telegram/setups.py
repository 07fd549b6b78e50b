"""Who a setup in a group belongs to: the person whom its message mentions, or whose command it replies to.

Telegram itself says so with every press, so no press can claim anything else.
"""

from dataclasses import dataclass, replace

from telegram import MaybeInaccessibleMessage, Message, MessageEntity, User

from bot.screens.screen import Mention, Screen
from bot.service import names
from bot.telegram.commands import find_replied


@dataclass(frozen=True, slots=True)
class Owner:
    id: int
    name: str


def owned(screen: Screen, user: User) -> Screen:
    """The screen as this person's setup."""
    return replace(screen, mentions=(Mention(str(user.id), names.shown(user.full_name)),))


def find_owner(message: MaybeInaccessibleMessage, bot: User) -> Owner | None:
    """None if Telegram no longer tells."""
    if not isinstance(message, Message):
        return None
    for entity, name in message.parse_entities([MessageEntity.TEXT_MENTION]).items():
        if entity.user:
            return Owner(entity.user.id, name)
    replied = find_replied(message, bot)
    return Owner(replied.id, names.shown(replied.full_name)) if replied else None

"""What people read first: in the private chat, and in a group that has just added the bot."""

from telegram import ChatMember, ChatMemberRestricted, ChatMemberUpdated

from bot.buttons import token
from bot.i18n import Translator
from bot.screens.screen import Button, Screen
from bot.telegram.addresses import is_group

PLAY = token("cmd", "play")


def welcome(words: Translator) -> Screen:
    help = Button(words("telegram-help"), token("cmd", "help"))
    return Screen(words("telegram-welcome"), rows=((*_begin(words), help),))


def greet(words: Translator) -> Screen:
    return Screen(words("telegram-greeting"), rows=(_begin(words),))


def is_here(change: ChatMemberUpdated) -> bool:
    """Whether the bot is in that group now."""
    return is_group(change.chat) and _is_in(change.new_chat_member)


def is_gone(change: ChatMemberUpdated) -> bool:
    """Whether a group has just removed the bot."""
    return is_group(change.chat) and _is_in(change.old_chat_member) and not _is_in(change.new_chat_member)


def is_new_here(change: ChatMemberUpdated) -> bool:
    """Whether a group has just added the bot."""
    return is_here(change) and not _is_in(change.old_chat_member)


def _begin(words: Translator) -> tuple[Button, Button]:
    return Button(words("button-play"), PLAY, "primary"), Button(words("button-rules"), token("cmd", "rules"))


def _is_in(member: ChatMember) -> bool:
    restricted = isinstance(member, ChatMemberRestricted) and member.is_member
    return restricted or member.status in (ChatMember.MEMBER, ChatMember.ADMINISTRATOR, ChatMember.OWNER)

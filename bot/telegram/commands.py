"""What people write: a command, and the people it names."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    MenuButtonCommands,
    Message,
    MessageEntity,
    User,
)

from bot import commands
from bot.aliases import COMPUTER
from bot.commands import CATALOGUE, Command, Mistyped
from bot.i18n import LANGUAGES, translator
from bot.service.command_sync import tell_once
from bot.service.context import Context, Denied
from core import games

Find = Callable[[str], Awaitable[str | None]]
"""The account with this handle; None if nobody we have met has it."""


@dataclass(frozen=True, slots=True)
class GroupCommand:
    """A command in a group, and whether it addresses this bot by name."""

    name: str
    by_name: bool


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A command, with the people it names: they may never have been here."""

    command: Command
    values: dict[str, str]
    people: tuple[User, ...]


def command_of(message: Message, bot: str) -> GroupCommand | None:
    """None if the message is not a command, or is one for another bot."""
    first = next(iter(message.entities), None)
    if message.text is None or first is None or (first.type, first.offset) != (MessageEntity.BOT_COMMAND, 0):
        return None
    name, _, addressed = message.text[1 : first.length].partition("@")
    if addressed and addressed.casefold() != bot.casefold():
        return None
    return GroupCommand(name.lower(), bool(addressed))


def find(name: str) -> Command | None:
    """The command of this name; None if there is none."""
    try:
        return commands.find(name)
    except Mistyped:
        return None


def is_ours(name: str) -> bool:
    return commands.is_name(name) or name == "start"


async def read(message: Message, bot: User, find_account: Find) -> TypedCommand:
    """Raises Mistyped, or Denied if it names a bot or someone it cannot be about. Anyone can be challenged."""
    mentioned, line = _mentions(message)
    name, rest = (*commands.with_slash(line).split(maxsplit=1), "", "")[:2]
    name = name.partition("@")[0]
    answered = find_replied(message, bot)
    if answered and _takes_person(name) and not any(word.startswith("@") or word == COMPUTER for word in rest.split()):
        mentioned[str(answered.id)] = answered
        rest = f"{rest} @{answered.id}"
    command, values = commands.read(f"{name} {rest}")
    for parameter in command.parameters:
        if parameter.kind == "person" and parameter.name in values:
            values[parameter.name] = await _account(command, values[parameter.name], mentioned, bot, find_account)
    named = tuple(user for account, user in mentioned.items() if account in values.values())
    if any(user.is_bot for user in named):
        raise Denied("no-bots", platform="telegram")
    return TypedCommand(command, values, named)


def _mentions(message: Message) -> tuple[dict[str, User], str]:
    """The people named without an @, and the text with their accounts in place of their names."""
    text, people = (message.text or "").encode("utf-16-le"), {}
    for entity in sorted(message.entities, key=lambda each: -each.offset):
        if entity.type == MessageEntity.TEXT_MENTION and entity.user:
            people[str(entity.user.id)] = entity.user
            start, end = 2 * entity.offset, 2 * (entity.offset + entity.length)
            text = text[:start] + f" @{entity.user.id} ".encode("utf-16-le") + text[end:]
    return people, text.decode("utf-16-le")


def find_replied(message: Message, bot: User) -> User | None:
    """The author of the message that this one replies to. In a topic, a message without a reply refers to the topic."""
    replied = message.reply_to_message
    if replied is None or replied.forum_topic_created or replied.sender_chat:
        return None
    return replied.from_user if replied.from_user and replied.from_user.id != bot.id else None


def _takes_person(name: str) -> bool:
    command = find(name.removeprefix("/"))
    return command is not None and any(each.kind == "person" for each in command.parameters)


async def _account(command: Command, name: str, mentioned: dict[str, User], bot: User, find_account: Find) -> str:
    if name == COMPUTER or name in mentioned:
        return COMPUTER if name == str(bot.id) else name
    handle = name.casefold()
    if handle == (bot.username or "").casefold():
        return COMPUTER
    if account := await find_account(handle):
        return account
    if command.name != "play" or not _HANDLE.fullmatch(handle):
        raise Denied("unknown-handle", name=name)
    if handle.endswith("bot"):
        raise Denied("no-bots", platform="telegram")
    return f"@{name}"


_HANDLE = re.compile(r"[a-z]\w{3,31}", re.ASCII)
"""The form of a username, folded. That of a bot ends in "bot", and no person's does."""


_IN_GROUPS = ("play", "games", "hand", "board", "history", "replay", "rules", "help")
"""A group's menu is short, but all other commands work there too."""
_SCOPES: tuple[BotCommandScope, ...] = (
    BotCommandScopeAllPrivateChats(),
    BotCommandScopeAllGroupChats(),
    BotCommandScopeAllChatAdministrators(),
)


async def sync(bot: Bot, context: Context) -> None:
    """Tell Telegram the commands, and what its users read about the bot, if that has changed."""
    menus = [(scope, code, _menu(scope, code)) for scope in _SCOPES for code in ("", *LANGUAGES)]
    told = [[scope.type, code, [each.to_dict() for each in menu]] for scope, code, menu in menus]
    profile = [(code, *_describe(code)) for code in ("", *LANGUAGES)]

    async def tell() -> None:
        for scope, code, menu in menus:
            await bot.set_my_commands(menu, scope, code)
        for code, description, about in profile:
            await bot.set_my_description(description, code)
            await bot.set_my_short_description(about, code)
        await bot.set_chat_menu_button(menu_button=MenuButtonCommands())

    await tell_once(context, "telegram", [bot.id, told, profile], tell)


def _describe(language: str) -> tuple[str, str]:
    words = translator(language)
    named = ", ".join(words(f"game-{game.id}") for game in games.ALL)
    return words("telegram-description", games=named), words("telegram-about", games=named)


def _menu(scope: BotCommandScope, language: str) -> list[BotCommand]:
    words, private = translator(language), scope.type == BotCommandScope.ALL_PRIVATE_CHATS
    return [
        BotCommand(command.name, words(f"command-{command.name}"))
        for command in CATALOGUE
        if private or command.name in _IN_GROUPS
    ]

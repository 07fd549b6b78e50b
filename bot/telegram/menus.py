"""The commands that people's clients offer, built from the catalogue: for each kind of chat, in each language."""

import hashlib
import json

import structlog
from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.commands import CATALOGUE
from bot.i18n import LANGUAGES, translator
from bot.store import Store, key_values

_IN_GROUPS = ("play", "games", "hand", "board", "history", "replay", "rules", "help")
"""A group's menu is short, but all other commands work there too."""
_SCOPES: tuple[BotCommandScope, ...] = (
    BotCommandScopeAllPrivateChats(),
    BotCommandScopeAllGroupChats(),
    BotCommandScopeAllChatAdministrators(),
)
_TOLD = "telegram commands"
_LOG = structlog.get_logger()


async def tell(bot: Bot, store: Store) -> None:
    """Register the commands with Telegram if they have changed."""
    menus = [(scope, code, _menu(scope, code)) for scope in _SCOPES for code in ("", *LANGUAGES)]
    told = [[scope.type, code, [each.to_dict() for each in menu]] for scope, code, menu in menus]
    digest = hashlib.sha256(json.dumps([bot.id, told], sort_keys=True).encode()).hexdigest()
    if await store.read(key_values.find, _TOLD) != digest:
        for scope, code, menu in menus:
            await bot.set_my_commands(menu, scope, code)
        await store.write(key_values.keep, _TOLD, digest)
        _LOG.info("commands told", platform="telegram", count=len(menus))


def _menu(scope: BotCommandScope, language: str) -> list[BotCommand]:
    words, private = translator(language), scope.type == BotCommandScope.ALL_PRIVATE_CHATS
    return [
        BotCommand(command.name, words(f"command-{command.name}"))
        for command in CATALOGUE
        if private or command.name in _IN_GROUPS
    ]

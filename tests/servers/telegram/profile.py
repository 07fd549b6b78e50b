"""What the bot says about itself: its commands in each scope and language, its name and its descriptions."""

import re
from dataclasses import dataclass, field

from tests.servers.telegram.refusals import wrong
from tests.servers.telegram.texts import units
from tests.servers.telegram.values import Json

MOST_COMMANDS = 100
LONGEST_DESCRIPTION = 256
NAME = re.compile(r"[a-z0-9_]{1,32}")
LANGUAGE = re.compile(r"[a-z]{2}|")
SCOPES = {
    "default",
    "all_private_chats",
    "all_group_chats",
    "all_chat_administrators",
    "chat",
    "chat_administrators",
    "chat_member",
}
LENGTHS = {"name": 64, "description": 512, "short_description": 120}

Scope = tuple[str, int | None, int | None]
"""The type, chat and user of a scope."""
Command = tuple[str, str]
DEFAULT: Scope = ("default", None, None)


@dataclass
class Profile:
    commands: dict[tuple[Scope, str], tuple[Command, ...]] = field(default_factory=dict)
    texts: dict[tuple[str, str], str] = field(default_factory=dict)
    """Name, description and short description in each language."""
    menu_button: dict[int | None, Json] = field(default_factory=dict)

    def set_commands(self, scope: Scope, language: str, commands: list[Json]) -> None:
        if len(commands) > MOST_COMMANDS:
            raise wrong("BOT_COMMANDS_TOO_MUCH", f"{len(commands)}")
        read = tuple((_name(each.get("command")), _description(each.get("description"))) for each in commands)
        if len({name for name, _ in read}) < len(read):
            raise wrong("BOT_COMMAND_INVALID", "a command is given twice")
        self.commands[scope, language] = read
        if not read:
            del self.commands[scope, language]

    def menu(self, chat: int, user: int, language: str, *, private: bool, admin: bool) -> tuple[Command, ...]:
        """What a client offers: the narrowest scope that has commands, preferably in the user's language."""
        scopes: list[Scope] = [("chat_member", chat, user)]
        if private:
            scopes += [("chat", chat, None), ("all_private_chats", None, None)]
        else:
            scopes += [("chat_administrators", chat, None)] if admin else []
            scopes += [("chat", chat, None)]
            scopes += [("all_chat_administrators", None, None)] if admin else []
            scopes += [("all_group_chats", None, None)]
        for scope in (*scopes, DEFAULT):
            for code in (language, ""):
                if found := self.commands.get((scope, code)):
                    return found
        return ()

    def set_text(self, which: str, language: str, text: str) -> None:
        if units(text) > LENGTHS[which]:
            raise wrong(f"bot {which} is too long".replace("_", " "), f"{units(text)} > {LENGTHS[which]}")
        self.texts[which, language] = text


def read_scope(scope: Json | None) -> Scope:
    if scope is None:
        return DEFAULT
    kind, chat, user = scope.get("type"), scope.get("chat_id"), scope.get("user_id")
    if kind not in SCOPES:
        raise wrong("unsupported BotCommandScope", str(scope))
    if ("chat_id" in scope) != (kind in ("chat", "chat_administrators", "chat_member")):
        raise wrong("can't parse BotCommandScope", f"a chat in {scope}")
    if ("user_id" in scope) != (kind == "chat_member"):
        raise wrong("can't parse BotCommandScope", f"a user in {scope}")
    return str(kind), chat, user


def read_language(code: str) -> str:
    if not LANGUAGE.fullmatch(code):
        raise wrong("invalid language code specified", f"{code!r} is not a two-letter code")
    return code


def _name(name: object) -> str:
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise wrong("BOT_COMMAND_INVALID", f"{name!r}")
    return name


def _description(text: object) -> str:
    if not isinstance(text, str) or not 1 <= units(text.strip()) <= LONGEST_DESCRIPTION:
        raise wrong("BOT_COMMAND_DESCRIPTION_INVALID", f"{text!r}")
    return text

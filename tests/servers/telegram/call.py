"""A request from the bot: its parameters, read one by one, and the chat that it concerns."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.servers.telegram.files import Upload
from tests.servers.telegram.refusals import Refused, bad, forbidden, wrong
from tests.servers.telegram.state import Chat, State
from tests.servers.telegram.values import Json


@dataclass
class Call:
    """Parameters are strings from a form, with JSON inside, or plain values from a JSON body."""

    method: str
    given: Mapping[str, Any]
    files: Mapping[str, Upload] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    """The uploads that a parameter has referred to."""
    problems: list[str] = field(default_factory=list)
    """Objections of the published description. Rules written by hand come first: they use Telegram's words."""

    def settle(self) -> None:
        """Called before anything is changed."""
        if self.problems:
            raise wrong(self.problems[0])

    def text(self, name: str, default: str | None = None) -> str:
        value = self.given.get(name, default)
        if not isinstance(value, str):
            raise wrong(f'parameter "{name}" is required' if value is None else f'"{name}" must be a String')
        return value

    def integer(self, name: str, default: int | None = None) -> int:
        value = self.given.get(name, default)
        if isinstance(value, bool) or value is None:
            raise wrong(f'parameter "{name}" is required' if value is None else f'"{name}" must be an Integer')
        try:
            return int(value)
        except (ValueError, TypeError):
            raise wrong(f'parameter "{name}" must be an Integer', repr(value)) from None

    def flag(self, name: str) -> bool:
        value = self.given.get(name, False)
        if value not in (True, False, "true", "false"):
            raise wrong(f'parameter "{name}" must be a Boolean', repr(value))
        return value in (True, "true")

    def object(self, name: str) -> Json | None:
        value = self._json(name)
        if value is not None and not isinstance(value, dict):
            raise wrong(f"can't parse {name}: object expected", repr(value))
        return value

    def array(self, name: str) -> list[Any] | None:
        value = self._json(name)
        if value is not None and not isinstance(value, list):
            raise wrong(f"can't parse {name}: array expected", repr(value))
        return value

    def _json(self, name: str) -> Any:
        value = self.given.get(name)
        if isinstance(value, str):
            try:
                return json.loads(value)
            except ValueError:
                raise wrong(f"can't parse {name} JSON object", value) from None
        return value

    @property
    def chat_id(self) -> int | str:
        """The address that was given, which may be a public name."""
        if "chat_id" not in self.given:
            raise wrong("chat_id is empty")
        value = self.given["chat_id"]
        return value if isinstance(value, str) and value.startswith("@") else self.integer("chat_id")


def find(state: State, call: Call) -> Chat:
    """A chat that the bot may know about."""
    id = call.chat_id
    call.settle()
    if isinstance(id, str):
        named = [chat for chat in state.chats.values() if chat.username and f"@{chat.username}" == id]
        chat = named[0] if named and not named[0].private else None
    else:
        chat = state.chats.get(id)
        if chat is None and id in state.users and state.knows(id):
            chat = state.private(state.users[id])
    if chat is None or (chat.private and not (state.knows(chat.id) or state.users[chat.id].deleted)):
        raise bad("chat not found")
    return chat


def reach(state: State, call: Call) -> Chat:
    """A chat in which the bot can act."""
    chat = find(state, call)
    if chat.migrated_to:
        upgraded = "Bad Request: group chat was upgraded to a supergroup chat"
        raise Refused(400, upgraded, {"migrate_to_chat_id": chat.migrated_to.id})
    if chat.private:
        person = state.users[chat.id]
        if person.deleted:
            raise forbidden("user is deactivated")
        if person.blocked:
            raise forbidden("bot was blocked by the user")
        if not person.started:
            raise forbidden("bot can't initiate conversation with a user")
        return chat
    match chat.seat.status:
        case "kicked":
            raise forbidden(f"bot was kicked from the {chat.kind} chat")
        case "left":
            raise forbidden(f"bot is not a member of the {chat.kind} chat")
        case _:
            return chat


def need(chat: Chat, right: str, what: str) -> None:
    if not chat.private and right not in chat.seat.rights:
        raise bad(f"not enough rights to {what}")

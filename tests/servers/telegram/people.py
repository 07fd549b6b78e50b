"""People who use Telegram: they type, press buttons, follow links, and see what they are shown."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from tests.servers.telegram import texts, wire
from tests.servers.telegram.chatting import unseat
from tests.servers.telegram.files import Upload
from tests.servers.telegram.profile import Command
from tests.servers.telegram.state import Chat, Message, Notice, Query, State, Topic, User
from tests.servers.telegram.values import Button, Content, Entity, Json

T = TypeVar("T")
PATIENCE = 120.0
"""Seconds. What takes longer will never come."""


class Unanswered(AssertionError):
    """A button was pressed and the bot did not answer: the user's client still shows that it is waiting."""


async def until(look: Callable[[], T | None], patience: float = PATIENCE, what: str = "") -> T:
    """Look repeatedly until there is something, and return it."""
    end = time.perf_counter() + patience
    while not (found := look()):
        if time.perf_counter() > end:
            raise AssertionError(f"waited {patience} s in vain for {what or look}")
        await asyncio.sleep(0.005)
    return found


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a user got for pressing a button: a note or an alert, or a link that was opened."""

    text: str
    alert: bool
    url: str


@dataclass(eq=False)
class Person:
    user: User
    state: State

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def chat(self) -> Chat:
        """The private chat with the bot."""
        return self.state.private(self.user)

    async def send(
        self,
        chat: Chat | None,
        *parts: "str | Person",
        thread: Topic | int | None = None,
        reply_to: Message | None = None,
    ) -> Message:
        """Send a message made of words and people; people without a username are mentioned too."""
        text, entities = "", []
        for part in parts:
            if isinstance(part, Person) and not part.user.username:
                entities.append(Entity("text_mention", texts.units(text), texts.units(part.name), user=part.id))
                text += part.name
            else:
                text += f"@{part.user.username}" if isinstance(part, Person) else part
        text, kept = texts.trimmed(text, entities)
        content = Content(text, texts.ordered((*kept, *texts.found(text, kept))))
        return await self._post(chat or self.chat, content, thread, reply_to)

    async def send_file(self, chat: Chat | None, name: str, data: bytes, caption: str = "") -> Message:
        file = self.state.files.keep(Upload(name, "", data), "document")
        return await self._post(chat or self.chat, Content(caption, texts.found(caption), file), None, None)

    async def start(self, payload: str = "") -> Message:
        """Open the private chat and press its start button, to which a link may have added a payload."""
        assert not payload or texts.PAYLOAD.fullmatch(payload), f"{payload!r} does not fit into a link"
        if self.user.blocked:
            await self.unblock()
        return await self.send(None, f"/start {payload}".rstrip())

    async def press(self, message: Message, wanted: str | Button, patience: float = PATIENCE) -> Pressed:
        """Press a button by its label or data, and wait for the answer. An old button must be given as it was."""
        self._there(message.chat)
        assert not message.deleted, "the message is gone"
        if isinstance(wanted, Button):
            assert any(wanted in version.buttons for version in message.versions), f"{wanted} was never there"
        button = wanted if isinstance(wanted, Button) else message.button(wanted)
        assert button.data is not None, f"{button} is a link"
        query = Query(str(4_000_000_000_000 + len(self.state.queries)), self.user, message, self.state.clock.ahead)
        self.state.queries[query.id] = query
        if message.chat.private or message.chat.seat.present:
            self.state.updates.push("callback_query", wire.query(self.state, query, button.data))
        try:
            answer = await until(lambda: query.answer, patience)
        except AssertionError:
            raise Unanswered(f"{button.text!r} was pressed, and after {patience} s there was no answer") from None
        return Pressed(answer["text"], answer["show_alert"], answer["url"])

    async def follow(self, link: Button | Pressed | str, into: Chat | None = None) -> Message:
        """Follow a link that opens the bot, in private or in a group that the user chooses."""
        url = link if isinstance(link, str) else link.url
        found = texts.deep_link(url or "")
        assert found, f"{url!r} does not open a bot"
        name, kind, payload = found
        assert name.lower() == (self.state.bot.username or "").lower(), f"{url!r} opens another bot"
        assert texts.PAYLOAD.fullmatch(payload), f"{payload!r} does not fit into a link"
        if kind == "start":
            return await self.start(payload)
        assert into, "choose a group"
        if not into.seat.present:
            await self.add_bot(into)
        return await self.send(into, f"/start@{name} {payload}")

    @property
    def asked(self) -> Json | None:
        """What the keyboard below the text field in the private chat requests; None if there is none."""
        given = (json.loads(each.content.markup) for each in reversed(self.sees()) if each.content.markup)
        last: Json = next(given, {})
        rows = last.get("keyboard", [])
        return next((button["request_users"] for row in rows for button in row if "request_users" in button), None)

    async def choose(self, *people: "Person") -> Message:
        """Answer a request with people from the list, who need not know the bot."""
        asked = self.asked
        assert asked, "nobody is requested"
        assert len(people) <= asked.get("max_quantity", 1)
        assert not any(person.user.is_bot for person in people) or asked.get("user_is_bot") is not False
        users = []
        for person in people:
            told: Json = {"user_id": person.id}
            if asked.get("request_name"):
                told["first_name"] = person.name
            if asked.get("request_username") and person.user.username:
                told["username"] = person.user.username
            users.append(told)
        service = {"users_shared": {"request_id": asked["request_id"], "users": users}}
        message = self.state.post(self.chat, self.user, Content(), service=service)
        self.state.updates.push("message", wire.message(self.state, message))
        return message

    def sees(self, chat: Chat | None = None, thread: Topic | int | None = None) -> list[Message]:
        """The bot's current messages, in a topic, in the general topic, or in a chat without topics."""
        where = chat or self.chat
        self._there(where)
        return [each for each in where.sent if each.sender is self.state.bot and each.thread == _thread(thread)]

    async def reads(
        self,
        wanted: str | Callable[[Message], bool],
        chat: Chat | None = None,
        thread: Topic | int | None = None,
        patience: float = PATIENCE,
    ) -> Message:
        """Wait for a message from the bot that contains these words or fits; return the newest."""
        fits = (lambda message: wanted in message.text) if isinstance(wanted, str) else wanted
        return await until(
            lambda: next(filter(fits, reversed(self.sees(chat, thread))), None),
            patience,
            f"{wanted!r} among {[message.text for message in self.sees(chat, thread)]}",
        )

    def menu(self, chat: Chat | None = None) -> tuple[Command, ...]:
        """The commands that the user's client offers."""
        where = chat or self.chat
        admin = self.id in where.admins | {where.owner}
        language = self.user.language or ""
        return self.state.profile.menu(where.id, self.id, language[:2], private=where.private, admin=admin)

    @property
    def notices(self) -> list[Notice]:
        """The notifications that this user got."""
        return [notice for notice in self.state.notices if notice.user == self.id]

    async def edit(self, message: Message, text: str) -> None:
        assert message.sender is self.user
        self.state.edit(message, Content(text, texts.found(text), message.content.file))
        if self._heard(message):
            self.state.updates.push("edited_message", wire.message(self.state, message))

    async def delete(self, message: Message) -> None:
        """Bots are not notified."""
        assert message.sender is self.user or message.chat.private or self.id in message.chat.admins
        message.deleted = True

    async def block(self) -> None:
        self.user.blocked = True
        self._turned("member", "kicked")

    async def unblock(self) -> None:
        self.user.blocked = False
        self._turned("kicked", "member")

    async def delete_account(self) -> None:
        self.user.deleted = True

    async def add_bot(self, chat: Chat) -> None:
        self._there(chat)
        before, after = self.state.seat(chat, "member")
        self._told(chat, wire.seat(self.state.bot, before), wire.seat(self.state.bot, after))
        service = {"new_chat_members": [wire.user(self.state.bot)]}
        message = self.state.post(chat, self.user, Content(), service=service)
        self.state.updates.push("message", wire.message(self.state, message))

    async def kick_bot(self, chat: Chat) -> None:
        self._there(chat)
        unseat(self.state, chat, self.user, "kicked")

    async def join(self, chat: Chat) -> None:
        """People who join can read earlier messages."""
        chat.members[self.id] = self.user
        for message in chat.sent:
            self.state.show(self.user, message, "history")
        await self._service(chat, {"new_chat_members": [wire.user(self.user)]})

    async def leave(self, chat: Chat) -> None:
        await self._service(chat, {"left_chat_member": wire.user(self.user)})
        del chat.members[self.id]

    async def _post(
        self, chat: Chat, content: Content, thread: Topic | int | None, reply_to: Message | None
    ) -> Message:
        self._there(chat)
        assert not (chat.private and self.user.blocked), "unblock the bot first"
        if chat.private:
            self.user.started = True
        topic = chat.topics.get(_thread(thread) or 0)
        assert thread is None or (topic and not topic.deleted and not topic.closed), "this topic is not open"
        place = _thread(thread)
        if reply_to and chat.kind == "supergroup" and not chat.forum:
            place = reply_to.thread or reply_to.id
        message = self.state.post(chat, self.user, content, place, reply_to)
        if self._heard(message):
            self.state.updates.push("message", wire.message(self.state, message))
        await asyncio.sleep(0)
        return message

    def _heard(self, message: Message) -> bool:
        """Whether the bot receives it: in a group with privacy on, only commands meant for it and replies to it."""
        chat, bot = message.chat, self.state.bot
        if chat.private:
            return True
        if not chat.seat.present:
            return False
        if not self.state.privacy or chat.seat.status == "administrator":
            return True
        if message.reply_to and message.reply_to.sender is bot:
            return True
        first = next(
            (each for each in message.content.entities if each.type == "bot_command" and not each.offset), None
        )
        if first is None:
            return False
        _, _, addressed = message.content.part(first).partition("@")
        if addressed:
            return addressed.lower() == (bot.username or "").lower()
        return not (chat.other_bots and chat.other_bot_last)

    async def _service(self, chat: Chat, service: Json) -> None:
        message = self.state.post(chat, self.user, Content(), service=service)
        if chat.seat.present:
            self.state.updates.push("message", wire.message(self.state, message))

    def _turned(self, before: str, after: str) -> None:
        """The user blocked or unblocked the bot."""
        ends = {"kicked": {"until_date": 0}, "member": {}}
        bot = wire.user(self.state.bot)
        self._told(self.chat, *({"user": bot, "status": each, **ends[each]} for each in (before, after)))

    def _told(self, chat: Chat, before: Json, after: Json) -> None:
        about = {"chat": wire.chat(chat), "from": wire.user(self.user), "date": int(self.state.clock())}
        self.state.updates.push("my_chat_member", about | {"old_chat_member": before, "new_chat_member": after})

    def _there(self, chat: Chat) -> None:
        assert self.id in chat.members, f"{self.name} is not in {chat.title!r}"
        assert not self.user.deleted, f"{self.name} no longer has an account"


async def together(*doings: Awaitable[T]) -> list[T]:
    """Several people act at once."""
    return list(await asyncio.gather(*doings))


def _thread(topic: Topic | int | None) -> int | None:
    return topic.id if isinstance(topic, Topic) else topic

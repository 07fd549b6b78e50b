"""The stage for a test: people and chats are added, moved and removed."""

from dataclasses import dataclass
from typing import Literal

from tests.servers.telegram import wire
from tests.servers.telegram.chatting import make_topic, remove_topic, turn_topic
from tests.servers.telegram.people import Person
from tests.servers.telegram.state import SENDING, Chat, Clock, State, Status, Topic, User
from tests.servers.telegram.updates import Updates
from tests.servers.telegram.values import Content

FIRST_USER = 5_000_000_001
"""Beyond 32 bits, like real ones."""


@dataclass
class World:
    state: State

    @property
    def bot(self) -> User:
        return self.state.bot

    @property
    def clock(self) -> Clock:
        return self.state.clock

    @property
    def updates(self) -> Updates:
        return self.state.updates

    def add_user(self, name: str, language: str | None = "en", username: str | None = None) -> Person:
        user = User(FIRST_USER + len(self.state.users), name, username, language)
        self.state.users[user.id] = user
        self.state.private(user)
        return Person(user, self.state)

    async def add_group(self, title: str, *people: Person, bot: bool = True, other_bots: bool = False) -> Chat:
        """A group created by the first of these people, with the bot in it."""
        return await self._add("group", title, people, bot=bot, other_bots=other_bots)

    async def add_supergroup(
        self,
        title: str,
        *people: Person,
        username: str | None = None,
        forum: bool = False,
        bot: bool = True,
        other_bots: bool = False,
    ) -> Chat:
        chat = await self._add("supergroup", title, people, bot=bot, other_bots=other_bots, forum=forum)
        chat.username = username
        return chat

    async def add_forum(self, title: str, *people: Person, bot: bool = True) -> Chat:
        return await self.add_supergroup(title, *people, forum=True, bot=bot)

    def add_topic(self, chat: Chat, name: str, by: Person | None = None) -> Topic:
        assert chat.forum
        return make_topic(self.state, chat, name, by.user if by else self._owner(chat))

    def close_topic(self, chat: Chat, topic: Topic) -> None:
        turn_topic(self.state, chat, topic, self._owner(chat), closed=True)

    def reopen_topic(self, chat: Chat, topic: Topic) -> None:
        turn_topic(self.state, chat, topic, self._owner(chat), closed=False)

    def delete_topic(self, chat: Chat, topic: Topic) -> None:
        remove_topic(chat, topic)

    def promote_bot(self, chat: Chat, *rights: str) -> None:
        """The bot becomes an administrator with rights like "can_pin_messages"; then it hears everything."""
        self._seat(chat, "administrator", frozenset(rights))

    def restrict_bot(self, chat: Chat, *without: str) -> None:
        """The bot stays, but without rights like "can_send_photos"."""
        self._seat(chat, "restricted", SENDING - frozenset(without))

    def release_bot(self, chat: Chat) -> None:
        """The bot becomes an ordinary member again."""
        self._seat(chat, "member", None)

    def other_bot_speaks(self, chat: Chat) -> None:
        chat.other_bot_last = True

    def migrate(self, chat: Chat) -> Chat:
        """A group becomes a supergroup: it has a new id, and the old one stops working."""
        assert chat.kind == "group"
        grown = Chat(self._id("supergroup"), "supergroup", chat.title, members=dict(chat.members), seat=chat.seat)
        grown.admins, grown.owner, grown.other_bots = set(chat.admins), chat.owner, chat.other_bots
        self.state.chats[grown.id] = grown
        self._service(chat, {"migrate_to_chat_id": grown.id})
        chat.migrated_to = grown
        self._service(grown, {"migrate_from_chat_id": chat.id})
        return grown

    async def _add(
        self,
        kind: Literal["group", "supergroup"],
        title: str,
        people: tuple[Person, ...],
        *,
        bot: bool,
        other_bots: bool,
        forum: bool = False,
    ) -> Chat:
        assert people, "a group needs a creator"
        chat = Chat(self._id(kind), kind, title, forum=forum, owner=people[0].id, other_bots=other_bots)
        chat.members = {person.id: person.user for person in people}
        chat.admins.add(people[0].id)
        self.state.chats[chat.id] = chat
        if bot:
            await people[0].add_bot(chat)
        return chat

    def _id(self, kind: Literal["group", "supergroup"]) -> int:
        number = sum(chat.kind == kind for chat in self.state.chats.values())
        return (-4_200_000_001 if kind == "group" else -1_002_200_000_001) - number

    def _owner(self, chat: Chat) -> User:
        return chat.members[chat.owner]

    def _seat(self, chat: Chat, status: Status, rights: frozenset[str] | None) -> None:
        before, after = self.state.seat(chat, status, rights)
        told = {"old_chat_member": wire.seat(self.bot, before), "new_chat_member": wire.seat(self.bot, after)}
        about = {"chat": wire.chat(chat), "from": wire.user(self._owner(chat)), "date": int(self.clock())}
        self.updates.push("my_chat_member", about | told)

    def _service(self, chat: Chat, service: dict[str, object]) -> None:
        message = self.state.post(chat, self._owner(chat), Content(), service=service)
        if chat.seat.present:
            self.updates.push("message", wire.message(self.state, message))

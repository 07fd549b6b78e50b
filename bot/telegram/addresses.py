"""Addresses on Telegram: "@" and an account is the private chat with that person; others are a group or its topic."""

from dataclasses import dataclass

from telegram import Chat, MaybeInaccessibleMessage, Message


@dataclass(frozen=True, slots=True)
class Address:
    chat: int
    topic: int | None = None

    @classmethod
    def read(cls, address: str) -> "Address":
        if address.startswith("@"):
            return cls(int(address[1:]))
        chat, _, topic = address.partition("/")
        return cls(int(chat), int(topic) if topic else None)

    @classmethod
    def of(cls, message: MaybeInaccessibleMessage) -> "Address":
        """Replies make threads outside forums too: those are not addresses."""
        topic = message.message_thread_id if isinstance(message, Message) and message.is_topic_message else None
        return cls(message.chat.id, topic)

    @property
    def address(self) -> str:
        if self.is_private:
            return f"@{self.chat}"
        return f"{self.chat}/{self.topic}" if self.topic else str(self.chat)

    @property
    def link(self) -> str:
        """Leads there everyone who is in the group. A topic has the id of its first message; the general one has 1."""
        return f"t.me/c/{str(self.chat).removeprefix('-100')}/{self.topic or 1}"

    @property
    def is_private(self) -> bool:
        return self.chat > 0


def is_group(chat: Chat) -> bool:
    return chat.type in (Chat.GROUP, Chat.SUPERGROUP)

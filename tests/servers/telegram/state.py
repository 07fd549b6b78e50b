"""The state of the world on Telegram's side: users, chats, topics, messages, and what each user was ever shown."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Literal

from tests.servers.telegram.files import Files
from tests.servers.telegram.floods import Floods
from tests.servers.telegram.profile import Profile
from tests.servers.telegram.updates import Updates
from tests.servers.telegram.values import Button, Content, Json

ChatKind = Literal["private", "group", "supergroup"]
Status = Literal["member", "administrator", "restricted", "left", "kicked"]
Reason = Literal["private", "mention", "reply"]
TWO_DAYS = 48 * 3600.0

SENDING = frozenset(
    f"can_{right}"
    for right in (
        "send_messages", "send_audios", "send_documents", "send_photos", "send_videos", "send_video_notes",
        "send_voice_notes", "send_polls", "send_other_messages", "add_web_page_previews", "react_to_messages",
        "invite_users",
    )
)  # fmt: skip


@dataclass
class Clock:
    """The time on Telegram's side. A test may move it forward, or stop it so that only that moves it."""

    ahead: float = 0.0
    stopped: float | None = None

    def __call__(self) -> float:
        return (self.stopped or time.time()) + self.ahead

    def stop(self) -> None:
        self.stopped = time.time()

    def advance(self, seconds: float) -> None:
        self.ahead += seconds


@dataclass(eq=False)
class User:
    id: int
    name: str
    username: str | None = None
    language: str | None = None
    is_bot: bool = False
    started: bool = False
    blocked: bool = False
    deleted: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """The bot's status in a chat, and its rights there."""

    status: Status = "left"
    rights: frozenset[str] = frozenset()

    @property
    def present(self) -> bool:
        return self.status not in ("left", "kicked")


@dataclass(eq=False)
class Topic:
    id: int
    name: str
    color: int = 7322096
    closed: bool = False
    deleted: bool = False


@dataclass(eq=False)
class Chat:
    id: int
    kind: ChatKind
    title: str = ""
    username: str | None = None
    forum: bool = False
    members: dict[int, User] = field(default_factory=dict)
    admins: set[int] = field(default_factory=set)
    """The first one is the owner, who created the chat."""
    owner: int = 0
    seat: Seat = Seat()
    topics: dict[int, Topic] = field(default_factory=dict)
    messages: dict[int, "Message"] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)
    migrated_to: "Chat | None" = None
    other_bots: bool = False
    """Whether there is another bot: then a command without a name is for the bot that spoke last."""
    other_bot_last: bool = True

    @property
    def private(self) -> bool:
        return self.kind == "private"

    @property
    def sent(self) -> list["Message"]:
        """All messages that are still there, in order."""
        return [message for message in self.messages.values() if not message.deleted]


@dataclass(eq=False)
class Message:
    chat: Chat
    id: int
    sender: User
    date: float
    content: Content
    thread: int | None = None
    reply_to: "Message | None" = None
    service: Json = field(default_factory=dict)
    edited: float | None = None
    deleted: bool = False
    versions: list[Content] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The text, or the caption below a picture."""
        return self.content.text

    @property
    def photo(self) -> bytes | None:
        return self.content.photo

    @property
    def buttons(self) -> tuple[Button, ...]:
        return self.content.buttons

    @property
    def labels(self) -> list[list[str]]:
        return [[button.text for button in row] for row in self.content.keyboard]

    def button(self, wanted: str) -> Button:
        """A button by its label, its data or its address."""
        for button in self.buttons:
            if wanted in (button.text, button.value):
                return button
        raise AssertionError(f"no button {wanted!r} in {self.labels}")


@dataclass(frozen=True, slots=True)
class Shown:
    """Something that a user saw: a new message, an edit, or the answer to a press."""

    user: int
    chat: int
    message: int
    how: Literal["message", "edit", "history", "answer"]
    content: Content
    at: float


@dataclass(frozen=True, slots=True)
class Notice:
    """A notification on a user's phone."""

    user: int
    message: Message
    why: Reason
    silent: bool


@dataclass(eq=False)
class Query:
    """A press of a button, until it is answered."""

    id: str
    user: User
    message: Message
    at: float
    """Only what a test puts the clock forward counts, not how long the machine takes."""
    answer: Json | None = None


@dataclass
class State:
    bot: User
    clock: Clock = field(default_factory=Clock)
    updates: Updates = field(init=False)
    files: Files = field(default_factory=Files)
    profile: Profile = field(default_factory=Profile)
    floods: Floods = field(init=False)
    users: dict[int, User] = field(default_factory=dict)
    chats: dict[int, Chat] = field(default_factory=dict)
    queries: dict[str, Query] = field(default_factory=dict)
    shown: list[Shown] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    privacy: bool = True
    edit_limit: float | None = TWO_DAYS
    delete_limit: float | None = TWO_DAYS
    answer_limit: float = 15.0
    ids: Iterator[int] = field(default_factory=lambda: count(1))
    """Private chats and groups share one count of message ids; each supergroup has its own."""

    def __post_init__(self) -> None:
        self.updates = Updates(self.clock)
        self.floods = Floods(self.clock)

    def knows(self, user: int) -> bool:
        """Whether the bot has met this user: only then may it mention them and ask about them."""
        found = self.users.get(user)
        if found is None or found.deleted:
            return False
        return found.started or any(user in chat.members and chat.seat.present for chat in self.chats.values())

    def private(self, user: User) -> Chat:
        chat = self.chats.setdefault(user.id, Chat(user.id, "private", user.name))
        chat.members[user.id] = user
        return chat

    def post(
        self,
        chat: Chat,
        sender: User,
        content: Content,
        thread: int | None = None,
        reply_to: Message | None = None,
        service: Json | None = None,
        silent: bool = False,
    ) -> Message:
        """Post a new message, which all members see."""
        id = max(chat.messages, default=0) + 1 if chat.kind == "supergroup" else next(self.ids)
        message = Message(chat, id, sender, self.clock(), content, thread, reply_to, service or {})
        message.versions.append(content)
        chat.messages[id] = message
        if sender is self.bot:
            chat.other_bot_last = False
        for user in chat.members.values():
            self.show(user, message, "message")
            why = self._reason(user, message)
            if why and user is not sender and not message.service:
                self.notices.append(Notice(user.id, message, why, silent))
        return message

    def edit(self, message: Message, content: Content) -> None:
        message.content = content
        message.edited = self.clock()
        message.versions.append(content)
        for user in message.chat.members.values():
            self.show(user, message, "edit")

    def show(self, user: User, message: Message, how: Literal["message", "edit", "history"]) -> None:
        self.shown.append(Shown(user.id, message.chat.id, message.id, how, message.content, self.clock()))

    def answer(self, query: Query, answer: Json) -> None:
        query.answer = answer
        if answer.get("text") or answer.get("url"):
            content = Content("\n".join(answer[key] for key in ("text", "url") if answer.get(key)))
            chat = query.message.chat.id
            self.shown.append(Shown(query.user.id, chat, query.message.id, "answer", content, self.clock()))

    def seat(self, chat: Chat, status: Status, rights: frozenset[str] | None = None) -> tuple[Seat, Seat]:
        """Change the bot's seat; return it before and after."""
        before = chat.seat
        granted = (rights or frozenset()) | SENDING if status == "administrator" else rights
        chat.seat = replace(before, status=status, rights=SENDING if granted is None else granted)
        return before, chat.seat

    def _reason(self, user: User, message: Message) -> Reason | None:
        if message.chat.private:
            return "private"
        for entity in message.content.entities:
            if entity.user == user.id:
                return "mention"
            written = message.content.part(entity).lower() if entity.type == "mention" else ""
            if user.username and written == f"@{user.username.lower()}":
                return "mention"
        return "reply" if message.reply_to and message.reply_to.sender is user else None

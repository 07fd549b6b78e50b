"""What exists on Discord: guilds, channels, and messages with all their versions. Events are in `World`."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.servers.discord.interaction import Interaction
    from tests.servers.discord.users import User

Json = dict[str, Any]

TEXT, DM, GROUP, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 3, 11, 12
SUPPRESS_EMBEDS, HAS_THREAD, EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 4, 32, 64, 128, 4096, 32768


def now() -> str:
    return datetime.now(UTC).isoformat()


@dataclass(eq=False)
class Role:
    id: int
    name: str
    permissions: int
    mentionable: bool = False


@dataclass(eq=False)
class Overwrite:
    """What a role or a member is allowed and denied in one channel."""

    member: bool
    allow: int = 0
    deny: int = 0


@dataclass(eq=False)
class Member:
    user: User
    nick: str | None = None
    roles: list[int] = field(default_factory=list)
    joined: str = field(default_factory=now)


@dataclass(eq=False)
class Guild:
    id: int
    name: str
    owner: User
    locale: str = "en-US"
    members: dict[int, Member] = field(default_factory=dict, repr=False)
    roles: dict[int, Role] = field(default_factory=dict, repr=False)
    channels: list[Channel] = field(default_factory=list, repr=False)
    """Includes threads."""


@dataclass(eq=False)
class Thread:
    """What a thread has in addition to a channel."""

    owner: User
    private: bool = False
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 1440
    archived_at: str = field(default_factory=now)
    members: dict[int, str] = field(default_factory=dict)
    """Who has joined, and when."""


@dataclass(eq=False)
class Channel:
    id: int
    type: int
    name: str = ""
    guild: Guild | None = None
    parent: Channel | None = None
    thread: Thread | None = None
    recipients: list[User] = field(default_factory=list)
    overwrites: dict[int, Overwrite] = field(default_factory=dict, repr=False)
    messages: list[Message] = field(default_factory=list, repr=False)
    gone: bool = False
    hidden: bool = False
    """Whether the bot was told that it is gone, because it may no longer see it."""


@dataclass(frozen=True)
class Attachment:
    id: int
    filename: str
    data: bytes = field(repr=False)
    description: str | None = None
    content_type: str = "application/octet-stream"
    size: tuple[int, int] | None = None


@dataclass(frozen=True)
class Version:
    """A message as it was at one time."""

    content: str = ""
    embeds: tuple[Json, ...] = ()
    components: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    flags: int = 0

    @property
    def text(self) -> str:
        """Everything readable in it, including file names, alternative texts and button ids."""
        parts = [self.content, _dump(self.embeds), _dump(self.components)]
        parts += [f"{file.filename} {file.description or ''}" for file in self.attachments]
        return "\n".join(parts)

    @property
    def files(self) -> tuple[bytes, ...]:
        return tuple(file.data for file in self.attachments)


@dataclass(eq=False)
class Message:
    id: int
    channel: Channel
    author: User
    versions: list[Version]
    written: str = field(default_factory=now)
    edited: str | None = None
    only_for: User | None = None
    """The only person who sees it, if it is ephemeral."""
    interaction: Interaction | None = None
    reference: Message | None = None
    nonce: str | None = None
    thread: Channel | None = None
    mentions: list[User] = field(default_factory=list)
    mention_everyone: bool = False
    deleted: bool = False

    @property
    def now(self) -> Version:
        return self.versions[-1]

    @property
    def content(self) -> str:
        return self.now.content

    @property
    def embeds(self) -> tuple[Json, ...]:
        return self.now.embeds

    @property
    def components(self) -> tuple[Json, ...]:
        return self.now.components

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        return self.now.attachments

    @property
    def text(self) -> str:
        return self.now.text

    @property
    def ephemeral(self) -> bool:
        return self.only_for is not None

    @property
    def loading(self) -> bool:
        """Whether the bot is still thinking."""
        return bool(self.now.flags & LOADING)

    @property
    def buttons(self) -> list[Json]:
        return [part for part in parts(self.components) if part["type"] == 2]

    @property
    def labels(self) -> list[str]:
        return [button.get("label") or button["emoji"]["name"] for button in self.buttons]


@dataclass(frozen=True)
class Ping:
    """A notification to someone about a message."""

    message: Message
    user: User
    by: str
    """"user", "role", "everyone", "here" or "reply"."""
    silent: bool = False


@dataclass(frozen=True)
class Shown:
    """Something that someone was shown: a version of a message, a modal, or suggestions while typing."""

    kind: str
    text: str
    message: Message | None = None
    files: tuple[bytes, ...] = ()


def parts(components: Any) -> list[Json]:
    """All components, including nested ones."""
    found: list[Json] = []
    for component in components or ():
        found.append(component)
        found += parts(component.get("components"))
        found += parts([component[inner] for inner in ("accessory", "component") if component.get(inner)])
    return found


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False) if value else ""

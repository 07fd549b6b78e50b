"""An interaction: something that a person did, and everything that the bot showed them in return."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.servers.discord.model import Channel, Json, Message, parts

if TYPE_CHECKING:
    from tests.servers.discord.users import User
    from tests.servers.discord.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
IN_GUILD, BOT_DM, PRIVATE = 0, 1, 2

FIRST_ANSWER = 3.0
VALID = 15 * 60.0


class NoAnswer(AssertionError):
    """The bot did not answer in time: people see "The application did not respond"."""


@dataclass(eq=False)
class Modal:
    """A form that someone has open."""

    interaction: Interaction = field(repr=False)
    custom_id: str
    title: str
    components: tuple[Json, ...]

    @property
    def fields(self) -> list[Json]:
        return [part for part in parts(self.components) if "custom_id" in part]

    def label(self, custom_id: str) -> str:
        """The label of a field."""
        for part in parts(self.components):
            if part.get("custom_id") == custom_id and part.get("label"):
                return str(part["label"])
            if part["type"] == 18 and part["component"]["custom_id"] == custom_id:
                return str(part["label"])
        return ""


@dataclass(frozen=True)
class Choice:
    """One of the suggestions while someone types."""

    name: str
    value: Any


@dataclass(eq=False)
class Interaction:
    world: World = field(repr=False)
    id: int
    token: str
    type: int
    user: User
    channel: Channel
    context: int
    owners: dict[str, str]
    """Who has installed the bot: the guild under "0", the person under "1"."""
    data: Json = field(default_factory=dict)
    source: Message | None = None
    """The message with the button."""
    parent: Interaction | None = None
    """The interaction that the form answered."""
    begun: float = 0.0
    answered: float | None = None
    callback: int | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Modal | None = None
    choices: list[Choice] | None = None

    @property
    def late(self) -> bool:
        """Whether it is too late for a first answer."""
        return self.world.clock() - self.begun > FIRST_ANSWER

    @property
    def message(self) -> Message | None:
        """The answer, if it is a separate message and still there."""
        if self.callback in (4, 5) and self.original and not self.original.deleted:
            return self.original
        return None

    @property
    def answer(self) -> Message:
        """The answer, which must exist and be finished."""
        found = self.message
        assert found, "the answer is not a message"
        assert not found.loading, "the bot is still thinking"
        return found

    @property
    def updated(self) -> bool:
        """Whether the answer changes the message with the button."""
        return self.callback in (6, 7)

    @property
    def messages(self) -> list[Message]:
        """The answer and all messages that followed, as far as they still exist."""
        return [message for message in (self.message, *self.followups) if message and not message.deleted]

    async def until(self, wanted: Callable[[Interaction], object]) -> Interaction:
        """Wait until the person has seen this."""
        await self.world.until(lambda: wanted(self))
        return self

    async def finished(self) -> Interaction:
        """Wait until the bot has stopped thinking."""
        return await self.until(lambda it: it.message is None or not it.message.loading)

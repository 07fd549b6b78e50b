"""People: what they do, and what they see. What the real client would not allow them is refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.servers.discord import acting, permissions
from tests.servers.discord.options import CannotDo

if TYPE_CHECKING:
    from tests.servers.discord.interaction import Interaction, Modal
    from tests.servers.discord.model import Channel, Message, Ping, Shown
    from tests.servers.discord.world import World


@dataclass(eq=False)
class User:
    world: World = field(repr=False)
    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True
    """Whether the bot may send them private messages."""
    installed: bool = False
    """Whether they have installed the bot for themselves, not for a guild."""

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def dm(self) -> Channel:
        """Their private channel with the bot."""
        return self.world.dm(self)

    async def slash(self, channel: Channel, name: str, /, **options: Any) -> Interaction:
        """Use a command. A subcommand is written like "puzzle today"."""
        return await acting.slash(self, channel, name, options)

    async def autocomplete(
        self, channel: Channel, name: str, option: str, typed: str, /, **options: Any
    ) -> Interaction:
        """Type into one option of a command, with the others filled in like this."""
        return await acting.autocomplete(self, channel, name, option, typed, options)

    async def context_menu(self, name: str, target: User | Message, channel: Channel | None = None) -> Interaction:
        """Use a command from the menu of a person, as seen in this channel, or of a message."""
        return await acting.context_menu(self, name, target, channel)

    async def press(self, message: Message, button: str) -> Interaction:
        """Press a button, found by its label or its custom_id."""
        return await acting.press(self, message, button)

    async def select(self, message: Message, custom_id: str, *values: Any) -> Interaction:
        """Choose from a menu, by label or value."""
        return await acting.select(self, message, custom_id, values)

    async def submit(self, modal: Modal, values: dict[str, Any]) -> Interaction:
        """Fill in a form, by the labels or custom_ids of its fields, and send it."""
        return await acting.submit(self, modal, values)

    def say(self, channel: Channel, content: str, reply_to: Message | None = None) -> Message:
        allowed = "send_messages_in_threads" if channel.thread else "send_messages"
        if not permissions.may(self, channel, "view_channel", allowed):
            raise CannotDo(f"{self.name} may not write there")
        return self.world.say(self, channel, content, reply_to)

    def delete(self, message: Message) -> None:
        if message.author is not self and not permissions.may(self, message.channel, "manage_messages"):
            raise CannotDo(f"{self.name} may not delete that")
        self.world.delete_message(message)

    def dismiss(self, message: Message) -> None:
        """Close an ephemeral message. The bot is not told."""
        if message.only_for is not self:
            raise CannotDo("only ephemeral messages can be dismissed")
        message.deleted = True

    def sees(self, channel: Channel) -> list[Message]:
        """The messages in a channel that they can see now, oldest first."""
        return [message for message in channel.messages if self.world.visible(self, message)]

    @property
    def seen(self) -> list[Shown]:
        """Everything that they were ever shown, including past versions of messages, modals and suggestions."""
        return self.world.shown[self.id]

    @property
    def pings(self) -> list[Ping]:
        return [ping for ping in self.world.pings if ping.user is self]

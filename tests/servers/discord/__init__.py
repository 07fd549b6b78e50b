"""A stand-in for Discord on loopback: the gateway, the API, and people who press buttons."""

from tests.servers.discord.faults import Failure
from tests.servers.discord.interaction import Choice, Interaction, Modal, NoAnswer
from tests.servers.discord.model import Attachment, Channel, Guild, Message, Ping, Role, Shown, Version
from tests.servers.discord.options import CannotDo
from tests.servers.discord.schema import SKIPPED
from tests.servers.discord.server import Request, Server, Violation, running
from tests.servers.discord.users import User
from tests.servers.discord.world import World

__all__ = [
    "SKIPPED",
    "Attachment",
    "CannotDo",
    "Channel",
    "Choice",
    "Failure",
    "Guild",
    "Interaction",
    "Message",
    "Modal",
    "NoAnswer",
    "Ping",
    "Request",
    "Role",
    "Server",
    "Shown",
    "User",
    "Version",
    "Violation",
    "World",
    "running",
]

"""The page itself: its files, and its words in the reader's language."""

from dataclasses import dataclass
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from bot.commands import CATALOGUE, Command
from bot.i18n import LANGUAGES, Translator

_TYPES = {
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "ttf": "font/ttf",
    "webmanifest": "application/manifest+json",
}

_WORDS = (
    "title",
    "tagline",
    "your-name",
    "name-hint",
    "language",
    "enter",
    "skip",
    "menu",
    "close",
    "channels",
    "open-channel",
    "channel-name",
    "channel-rules",
    "open",
    "cancel",
    "private-chat",
    "private-chat-hint",
    "people",
    "here",
    "away",
    "you",
    "challenge",
    "settings",
    "messages",
    "write",
    "write-to",
    "write-muted",
    "send",
    "suggestions",
    "only-you",
    "dismiss",
    "bot",
    "opened",
    "empty",
    "empty-private",
    "new-messages",
    "new",
    "reconnecting",
    "connected",
    "sending",
    "given-up",
    "notify",
    "notify-on",
    "notify-denied",
    "actions",
    "manages",
    "muted",
    "mute",
    "unmute",
    "remove",
    "remove-title",
    "remove-warning",
    "remove-now",
    "delete-message",
    "leave",
    "leave-warning",
    "leave-now",
    "picture",
    "picture-lost",
    "play",
    "stop",
    "download",
    "until",
    "over",
    "today",
    "yesterday",
)
"""The page's own sentences: `room-title` and so on. Braces mark what it fills in."""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the page."""

    data: bytes
    type: str
    tag: str


def assets() -> dict[str, Asset]:
    """All files, by the path at which a browser finds them; "" is the page."""
    own = resources.files("bot.web") / "static"
    fonts = resources.files("renderers") / "fonts"
    found = {file.name: _asset(file) for file in own.iterdir() if _ending(file) in _TYPES}
    found |= {f"fonts/{file.name}": _asset(file) for file in fonts.iterdir() if _ending(file) == "ttf"}
    found[""] = found.pop("index.html")
    return found


def tongue(words: Translator) -> dict[str, Any]:
    """Everything that the page says in one language, including the commands."""
    return {
        "code": words.language,
        "words": {key: words(f"room-{key}", what="{what}") for key in _WORDS},
        "commands": [_command(command, words) for command in CATALOGUE],
    }


def preferred_language(accepted: str) -> str:
    """The first of our languages in an Accept-Language header, or English. Browsers list the best one first."""
    wanted = (part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")


def _command(command: Command, words: Translator) -> dict[str, Any]:
    return {
        "name": command.name,
        "description": words(f"command-{command.name}"),
        "parameters": [
            {"name": each.name, "description": words(f"parameter-{each.name}"), "required": each.required}
            for each in command.parameters
        ],
    }


def _asset(file: Traversable) -> Asset:
    data = file.read_bytes()
    return Asset(data, _TYPES[_ending(file)], sha256(data).hexdigest()[:16])


def _ending(file: Traversable) -> str:
    return file.name.rpartition(".")[2]

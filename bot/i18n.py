"""Messages in the reader's language (internationalisation): a thin layer over Fluent, whose files are in `bot/locales`.

A message is complete or an error: nobody sees half a sentence.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "uk", "ru", "el")

_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z]).*)*", re.MULTILINE)
"""A message in a file, to the line before the next one."""
_REFERENCE = re.compile(r"\{ *([A-Za-z][\w-]*)")
"""What a message may take from another message."""


@dataclass(frozen=True, slots=True)
class Translator:
    """One language, the names at one table, and the game played there."""

    language: str
    names: tuple[str, ...] = ()
    game: str = ""

    def __call__(self, key: str, /, **params: str | int) -> str:
        return _message(self.language, key, tuple(params.items()))

    def has(self, key: str) -> bool:
        return key in written(self.language)

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self(f"seat-{seat + 1}")

    def listed(self, names: Sequence[str]) -> str:
        """Names as a list in a sentence: "Anna, Bob and Olena"."""
        *others, last = names or ("",)
        return self("list-and", others=", ".join(others), last=last) if others else last

    def own(self, key: str) -> str:
        """The key with this game's id at the end, if the game has its own wording; otherwise the key itself."""
        own = f"{key}-{self.game}"
        return own if self.has(own) else key

    def card(self, text: str) -> str:
        """A card's name in chat: the notation itself for numbered cards and blocks, since that is what people type."""
        return text if is_numbered(text) or is_block(text) else self(self.own(f"card-{text}"))


def is_numbered(card: str) -> bool:
    """Whether this is a colour and a strength ("R7", "R2!"), not a name."""
    return card[1:].removesuffix("!").isdecimal()


def is_block(text: str) -> bool:
    """Whether this is a block: a colour, or a colour and the mark of a topper ("R^")."""
    return len(text.removesuffix("^")) == 1


def translator(language: str, names: Sequence[str] = (), game: str = "") -> Translator:
    """The words of a language, of its base language ("uk" for "uk-UA"), or of English."""
    base = language.replace("_", "-").partition("-")[0].lower()
    return Translator(base if base in LANGUAGES else "en", tuple(names), game)


@lru_cache(maxsize=4096)
def _message(language: str, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
    """Cached: boards repeat the same few messages, and Fluent is slow."""
    _parse(language, key)
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, dict(params))
    if errors:
        raise ValueError(f"{key} in {language}: {'; '.join(map(str, errors))}")
    return str(text)


def forget() -> None:
    """Remember no message with the names in it."""
    _message.cache_clear()


@cache
def _bundle(language: str) -> FluentBundle:
    return FluentBundle([language], use_isolating=False)


@cache
def _parse(language: str, key: str) -> None:
    """Put a message into the bundle, and those that it refers to: parsing all of them takes a tenth of a second."""
    messages = written(language)
    _bundle(language).add_resource(FluentResource(messages[key]))
    for other in _REFERENCE.findall(messages[key]):
        if other in messages:
            _parse(language, other)


@cache
def written(language: str) -> dict[str, str]:
    """Each message of a language as it is written."""
    messages: dict[str, str] = {}
    files = (resources.files("bot") / "locales" / language).iterdir()
    for file in sorted(files, key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            for found in _MESSAGE.finditer(file.read_text("utf-8")):
                messages.setdefault(found[1], found[0])
    return messages

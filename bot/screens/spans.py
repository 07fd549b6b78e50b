"""A screen's text in pieces, which each adapter writes in its platform's own marks."""

from collections.abc import Iterator
from typing import Literal

from bot.commands import CATALOGUE

Kind = Literal["plain", "code", "command"]

_NAMES = frozenset(f"/{command.name}" for command in CATALOGUE)


def spans(text: str) -> Iterator[tuple[Kind, str]]:
    """Plain text, code, and code that is the name of a command and nothing else.

    Sentences call a command by its name in the catalogue, in every language: the room and Telegram's menu have no
    other, and on Discord it is the one that readers of all languages share.
    """
    for place, part in enumerate(text.split("`")):
        match place % 2, part in _NAMES:
            case 0, _:
                yield "plain", part
            case _, True:
                yield "command", part
            case _:
                yield "code", part

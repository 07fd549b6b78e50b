"""How the bot and the world outside its process talk in these tests: one JSON object per line, over a socket."""

import json
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from bot.screens.screen import Screen

Line = dict[str, Any]

LONGEST = 2**20
"""The most bytes in a line."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A screen as seen from outside."""

    text: str
    tokens: tuple[str, ...]
    digest: str
    """A digest of everything on it, including the picture. Whom it notified cannot be seen."""

    @classmethod
    def of(cls, screen: Screen) -> "Shown":
        tokens = tuple(button.token for row in screen.rows for button in row)
        return cls(
            screen.text, tokens, sha256(repr(replace(screen, mentions=(), is_hushed=False)).encode()).hexdigest()
        )

    @classmethod
    def read(cls, values: tuple[str, list[str], str]) -> "Shown":
        text, tokens, digest = values
        return cls(text, tuple(tokens), digest)

    def values(self) -> tuple[str, tuple[str, ...], str]:
        """The inverse of read."""
        return self.text, self.tokens, self.digest


def say(writer: StreamWriter, line: Line) -> None:
    writer.write(json.dumps(line).encode() + b"\n")


async def hear(reader: StreamReader) -> AsyncIterator[Line]:
    """Until the other side is gone. An incomplete line, the last words of a killed process, is ignored."""
    while (line := await reader.readline()).endswith(b"\n"):
        yield json.loads(line)

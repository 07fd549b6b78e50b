"""How the bot and the world outside of its process talk in these tests: one JSON object a line, over a socket."""

import json
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from bot.screens.screen import Screen

Line = dict[str, Any]

LONGEST = 2**20
"""Bytes of a line."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A screen as it is seen from outside."""

    text: str
    tokens: tuple[str, ...]
    digest: str
    """Of everything on it, its picture included."""

    @classmethod
    def of(cls, screen: Screen) -> "Shown":
        tokens = tuple(button.token for row in screen.rows for button in row)
        return cls(screen.text, tokens, sha256(repr(screen).encode()).hexdigest())

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
    """Until the other side is gone. Half a line, the last words of a process that was killed, says nothing."""
    while (line := await reader.readline()).endswith(b"\n"):
        yield json.loads(line)

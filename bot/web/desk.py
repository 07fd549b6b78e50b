"""What the room asks of the bot. `bot.service` has the desk that answers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.screens.screen import Screen


@dataclass(frozen=True, slots=True)
class Caller:
    """Who does something, and where."""

    platform: str
    account: str
    name: str
    language: str
    address: str


@dataclass(frozen=True, slots=True)
class Choice:
    value: str
    label: str


class Desk(Protocol):
    async def command(self, caller: Caller, name: str, values: Mapping[str, str]) -> Screen: ...

    async def press(self, caller: Caller, token: str) -> Screen: ...

    async def choices(self, caller: Caller, command: str, parameter: str, typed: str) -> Sequence[Choice]: ...

    async def language(self, caller: Caller) -> str: ...

"""People: a player is a human being, and a person is a player under one identity."""

from dataclasses import dataclass
from typing import Literal

Challengers = Literal["everyone", "places", "played", "nobody"]
"""Who may challenge a player; "places" means people who have used the bot in the same place."""
CHALLENGERS: tuple[Challengers, ...] = ("everyone", "places", "played", "nobody")


@dataclass(frozen=True, slots=True)
class Person:
    """A player under one identity."""

    platform: str
    account: str
    player: int
    name: str
    language: str
    """The language they chose, or that of their client."""
    client: str
    """The language of their client."""
    confirm: bool
    """Whether they confirm a move before it is played."""
    reachable: bool
    """Whether private messages reach them."""
    handle: str
    """Their name after the @ on platforms that have such names, case-folded; otherwise empty."""


@dataclass(frozen=True, slots=True)
class Handle:
    """Someone who may never have been here: only their name after the @ is known, as it was typed."""

    platform: str
    name: str

    def __str__(self) -> str:
        return f"@{self.name}"

    def is_of(self, person: Person) -> bool:
        return (person.platform, person.handle) == (self.platform, self.name.casefold())

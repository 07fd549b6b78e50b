"""People: a player is a human being, and a person is a player under one identity."""

from dataclasses import dataclass


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

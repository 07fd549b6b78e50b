"""A finished picture."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, its size in pixels, and what it shows in words."""

    png: bytes
    size: tuple[int, int]
    alt: str

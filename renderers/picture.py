"""A finished picture."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Picture:
    """The bytes of a PNG or an animated GIF, its size in pixels, and its alt text."""

    data: bytes
    size: tuple[int, int]
    alt: str
    type: Literal["png", "gif"] = "png"

"""The words that a renderer needs, in the reader's language."""

from collections.abc import Sequence
from typing import Protocol


class Words(Protocol):
    """A language, and the names at one table."""

    def __call__(self, key: str, /, **params: str | int) -> str:
        """The message with this key."""

    def seat(self, seat: int) -> str:
        """The name of the person at this seat."""

    def listed(self, names: Sequence[str]) -> str:
        """Names as they stand in a sentence."""

"""Actions as people type them: in any case and with any spaces."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product
from typing import Any

from core.game import Game, Unreadable

_LONGEST = 40
"""As long as an action can be; what people type can be much longer."""


def read(game: Game[Any, Any], text: str, legal: Sequence[Any]) -> Any:
    """The action that was typed, a legal one if possible; raises Unreadable."""
    squeezed = _squeeze(text)
    for action in legal:
        if _squeeze(game.format(action)) == squeezed:
            return action
    if len(squeezed) <= _LONGEST:
        for spelling in _spellings(squeezed):
            with suppress(Unreadable):
                return game.parse(spelling)
    raise Unreadable(text)


def _squeeze(text: str) -> str:
    return "".join(text.split()).lower()


def _spellings(squeezed: str) -> Iterator[str]:
    """As one word and as two, each with a small or a capital letter."""
    for end in range(len(squeezed), 0, -1):
        words = filter(None, (squeezed[:end], squeezed[end:]))
        yield from map(" ".join, product(*((word, word.capitalize()) for word in words)))

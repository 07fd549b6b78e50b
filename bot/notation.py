"""Actions as people type them: in any case and with any spaces."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product
from typing import Any

from core.game import Game, Unreadable

_LONGEST = 40
"""As long as an action can be; what people type can be much longer."""
_MOST_WORDS = 4
"""As many as an action can have."""
_PIECE = re.compile("[A-Za-z0-9]+")
CLAIMS = ("claim", "declare")
"""What is won at the front is said in one of these words, by the game."""


def read(game: Game[Any, Any], text: str, legal: Sequence[Any]) -> Any:
    """The action that was typed, a legal one if possible; raises Unreadable."""
    words = text.lower().split()
    texts = [game.format(action) for action in legal]
    squeezed = ["".join(each) for each in _meant(words)]
    for action, spelled in zip(legal, texts, strict=True):
        if "".join(spelled.lower().split()) in squeezed:
            return action
    if len(squeezed[0]) <= _LONGEST:
        for spelling in (_as_in(texts, words), *_spellings(words)):
            with suppress(Unreadable):
                return game.parse(spelling)
    raise Unreadable(text)


def _as_in(texts: Sequence[str], words: Sequence[str]) -> str:
    """With the capital letters that the same pieces have in these texts."""
    known = {piece.lower(): piece for text in texts for piece in _PIECE.findall(text)}
    return _PIECE.sub(lambda found: known.get(found[0], found[0]), " ".join(words))


def _meant(words: list[str]) -> Iterator[list[str]]:
    """The same with each word that can begin it."""
    yield words
    text = "".join(words)
    for said, meant in (CLAIMS, CLAIMS[::-1]):
        if text.startswith(said):
            yield [meant, text.removeprefix(said)]


def _spellings(typed: list[str]) -> Iterator[str]:
    """In the words that were typed, then as one word and as two, each with a small or a capital letter."""
    for words in _meant(typed):
        squeezed = "".join(words)
        cuts = ([squeezed[:end], squeezed[end:]] for end in range(len(squeezed), 0, -1))
        for cut in (words if len(words) <= _MOST_WORDS else [squeezed], *cuts):
            yield from map(" ".join, product(*((word, word.capitalize()) for word in cut if word)))

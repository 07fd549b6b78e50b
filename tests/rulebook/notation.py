"""What all games require of their notation."""

from collections.abc import Iterable
from typing import Any

from core.game import Game, Unreadable


def misread(game: Game[Any, Any], rows: Iterable[tuple[str, Any]]) -> list[str]:
    """Those of the texts that are too long, or not the notation of their action."""
    return [
        text for text, action in rows if len(text) > 40 or game.parse(text) != action or game.format(action) != text
    ]


def readable(game: Game[Any, Any], texts: Iterable[str]) -> list[str]:
    """Those of the texts that the game does not refuse as unreadable, repeating them."""
    return [text for text in texts if not is_unreadable(game, text)]


def is_unreadable(game: Game[Any, Any], text: str) -> bool:
    try:
        game.parse(text)
    except Unreadable as refusal:
        return refusal.params == {"text": text}
    return False

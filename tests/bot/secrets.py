"""What people may not know, in whatever game and on whatever platform."""

import re
from dataclasses import fields, is_dataclass

from bot.position import Position
from bot.words import load


def hidden(position: Position, seat: int | None) -> set[str]:
    """The cards in others' hands that this seat knows nothing of."""
    if position.ending:
        return set()
    known = set(_strings(position.view(seat)))
    seats = range(max(position.game.seats))
    return {card for other in seats if other != seat for card in position.view(other).hand} - known


def named(cards: set[str], text: str, language: str) -> set[str]:
    """Those of the cards that are named there, but for the one in the sentences that say how to write a move."""
    text, words = text.replace("R7@3", ""), load(language)
    return {card for card in cards if re.search(rf"\b{re.escape(card)}\b", text) or words.card(card) in text}


def _strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple | list | frozenset | set):
        return [text for each in value for text in _strings(each)]
    if is_dataclass(value):
        return [text for each in fields(value) for text in _strings(getattr(value, each.name))]
    return []

"""What people may not know, in every game and on every platform."""

import re
from dataclasses import fields, is_dataclass

from bot.i18n import is_numbered, translator
from bot.model.position import Position

EXAMPLES = ("R7@3", "take R2!@a", "toss R2!")
"""From the sentences that say how to write a move."""


def hidden(position: Position, seat: int | None) -> set[str]:
    """The cards that this seat knows nothing about. Among equal cards, knowing one means that none is hidden."""
    if position.ending:
        return set()
    told = [event.seen_by(seat) for event in position.told]
    return _cards(position.state) - _cards(position.view(seat)) - _cards(told)


def named(cards: set[str], text: str, language: str, game: str) -> set[str]:
    """The cards that the text names. The game's own name does not count where a card shares it."""
    words = translator(language, game=game)
    for other in (*EXAMPLES, words(f"game-{game}")):
        text = text.replace(other, "")
    return {
        card
        for card in cards
        if re.search(rf"\b{re.escape(card)}(?![\w!])", text) or (not is_numbered(card) and words.card(card) in text)
    }


def _cards(value: object) -> set[str]:
    return {text for text in _strings(value) if is_numbered(text) or translator("en").has(f"card-{text}")}


def _strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple | list | frozenset | set):
        return [text for each in value for text in _strings(each)]
    if is_dataclass(value):
        return [text for each in fields(value) for text in _strings(getattr(value, each.name))]
    return []

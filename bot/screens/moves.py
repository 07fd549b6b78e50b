"""The legal actions as buttons: all of them if they are few, else by their parts: a card first, then its place.

It knows no game: parts are cut from the notation, labels come from `bot/locales` and fall back to the notation itself.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.screens.screen import Button, Row, Style
from bot.screens.tokens import token
from bot.words import Words, is_numbered

FEW = 10
"""So many actions are shown at once, with no parts to choose."""
WIDTH, ROWS = 5, 4
"""Buttons in a row, and rows: with one more row for other things, what every platform takes."""

COLOURS = {"R": "🟥", "O": "🟧", "Y": "🟨", "G": "🟩", "B": "🟦", "P": "🟪", "W": "⬜", "N": "🟫"}

_PLAYED = re.compile(r"(\S+?)(@\S+)")


@dataclass(frozen=True, slots=True)
class Moves:
    """What a seat may do at one moment of a match."""

    match: str
    game: str
    ply: int
    legal: Sequence[str]
    words: Words

    def rows(self, chosen: str = "", page: int = 0) -> tuple[Row, ...]:
        """The choices after the parts that were chosen."""
        before = parts(chosen) if chosen else []
        texts = [text for text in self.legal if parts(text)[: len(before)] == before]
        if len(texts) <= FEW:
            buttons = [self._move(text, text[len(chosen) :] or text) for text in texts]
        else:
            groups: dict[str, list[str]] = {}
            for text in texts:
                groups.setdefault(parts(text)[len(before)], []).append(text)
            buttons = [self._choice(chosen, part, group) for part, group in groups.items()]
        return in_rows(self._paged(buttons, chosen, page))

    def is_complete(self, chosen: str) -> bool:
        return chosen in self.legal

    def label(self, text: str) -> str:
        """What stands on a button for a whole action or for a part of one."""
        words = self.words
        match parts(text):
            case [head] if head.startswith(("@", "-")):
                return self._place(head[1:])
            case [head] if head.startswith(" "):
                return self._object(head[1:])
            case [head]:
                return self._head(head)
            case [card, place] if place.startswith("@"):
                return f"{self._card(card)} · {self._place(place[1:])}"
            case [head, *rest]:
                key, objects = f"move-{self.game}-{head}", self._objects(rest)
                return words(key, rest=objects) if words.has(key) else f"{self._head(head)}: {objects}"
        return text

    def _choice(self, chosen: str, part: str, texts: list[str]) -> Button:
        if len(texts) == 1:
            return self._move(texts[0], texts[0][len(chosen) :])
        label = self.label(part)
        return Button(label, token("pick", self.match, self.ply, chosen + part, 0))

    def _move(self, text: str, label: str) -> Button:
        style: Style = "primary" if {" ", "@"} & set(text) else "plain"
        return Button(self.label(label), token("move", self.match, self.ply, text), style)

    def _paged(self, buttons: list[Button], chosen: str, page: int) -> list[Button]:
        if len(buttons) <= WIDTH * ROWS:
            return buttons
        size = WIDTH * ROWS - 1
        pages = -(-len(buttons) // size)
        start = page % pages * size
        following = token("pick", self.match, self.ply, chosen, (page + 1) % pages)
        return [*buttons[start : start + size], Button("…", following)]

    def _head(self, head: str) -> str:
        key = f"move-{self.game}-{head}"
        return self.words(key, rest="none") if self.words.has(key) else self._card(head)

    def _card(self, card: str) -> str:
        colour = COLOURS.get(card[:1], "")
        if is_numbered(card) or (colour and len(card.rstrip("^")) == 1):
            return f"{colour} {card}"
        return self.words.card(card) if self.words.has(f"card-{card}") else card

    def _place(self, place: str) -> str:
        key = f"place-{self.game}"
        if place == "x":
            return self.words("place-discard")
        return self.words(key, place=place) if self.words.has(key) else place

    def _objects(self, parts: Sequence[str]) -> str:
        told = (f"→ {self._place(part[1:])}" if part.startswith("-") else self._object(part.strip()) for part in parts)
        return " ".join(told)

    def _object(self, text: str) -> str:
        """What an action is done to: a card, a card at a place, a place, or a word."""
        if found := _PLAYED.fullmatch(text):
            return f"{self._card(found[1])} · {self._place(found[2][1:])}"
        return text if text.isdecimal() else self._card(text)


def parts(text: str) -> list[str]:
    """`R7@3` is a card and its place; `Traitor R7@3-5` is a name, a card where it lies, and where it goes."""
    if " " not in text.strip() and "@" in text and not text.startswith((" ", "@")):
        card, place = text.split("@", 1)
        return [card, f"@{place}"]
    return re.findall(r"^[^ -]+|[ ](?:[^ -]+|-)|-\S+", text) or [text]


def in_rows(buttons: Sequence[Button], width: int = 0) -> tuple[Row, ...]:
    """Rows of the same length, or nearly: of three if they are few, since more do not fit on a phone."""
    width = width or next((width for width in (3, 4) if len(buttons) <= ROWS * width), WIDTH)
    rows = -(-len(buttons) // width)
    ends = [-(-len(buttons) * row // rows) for row in range(rows + 1)] if rows else []
    return tuple(tuple(buttons[start:end]) for start, end in pairwise(ends))

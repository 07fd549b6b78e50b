"""The legal actions as buttons: all at once if they are few, otherwise part by part: a card first, then its place.

It knows no game: parts are cut from the notation, and labels come from `bot/locales`, or else are the notation itself.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations, takewhile
from typing import Literal

from bot.buttons import token
from bot.i18n import Translator, is_numbered
from bot.screens.screen import MOST_BUTTONS, Button, Row, Style, in_rows
from bot.vocabulary import CLAIMS

FEW = 10
"""Up to this many actions are shown at once, without choosing parts."""

COLOURS = {"R": "🟥", "O": "🟧", "Y": "🟨", "G": "🟩", "B": "🟦", "P": "🟪", "W": "⬜", "N": "🟫"}
ANY = "*"
"""Stands for any card of a colour, or any place of a column, after only that was chosen: `Recruit R*`, `R@c*`."""

NOTHING = " -"
"""The part that means a card is played without effect."""

_SIDE = re.compile("[ab][RBG]?")
"""One of the two sides, or a place there."""
_IN_HAND = ("keep",)
"""After these, a number means a card in hand."""
_UNORDERED = ("give", "Reinforcements")
"""After these come several cards, which can be chosen in any order."""


@dataclass(frozen=True, slots=True)
class Moves:
    """What a seat may do at one moment of a match."""

    match: str
    game: str
    ply: int
    legal: Sequence[str]
    words: Translator
    seat: int = 0
    hand: Sequence[str] = ()
    """In the order in which it is shown, which is also that of the buttons."""
    inline: bool = False
    """Whether labels stand in a list or a sentence, not on buttons."""
    verbs: tuple[str, str] = ("pick", "move")
    """What buttons do that choose a part, and a whole action."""

    def rows(self, chosen: str = "", page: int = 0) -> tuple[Row, ...]:
        """The choices that follow the chosen parts."""
        before, following = self._following(chosen)
        texts = {text: rest for rest, text in reversed(following)}
        if len(texts) <= FEW:
            buttons = [self._move(text, rest) for text, rest in reversed(texts.items())]
        else:
            buttons = self._choices(before, following)
        return in_rows(self._paged(buttons, chosen, page))

    def is_complete(self, chosen: str) -> bool:
        return chosen in self.legal

    def asks(self, chosen: str) -> Literal["card", "place", "other"]:
        """What is chosen next."""
        _, following = self._following(chosen)
        parts = [rest[0] if rest else "" for rest, _ in following]
        if all(part[:1] in ("@", "-") or self._is_place(part[1:]) for part in parts):
            return "place"
        return "other" if any(not part or part == NOTHING or part[1:].isdecimal() for part in parts) else "card"

    def cards(self, chosen: str = "") -> list[str]:
        """The cards with an effect that were chosen, or that can be chosen next, each once.

        Of the cards that an action names, the first is played: `Redeploy Spy@3-5` is about the Spy once `Redeploy` is
        chosen.
        """
        before, following = self._following(chosen)
        found = self._effective(before, before)
        for rest, _ in following:
            found += self._effective(rest, [*before, *rest])[:1]
        return list(dict.fromkeys(found))

    def label(self, text: str) -> str:
        """The label of a button for an action or a part of one."""
        head, *rest = parts(text)
        if head[0] in " @-":
            return self._objects((head, *rest))
        if not rest:
            return self._head(head)
        if rest[0].startswith("@"):
            return f"{self._card(head)} · {self._objects(rest)}"
        key = f"move-{self.game}-{head}"
        if not self.words.has(key):
            return f"{self._head(head)}: {self._objects(rest)}"
        return self.words(key, rest=self._number(head, rest[0][1:]) or self._objects(rest))

    def _number(self, head: str, number: str) -> str:
        """A number as in a sentence; if it means a card in hand, the card."""
        if not number.isdecimal():
            return ""
        card = self._in_hand(head, number)
        return self._card(card) if card else number

    def _effective(self, parts: Sequence[str], action: Sequence[str]) -> list[str]:
        """The cards among these parts of an action that have an effect."""
        things = (part.lstrip(" @-") for part in parts)
        cards = (self._in_hand(action[0], thing) or thing for thing in things)
        return [card for card in cards if self.words.has(f"effect-{self.game}-{card}")]

    def _in_hand(self, head: str, number: str) -> str:
        """The card in hand that a number means, if it means one."""
        counted = head in _IN_HAND and number.isdecimal() and 0 < int(number) <= len(self.hand)
        return self.hand[int(number) - 1] if counted else ""

    def _following(self, chosen: str) -> tuple[list[str], list[tuple[list[str], str]]]:
        """The parts chosen so far, and what can follow them, each with the resulting action."""
        before = parts(chosen) if chosen else []
        colour = before.pop()[:-1] if chosen.endswith(ANY) else ""
        spelled = ((each[: len(before)], each[len(before) :], text) for text in self.legal for each in _spellings(text))
        fitting = [(rest, text) for start, rest, text in spelled if start == before]
        return before, self._as_in_hand([(rest, text) for rest, text in fitting if "".join(rest).startswith(colour)])

    def _as_in_hand(self, following: list[tuple[list[str], str]]) -> list[tuple[list[str], str]]:
        """Those that begin with a card from the hand in its order; everything else stays where it is."""
        cards = iter(sorted((each for each in following if self._place_in_hand(each)), key=self._place_in_hand))
        return [next(cards) if self._place_in_hand(each) else each for each in following]

    def _place_in_hand(self, choice: tuple[list[str], str]) -> int:
        """Where the first card of a choice is in the hand, counted from 1; 0 if no card of it is there."""
        cards = (part.lstrip() for part in choice[0])
        return next((1 + self.hand.index(card) for card in cards if card in self.hand), 0)

    def _choices(self, before: list[str], following: list[tuple[list[str], str]]) -> list[Button]:
        """A button for each next part, together with what must follow it."""
        shared = _shared(rest for rest, _ in following)
        groups: dict[str, list[tuple[list[str], str]]] = {}
        for rest, text in following:
            groups.setdefault("".join(rest[len(shared) :][:1]), []).append((rest[len(shared) :], text))
        stem = "".join((*before, *shared))
        if len(groups) > MOST_BUTTONS:
            groups = _by_colour(groups)
        return [self._choice(stem, part, group) for part, group in groups.items()]

    def _choice(self, stem: str, part: str, group: list[tuple[list[str], str]]) -> Button:
        texts = {text for _, text in group}
        if len(texts) == 1:
            return self._move(group[0][1], group[0][0])
        common = part if part.endswith(ANY) else "".join(_shared(rest for rest, _ in group))
        return Button(self.label(common), token(self.verbs[0], self.match, self.ply, stem + common, 0))

    def _move(self, text: str, rest: Sequence[str]) -> Button:
        style: Style = "primary" if "@" in text or text.startswith(CLAIMS) else "plain"
        return Button(self.label("".join(rest) or text), token(self.verbs[1], self.match, self.ply, text), style)

    def _paged(self, buttons: list[Button], chosen: str, page: int) -> list[Button]:
        if len(buttons) <= MOST_BUTTONS:
            return buttons
        size = MOST_BUTTONS - 1
        pages = -(-len(buttons) // size)
        start = page % pages * size
        following = token(self.verbs[0], self.match, self.ply, chosen, (page + 1) % pages)
        return [*buttons[start : start + size], Button("…", following)]

    def _head(self, head: str) -> str:
        key = f"move-{self.game}-{head}"
        return self.words(key, rest="none") if self.words.has(key) else self._card(head)

    def _card(self, card: str) -> str:
        colour = COLOURS.get(card[:1], "")
        if card.endswith(ANY):
            return f"{colour} …"
        if is_numbered(card.rstrip("!")) or (colour and len(card.rstrip("^")) == 1):
            return f"{colour} {card}"
        return self.words.card(card) if self.words.has(f"card-{card}") else card

    def _place(self, place: str) -> str:
        key, inline = f"place-{self.game}", f"place-inline-{self.game}"
        if self.inline and self.words.has(inline):
            key = inline
        if place == "x":
            return self.words("place-discard")
        if place.endswith(ANY):
            return f"{place[:-1]} …"
        if _SIDE.fullmatch(place) and self._is_place(place):
            whose = "own" if "ab".index(place[0]) == self.seat else "other"
            return self.words(f"side-{self.game}", whose=whose, colour=COLOURS.get(place[1:], "")).strip()
        return self.words(key, place=place) if self.words.has(key) else place

    def _is_place(self, text: str) -> bool:
        if _SIDE.fullmatch(text):
            return self.words.has(f"side-{self.game}")
        return text.isdecimal() and self.words.has(f"place-{self.game}")

    def _objects(self, parts: Sequence[str]) -> str:
        """The objects of an action: cards, places, a card at a place, one place to another."""
        told = ""
        for part in parts:
            match part[0], part[1:]:
                case " ", "-":
                    told += f" {self.words('place-nothing')}"
                case " ", thing:
                    told += f" {self._place(thing) if self._is_place(thing) else self._card(thing)}"
                case "@", place:
                    told += f" · {self._place(place)}"
                case _, place:
                    told += f" → {self._place(place)}"
        return told.removeprefix(" ").removeprefix("· ").removeprefix("→ ")


def parts(text: str) -> list[str]:
    """`R7@3` is a card and its place; `Traitor R7@3-5` is a name, a card, where it lies, and where it goes."""
    return re.findall(r"[ @-]?[^ @-]+| -", text)


def _spellings(text: str) -> list[list[str]]:
    """The parts in every order in which they can be chosen, the usual order first."""
    head, *rest = parts(text)
    if head in _UNORDERED:
        return [[head, *order] for order in dict.fromkeys(permutations(rest))]
    return [[head, *rest]]


def _shared(rests: Iterable[list[str]]) -> list[str]:
    """The parts with which all of them begin."""
    return [column[0] for column in takewhile(lambda column: len(set(column)) == 1, zip(*rests, strict=False))]


def _by_colour(groups: dict[str, list[tuple[list[str], str]]]) -> dict[str, list[tuple[list[str], str]]]:
    """Groups many cards by colour, and many places by column."""
    found: dict[str, list[tuple[list[str], str]]] = {}
    for part, group in groups.items():
        found.setdefault(f"{part[:2]}{ANY}" if is_numbered(part[1:]) else part, []).extend(group)
    return dict(sorted(found.items())) if all(part.startswith("@") for part in found) else found

"""Sheets for the rules of Heave Ho!: its cards, its places and sections of its rope."""

from dataclasses import dataclass
from typing import Literal

from renderers import diagrams
from renderers.canvas import Sprite, blank, centred, label, pill, stain, symbol
from renderers.diagrams import WIDTH
from renderers.heave_ho import examples
from renderers.heave_ho.faces import CARD, GROUNDS, cell, drawing, face, printed
from renderers.heave_ho.track import TILE, barrel, hollow, tile
from renderers.lettering import clean
from renderers.sprites import Format, emblem
from renderers.theme import Theme
from renderers.words import Words

INNER = WIDTH - 2 * diagrams.MARGIN
"""The width of a single panel."""
FLAT = (264, 136)
"""An action card in landscape, with its name in large letters."""
PAIR = (66, 84)
_BARREL = 72

Fate = Literal["sorted", "held", "left"]
"""The state of a pair: sorted, being looked at, or not yet seen."""


@dataclass(frozen=True, slots=True)
class Sheet(diagrams.Sheet):
    """A picture in progress."""

    def card(self, card: str, form: Format, marked: bool = False) -> Sprite:
        return self.small(card, marked)

    def small(self, card: str, marked: bool = False) -> Sprite:
        """A card with no person on it: it has only one format."""
        return cell(self.theme, card, marked)

    def person(self, card: str, marked: bool = False, mirrored: bool = False) -> Sprite:
        """A card as it lies on the board, mirrored on the other player's side."""
        return face(card, CARD, "lane", marked, self.theme, self.words, mirrored)

    def place(self, colour: str, mirrored: bool = False) -> Sprite:
        """An empty place."""
        return printed(self.theme, colour, CARD, "lane", mirrored)

    def flat(self, card: str) -> Sprite:
        """An action card with a readable name and its notation."""
        theme, (width, height) = self.theme, FLAT
        image = blank(theme, FLAT, "lane")
        centred(image, pill(theme, width - 8, height - 8, 16, "lane", "slate"), width / 2, height / 2)
        centred(image, symbol(theme, drawing(card), 46, "slate", "cream"), width / 2, 36)
        name = self.words(f"card-{card}")
        centred(image, label(theme, name, "Bold", 35, width - 24, "slate", "cream"), width / 2, 84)
        typed = examples.TYPED.get(card, card)
        if clean(name) != typed:
            centred(image, label(theme, typed, "Medium", 26, width - 24, "slate", "cream"), width / 2, 116)
        return Sprite(image)

    def back(self, width: int) -> Sprite:
        """The back of a team's deck."""
        return self.backed(("soft", "cairn"), width)

    def space(self, number: int, x: float, y: float, there: bool = True) -> None:
        """A space of the rope with the barrel on it, or with the outline of a barrel that has left."""
        theme, down = self.theme, TILE[1] / 2 + 4
        self.put(barrel(theme, _BARREL, "lane") if there else hollow(theme, _BARREL), x, y - down)
        self.put(tile(theme, number), x, y + _BARREL / 2 + 4)

    def barrels(self, count: int, x: float, y: float, size: int) -> None:
        """Barrels side by side, centred on x."""
        for place in range(count):
            self.put(barrel(self.theme, size, "lane"), x + (size + 10) * (place - (count - 1) / 2), y)

    def cross(self, x: float, y: float, size: int = 62) -> None:
        """A cross that strikes out a card."""
        self.put(pill(self.theme, size, size, size // 2, "lane", "lane"), x, y)
        self.sign("crossed", x, y, size * 2 // 3)

    def pair(self, fate: Fate) -> Sprite:
        """Two cards, one kept and one given away."""
        width, height = PAIR
        image = blank(self.theme, PAIR, "lane")
        edge = {"sorted": "slate", "held": "ink", "left": "soft"}[fate]
        inside = {"sorted": "slate", "held": "cream", "left": "lane"}[fate]
        for x, y in ((20, 0), (2, 12)):
            wide, high = width - 22, height - 14
            pill(self.theme, wide + 4, high + 4, 12, "lane", "lane").onto(image, x - 2, y - 2)
            pill(self.theme, wide, high, 10, "lane", edge).onto(image, x, y)
            pill(self.theme, wide - 8, high - 8, 7, edge, inside).onto(image, x + 4, y + 4)
        return Sprite(image)

    def swatch(self, colour: str, size: int) -> Sprite:
        """A colour's shape and letter; white cards have one too."""
        if colour not in GROUNDS:
            return diagrams.Sheet.swatch(self, colour, size)
        image = blank(self.theme, (size, size), "lane")
        centred(image, pill(self.theme, size, size, size // 6, "lane", "shade"), size / 2, size / 2)
        centred(image, pill(self.theme, size - 6, size - 6, size // 6 - 3, "shade", "cream"), size / 2, size / 2)
        centred(image, stain(self.theme, emblem(colour, size * 3 // 4), "cream", "coal"), size / 2, size / 2)
        return Sprite(image)


def sheet(theme: Theme, words: Words, height: int, width: int = WIDTH) -> Sheet:
    return Sheet(theme, words, diagrams.land(theme, height, width))

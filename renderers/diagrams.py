"""The parts that make up the pictures in the rules: a sheet of land with panels, and the pieces that lie on it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from renderers import scenery, sprites
from renderers.canvas import Sprite, blank, centred, encode, figure, label, pill, stain, symbol
from renderers.lettering import fit
from renderers.picture import Picture
from renderers.sprites import DISCARD, Format
from renderers.theme import INK_ON, Theme
from renderers.words import Words

WIDTH = 800
"""Narrower than a board, so that the same cards look larger on a phone."""
TOP = 40
"""The height of the hills above the panels."""
MARGIN = 14
GAP = 12
CAPTION = 88
TEXT = 44
_TALLEST = 1200

LOOSE = Format(
    width=122,
    height=94,
    margin=4,
    radius=13,
    digit=84,
    digit_at=(33, 47),
    emblem=56,
    emblem_at=(87, 47),
    symbol=62,
    symbol_at=(61, 47),
    strength=0,
    strength_at=(0, 0),
    name=0,
    name_at=0,
    name_lines=0,
    code=0,
    code_at=0,
)
"""A card that is not covered by another."""

WIDE = Format(
    width=300,
    height=168,
    margin=4,
    radius=16,
    digit=0,
    digit_at=(0, 0),
    emblem=0,
    emblem_at=(0, 0),
    symbol=54,
    symbol_at=(150, 36),
    strength=0,
    strength_at=(0, 0),
    name=35,
    name_at=97,
    name_lines=2,
    code=26,
    code_at=147,
)
"""A tactics card in landscape, with its name in large letters."""


@dataclass(frozen=True, slots=True)
class Sheet(ABC):
    """A picture in progress. Coordinates are the centres of what is placed there."""

    theme: Theme
    words: Words
    canvas: Image.Image

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        centred(self.canvas, sprite, x, y)

    def row(self, pieces: Iterable[Sprite], x: int, y: int) -> int:
        """Draw pieces side by side from x; return where they end."""
        for piece in pieces:
            piece.onto(self.canvas, x, y - piece.image.height // 2)
            x += piece.image.width
        return x

    def panel(self, left: int, top: int, width: int, height: int) -> None:
        pill(self.theme, width, height, 18, "near", "lane").onto(self.canvas, left, top)

    def panels(self, captions: Sequence[str], widths: Sequence[int]) -> list[int]:
        """Draw panels side by side below the hills, with captions of equal size; return their centres."""
        size = min(self.size((text,), width - 20) for text, width in zip(captions, widths, strict=True))
        left, middles = MARGIN, []
        for text, width in zip(captions, widths, strict=True):
            middles.append(left + width // 2)
            self.panel(left, TOP, width, self.canvas.height - TOP - MARGIN)
            self.write(text, middles[-1], TOP + CAPTION / 2, width - 20, size)
            left += width + GAP
        return middles

    def size(self, texts: Iterable[str], width: int) -> int:
        """The largest size at which every text fits the width."""
        return min(fit(text, "Bold", TEXT, width)[1] for text in texts)

    def write(self, text: str, x: float, y: float, width: int, size: int = TEXT) -> None:
        self.put(label(self.theme, text, "Bold", size, width, "lane", "ink"), x, y)

    def write_from(self, text: str, x: int, y: int, width: int, size: int = TEXT) -> None:
        """Write text that starts at x."""
        self.row([label(self.theme, text, "Bold", size, width, "lane", "ink")], x, y)

    def number(self, text: str | int, x: float, y: float, size: int) -> None:
        self.put(figure(self.theme, str(text), size, "lane", "ink"), x, y)

    def sign(self, name: str, x: float, y: float, size: int, ink: str = "ink") -> None:
        self.put(symbol(self.theme, name, size, "lane", ink), x, y)

    def arrow(self, name: str, x: float, y: float, size: int = 32) -> None:
        self.sign(name, x, y, size, "soft")

    def rule(self, left: int, y: int, width: int) -> None:
        pill(self.theme, width, 4, 2, "lane", "soft").onto(self.canvas, left, y - 2)

    @abstractmethod
    def card(self, card: str, form: Format, marked: bool = False) -> Sprite:
        """A card of the game."""

    def cards(self, cards: Iterable[str], form: Format = LOOSE) -> list[Sprite]:
        return [self.card(card, form) for card in cards]

    def gap(self, text: str, form: Format = DISCARD) -> Sprite:
        """The outline of a missing card."""
        theme, image = self.theme, blank(self.theme, (form.width, form.height), "lane")
        width, height, middle = form.width - 2 * form.margin, form.height - 2 * form.margin, form.width / 2
        centred(image, pill(theme, width, height, form.radius, "lane", "soft"), middle, form.height / 2)
        centred(image, pill(theme, width - 6, height - 6, form.radius - 3, "soft", "lane"), middle, form.height / 2)
        if text:
            # Level with a card's digit, since other cards may cover the rest.
            told = label(theme, text, "Bold", height // 2, width - 10, "lane", "soft")
            centred(image, told, middle, form.digit_at[1])
        return Sprite(image)

    def backed(self, back: tuple[str, str], width: int) -> Sprite:
        """The back of a deck's cards, given its colour and symbol."""
        paper, drawn = back
        height, ink = width * 4 // 3, "field" if paper == "soft" else "cream"
        image = blank(self.theme, (width, height), "lane")
        centred(image, pill(self.theme, width - 8, height - 8, width // 7, "lane", paper), width / 2, height / 2)
        centred(image, symbol(self.theme, drawn, width * 3 // 5, paper, ink), width / 2, height / 2)
        return Sprite(image)

    def swatch(self, colour: str, size: int) -> Sprite:
        """A clan's shape and letter on its colour."""
        image = blank(self.theme, (size, size), "lane")
        centred(image, pill(self.theme, size, size, size // 6, "lane", colour), size / 2, size / 2)
        shape = stain(self.theme, sprites.emblem(colour, size * 3 // 4), colour, INK_ON[colour])
        centred(image, shape, size / 2, size / 2)
        return Sprite(image)

    def chip(self, text: str, width: int) -> Sprite:
        """A word on a plate."""
        image = blank(self.theme, (width, 66), "lane")
        centred(image, pill(self.theme, width, 66, 16, "lane", "slate"), width / 2, 33)
        centred(image, label(self.theme, text, "Bold", 38, width - 20, "slate", "cream"), width / 2, 32)
        return Sprite(image)

    def picture(self, alt: str) -> Picture:
        """The finished picture; the sheet cannot be used afterwards."""
        return Picture(encode(self.theme, self.canvas), self.canvas.size, alt)


def land(theme: Theme, height: int, width: int = WIDTH) -> Image.Image:
    """The background of a sheet."""
    # Cropped from one land tall enough for all of them, so that the cache stays small.
    return scenery.land(theme, (width, _TALLEST), (), (width, _TALLEST), 0).crop((0, 0, width, height))

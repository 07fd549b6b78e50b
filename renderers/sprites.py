"""Cards, drawn once and cached. Each shows its colour three times: as a letter, as a shape and as a colour."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops

from core.schotten_totten.cards import TROOPS
from renderers.canvas import Sprite, blank, centred, figure, label, stain, symbol
from renderers.lettering import Weight, clean, glyph
from renderers.shapes import panel, shape
from renderers.theme import INK_ON, Theme


def printed(counts: range) -> str:
    """The strengths that a wild card can have, as printed on it."""
    return "–".join(dict.fromkeys((str(counts[0]), str(counts[-1]))))


STRENGTHS = {card: printed(counts) for card, counts in TROOPS.items()}
"""The strengths of the troops, as printed on their cards."""

# The position of a letter in its emblem, relative to the emblem's size: centre, then height.
_LETTERS = {"O": (0.65, 0.46), "Y": (0.43, 0.57), "G": (0.5, 0.5), "B": (0.6, 0.51), "P": (0.5, 0.49), "W": (0.4, 0.38)}
_LETTER = (0.5, 0.57)


@dataclass(frozen=True, eq=False)
class Format:
    """The sizes on a card; anything without a size is left out. A point is the centre of its item.

    Compared by identity, like a theme.
    """

    width: int
    height: int
    margin: int
    radius: int
    digit: int
    digit_at: tuple[int, int]
    emblem: int
    emblem_at: tuple[int, int]
    symbol: int
    symbol_at: tuple[int, int]
    strength: int
    strength_at: tuple[int, int]
    name: int
    name_at: int
    name_lines: int
    code: int
    code_at: int


BOARD = Format(
    width=126,
    height=106,
    margin=4,
    radius=13,
    digit=84,
    digit_at=(31, 38),
    emblem=56,
    emblem_at=(89, 38),
    symbol=38,
    symbol_at=(33, 27),
    strength=38,
    strength_at=(88, 27),
    name=21,
    name_at=55,
    name_lines=1,
    code=20,
    code_at=90,
)

HAND = Format(
    width=164,
    height=236,
    margin=5,
    radius=18,
    digit=134,
    digit_at=(82, 63),
    emblem=74,
    emblem_at=(82, 150),
    symbol=92,
    symbol_at=(82, 62),
    strength=34,
    strength_at=(82, 130),
    name=27,
    name_at=167,
    name_lines=2,
    code=24,
    code_at=213,
)

DISCARD = Format(
    width=78,
    height=68,
    margin=3,
    radius=9,
    digit=48,
    digit_at=(21, 34),
    emblem=34,
    emblem_at=(54, 34),
    symbol=46,
    symbol_at=(39, 34),
    strength=0,
    strength_at=(0, 0),
    name=0,
    name_at=0,
    name_lines=0,
    code=0,
    code_at=0,
)


@lru_cache(maxsize=512)
def clan(theme: Theme, card: str, form: Format, paper: str, marked: bool, caption: str = "") -> Sprite:
    """A numbered card: "R7"."""
    colour, strength = card[0], card[1:]
    ink = INK_ON[colour]
    sprite = _face(theme, form, paper, colour, marked)
    centred(sprite.image, figure(theme, strength, form.digit, colour, ink), *form.digit_at)
    centred(sprite.image, stain(theme, emblem(colour, form.emblem), colour, ink), *form.emblem_at)
    if caption and form.code:
        _caption(theme, sprite, form, caption, "Bold", form.code, form.code_at, colour)
    return sprite


@lru_cache(maxsize=256)
def tactics(
    theme: Theme, card: str, name: str, form: Format, paper: str, marked: bool, counts: str | None = None
) -> Sprite:
    """A tactics card: its symbol, its name in the reader's language, and its notation.

    `counts` is the strength printed on it; None means as in Schotten Totten.
    """
    sprite = _face(theme, form, paper, "slate", marked)
    strength = (STRENGTHS.get(card) if counts is None else counts) if form.strength else None
    x, y = form.symbol_at
    if form is BOARD and not strength:
        x = form.width // 2
    centred(sprite.image, symbol(theme, card, form.symbol, "slate", "cream"), x, y)
    if strength:
        centred(sprite.image, figure(theme, strength, form.strength, "slate", "cream"), *form.strength_at)
    if form.name:
        _caption(theme, sprite, form, name, "Bold", form.name, form.name_at, "slate")
    if form.code and clean(name) != card:
        _caption(theme, sprite, form, card, "Medium", form.code, form.code_at, "slate")
    return sprite


@lru_cache(maxsize=64)
def gap(theme: Theme, card: str, paper: str) -> Sprite:
    """The place of a card that has left its side."""
    sprite = outline(theme, BOARD, paper, "soft", 3)
    middle = BOARD.width / 2, BOARD.height / 2
    centred(sprite.image, label(theme, card, "Bold", 40, BOARD.width - 24, paper, "soft"), *middle)
    return sprite


def outline(theme: Theme, form: Format, paper: str, ink: str, width: int, face: str = "") -> Sprite:
    """An empty place for a card, with a rim of this width. It is filled with paper, or with a colour of its own."""
    sprite = _face(theme, form, paper, paper, False)
    _inset(theme, sprite.image, form.margin, form, paper, ink)
    _inset(theme, sprite.image, form.margin + width, form, ink, face or paper)
    return sprite


@lru_cache(maxsize=32)
def emblem(colour: str, size: int) -> Image.Image:
    """Coverage of a clan's shape with its letter cut out."""
    middle, height = _LETTERS.get(colour, _LETTER)
    letter = glyph(colour, "Black", round(size * height / 0.64))
    hole = Image.new("L", (size, size))
    hole.paste(letter, (round((size - letter.width) / 2), round(size * middle - letter.height / 2)))
    return ImageChops.subtract(shape(colour, size), hole)


def _face(theme: Theme, form: Format, paper: str, face: str, marked: bool) -> Sprite:
    """An empty card with a rim of paper, so that overlapping cards stay distinct; a marked card has a rim of ink."""
    image = blank(theme, (form.width, form.height), paper)
    inset = form.margin
    if marked:
        _inset(theme, image, 0, form, paper, "ink")
        _inset(theme, image, form.margin, form, "ink", paper)
        inset += 3
    _inset(theme, image, inset, form, paper, face)
    return Sprite(image)


def _inset(theme: Theme, image: Image.Image, inset: int, form: Format, paper: str, ink: str) -> None:
    radius = form.radius + form.margin - inset
    cover = panel(form.width - 2 * inset, form.height - 2 * inset, radius)
    stain(theme, cover, paper, ink).onto(image, inset, inset)


def _caption(
    theme: Theme, sprite: Sprite, form: Format, text: str, weight: Weight, size: int, y: int, face: str
) -> None:
    """Text across a card."""
    # The face of a marked card is slightly smaller, but the text must look the same on it.
    width, lines = form.width - 2 * form.margin - 10, form.name_lines
    centred(sprite.image, label(theme, text, weight, size, width, face, INK_ON[face], lines), form.width / 2, y)

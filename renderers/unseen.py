"""What the line games show of the cards that a seat has not seen: a row for each colour, a column for each strength."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import groupby

from PIL import Image

from renderers.canvas import Sprite, blank, centred, figure, pill, stain
from renderers.sprites import emblem
from renderers.theme import INK_ON, Theme

WIDTH = 1200
MARGIN = 14
ROW = 66
"""The height of a row."""
_INSET, _RADIUS = 3, 11
_DIGITS, _EMBLEM = (52, 42), 34
"""The sizes of a strength with one digit or two, and of a colour's shape."""
_DOT = 12


def grid(unseen: Collection[str], colours: str, strengths: Sequence[int], theme: Theme) -> Image.Image:
    """The cards in their places; a dot stands for each that has been seen."""
    canvas = blank(theme, (WIDTH, ROW * len(colours) + 2 * MARGIN), "lane")
    width = (WIDTH - 2 * MARGIN) // len(strengths)
    left = (WIDTH - width * len(strengths)) // 2
    for row, colour in enumerate(colours):
        for column, strength in enumerate(strengths):
            x, y = left + width * (column + 0.5), MARGIN + ROW * (row + 0.5)
            card = f"{colour}{strength}"
            shown = _card(theme, card, width) if card in unseen else pill(theme, _DOT, _DOT, _DOT // 2, "lane", "shade")
            centred(canvas, shown, x, y)
    return canvas


def listed(unseen: Sequence[str]) -> str:
    """The cards in the notation, colour by colour."""
    return ", ".join(" ".join(group) for _, group in groupby(unseen, key=lambda card: card[0]))


@lru_cache(maxsize=256)
def _card(theme: Theme, card: str, width: int) -> Sprite:
    colour, strength = card[0], card[1:]
    image = blank(theme, (width, ROW), "lane")
    pill(theme, width - 2 * _INSET, ROW - 2 * _INSET, _RADIUS, "lane", colour).onto(image, _INSET, _INSET)
    middle = ROW / 2
    centred(image, figure(theme, strength, _DIGITS[len(strength) - 1], colour, INK_ON[colour]), width * 0.34, middle)
    centred(image, stain(theme, emblem(colour, _EMBLEM), colour, INK_ON[colour]), width * 0.76, middle)
    return Sprite(image)

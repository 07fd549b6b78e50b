"""The strength of a complete side of a line game, in a picture."""

from functools import lru_cache

from core.formations import Strength
from renderers.canvas import Sprite, blank, centred, figure, label, symbol
from renderers.lettering import capital
from renderers.theme import Theme
from renderers.words import Words

MEDAL = 30


def formation(
    strength: Strength, size: int, first: bool, width: int, theme: Theme, words: Words, lines: int = 2
) -> Sprite:
    """The strength of a side of this size, and whether it wins by being first; the name takes at most `lines` lines."""
    name = capital(words(f"formation-{strength.formation.key}", size=size))
    return _strength(theme, name, strength.total, first, width, lines)


@lru_cache(maxsize=256)
def _strength(theme: Theme, name: str, total: int, first: bool, width: int, lines: int) -> Sprite:
    """A formation's name above its total, with a medal for the first."""
    line = label(theme, name, "Bold", 25, width - 2, "lane", "ink", lines)
    image = blank(theme, (width, line.image.height + 28), "lane")
    centred(image, line, width / 2, line.image.height / 2)
    number = figure(theme, str(total), 36, "lane", "ink")
    middle = width / 2, image.height - 15
    centred(image, number, *middle)
    if first:
        centred(image, symbol(theme, "medal", MEDAL, "lane", "ink"), middle[0] + number.image.width / 2 + 24, middle[1])
    return Sprite(image)

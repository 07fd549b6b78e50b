"""The strength of a complete side of a line game, in a picture."""

from functools import lru_cache

from renderers.canvas import Sprite, blank, centred, figure, label, symbol
from renderers.lettering import capital
from renderers.theme import Theme

MEDAL = 30


@lru_cache(maxsize=256)
def formation(theme: Theme, name: str, total: int, first: bool, width: int, lines: int = 2) -> Sprite:
    """A formation's name in at most `lines` lines above its total, with a medal if it wins by being first."""
    line = label(theme, capital(name), "Bold", 25, width - 2, "lane", "ink", lines)
    image = blank(theme, (width, line.image.height + 28), "lane")
    centred(image, line, width / 2, line.image.height / 2)
    number = figure(theme, str(total), 36, "lane", "ink")
    middle = width / 2, image.height - 15
    centred(image, number, *middle)
    if first:
        centred(image, symbol(theme, "medal", MEDAL, "lane", "ink"), middle[0] + number.image.width / 2 + 24, middle[1])
    return Sprite(image)

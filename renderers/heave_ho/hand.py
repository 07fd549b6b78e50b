"""What a seat looks at: its cards, large and in hand order, a pair to sort, or the opponent's hand."""

from collections.abc import Sequence

from PIL import Image

from core.heave_ho.view import View
from renderers import hands
from renderers.canvas import blank, centred, encode, figure, label
from renderers.heave_ho import text
from renderers.heave_ho.faces import CARD, CELL, LARGE, cell, face
from renderers.picture import Picture
from renderers.theme import Theme
from renderers.words import Words

WIDTH = hands.WIDTH
HEADLINE = 100
"""The height of the headline above the cards."""
SIDE = 276
"""The width of the parts for sorted cards."""
COLUMNS = 3
_BOTTOM = 20


def hand(view: View, theme: Theme, words: Words) -> Picture:
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    canvas = hand_drawn(view, theme, words)
    return Picture(encode(theme, canvas), canvas.size, text.hand_alt(view, words))


def hand_drawn(view: View, theme: Theme, words: Words) -> Image.Image:
    """The hand as a canvas, not yet encoded."""
    if view.barrel is None:
        return _sorting(view, theme, words)
    canvas = hands.drawn([face(card, CARD, "lane", False, theme, words) for card in view.hand], theme, words)
    return _below(canvas, text.headline(view, words), theme) if text.trick(view) else canvas


def _below(cards: Image.Image, told: str, theme: Theme) -> Image.Image:
    """The cards with a headline."""
    canvas = blank(theme, (cards.width, cards.height + HEADLINE), "lane")
    canvas.paste(cards, (0, HEADLINE))
    _headline(canvas, told, theme)
    return canvas


def _headline(canvas: Image.Image, told: str, theme: Theme) -> None:
    canvas.paste(theme.index("slate"), (0, 0, WIDTH, HEADLINE))
    centred(canvas, label(theme, told, "Bold", 44, WIDTH - 40, "slate", "cream", 2), WIDTH / 2, HEADLINE / 2 - 2)


def _sorting(view: View, theme: Theme, words: Words) -> Image.Image:
    """The numbered pair in the middle, with the kept and given cards small on either side."""
    rows = -(-len(view.kept) // COLUMNS)
    height = HEADLINE + _BOTTOM + max(70 + LARGE.height if view.hand else 0, 70 + rows * CELL[1])
    canvas = blank(theme, (WIDTH, height), "lane")
    _headline(canvas, text.headline(view, words), theme)
    _sorted(canvas, view.kept, words("board-kept"), 12, theme)
    _sorted(canvas, view.given, words("board-given"), WIDTH - 12 - SIDE, theme)
    for place, card in enumerate(view.hand):
        x = WIDTH / 2 + (place - 0.5) * (LARGE.width + 12)
        centred(canvas, figure(theme, str(place + 1), 72, "lane", "ink"), x, HEADLINE + 42)
        centred(canvas, face(card, LARGE, "lane", False, theme, words), x, HEADLINE + 76 + LARGE.height / 2)
    return canvas


def _sorted(canvas: Image.Image, cards: Sequence[str], title: str, left: int, theme: Theme) -> None:
    told = label(theme, title, "Bold", 38, SIDE - 10, "lane", "ink")
    centred(canvas, told, left + SIDE / 2, HEADLINE + 38)
    step = SIDE // COLUMNS
    for place, card in enumerate(cards):
        x, y = left + step * (place % COLUMNS + 0.5), HEADLINE + 70 + CELL[1] * (place // COLUMNS + 0.5)
        centred(canvas, cell(theme, card, False), x, y)

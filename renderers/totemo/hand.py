"""A seat's own blocks, large and in hand order."""

from PIL import Image

from core.totemo.view import View
from renderers.canvas import blank, centred, encode, label
from renderers.picture import Picture
from renderers.theme import Theme
from renderers.totemo import text
from renderers.totemo.carvings import SIZE, carved
from renderers.words import Words

WIDTH, MARGIN = 1200, 14


def hand(view: View, theme: Theme, words: Words) -> Picture:
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    canvas = hand_drawn(view, theme, words)
    return Picture(encode(theme, canvas), canvas.size, text.hand_alt(view, words))


def hand_drawn(view: View, theme: Theme, words: Words) -> Image.Image:
    """The hand as a canvas, not yet encoded."""
    wide, high = SIZE
    canvas = blank(theme, (WIDTH, high + 2 * MARGIN), "lane")
    if not view.hand:
        told = label(theme, words("hand-totemo-empty"), "Bold", 48, WIDTH - 80, "lane", "ink", 2)
        centred(canvas, told, WIDTH / 2, canvas.height / 2)
    left = (WIDTH - wide * len(view.hand)) // 2
    for place, name in enumerate(view.hand):
        carved(theme, name, text.kind(name, words)).onto(canvas, left + wide * place, MARGIN)
    return canvas

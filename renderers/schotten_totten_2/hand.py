"""A seat's own cards, large and in hand order."""

from PIL import Image

from core.schotten_totten_2.view import View
from renderers import hands, sprites, telling
from renderers.canvas import encode
from renderers.picture import Picture
from renderers.schotten_totten_2.faces import face, named
from renderers.theme import Theme
from renderers.words import Words


def hand(view: View, theme: Theme, words: Words) -> Picture:
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    canvas = hand_drawn(view, theme, words)
    return Picture(encode(theme, canvas), canvas.size, telling.hand_alt(view, words, named))


def hand_drawn(view: View, theme: Theme, words: Words) -> Image.Image:
    """The hand as a canvas, not yet encoded."""
    faces = [face(card, sprites.HAND, "lane", False, theme, words) for card in view.hand]
    return hands.drawn(faces, theme, words)

"""A seat's own cards, large and in hand order."""

from PIL import Image

from core.schotten_totten.cards import is_clan
from core.schotten_totten.view import View
from renderers import hands, sprites, telling
from renderers.canvas import Sprite, encode
from renderers.picture import Picture
from renderers.theme import Theme
from renderers.words import Words


def hand(view: View, theme: Theme, words: Words) -> Picture:
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    canvas = hand_drawn(view, theme, words)
    return Picture(encode(theme, canvas), canvas.size, telling.hand_alt(view, words))


def hand_drawn(view: View, theme: Theme, words: Words) -> Image.Image:
    """The hand as a canvas, not yet encoded."""
    return hands.drawn([_card(card, theme, words) for card in view.hand], theme, words)


def _card(card: str, theme: Theme, words: Words) -> Sprite:
    if is_clan(card):
        return sprites.clan(theme, card, sprites.HAND, "lane", False, words(f"colour-{card[0]}"))
    return sprites.tactics(theme, card, words(f"card-{card}"), sprites.HAND, "lane", False)

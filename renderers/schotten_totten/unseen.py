"""The cards that a seat has not seen."""

from PIL import Image

from core.schotten_totten.cards import COLOURS, PACK
from core.schotten_totten.sight import unseen
from core.schotten_totten.view import View
from renderers.theme import Theme
from renderers.unseen import grid, listed
from renderers.words import Words

_STRENGTHS = sorted({int(card[1:]) for card in PACK.cards})


def drawn(view: View, theme: Theme, _words: Words) -> Image.Image:
    return grid(unseen(view), COLOURS, _STRENGTHS, theme)


def told(view: View, _words: Words) -> str:
    return listed(unseen(view))

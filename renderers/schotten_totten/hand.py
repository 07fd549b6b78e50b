"""A seat's own cards, large and in hand order."""

from core.schotten_totten.cards import is_clan
from core.schotten_totten.view import View
from renderers import sprites
from renderers.canvas import Sprite, blank, centred, encode, label
from renderers.picture import Picture
from renderers.schotten_totten import text
from renderers.theme import Theme
from renderers.words import Words

WIDTH = 1200
MARGIN = 14
ROW = 7
"""How many cards stand in one row at most: a whole hand, but for a Recruiter's."""


def hand(view: View, theme: Theme, words: Words) -> Picture:
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    form, rows = sprites.HAND, _rows(view.hand)
    canvas = blank(theme, (WIDTH, 2 * MARGIN + form.height * max(1, len(rows))), "lane")
    if not view.hand:
        told = label(theme, words("hand-empty"), "Bold", 48, WIDTH - 80, "lane", "ink", 2)
        centred(canvas, told, WIDTH / 2, canvas.height / 2)
    for line, row in enumerate(rows):
        left = (WIDTH - form.width * len(row)) // 2
        for place, card in enumerate(row):
            _card(card, theme, words).onto(canvas, left + form.width * place, MARGIN + form.height * line)
    return Picture(encode(theme, canvas), canvas.size, text.hand_alt(view, words))


def _rows(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    if len(cards) <= ROW:
        return [cards] if cards else []
    half = (len(cards) + 1) // 2
    return [cards[:half], cards[half:]]


def _card(card: str, theme: Theme, words: Words) -> Sprite:
    if is_clan(card):
        return sprites.clan(theme, card, sprites.HAND, "lane", False, words(f"colour-{card[0]}"))
    return sprites.tactics(theme, card, words(f"card-{card}"), sprites.HAND, "lane", False)

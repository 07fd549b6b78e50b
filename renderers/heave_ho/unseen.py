"""The cards that a seat has not seen: a row for each colour, then white cards, then action cards."""

from PIL import Image

from core.heave_ho.cards import ACTIONS, COLOURS
from core.heave_ho.sight import unseen
from core.heave_ho.view import View
from renderers.canvas import blank
from renderers.heave_ho.faces import CELL, cell
from renderers.theme import Theme
from renderers.words import Words

WIDTH, MARGIN = 1200, 14
_GAP = 6


def drawn(view: View, theme: Theme, _words: Words) -> Image.Image:
    rows = _rows(view)
    canvas = blank(theme, (WIDTH, (CELL[1] + _GAP) * len(rows) + 2 * MARGIN), "lane")
    for number, row in enumerate(rows):
        left, top = MARGIN, MARGIN + (CELL[1] + _GAP) * number
        for card in row:
            shown = cell(theme, card, False)
            shown.onto(canvas, left, top)
            left += shown.image.width + _GAP
    return canvas


def told(view: View, words: Words) -> str:
    return ", ".join(
        " ".join(words(f"card-{card}") if card in ACTIONS else card for card in row) for row in _rows(view)
    )


def _rows(view: View) -> list[list[str]]:
    cards = unseen(view)
    actions = [card for card in cards if card in ACTIONS]
    white = [card for card in cards if card not in ACTIONS and card[0] not in COLOURS]
    people = [[card for card in cards if card not in ACTIONS and card[0] == colour] for colour in COLOURS]
    return [row for row in (*people, white, actions) if row]

"""What lies beside the rope: the discards, the cards that are gone, and the lots that decided who begins."""

from collections.abc import Sequence

from PIL import Image

from core.heave_ho.cards import rank
from core.heave_ho.view import View
from renderers.canvas import Sprite, centred, label, pill, symbol
from renderers.heave_ho.faces import CELL, cell
from renderers.heave_ho.moves import Marks
from renderers.heave_ho.seats import seats
from renderers.theme import Theme
from renderers.words import Words

LEFT, WIDTH, HEIGHT = 14, 1172, 84
_TITLE = 130
_LOTS = 3
"""The most lots that fit; the earlier ones were ties."""


def table(canvas: Image.Image, view: View, top: int, marked: Marks, theme: Theme, words: Words) -> None:
    pill(theme, WIDTH, HEIGHT, 18, "near", "lane").onto(canvas, LEFT, top)
    y = top + HEIGHT // 2
    if view.barrel is None:
        if not view.outcome:
            told = label(theme, words("board-teams"), "Bold", 36, WIDTH - 60, "lane", "ink")
            centred(canvas, told, LEFT + WIDTH / 2, y - 2)
    elif view.turned and not view.last:
        _lots(canvas, view, y, theme, words)
    else:
        _lost(canvas, view, y, marked, theme, words)


def _lost(canvas: Image.Image, view: View, y: int, marked: Marks, theme: Theme, words: Words) -> None:
    """The discards on the left, the cards that are gone on the right."""
    right = LEFT + WIDTH - 12
    if view.gone:
        faces = [cell(theme, card, marked.gone) for card in view.gone]
        begin = right - sum(face.image.width for face in faces)
        _row(canvas, faces, begin, right, y)
        told = label(theme, words("board-gone"), "Bold", 28, _TITLE, "lane", "ink")
        right = begin - 10 - told.image.width
        told.onto(canvas, right, y - told.image.height // 2)
        right -= 26
    told = label(theme, words("board-discard"), "Bold", 28, _TITLE, "lane", "ink")
    told.onto(canvas, LEFT + 16, y - told.image.height // 2)
    new = len(view.discard) - marked.discarded
    faces = [cell(theme, card, place >= new) for place, card in enumerate(view.discard)]
    _row(canvas, faces, LEFT + 28 + told.image.width, right, y)


def _row(canvas: Image.Image, faces: Sequence[Sprite], left: int, right: int, y: int) -> None:
    """Cards side by side; they overlap if space is short, with the top one in front."""
    top = faces[-1].image.width if faces else 0
    others = sum(face.image.width for face in faces) - top
    tight = min(1.0, (right - left - top) / max(1, others))
    x = float(left)
    for face in faces:
        face.onto(canvas, round(x), y - CELL[1] // 2)
        x += face.image.width * tight


def _lots(canvas: Image.Image, view: View, y: int, theme: Theme, words: Words) -> None:
    """The cards that were turned up, first those of the seat on the left; the higher of each pair has a rim."""
    told = label(theme, words("board-turned"), "Bold", 28, 240, "lane", "ink")
    told.onto(canvas, LEFT + 16, y - told.image.height // 2)
    step = 2 * CELL[0] + 90
    for place, lots in enumerate(view.turned[-_LOTS:]):
        x = LEFT + WIDTH / 2 + (place - (min(len(view.turned), _LOTS) - 1) / 2) * step
        one, other = (lots[seat] for seat in seats(view))
        centred(canvas, symbol(theme, "crossed", 20, "lane", "soft"), x, y)
        centred(canvas, cell(theme, one, rank(one) > rank(other)), x - 26 - CELL[0] / 2, y)
        centred(canvas, cell(theme, other, rank(other) > rank(one)), x + 26 + CELL[0] / 2, y)

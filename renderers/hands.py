"""The picture of a hand: cards in order, in one or two rows."""

from collections.abc import Sequence

from PIL import Image

from renderers.canvas import Sprite, blank, centred, label
from renderers.sprites import HAND
from renderers.theme import Theme
from renderers.words import Words

WIDTH = 1200
MARGIN = 14
ROW = 7
"""The most cards in one row."""


def drawn(faces: Sequence[Sprite], theme: Theme, words: Words) -> Image.Image:
    rows = _rows(faces)
    canvas = blank(theme, (WIDTH, 2 * MARGIN + HAND.height * max(1, len(rows))), "lane")
    if not faces:
        told = label(theme, words("hand-empty"), "Bold", 48, WIDTH - 80, "lane", "ink", 2)
        centred(canvas, told, WIDTH / 2, canvas.height / 2)
    for line, row in enumerate(rows):
        left = (WIDTH - HAND.width * len(row)) // 2
        for place, face in enumerate(row):
            face.onto(canvas, left + HAND.width * place, MARGIN + HAND.height * line)
    return canvas


def _rows(faces: Sequence[Sprite]) -> list[Sequence[Sprite]]:
    if len(faces) <= ROW:
        return [faces] if faces else []
    half = (len(faces) + 1) // 2
    return [faces[:half], faces[half:]]

"""The blocks that a seat has not seen: how many there are of each kind."""

from collections import Counter

from PIL import Image

from core.totemo.pieces import KINDS, TOPPER
from core.totemo.sight import unseen
from core.totemo.view import View
from renderers.canvas import blank, centred, figure
from renderers.theme import Theme
from renderers.totemo.blocks import PEAK, SIZE, block
from renderers.words import Words

WIDTH, MARGIN = 1200, 12
ROW = SIZE[1] + 8
_COUNT = 58


def drawn(view: View, theme: Theme, _words: Words) -> Image.Image:
    """Blocks with a flat top above, toppers below."""
    counts = Counter(unseen(view))
    rows = [[kind for kind in KINDS if kind.endswith(TOPPER) is wanted] for wanted in (False, True)]
    canvas = blank(theme, (WIDTH, ROW * len(rows) + 2 * MARGIN), "wood")
    step = (WIDTH - 2 * MARGIN) // max(map(len, rows))
    for number, row in enumerate(rows):
        for place, kind in enumerate(row):
            left, top = MARGIN + step * place, MARGIN + ROW * number
            if counts[kind]:
                block(theme, kind).onto(canvas, left, top)
            count = figure(theme, str(counts[kind]), _COUNT, "wood", "ink")
            centred(canvas, count, left + SIZE[0] + 32, top + PEAK + (SIZE[1] - PEAK) / 2)
    return canvas


def told(view: View, _words: Words) -> str:
    return ", ".join(f"{count} × {kind}" for kind, count in Counter(unseen(view)).items())

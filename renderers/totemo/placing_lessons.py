"""The pictures on the rules pages about blocks: which there are, where they may stand, and what they score."""

import math

from core.totemo.pieces import START, SUPPLY, TOPPER, VALUES, WHEEL, is_topper
from renderers.canvas import pill
from renderers.diagrams import GAP, MARGIN, TOP
from renderers.picture import Picture
from renderers.theme import Theme
from renderers.totemo import examples
from renderers.totemo.blocks import FRONT, HIGH, PEAK, SIDE, block, stand
from renderers.totemo.diagrams import CAPTION, HALF, INNER, WIDTH, Part, Sheet, sheet
from renderers.words import Words


def blocks(theme: Theme, words: Words) -> Picture:
    """The number of blocks of each colour, and their value."""
    step, head = 88, 74
    kinds = [*WHEEL, "W", START]
    drawn = sheet(theme, words, TOP + head + step * len(kinds) + 10 + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, head + step * len(kinds) + 10)
    heads = [words(f"lesson-totemo-{key}") for key in ("normal", "toppers", "value")]
    places = 142, 360, 540
    size = drawn.size(heads, 156)
    for text, x in zip(heads, places, strict=True):
        drawn.write(text, x, TOP + head / 2 + 2, 156, size)
    for place, kind in enumerate(kinds):
        y = TOP + head + step * place + step / 2 + 6
        supply = SUPPLY[kind[0]]
        drawn.block(kind, places[0] - 46, y)
        drawn.number(1 if kind == START else supply.normal, places[0] + 48, y, 56)
        if supply.toppers:
            drawn.block(kind + TOPPER, places[1] - 46, y)
            drawn.number(supply.toppers, places[1] + 48, y, 56)
        drawn.number(VALUES[kind], places[2], y, 64)
    return drawn.picture(words("rules-totemo-4-alt"))


def wheel(theme: Theme, words: Words) -> Picture:
    """Neighbours go together."""
    height, far = 650, 224
    drawn = sheet(theme, words, TOP + height + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, height)
    x, y = WIDTH / 2, TOP + height / 2 + 4
    for across, paper, ink in ((2 * far + 14, "lane", "soft"), (2 * far - 14, "soft", "lane")):
        drawn.put(pill(drawn.theme, across, across, across // 2, paper, ink), x, y)
    names = [*(words(f"colour-{colour}") for colour in WHEEL), words("lesson-totemo-rainbow")]
    size = min(drawn.size(names, 204), 40)
    for place, colour in enumerate(WHEEL):
        angle = math.tau * place / len(WHEEL)
        _named(drawn, colour, names[place], x + far * math.sin(angle), y - far * math.cos(angle), size)
    _named(drawn, "W", names[-1], x, y, size)
    return drawn.picture(words("rules-totemo-5-alt"))


def _named(drawn: Sheet, name: str, told: str, x: float, y: float, size: int) -> None:
    drawn.put(pill(drawn.theme, 150, 122, 30, "lane", "lane"), x, y + 2)
    drawn.block(name, x - SIDE / 2, y - 8)
    drawn.write(told, x, y + 40, 204, size)


def refused(theme: Theme, words: Words) -> Picture:
    """Four blocks that cannot be placed."""
    heights = 236, 440
    drawn = sheet(theme, words, TOP + sum(heights) + GAP + MARGIN)
    captions = {key: words(f"lesson-totemo-{key}") for key in examples.REFUSED}
    size = drawn.size(captions.values(), HALF - 24)
    for place, (key, placing) in enumerate(examples.REFUSED.items()):
        row, column = divmod(place, 2)
        left, top = MARGIN + (HALF + GAP) * column, TOP + (heights[0] + GAP) * row
        drawn.panel(left, top, HALF, heights[row])
        drawn.write(captions[key], left + HALF / 2, top + CAPTION / 2, HALF - 24, size)
        _crossed(drawn, placing, left + HALF / 2, top + heights[row] - 18)
    return drawn.picture(words("rules-totemo-6-alt"))


def _crossed(drawn: Sheet, placing: examples.Placing, x: float, y: float) -> None:
    """A block where it cannot stand; above a topper it hovers."""
    shown = Part("".join(sorted({hole[0] for hole in (*placing.poles, placing.hole)})), placing.hole[1])
    left, top = drawn.part(shown, placing.poles, x, y)
    right, down = shown.spot(placing.hole)
    pole = placing.poles.get(placing.hole, ())
    air = PEAK if pole and is_topper(pole[-1]) else 0
    stand(drawn.canvas, block(drawn.theme, placing.block), left + right, top + down - air, len(pole))
    drawn.cross(left + right + FRONT + SIDE + 28, top + down - air - HIGH * len(pole) - HIGH + 8)


def scored(theme: Theme, words: Words) -> Picture:
    """The two examples of the rulebook."""
    height = 390
    drawn = sheet(theme, words, TOP + height + MARGIN)
    for place, placing in enumerate(examples.SCORED):
        left = MARGIN + (HALF + GAP) * place
        drawn.panel(left, TOP, HALF, height)
        drawn.placed(placing, Part("ab", "12"), left + HALF / 2, TOP + height - 100)
        drawn.write(placing.sum, left + HALF / 2, TOP + height - 50, HALF - 24, 56)
    return drawn.picture(words("rules-totemo-7-alt"))

"""The pictures in the rules, one per page."""

from collections.abc import Callable

from core.totemo.pieces import HAND, LOOP, SIZES, WHEEL
from renderers.canvas import centred, pill
from renderers.diagrams import GAP, MARGIN, TOP
from renderers.picture import Picture
from renderers.theme import Theme
from renderers.totemo import examples, loop, trail
from renderers.totemo.blocks import FRONT, SIDE
from renderers.totemo.board import board
from renderers.totemo.colours import coloured
from renderers.totemo.diagrams import CAPTION, HALF, INNER, WIDTH, Part, Sheet, sheet
from renderers.totemo.placing_lessons import blocks, refused, scored, wheel
from renderers.totemo.seats import token
from renderers.words import Words


def lesson(number: int, theme: Theme, words: Words) -> Picture:
    """The picture on a page, counted from 1."""
    return _DRAWN[str(number)](theme, words)


def _aim(theme: Theme, words: Words) -> Picture:
    """The middle of the board, and the points."""
    high, low = 490, 96
    drawn = sheet(theme, words, TOP + high + GAP + low + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, high)
    view, shown = examples.view(), Part(*examples.MIDDLE, apart=1.7)
    drawn.part(shown, {pole.hole: pole.blocks for pole in view.poles}, WIDTH / 2, TOP + high - 16)
    for seat, score in enumerate(view.scores):
        left = MARGIN + (HALF + GAP) * seat
        y = TOP + high + GAP + low // 2
        drawn.panel(left, TOP + high + GAP, HALF, low)
        drawn.put(token(drawn.theme, seat, 48), left + 44, y)
        drawn.write_from(words.seat(seat), left + 80, y, 130, 48)
        drawn.number(score, left + HALF - 50, y, 66)
    return drawn.picture(words("rules-totemo-1-alt"))


def _table(theme: Theme, words: Words) -> Picture:
    return board(examples.view(), coloured(theme), words)


def _turn(theme: Theme, words: Words) -> Picture:
    """A block is placed, scored and replaced; or all of them are swapped."""
    height = 262
    drawn = sheet(theme, words, TOP + 2 * height + GAP + MARGIN)
    before, after = examples.view(0), examples.view(1)
    captions = [words(f"lesson-totemo-{key}") for key in ("place", "score", "draw", "or-swap")]
    captions = [f"{place}. {told}" if place < len(captions) else told for place, told in enumerate(captions, 1)]
    size = drawn.size(captions, HALF - 24)
    middles = []
    for place, told in enumerate(captions):
        row, column = divmod(place, 2)
        left, top = MARGIN + (HALF + GAP) * column, TOP + (height + GAP) * row
        drawn.panel(left, top, HALF, height)
        drawn.write(told, left + HALF / 2, top + CAPTION / 2, HALF - 24, size)
        middles.append((left + HALF / 2, top + CAPTION + (height - CAPTION) / 2 - 4))
    placing = examples.placed(0)
    (x, y), (right, _), (_, below), _ = middles
    drawn.placed(placing, Part("cd", "3", named=True), x, y + 86)
    drawn.write(placing.sum, right, y - 44, HALF - 24, 60)
    _space(drawn, before.scores[0], right - 80, y + 44)
    drawn.arrow("play", right, y + 44)
    _space(drawn, after.scores[0], right + 80, y + 44)
    drawn.sign("bag", x - 80, below, 120, "soft")
    drawn.arrow("play", x + 8, below)
    drawn.block(after.hand[-1], x + 80, below + 8)
    drawn.hand(before.hand, right, below - 32, 90)
    drawn.arrow("down", right - 76, below + 56)
    drawn.sign("bag", right, below + 52, 84, "soft")
    drawn.arrow("up", right + 76, below + 56)
    return drawn.picture(words("rules-totemo-3-alt"))


def _space(drawn: Sheet, score: int, x: float, y: float, tile: str = "") -> None:
    """A space of the loop with the first player's marker on it."""
    drawn.put(loop.cell(drawn.theme, score % LOOP, tile, "lane"), x, y)
    drawn.put(token(drawn.theme, 0, 38), x + 22, y)


def _chain(theme: Theme, words: Words) -> Picture:
    """Three blocks in one turn."""
    heights = 236, 196, 290
    drawn = sheet(theme, words, TOP + sum(heights) + (HAND - 1) * GAP + MARGIN)
    tiles = {tile.space: str(tile.value) for tile in examples.view().tiles}
    top = TOP
    for place, (shown, height) in enumerate(
        zip((Part("c", "34", 1.5), Part("cd", "3"), Part("c", "23", 1.5)), heights, strict=True)
    ):
        placing = examples.placed(examples.CHAINED + place)
        total, y = examples.view(examples.CHAINED + place + 1).scores[0], top + height / 2
        drawn.panel(MARGIN, top, INNER, height)
        drawn.placed(placing, shown, 140, top + height - 14)
        drawn.write(placing.text, 380, y - 34, 210, 60)
        drawn.write(placing.sum, 380, y + 34, 210, 54)
        drawn.arrow("play", 498, y)
        _space(drawn, total, 568, y, tiles.get(total, ""))
        top += height + GAP
    return drawn.picture(words("rules-totemo-8-alt"))


def _loop(theme: Theme, words: Words) -> Picture:
    """All spaces, in portrait, with the tiles and the markers of a match."""
    across, down, left = 6, 11, 2
    wide, high = loop.CELL
    drawn = sheet(theme, words, TOP + down * high + MARGIN)
    view = examples.view()
    pill(drawn.theme, across * wide, down * high, 12, "near", "field").onto(drawn.canvas, left, TOP)
    tiles = {tile.space: "30+" if tile.value is None else str(tile.value) for tile in view.tiles}
    for space in range(LOOP):
        column, row = _corner(space, across - 1, down - 1)
        x, y = left + column * wide, TOP + row * high
        loop.cell(drawn.theme, space, tiles.get(space, "")).onto(drawn.canvas, x, y)
        for seat, score in enumerate(view.scores):
            if score % LOOP == space:
                centred(drawn.canvas, token(drawn.theme, seat, 38), x + 76, y + high / 2)
    for seat, score in enumerate(view.scores):
        y = TOP + down * high // 2 - 110 + 220 * seat
        drawn.put(token(drawn.theme, seat, 56), WIDTH / 2 - 150, y - 34)
        drawn.write_from(words.seat(seat), WIDTH // 2 - 100, y - 34, 250, 60)
        laps, space = divmod(score, LOOP)
        told = f"{LOOP * laps} + {space} = {score}" if laps else str(score)
        drawn.write(told, WIDTH / 2, y + 40, 380, 60)
    return drawn.picture(words("rules-totemo-9-alt"))


def _corner(space: int, wide: int, high: int) -> tuple[int, int]:
    """The column and row of a space, clockwise from the top left, given the last column and row."""
    if space <= wide:
        return space, 0
    if space <= wide + high:
        return wide, space - wide
    if space <= 2 * wide + high:
        return 2 * wide + high - space, high
    return 0, LOOP - space


def _swap(theme: Theme, words: Words) -> Picture:
    """A hand that is put back, and three toppers."""
    height = 220
    drawn = sheet(theme, words, TOP + 2 * height + GAP + MARGIN)
    captions = [words(f"lesson-totemo-{key}") for key in ("swap", "first")]
    for place, told in enumerate(captions):
        top = TOP + (height + GAP) * place
        drawn.panel(MARGIN, top, INNER, height)
        drawn.write(told, WIDTH / 2, top + CAPTION / 2, INNER - 40)
    y = TOP + CAPTION + (height - CAPTION) / 2
    for held, x in zip(examples.SWAPPED, (MARGIN + 124, WIDTH - MARGIN - 124), strict=True):
        drawn.hand(held, x, y, 74)
    drawn.sign("bag", WIDTH / 2, y - 4, 76, "soft")
    for way in (-58, 58):
        drawn.arrow("play", WIDTH / 2 + way, y, 24)
    drawn.hand(examples.TOPPERS, MARGIN + 138, y + height + GAP, 84)
    for place, told in enumerate(("redraw", "keep")):
        drawn.put(drawn.chip(told, 150), WIDTH - MARGIN - 248 + 162 * place, y + height + GAP)
    return drawn.picture(words("rules-totemo-10-alt"))


def _end(theme: Theme, words: Words) -> Picture:
    """The chief has arrived, or the bag is empty."""
    height = 290
    drawn = sheet(theme, words, TOP + height + MARGIN)
    captions = [words(f"lesson-totemo-{key}") for key in ("wigwam", "bag")]
    size = drawn.size(captions, HALF - 20)
    for place, told in enumerate(captions):
        left = MARGIN + (HALF + GAP) * place
        drawn.panel(left, TOP, HALF, height)
        drawn.write(told, left + HALF / 2, TOP + CAPTION / 2, HALF - 20, size)
    x, y = MARGIN + HALF / 2, TOP + CAPTION + 90
    for step in range(5):
        drawn.put(pill(drawn.theme, 22, 18, 9, "lane", "soft"), x - 122 + 36 * step, y + 40 - 3 * (step % 2))
    drawn.put(trail.wigwam(drawn.theme), x + 84, y)
    drawn.put(trail.chief(drawn.theme), x + 20, y + 20)
    x = MARGIN + HALF + GAP + HALF / 2
    drawn.sign("bag", x - 40, y - 36, 90, "soft")
    drawn.number(0, x + 48, y - 30, 72)
    drawn.hand(examples.LEFT, x - 46, y + 74, 90)
    for inset, paper, ink in ((0, "lane", "soft"), (5, "soft", "lane")):
        drawn.put(pill(drawn.theme, FRONT - 2 * inset, 44 - 2 * inset, 8 - inset // 2, paper, ink), x + 80, y + 74)
    return drawn.picture(words("rules-totemo-11-alt"))


def _notation(theme: Theme, words: Words) -> Picture:
    """Moves in notation and in pictures, and the letters of the colours."""
    step, lower = 182, 266
    upper = step * len(examples.TYPED) + 10
    drawn = sheet(theme, words, TOP + upper + GAP + lower + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, upper)
    for place, placing in enumerate(examples.TYPED):
        y = TOP + 5 + step * place + step // 2
        drawn.write_from(placing.text, MARGIN + 36, y, 220, 72)
        drawn.arrow("play", 330, y, 36)
        drawn.placed(placing, Part(placing.hole[0], placing.hole[1], named=True), 470, y + step / 2 - 6)
    drawn.panel(MARGIN, TOP + upper + GAP, INNER, lower)
    names = {**{colour: words(f"colour-{colour}") for colour in WHEEL}, "W": words("lesson-totemo-rainbow")}
    size = min(drawn.size(names.values(), 150), 36)
    for place, (name, told) in enumerate(names.items()):
        row, column = divmod(place, 4)
        x = MARGIN + INNER * (2 * column + 1 + row) / 8
        y = TOP + upper + GAP + 56 + 128 * row
        drawn.block(name, x - SIDE / 2, y)
        drawn.write(told, x, y + 46, 150, size)
    return drawn.picture(words("rules-totemo-12-alt"))


def _options(theme: Theme, words: Words) -> Picture:
    """Open hands, and the small board."""
    upper, lower = 272, 372
    drawn = sheet(theme, words, TOP + upper + GAP + lower + MARGIN)
    for top, height, key in ((TOP, upper, "open"), (TOP + upper + GAP, lower, "small")):
        drawn.panel(MARGIN, top, INNER, height)
        drawn.write(words(f"lesson-totemo-{key}"), WIDTH / 2, top + CAPTION / 2, INNER - 40)
    for seat, held in enumerate(examples.OPEN):
        y = TOP + CAPTION + 50 + 98 * seat
        drawn.put(token(drawn.theme, seat, 52), 66, y)
        drawn.write_from(words.seat(seat), 112, y, 180, 52)
        drawn.hand(held, 460, y, 100)
    size = SIZES["3x3"]
    shown = Part("abcdefghi"[:size], "123456789"[:size], 1.3, True)
    drawn.part(shown, examples.begun(size), WIDTH / 2, TOP + upper + GAP + lower - 16)
    return drawn.picture(words("rules-totemo-13-alt"))


_DRAWN: dict[str, Callable[[Theme, Words], Picture]] = {
    "1": _aim,
    "2": _table,
    "3": _turn,
    "4": blocks,
    "5": wheel,
    "6": refused,
    "7": scored,
    "8": _chain,
    "9": _loop,
    "10": _swap,
    "11": _end,
    "12": _notation,
    "13": _options,
}
"""By number, as in the message keys: `rules-totemo-1`."""
PAGES = len(_DRAWN)

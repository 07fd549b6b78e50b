"""The players: a line for each with marker, name, score and blocks, the viewer first."""

from functools import lru_cache

from PIL import Image

from core.totemo.pieces import HAND, is_topper
from core.totemo.view import View
from renderers.canvas import Sprite, centred, figure, label, pill, symbol
from renderers.seats import name
from renderers.theme import Theme
from renderers.totemo.blocks import face_of, ink_of
from renderers.totemo.brush import Brush
from renderers.totemo.colours import COLOURS
from renderers.totemo.seats import order, token
from renderers.words import Words

LINE = 74
HELD = (52, 56)
NAME = 60
"""The left edge of a name."""
FEATHER = 42
"""The sign of the starting player."""


def players(canvas: Image.Image, view: View, box: tuple[int, int, int, int], theme: Theme, words: Words) -> None:
    """Draw the players in this box: left and top edge, width and height."""
    left, top, width, height = box
    seats = order(view)
    step = min(height // len(seats), LINE + 16)
    first = top + (height - step * len(seats)) // 2
    for place, seat in enumerate(seats):
        _line(canvas, view, seat, (left, first + step * place, width, step), theme, words)


def _line(
    canvas: Image.Image, view: View, seat: int, box: tuple[int, int, int, int], theme: Theme, words: Words
) -> None:
    left, top, width, height = box
    y = top + height / 2
    active = seat in view.actors or (view.outcome is not None and seat in view.outcome.winners)
    paper, ink = ("ink", "field") if active else ("field", "ink")
    plate = width - HAND * HELD[0] - 8
    if active:
        centred(canvas, pill(theme, plate, 66, 16, "field", "ink"), left + plate / 2, y)
    if seat in view.resigned:
        ink = "soft"
    centred(canvas, token(theme, seat, 42), left + 30, y)
    score = figure(theme, str(view.scores[seat]), 56, paper, ink)
    right = plate - 16 - score.image.width
    score.onto(canvas, left + right, round(y - score.image.height / 2))
    right -= 14
    if seat == view.starter:
        centred(canvas, symbol(theme, "feather", FEATHER, paper, ink), left + right - FEATHER / 2, y)
        right -= FEATHER + 8
    if view.outcome and seat in view.outcome.winners and _shows_hand(view, seat):
        # Where the result would be told are blocks.
        centred(canvas, symbol(theme, "award", FEATHER, paper, ink), left + right - FEATHER / 2, y)
        right -= FEATHER + 8
    called = label(theme, name(seat, words, drawn=True), "Bold", 42, right - NAME, paper, ink)
    called.onto(canvas, left + NAME, round(y - called.image.height / 2 - 2))
    _state(canvas, view, seat, left + width - HAND * HELD[0], y, theme, words)


def _state(canvas: Image.Image, view: View, seat: int, x: int, y: float, theme: Theme, words: Words) -> None:
    """The blocks that a seat holds, or its result."""
    told = "" if _shows_hand(view, seat) else _result(view, seat)
    if told:
        line = label(theme, words(told), "Bold", 36, HAND * HELD[0] - 6, "field", "ink")
        centred(canvas, line, x + HAND * HELD[0] / 2, y)
        return
    blocks = view.hands[seat] if view.open else ("",) * view.counts[seat]
    for place, block in enumerate(blocks):
        centred(canvas, held(theme, block), x + (place + 0.5) * HELD[0], y)


def _result(view: View, seat: int) -> str:
    """The key of what has become of a seat, if anything."""
    if seat in view.resigned:
        return "board-totemo-resigned"
    if view.outcome and seat in view.outcome.winners:
        return "board-wins" if len(view.outcome.winners) == 1 else "board-draws"
    return ""


def _shows_hand(view: View, seat: int) -> bool:
    return view.open and bool(view.hands[seat])


@lru_cache(maxsize=64)
def held(theme: Theme, block: str) -> Sprite:
    """A block in a player's hand; "" is a hidden one."""
    wide, high = HELD
    brush = Brush(theme, HELD, "field")
    face = face_of(block) if block else "wood"
    left, right, top, bottom = 3.0, wide - 3.0, 12.0, high - 3.0
    outline = [(left, bottom), (left, top), (right, top), (right, bottom)]
    if block and is_topper(block):
        outline[2:2] = [(wide / 2, 0)]
    elif not block:
        brush.box(wide / 2 - 9, 5, wide / 2 + 9, top, "edge", 2)
    brush.polygon(outline, face)
    brush.line([*outline, outline[0]], "coal", 2)
    if face == "cream":
        for place, colour in enumerate(COLOURS):
            brush.box(left + 2 + place * 7, bottom - 8, left + 9 + place * 7, bottom - 1, colour)
    if not block:
        for y in (22, 33, 44):
            brush.line([(11, y), (wide - 11, y)], "grain", 4)
    sprite = brush.sprite()
    if block:
        letter = figure(theme, block[0], 34 if face == "cream" else 42, face, ink_of(block))
        centred(sprite.image, letter, wide / 2, (top + bottom) / 2 - (3 if face == "cream" else 0))
    return sprite

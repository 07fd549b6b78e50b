"""The board of Totemo: the poles on their wooden board, and below it the score loop around a plan and the players."""

from collections.abc import Mapping
from dataclasses import replace

from PIL import Image

from core.totemo.pieces import is_topper
from core.totemo.prospects import Prospect, prospects
from core.totemo.view import View
from renderers.canvas import encode
from renderers.open_hands import Hands
from renderers.picture import Picture
from renderers.theme import Theme
from renderers.totemo import loop, plan, text
from renderers.totemo.blocks import block, ghost, stand
from renderers.totemo.ground import WIDTH, ground, height, spot
from renderers.totemo.moves import fresh
from renderers.totemo.players import players
from renderers.totemo.trail import bag, trail
from renderers.words import Words

BELOW = 14


def size(view: View) -> tuple[int, int]:
    return WIDTH, height(view.size) + loop.HEIGHT + BELOW


def board(view: View, theme: Theme, words: Words) -> Picture:
    return Picture(encode(theme, drawn(view, theme, words)), size(view), text.alt(view, words))


def choosing(view: View, chosen: str, theme: Theme, words: Words) -> Picture:
    """The board with the holes where the chosen block may go, and the points that it would score in each."""
    offered = prospects(view, chosen)
    canvas = _drawn(view, theme, words, offered, is_topper(chosen))
    return Picture(encode(theme, canvas), size(view), text.choosing_alt(view, chosen, offered, words))


def drawn(view: View, theme: Theme, words: Words) -> Image.Image:
    """The board as a canvas, not yet encoded."""
    return _drawn(view, theme, words, {}, False)


def opened(view: View, hands: Hands, theme: Theme, words: Words) -> Image.Image:
    """The board as with open hands."""
    return drawn(replace(view, open=True, hands=hands), theme, words)


def _drawn(view: View, theme: Theme, words: Words, offered: Mapping[str, Prospect], topper: bool) -> Image.Image:
    canvas = ground(theme, view.size, size(view)[1]).copy()
    _poles(canvas, view, theme, offered, topper)
    top = height(view.size)
    bag(canvas, view, theme)
    trail(canvas, view, top, theme, words)
    loop.loop(canvas, view, top, theme)
    left, down, wide, high = loop.INSIDE
    beside = plan.width(view.size) + 34
    points = {hole: prospect.points for hole, prospect in offered.items()}
    lower = top + down + (high - plan.height(view.size)) // 2
    plan.plan(canvas, view, left + 10, lower, theme, points)
    players(canvas, view, (left + beside, top + down, wide - beside - 10, high), theme, words)
    return canvas


def _poles(canvas: Image.Image, view: View, theme: Theme, offered: Mapping[str, Prospect], topper: bool) -> None:
    """From back to front, each from its lowest block up; marked blocks come last, so that their rims stay whole."""
    marked = fresh(view)
    new = []
    for place, pole in reversed(list(enumerate(view.poles))):
        x, y = spot(view.size, place)
        old = len(pole.blocks) - marked.get(pole.hole, 0)
        for level, name in enumerate(pole.blocks):
            if level < old:
                stand(canvas, block(theme, name), x, y, level)
            else:
                new.append((block(theme, name, True), x, y, level))
        if pole.hole in offered:
            points, bonus = offered[pole.hole]
            new.append((ghost(theme, points, topper, bonus), x, y, len(pole.blocks)))
    for sprite, x, y, level in new:
        stand(canvas, sprite, x, y, level)

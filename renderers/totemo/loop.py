"""The score loop: thirty spaces around the table, with the bonus tiles and everyone's markers."""

from functools import lru_cache

from PIL import Image

from core.totemo.pieces import LOOP
from core.totemo.view import Tile, View
from renderers.canvas import Sprite, blank, centred, figure, pill, symbol
from renderers.theme import Theme
from renderers.totemo.seats import token

LEFT = 17
CELL = (106, 74)
ACROSS, DOWN = 11, 6
HEIGHT = DOWN * CELL[1]
FACE_DOWN = f"{LOOP}+"
"""The label of the tile that works only for players who have completed the loop."""
INSIDE = (LEFT + CELL[0], CELL[1], (ACROSS - 2) * CELL[0], (DOWN - 2) * CELL[1])
"""The area inside the loop: left and top edge, width and height; the top is relative to the top of the loop."""
TOKENS: dict[int, tuple[int, tuple[tuple[int, int], ...]]] = {
    0: (0, ()),
    1: (48, ((74, 37),)),
    2: (32, ((62, 22), (88, 54))),
    3: (30, ((60, 20), (90, 20), (75, 53))),
    4: (30, ((60, 20), (90, 20), (60, 53), (90, 53))),
}
"""The size and positions of the markers on a space, by their number."""


def corner(space: int) -> tuple[int, int]:
    """The top left corner of a space, relative to the top of the loop: clockwise from the top left."""
    wide, high = ACROSS - 1, DOWN - 1
    if space <= wide:
        column, row = space, 0
    elif space <= wide + high:
        column, row = wide, space - wide
    elif space <= 2 * wide + high:
        column, row = 2 * wide + high - space, high
    else:
        column, row = 0, LOOP - space
    return LEFT + column * CELL[0], row * CELL[1]


def loop(canvas: Image.Image, view: View, top: int, theme: Theme) -> None:
    _spaces(theme, view.tiles).onto(canvas, 0, top)
    for space in {score % LOOP for score in view.scores}:
        here = [seat for seat, score in enumerate(view.scores) if score % LOOP == space and seat not in view.resigned]
        x, y = corner(space)
        size, spots = TOKENS[len(here)]
        for seat, (right, down) in zip(here, spots, strict=True):
            centred(canvas, token(theme, seat, size), x + right, top + y + down)


@lru_cache(maxsize=16)
def _spaces(theme: Theme, tiles: tuple[Tile, ...]) -> Sprite:
    """The loop before any markers stand on it."""
    image = blank(theme, (2 * LEFT + ACROSS * CELL[0], HEIGHT), "field")
    laid = {tile.space: FACE_DOWN if tile.value is None else str(tile.value) for tile in tiles}
    for space in range(LOOP):
        cell(theme, space, laid.get(space, "")).onto(image, *corner(space))
    return Sprite(image)


@lru_cache(maxsize=128)
def cell(theme: Theme, space: int, tile: str, around: str = "field") -> Sprite:
    """A space with its number and its bonus tile, if any: the tile's label, or `FACE_DOWN`."""
    wide, high = CELL
    image = blank(theme, CELL, around)
    empty = "lane" if around == "field" else "field"
    paper = "wood" if tile else empty
    if tile:
        centred(image, pill(theme, wide - 4, high - 4, 12, around, "ink"), wide / 2, high / 2)
        centred(image, pill(theme, wide - 10, high - 10, 9, "ink", "wood"), wide / 2, high / 2)
    else:
        centred(image, pill(theme, wide - 4, high - 4, 12, around, empty), wide / 2, high / 2)
    number = figure(theme, str(space), 34, paper, "ink")
    centred(image, number, 24, 21 if tile else high / 2)
    if tile:
        _tile(image, tile, theme)
    return Sprite(image)


def _tile(image: Image.Image, tile: str, theme: Theme) -> None:
    if tile.isdecimal():
        centred(image, symbol(theme, "Joker", 18, "wood", "ink"), 16, 53)
        centred(image, figure(theme, tile, 32, "wood", "ink"), 33, 53)
    else:
        centred(image, figure(theme, tile, 26, "wood", "ink"), 26, 53)

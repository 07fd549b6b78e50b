"""What the pictures in the rules show."""

from itertools import pairwise
from math import dist
from random import Random

from PIL import Image

from bot.i18n import translator
from core.totemo import Totemo
from core.totemo.pieces import LOOP, START, SUPPLY, TOPPER, WHEEL, matches
from renderers import LIGHT, canvas
from renderers.totemo import blocks, diagrams, examples, loop
from renderers.totemo.board import board
from renderers.totemo.colours import coloured
from renderers.totemo.diagrams import WIDTH, Part
from renderers.totemo.lessons import lesson
from tests.renderers.pixels import everywhere
from tests.rules_pages.reading import NAMES, picture, pixels

GAME = Totemo()
WORDS = translator("en", NAMES, GAME.id)
TABLE = 2
"""The page that shows a whole board, which has its own tests."""
INSET = blocks.RIM + 1
"""The margin ignored around the front of a block, where a rim may overlap it."""


def places(number: int, wanted: Image.Image) -> list[tuple[int, int]]:
    """The top left corners of this image in the picture."""
    return everywhere(pixels(GAME.id, number), canvas.Sprite(wanted))


def fronts(number: int, name: str) -> list[tuple[int, int]]:
    """Where the whole front of such a block is visible. Toppers have the same fronts."""
    left, top = blocks.RIM + INSET, blocks.RIM + blocks.PEAK + INSET
    box = left, top, left + blocks.FRONT - 2 * INSET, top + blocks.HIGH - 2 * INSET
    return places(number, blocks.block(coloured(LIGHT), name).image.crop(box))


def test_the_table_is_a_board_from_a_match_that_was_played() -> None:
    view = examples.view()
    assert picture(GAME.id, TABLE) == board(view, coloured(LIGHT), WORDS)
    assert GAME.view(GAME.guess(view, Random(1)), 0) == view


def test_every_colour_has_a_row_with_its_normal_block_and_its_topper() -> None:
    lines = [fronts(4, kind) for kind in WHEEL]
    assert [len(line) for line in lines] == [2 if SUPPLY[kind].toppers else 1 for kind in WHEEL]
    assert all(len({y for _, y in line}) == 1 for line in lines)
    order = [*(line[0][1] for line in lines), fronts(4, "W")[0][1], fronts(4, START)[0][1]]
    assert order == sorted(order)
    rims = [blocks.block(coloured(LIGHT), kind + TOPPER) for kind in WHEEL]
    assert len({rim.image.tobytes() for rim in rims}) == len(WHEEL)


def test_neighbours_on_the_wheel_are_colours_that_go_together() -> None:
    spots = {colour: fronts(5, colour)[0] for colour in WHEEL}
    for colour, spot in spots.items():
        others = sorted((other for other in WHEEL if other != colour), key=lambda other: dist(spots[other], spot))
        assert {*others[:2]} == {other for other in WHEEL if other != colour and matches(colour, other)}
    (middle,) = fronts(5, "W")
    assert {round(dist(middle, spot) / 10) for spot in spots.values()} == {22}


def test_a_pole_of_five_has_a_sixth_block_above_it() -> None:
    pole = [*examples.REFUSED["high"].poles["b1"], examples.REFUSED["high"].block]
    heights = sorted(((y, name) for name in {*pole} for x, y in fronts(6, name) if x > WIDTH / 2), reverse=True)
    lowest = [(y, name) for y, name in heights if y > heights[0][0] - blocks.HIGH * len(pole)]
    assert [name for _, name in lowest] == pole
    assert {above - below for (above, _), (below, _) in pairwise(lowest)} == {blocks.HIGH}


def test_scored_blocks_are_at_the_same_height_or_below() -> None:
    first, second = (
        {name: sorted(spot for spot in fronts(7, name) if (spot[0] > WIDTH / 2) == right) for name in "BGP"}
        for right in (False, True)
    )
    (blue,), (green,) = first["B"], first["G"]
    assert (green[0] - blue[0], green[1]) == (diagrams.ACROSS, blue[1])
    blue, corner = second["B"]
    (green,), (purple,) = second["G"], second["P"]
    assert (green[0] - blue[0], green[1]) == (diagrams.ACROSS, blue[1])
    assert purple == (blue[0], blue[1] + blocks.HIGH)
    assert corner == (green[0] + diagrams.SHIFT, green[1] - diagrams.BACK)


def test_the_chain_goes_over_two_bonus_tiles() -> None:
    theme = coloured(LIGHT)
    for space, tile in ((10, "6"), (16, "9"), (21, "")):
        # The marker covers the right half.
        assert len(places(8, loop.cell(theme, space, tile, "lane").image.crop((0, 0, 50, 70)))) == 1


def test_the_whole_loop_is_shown_with_its_tiles() -> None:
    theme, view = coloured(LIGHT), examples.view()
    tiles = {tile.space: "30+" if tile.value is None else str(tile.value) for tile in view.tiles}
    corners = []
    for space in range(LOOP):
        (corner,) = places(9, loop.cell(theme, space, tiles.get(space, "")).image.crop((0, 0, 50, 70)))
        corners.append(corner)
    assert all(dist(one, other) in loop.CELL for one, other in pairwise((*corners, corners[0])))


def test_a_part_of_the_board_has_its_last_row_at_the_back() -> None:
    shown = Part("ab", "12")
    assert shown.holes == ["a2", "b2", "a1", "b1"]
    (left, low), (right, high) = shown.spot("a1"), shown.spot("b2")
    assert (right - left, low - high) == (diagrams.ACROSS + diagrams.SHIFT, diagrams.BACK)
    assert Part("ab", "12", named=True).size[0] > shown.size[0]


def test_the_picture_shows_the_names_at_the_table() -> None:
    for number in [1, 9, 13]:
        assert picture(GAME.id, number).data != lesson(number, LIGHT, translator("en", ("Anna", "Bob"))).data

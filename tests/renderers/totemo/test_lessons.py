"""The pictures of the rules: what they show, and that it can be read on a phone."""

from collections.abc import Iterator
from itertools import pairwise
from math import dist
from random import Random

import pytest
from PIL import Image

import renderers
from bot.words import LANGUAGES, Words, load
from core.totemo import Totemo
from core.totemo.pieces import LOOP, START, SUPPLY, TOPPER, WHEEL, matches
from renderers import DARK, LIGHT, Theme, canvas, lettering, scenery
from renderers.totemo import blocks, diagrams, examples, loop, seats, trail
from renderers.totemo.board import board
from renderers.totemo.colours import coloured
from renderers.totemo.diagrams import WIDTH, Part
from renderers.totemo.lessons import PAGES, lesson
from tests.renderers.pixels import chunks, indices

GAME = Totemo()
WORDS = load("en", ("Isla", "Hamish"), GAME.id)
NUMBERED = range(1, PAGES + 1)
TABLE = 2
"""The page that shows a whole board, which has tests of its own."""
PHONE, LEGIBLE = 360, 10.5
"""Pixels: how wide a phone is, and how high letters have to be there."""
INSET = blocks.RIM + 1
"""What is left out around the front of a block, since a rim may reach it there."""

CACHES = (canvas.label, blocks.block, diagrams.ground, loop.cell, seats.token, trail.wigwam, trail.chief, scenery.land)


@pytest.fixture
def anew() -> Iterator[None]:
    """Nothing is kept from before, and nothing is left behind."""
    for cached in CACHES:
        cached.cache_clear()
    yield
    for cached in CACHES:
        cached.cache_clear()


def places(number: int, wanted: Image.Image) -> list[tuple[int, int]]:
    """Where this stands on the picture: its left upper corner."""
    image, (width, height) = indices(lesson(number, LIGHT, WORDS)), wanted.size
    line = wanted.crop((0, height // 2, width, height // 2 + 1)).tobytes()
    found = []
    for y in range(image.height - height + 1):
        row = image.crop((0, y + height // 2, image.width, y + height // 2 + 1)).tobytes()
        x = row.find(line)
        while x >= 0:
            if image.crop((x, y, x + width, y + height)).tobytes() == wanted.tobytes():
                found.append((x, y))
            x = row.find(line, x + 1)
    return found


def fronts(number: int, name: str) -> list[tuple[int, int]]:
    """Where the whole front of such a block is seen. Toppers have the same fronts."""
    left, top = blocks.RIM + INSET, blocks.RIM + blocks.PEAK + INSET
    box = left, top, left + blocks.FRONT - 2 * INSET, top + blocks.HIGH - 2 * INSET
    return places(number, blocks.block(coloured(LIGHT), name).image.crop(box))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("number", NUMBERED)
def test_a_lesson_is_a_small_png_with_nothing_but_the_picture_in_it(number: int, theme: Theme) -> None:
    picture = lesson(number, theme, WORDS)
    assert picture.type == "png"
    assert picture.size == indices(picture).size
    assert picture.size[0] == (1200 if number == TABLE else WIDTH)
    assert picture.size[1] <= 1.4 * picture.size[0]
    assert len(picture.data) < 110_000
    assert set(chunks(picture.data)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


@pytest.mark.parametrize("number", NUMBERED)
def test_the_same_lesson_gives_the_same_bytes_also_when_all_is_drawn_anew(number: int, anew: None) -> None:
    first = lesson(number, DARK, WORDS)
    for cached in CACHES:
        cached.cache_clear()
    assert lesson(number, DARK, WORDS) == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [number for number in NUMBERED if number != TABLE])
def test_no_word_is_cut_off_or_too_small_for_a_phone(
    number: int, language: str, anew: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, written = load(language), dict[str, tuple[str, int]]()
    fit = lettering.fit

    def watched(text: str, weight: lettering.Weight, size: int, width: int) -> tuple[str, int]:
        written[text] = fit(text, weight, size, width)
        return written[text]

    monkeypatch.setattr(lettering, "fit", watched)
    cast = Words(language, (words("rules-name-1"), words("rules-name-2")))
    width, _ = lesson(number, LIGHT, cast).size
    assert not {text for text, (shown, _) in written.items() if shown != lettering.clean(text)}
    assert not {text: size for text, (_, size) in written.items() if size * PHONE / width < LEGIBLE}


def test_there_are_as_many_lessons_as_the_game_says() -> None:
    assert renderers.lessons(GAME.id) == PAGES
    assert renderers.lesson(GAME.id, 1, LIGHT, WORDS) == lesson(1, LIGHT, WORDS)
    with pytest.raises(KeyError):
        lesson(PAGES + 1, LIGHT, WORDS)


def test_the_table_is_a_board_of_a_game_that_was_played() -> None:
    view = examples.view()
    assert lesson(TABLE, LIGHT, WORDS) == board(view, coloured(LIGHT), WORDS)
    assert GAME.view(GAME.guess(view, Random(1)), 0) == view


def test_every_colour_has_a_line_with_its_normal_block_and_its_topper() -> None:
    lines = [fronts(4, kind) for kind in WHEEL]
    assert [len(line) for line in lines] == [2 if SUPPLY[kind].toppers else 1 for kind in WHEEL]
    assert all(len({y for _, y in line}) == 1 for line in lines)
    order = [*(line[0][1] for line in lines), fronts(4, "W")[0][1], fronts(4, START)[0][1]]
    assert order == sorted(order)
    rims = [blocks.block(coloured(LIGHT), kind + TOPPER) for kind in WHEEL]
    assert len({rim.image.tobytes() for rim in rims}) == len(WHEEL)


def test_on_the_wheel_the_two_nearest_are_those_that_go_together() -> None:
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


def test_what_is_scored_stands_at_the_same_height_or_below() -> None:
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
        # The right half has the marker on it.
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


@pytest.mark.parametrize("number", [1, 9, 13])
def test_names_at_the_table_stand_on_the_picture(number: int) -> None:
    assert lesson(number, LIGHT, WORDS).data != lesson(number, LIGHT, load("en", ("Anna", "Bob"))).data

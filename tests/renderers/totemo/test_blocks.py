"""Blocks: no two look alike in grey, and each is drawn once."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from core.totemo.pieces import KINDS, START, WHEEL
from renderers import DARK, LIGHT, Theme
from renderers.theme import INK_ON, SIZE
from renderers.totemo import coloured
from renderers.totemo.blocks import FRONT, HIGH, PEAK, RIM, block, ink_of
from renderers.totemo.carvings import carved
from tests.renderers.pixels import contrast

PHONE = 0.3
"""A board 1,200 pixels wide on a screen of 360."""
WARM = coloured(LIGHT)


def written(name: str) -> Image.Image:
    """The text on a block and above it as a phone shows it, regardless of its colours."""
    image = block(WARM, name).image
    inks = {WARM.index(ink_of(name)), WARM.index("coal")}
    cover = image.point([255 * (place in inks) for place in range(256)])
    return cover.resize((round(image.width * PHONE), round(image.height * PHONE)), Image.Resampling.BOX)


def different(one: Image.Image, other: Image.Image) -> int:
    """The number of pixels that are clearly lighter or darker."""
    return sum(ImageChops.difference(one, other).histogram()[64:])


def test_no_two_blocks_look_alike_in_grey_on_a_phone() -> None:
    drawn = {name: written(name) for name in (*KINDS, START)}
    alike = [(a, b) for a, b in combinations(drawn, 2) if different(drawn[a], drawn[b]) < 12]
    assert alike == []


def test_each_colour_has_its_shape_behind_its_letter() -> None:
    shapes = {}
    for name in WHEEL:
        tone = WARM.index(f"{name}-dim" if INK_ON[name] == "cream" else f"{name}-lit")
        front = block(WARM, name).image.crop((RIM, RIM + PEAK + 5, RIM + 42, RIM + PEAK + HIGH - 5))
        shapes[name] = front.point([255 * (place == tone) for place in range(256)])
    assert all(different(shapes[a], shapes[b]) > 100 for a, b in combinations(WHEEL, 2))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_topper_rises_above_its_front_and_a_normal_block_is_flat(theme: Theme) -> None:
    for name in WHEEL:
        flat, pointed = (block(coloured(theme), kind).mask for kind in (name, f"{name}^"))
        assert flat
        assert pointed
        apex = (RIM, RIM, RIM + FRONT, RIM + 6)
        assert flat.crop(apex).getbbox() is None
        assert pointed.crop(apex).getbbox()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_all_text_has_contrast(theme: Theme) -> None:
    warm = coloured(theme)
    pairs = [
        ("field", "ink"),
        ("lane", "ink"),
        ("wood", "ink"),
        ("edge", "cream"),
        ("field", "soft"),
        ("cream", "coal"),
    ]
    pairs += [(name, INK_ON[name]) for name in WHEEL]
    pairs += [(f"{name}-dim" if INK_ON[name] == "cream" else f"{name}-lit", INK_ON[name]) for name in WHEEL]
    assert [pair for pair in pairs if contrast(*map(warm.colour, pair)) < 4.5] == []


def test_the_colours_have_their_own_palette_within_the_limit() -> None:
    for theme in (LIGHT, DARK):
        assert len(coloured(theme).palette()) <= 3 * SIZE
        assert coloured(coloured(theme)) is coloured(theme)
        assert {name for name, _ in theme.colours} <= {name for name, _ in coloured(theme).colours}


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_block_is_drawn_once(theme: Theme) -> None:
    warm = coloured(theme)
    assert block(warm, "R^") is block(warm, "R^")
    assert carved(warm, "R^", "red topper") is carved(warm, "R^", "red topper")
    assert block(warm, "R^").image.tobytes() != block(warm, "R^", True).image.tobytes()

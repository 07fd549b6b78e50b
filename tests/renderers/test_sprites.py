"""Cards: no two look alike in grey, and each is drawn once."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageFilter

from core.schotten_totten.cards import COLOURS, PACK, TACTICS
from renderers import sprites
from renderers.canvas import Sprite
from renderers.lettering import glyph
from renderers.shapes import shape
from renderers.sprites import BOARD
from renderers.theme import DARK, INK_ON, LIGHT, Theme

PHONE = 0.3
"""A board 1,200 pixels wide on a screen of 360."""


def ink(card: str) -> Image.Image:
    """The text on a card as a phone shows it, regardless of its colours."""
    if card in PACK.bits:
        sprite, face = sprites.clan(LIGHT, card, BOARD, "lane", False), card[0]
    else:
        sprite, face = sprites.tactics(LIGHT, card, card, BOARD, "lane", False), "slate"
    cover = sprite.image.point(lambda place: 255 * (place == LIGHT.index(INK_ON[face])))
    return cover.resize((round(BOARD.width * PHONE), round(BOARD.height * PHONE)), Image.Resampling.BOX)


def different(one: Image.Image, other: Image.Image) -> int:
    """The number of pixels that are clearly lighter or darker."""
    return sum(ImageChops.difference(one, other).histogram()[96:])


def test_no_two_cards_look_alike_in_grey_on_a_phone() -> None:
    cards = {card: ink(card) for card in (*PACK.bits, *dict.fromkeys(TACTICS))}
    assert len(cards) == 63
    alike = [(a, b) for a, b in combinations(cards, 2) if different(cards[a], cards[b]) < 20]
    assert alike == []


def test_the_clans_have_different_shapes_even_without_their_letters() -> None:
    shapes = {colour: shape(colour, 17) for colour in COLOURS}
    alike = [(a, b) for a, b in combinations(COLOURS, 2) if different(shapes[a], shapes[b]) < 25]
    assert alike == []


def test_each_clan_shows_its_letter() -> None:
    for colour in COLOURS:
        letter = ImageChops.subtract(shape(colour, 56), sprites.emblem(colour, 56))
        box = letter.getbbox()
        assert box
        # A small Y looks like a V.
        assert box[3] - box[1] >= (28 if colour == "Y" else 24)


@pytest.mark.parametrize("colour", COLOURS)
def test_each_letter_is_surrounded_by_its_shape(colour: str) -> None:
    letter = ImageChops.subtract(shape(colour, 56), sprites.emblem(colour, 56)).point(lambda cover: 255 * (cover > 127))
    outside = shape(colour, 56).point(lambda cover: 255 * (cover < 128))
    assert ImageChops.multiply(letter.filter(ImageFilter.MaxFilter(3)), outside).getbbox() is None


def test_no_clan_looks_like_a_zero_after_the_strength() -> None:
    zero = glyph("0", "Black", 84)
    for colour in COLOURS:
        drawn = sprites.emblem(colour, 56).resize((17, 17), Image.Resampling.BOX)
        assert different(drawn, zero.resize((17, 17), Image.Resampling.BOX)) >= 75, colour


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_card_is_drawn_once(theme: Theme) -> None:
    first = sprites.clan(theme, "R7", BOARD, "lane", False)
    assert sprites.clan(theme, "R7", BOARD, "lane", False) is first
    assert sprites.clan(theme, "R7", BOARD, "lane", True) is not first


def test_a_marked_card_has_a_rim_of_ink() -> None:
    def rim(sprite: Sprite) -> bytes:
        return sprite.image.crop((0, 40, 3, 60)).tobytes()

    assert set(rim(sprites.clan(LIGHT, "G2", BOARD, "lane", True))) == {LIGHT.index("ink")}
    assert set(rim(sprites.clan(LIGHT, "G2", BOARD, "lane", False))) == {LIGHT.index("lane")}


@pytest.mark.parametrize("name", ["Joker", "Засліплений здоровило", "Υπεύθυνος στρατηγικής", "W" * 99, "", "🔥"])
@pytest.mark.parametrize("form", [sprites.BOARD, sprites.HAND, sprites.DISCARD], ids=["board", "hand", "discard"])
def test_a_name_of_any_length_stays_on_its_card(name: str, form: sprites.Format) -> None:
    image = sprites.tactics(LIGHT, "Blind", name, form, "lane", False).image.copy()
    inner = form.margin + 1
    image.paste(LIGHT.index("slate"), (inner, inner, form.width - inner, form.height - inner))
    assert image.getextrema() == (LIGHT.index("lane"), image.getextrema()[1])
    assert LIGHT.index("cream") not in image.tobytes()

"""The cards: no two look alike in grey on a phone, and what sets off a test of strength stands out."""

from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageFilter

from bot.i18n import LANGUAGES, translator
from core.heave_ho.cards import ACTIONS, COLOURS, LADIES, NESSIE, ORDER, SCOTS
from renderers import sprites
from renderers.canvas import Sprite, figure, stain
from renderers.heave_ho.faces import CARD, LARGE, Form, cell, drawing, face, printed
from renderers.shapes import shape
from renderers.sprites import emblem
from renderers.theme import DARK, LIGHT, Theme
from tests.renderers.pixels import contrast, shows

WORDS = translator("en")
PHONE = 0.3
"""A board 1,200 pixels wide on a screen of 360."""
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)


def phone(sprite: Sprite, theme: Theme = LIGHT) -> Image.Image:
    """A sprite in grey, as a phone shows it."""
    image = sprite.image.copy()
    image.putpalette(theme.palette())
    small = round(image.width * PHONE), round(image.height * PHONE)
    return image.convert("RGB").convert("L").resize(small, Image.Resampling.BOX)


def different(one: Image.Image, other: Image.Image, by: int = 60) -> int:
    """The number of pixels that are clearly lighter or darker."""
    return sum(ImageChops.difference(one, other).histogram()[by:])


@pytest.mark.parametrize("mirrored", [False, True])
def test_no_two_cards_look_alike_in_grey_on_a_phone(mirrored: bool) -> None:
    cards = {card: phone(face(card, CARD, "lane", False, LIGHT, WORDS, mirrored)) for card in ORDER}
    assert len(cards) == 43
    assert [(a, b) for a, b in combinations(cards, 2) if different(cards[a], cards[b]) < 20] == []


def test_no_two_small_cards_look_alike_in_grey_on_a_phone() -> None:
    cards = {card: phone(cell(LIGHT, card, False)) for card in ORDER}
    pairs = [(a, b) for a, b in combinations(cards, 2) if cards[a].size == cards[b].size]
    assert [(a, b) for a, b in pairs if different(cards[a], cards[b], 40) < 10] == []


@THEMES
@pytest.mark.parametrize("form", [CARD, LARGE], ids=["card", "large"])
def test_a_person_shows_its_strength_and_its_colour_as_letter_and_shape(form: Form, theme: Theme) -> None:
    for card, mirrored in product((*SCOTS, *LADIES, NESSIE), (False, True)):
        drawn = face(card, form, "lane", False, theme, WORDS, mirrored).image
        ground, ink = (card[0], "cream") if card in SCOTS else ("cream", "coal")
        for part, (x, y) in (
            (stain(theme, emblem(card[0], form.emblem), ground, ink), form.emblem_at),
            (figure(theme, card[1], form.digit, ground, ink), form.digit_at),
        ):
            assert shows(drawn, part, form.width - x if mirrored else x, y), card


def test_each_letter_is_surrounded_by_its_shape() -> None:
    for letter in (*COLOURS, "W", "N"):
        hole = ImageChops.subtract(shape(letter, 56), sprites.emblem(letter, 56)).point(
            lambda cover: 255 * (cover > 127)
        )
        outside = shape(letter, 56).point(lambda cover: 255 * (cover < 128))
        assert hole.getbbox()
        assert ImageChops.multiply(hole.filter(ImageFilter.MaxFilter(3)), outside).getbbox() is None


def test_the_five_kinds_of_people_have_different_shapes_even_without_their_letters() -> None:
    shapes = {letter: shape(letter, 17) for letter in (*COLOURS, "W", "N")}
    assert [(a, b) for a, b in combinations(shapes, 2) if different(shapes[a], shapes[b], 96) < 25] == []


def test_the_actions_can_be_distinguished_on_a_phone() -> None:
    shapes = {card: shape(drawing(card), 13) for card in ACTIONS}
    assert [(a, b) for a, b in combinations(ACTIONS, 2) if different(shapes[a], shapes[b], 40) < 40] == []


@THEMES
def test_heave_ho_stands_out_in_grey_on_a_phone(theme: Theme) -> None:
    for card in (*SCOTS, *LADIES):
        plain, loud = (phone(face(each, CARD, "lane", False, theme, WORDS), theme) for each in (card, f"{card}!"))
        foot = (0, plain.height * 3 // 4, plain.width, plain.height)
        assert different(plain.crop(foot), loud.crop(foot)) > plain.width * plain.height / 4 / 3
        assert different(phone(cell(theme, card, False), theme), phone(cell(theme, f"{card}!", False), theme), 40) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_heave_ho_is_in_the_readers_language_and_fits(language: str) -> None:
    words = translator(language)
    for form in (CARD, LARGE):
        drawn = face("R2!", form, "lane", False, LIGHT, words).image
        edge = drawn.crop((form.width - form.margin - 6, 0, form.width - form.margin - 4, form.height))
        assert LIGHT.index("coal") not in edge.tobytes()
    assert words("board-heave-ho").endswith("!")
    if language != "en":
        assert drawn.tobytes() != face("R2!", LARGE, "lane", False, LIGHT, WORDS).image.tobytes()


@THEMES
def test_a_printed_scot_looks_different_from_a_card(theme: Theme) -> None:
    for colour in COLOURS:
        place, card = printed(theme, colour, CARD, "lane", False), face(f"{colour}2", CARD, "lane", False, theme, WORDS)
        assert different(phone(place, theme), phone(card, theme), 24) > 49 * 71 / 3


@THEMES
def test_text_has_contrast(theme: Theme) -> None:
    for paper, ink in (("cream", "coal"), ("O", "coal"), ("field", "ink"), ("lane", "soft"), ("slate", "cream")):
        assert contrast(theme.colour(paper), theme.colour(ink)) >= 4.5


def test_a_marked_card_has_a_rim_of_ink_on_all_sides() -> None:
    plain, marked = (face("W2", CARD, "lane", state, LIGHT, WORDS).image for state in (False, True))
    middle = CARD.width // 2, CARD.height // 2
    for x, y in ((1, middle[1]), (CARD.width - 2, middle[1]), (middle[0], 1), (middle[0], CARD.height - 2)):
        assert (plain.getpixel((x, y)), marked.getpixel((x, y))) == (LIGHT.index("lane"), LIGHT.index("ink"))


def test_a_card_is_drawn_once() -> None:
    assert face("R2!", CARD, "lane", False, LIGHT, WORDS) is face("R2!", CARD, "lane", False, LIGHT, WORDS)
    assert face("R2!", CARD, "lane", False, LIGHT, WORDS) is not face("R2", CARD, "lane", False, LIGHT, WORDS)
    assert cell(DARK, "Farewell", True) is cell(DARK, "Farewell", True)


def test_a_stronger_person_is_broader() -> None:
    for kind, strengths in (("scot", range(4)), ("lady", range(1, 5))):
        inked = [sum(shape(f"{kind}-{strength}", 100).tobytes()) for strength in strengths]
        assert inked == sorted(inked)
        assert len({*inked}) == 4

"""Wording that all games share."""

import pytest

from bot.i18n import translator
from renderers import LIGHT, sprites
from renderers.canvas import Sprite
from renderers.heave_ho.faces import CARD, LARGE, face
from renderers.telling import typed


@pytest.mark.parametrize(
    ("notation", "name", "told"),
    [
        ("HeaveHo", "Heave Ho!", ""),
        ("Spy", "Spy", ""),
        ("NastyTrick", "Nasty Trick", ""),
        ("Shield", "Shield Bearer", "Shield"),
        ("Weakness", "Weakness Rules", "Weakness"),
        ("HeaveHo", "Тягнемо!", "HeaveHo"),
        ("R7", "red 7", "R7"),
    ],
)
def test_the_notation_is_shown_unless_the_name_says_it(notation: str, name: str, told: str) -> None:
    assert typed(notation, name) == told


def test_a_card_in_a_picture_shows_its_notation_unless_its_name_says_it() -> None:
    for card, language, is_there in (("HeaveHo", "en", False), ("Weakness", "en", True), ("HeaveHo", "uk", True)):
        for size in (CARD, LARGE):
            drawn = face(card, size, "lane", False, LIGHT, translator(language))
            assert has_foot(drawn, round(size.height * 0.83)) == is_there
    for card, name, is_there in (("Spy", "Spy", False), ("Shield", "Shield Bearer", True), ("Spy", "Шпигун", True)):
        for form in (sprites.BOARD, sprites.HAND):
            drawn = sprites.tactics(LIGHT, card, name, form, "lane", False)
            assert has_foot(drawn, form.code_at - form.code // 2) == is_there


def has_foot(card: Sprite, top: int) -> bool:
    """Whether there is writing below this line."""
    image = card.image
    return LIGHT.index("cream") in image.crop((0, top, image.width, image.height)).tobytes()

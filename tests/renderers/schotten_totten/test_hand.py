"""The picture of a hand."""

from dataclasses import replace

import pytest

import renderers
from bot.i18n import LANGUAGES, translator
from core.schotten_totten.cards import is_clan
from renderers import DARK, LIGHT, Theme, sprites
from renderers.canvas import Sprite
from renderers.hands import MARGIN, WIDTH
from tests.renderers.pixels import chunks, find, indices
from tests.renderers.views import view

WORDS = translator("en", ("Anna", "Bob"))
NINE = ("Joker", "Spy", "Shield", "Blind", "Recruiter", "Y9", "R1", "G4", "Mud")


def shown(card: str, theme: Theme) -> Sprite:
    if is_clan(card):
        return sprites.clan(theme, card, sprites.HAND, "lane", False, WORDS(f"colour-{card[0]}"))
    return sprites.tactics(theme, card, WORDS(f"card-{card}"), sprites.HAND, "lane", False)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("count", range(1, 10))
def test_a_hand_shows_its_cards_in_order(count: int, theme: Theme) -> None:
    cards = NINE[:count]
    picture = renderers.hand(replace(view(), hand=cards), theme, WORDS)
    image = indices(picture)
    rows = [cards] if count <= 7 else [cards[: (count + 1) // 2], cards[(count + 1) // 2 :]]
    for line, row in enumerate(rows):
        left = (WIDTH - sprites.HAND.width * len(row)) // 2
        for place, card in enumerate(row):
            found = find(image, shown(card, theme), left + place * sprites.HAND.width)
            assert MARGIN + line * sprites.HAND.height in found
    assert picture.size == image.size
    assert set(chunks(picture.data)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


def test_a_hand_is_described_in_words() -> None:
    picture = renderers.hand(replace(view(), hand=("R7", "Shield")), LIGHT, WORDS)
    assert picture.alt == "Your hand (2 cards): red 7, Shield Bearer."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_can_be_drawn_in_every_language(language: str) -> None:
    picture = renderers.hand(replace(view(), hand=NINE), LIGHT, translator(language))
    assert len(picture.alt) <= 1000


def test_an_empty_hand_has_a_friendly_note() -> None:
    picture = renderers.hand(replace(view(), hand=()), LIGHT, WORDS)
    assert picture.alt == WORDS("hand-empty")
    assert LIGHT.index("ink") in indices(picture).tobytes()


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        renderers.hand(view(seat=None, hand=()), LIGHT, WORDS)

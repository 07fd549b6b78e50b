"""The picture of a hand."""

from dataclasses import replace

import pytest

import renderers
from bot.i18n import LANGUAGES, translator
from core.schotten_totten_2.cards import ACTIONS, ELITE
from renderers import DARK, LIGHT, Theme, sprites
from renderers.hands import MARGIN, WIDTH
from renderers.schotten_totten_2.faces import face
from tests.renderers.pixels import chunks, find, indices
from tests.renderers.schotten_totten_2.views import view

WORDS = translator("en", ("Anna", "Bob"))
SEVEN = ("Joker", "R0", "Shield", "Y11", "Reinforcements", "P10", "Spy")


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("count", range(1, 8))
def test_a_hand_shows_its_cards_in_order(count: int, theme: Theme) -> None:
    cards = SEVEN[:count]
    picture = renderers.hand(view(hand=cards), theme, WORDS)
    image = indices(picture)
    left = (WIDTH - sprites.HAND.width * count) // 2
    for place, card in enumerate(cards):
        shown = face(card, sprites.HAND, "lane", False, theme, WORDS)
        assert find(image, shown, left + place * sprites.HAND.width) == [MARGIN]
    assert set(chunks(picture.data)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


def test_wild_cards_show_their_possible_strengths_in_this_game() -> None:
    for card, counts in ELITE.items():
        here = face(card, sprites.HAND, "lane", False, LIGHT, WORDS)
        printed = sprites.tactics(LIGHT, card, card, sprites.HAND, "lane", False, sprites.printed(counts))
        assert here is printed
    assert [sprites.printed(counts) for counts in ELITE.values()] == ["0–11", "10", "1–3"]


def test_a_hand_is_described_in_words() -> None:
    picture = renderers.hand(view(hand=("R11", "Shield")), LIGHT, translator("uk"))
    assert picture.alt == "У вас на руці 2 карти: червона 11, Щит."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_can_be_drawn_in_every_language(language: str) -> None:
    picture = renderers.hand(view(hand=ACTIONS), LIGHT, translator(language))
    assert len(picture.alt) <= 1000


def test_an_empty_hand_has_a_friendly_note() -> None:
    assert renderers.hand(replace(view(), hand=()), LIGHT, WORDS).alt == WORDS("hand-empty")


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        renderers.hand(view(seat=None, hand=()), LIGHT, WORDS)

"""The picture of a hand."""

import pytest

import renderers
from bot.i18n import LANGUAGES, translator
from core.totemo.pieces import KINDS
from renderers import DARK, LIGHT, Theme, totemo
from renderers.totemo.carvings import SIZE, carved
from renderers.totemo.hand import MARGIN, WIDTH
from renderers.totemo.text import kind
from tests.renderers.pixels import chunks, find, indices
from tests.renderers.totemo.views import view

WORDS = translator("en", ("Anna", "Bob"))


@pytest.mark.usefixtures("compressed")
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("first", range(0, len(KINDS), 3))
def test_a_hand_shows_its_blocks_in_order(first: int, count: int, theme: Theme) -> None:
    hand = (*KINDS, *KINDS)[first : first + count]
    picture = renderers.hand(view(hand=hand), theme, WORDS)
    image = indices(picture)
    left = (WIDTH - SIZE[0] * count) // 2
    for place, name in enumerate(hand):
        shown = carved(totemo.coloured(theme), name, kind(name, WORDS))
        assert find(image, shown, left + place * SIZE[0]) == [MARGIN]
    assert len(picture.data) < 40_000
    assert set(chunks(picture.data)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


def test_no_two_blocks_have_the_same_face() -> None:
    assert len({carved(totemo.coloured(LIGHT), name, "").image.tobytes() for name in KINDS}) == len(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_can_be_drawn_and_described_in_every_language(language: str) -> None:
    words = translator(language)
    picture = renderers.hand(view(hand=("R", "P^", "W")), LIGHT, words)
    assert picture.size == (WIDTH, SIZE[1] + 2 * MARGIN)
    assert words("block-P-topper") in picture.alt


def test_a_hand_is_described_in_words() -> None:
    picture = renderers.hand(view(hand=("R", "P^")), LIGHT, WORDS)
    assert picture.alt == "Your hand (2 blocks): red block 1, purple topper 3."


def test_an_empty_hand_has_a_friendly_note() -> None:
    assert renderers.hand(view(hand=()), LIGHT, WORDS).alt == WORDS("hand-totemo-empty")


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        renderers.hand(view(seat=None, hand=()), LIGHT, WORDS)

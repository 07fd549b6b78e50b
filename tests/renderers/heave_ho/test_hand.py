"""The picture of a hand: a seat's own cards, a pair to sort, or the opponent's hand."""

from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

import renderers
from bot.i18n import LANGUAGES, translator
from core.heave_ho.cards import ACTIONS, CARDS
from core.heave_ho.view import View
from renderers import DARK, LIGHT, Theme
from renderers.canvas import figure
from renderers.hands import MARGIN, WIDTH
from renderers.heave_ho.faces import CARD, CELL, LARGE, cell, face
from renderers.heave_ho.hand import COLUMNS, HEADLINE, SIDE
from tests.renderers.heave_ho.views import sorting, view
from tests.renderers.pixels import chunks, find, indices, shows
from tests.renderers.views import HOSTILE

WORDS = translator("en", ("Anna", "Bob"))
EIGHT = ("R2!", "W4", "N6", "Farewell", "G0!", "B1", "W1!", "Reinforcements")
REST: dict[str, Any] = {"phase": "rest", "actors": (0,), "turn": 0, "pairs": (0, 2), "finisher": 0}


def drawn(shown: View, words: renderers.Words = WORDS) -> Image.Image:
    return indices(renderers.hand(shown, LIGHT, words))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("count", range(1, 8))
def test_a_hand_shows_its_cards_in_order(count: int, theme: Theme) -> None:
    cards = EIGHT[:count]
    picture = renderers.hand(view(hand=cards), theme, WORDS)
    image = indices(picture)
    left = (WIDTH - CARD.width * count) // 2
    for place, card in enumerate(cards):
        shown = face(card, CARD, "lane", False, theme, WORDS)
        assert find(image, shown, left + place * CARD.width) == [MARGIN]
    assert set(chunks(picture.data)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


def test_eight_cards_are_in_two_rows() -> None:
    image = drawn(view(hand=EIGHT))
    left = (WIDTH - CARD.width * 4) // 2
    for place, card in enumerate(EIGHT):
        shown = face(card, CARD, "lane", False, LIGHT, WORDS)
        assert find(image, shown, left + place % 4 * CARD.width) == [MARGIN + CARD.height * (place // 4)]


@pytest.mark.parametrize("pair", [("R2!", "W3"), ("G1", "G1"), ("N6", "Weakness")])
def test_a_pair_is_large_and_numbered(pair: tuple[str, str]) -> None:
    image = drawn(sorting(*pair))
    for place, card in enumerate(pair):
        x = WIDTH / 2 + (place - 0.5) * (LARGE.width + 12)
        assert shows(image, face(card, LARGE, "lane", False, LIGHT, WORDS), x, HEADLINE + 76 + LARGE.height / 2)
        assert shows(image, figure(LIGHT, str(place + 1), 72, "lane", "ink"), x, HEADLINE + 42)


@pytest.mark.parametrize("changes", [{}, REST], ids=["sort", "rest"])
def test_kept_and_given_cards_are_shown_small_and_uncovered(changes: dict[str, Any]) -> None:
    for count in (1, 9, 19):
        kept, given = CARDS[:count], CARDS[-count:]
        image = drawn(sorting("R2!", "W3", kept=kept, given=given, **changes))
        for left, cards in ((12, kept), (WIDTH - 12 - SIDE, given)):
            for place, card in enumerate(cards):
                x = left + SIDE // COLUMNS * (place % COLUMNS + 0.5)
                y = HEADLINE + 70 + CELL[1] * (place // COLUMNS + 0.5)
                assert shows(image, cell(LIGHT, card, False), x, y)
                assert y + CELL[1] / 2 <= image.height


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, "Pair 4 of 10: which card do you keep?"),
        ({"pairs": (10, 1)}, "Pair 1 of 10: which card do you keep?"),
        ({"seat": 1}, "Pair 7 of 10: which card do you keep?"),
        (
            {"phase": "stop", "actors": (0,), "finisher": 1, "pairs": (3, 0)},
            "Bob called stop! Your last pair (8 of 10): which card do you keep?",
        ),
        (REST, "Bob’s pair 9 of 10: which card do you keep?"),
    ],
)
def test_a_pair_is_described_with_its_progress_and_its_owner(changes: dict[str, Any], told: str) -> None:
    alt = renderers.hand(sorting("R2!", "W3", **changes), LIGHT, WORDS).alt
    assert alt == (
        f"{told} 1: R2!, red 2 (heave ho!), 2: W3, lady 3. You keep: R3! W4 Adrenaline. You give: G0 B1 Weakness."
    )


def test_the_picture_shows_whose_pair_it_is() -> None:
    own, rest = (drawn(sorting("R2!", "W3", **changes)) for changes in ({"pairs": (2, 2)}, REST))
    strip = (0, 0, WIDTH, HEADLINE)
    assert own.crop(strip).tobytes() != rest.crop(strip).tobytes()


def test_a_seat_with_nothing_to_sort_sees_its_sorted_cards() -> None:
    picture = renderers.hand(sorting(pairs=(0, 4), actors=(1,)), LIGHT, WORDS)
    assert picture.alt == "You have nothing to sort right now. You keep: R3! W4 Adrenaline. You give: G0 B1 Weakness."
    assert shows(indices(picture), cell(LIGHT, "R3!", False), 12 + SIDE // COLUMNS / 2, HEADLINE + 70 + CELL[1] / 2)


def test_a_nasty_trick_shows_whose_hand_it_is() -> None:
    cards = ("R1", "W3!", "Monstrous")
    trick = view(phase="trick", hand=cards)
    picture = renderers.hand(trick, LIGHT, WORDS)
    assert picture.alt == "Bob’s hand: play one of these cards, or discard it. red 1, lady 3 (heave ho!), Monstrous."
    image, own = indices(picture), drawn(view(hand=cards))
    assert image.crop((0, HEADLINE, WIDTH, image.height)).tobytes() == own.tobytes()
    assert image.crop((0, 0, WIDTH, HEADLINE)).tobytes().count(LIGHT.index("slate")) > WIDTH * HEADLINE / 2
    victim = replace(trick, seat=1)
    assert renderers.hand(victim, LIGHT, WORDS).alt == "Your hand (3 cards): red 1, lady 3 (heave ho!), Monstrous."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_can_be_drawn_in_every_language(language: str) -> None:
    words = translator(language, ("Anna", "Bob"))
    for shown in (view(hand=ACTIONS), sorting("R2!", "W3", **REST), view(hand=ACTIONS, phase="trick")):
        assert 20 < len(renderers.hand(shown, LIGHT, words).alt) <= 1000


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_no_name_breaks_the_layout(name: str) -> None:
    words = translator("ru", (name, name))
    for shown in (sorting("R2!", "W3", **REST), view(phase="trick")):
        calm = drawn(shown, translator("ru", ("Anna", "Bob")))
        picture = renderers.hand(shown, LIGHT, words)
        below = (0, HEADLINE, WIDTH, calm.height)
        assert indices(picture).crop(below).tobytes() == calm.crop(below).tobytes()
        assert picture.alt.isprintable()
        assert len(picture.alt) <= 1000


def test_an_empty_hand_has_a_friendly_note() -> None:
    assert renderers.hand(view(hand=()), LIGHT, WORDS).alt == WORDS("hand-empty")


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        renderers.hand(view(seat=None, hand=()), LIGHT, WORDS)

"""The pictures of the rules: what they show, and that it can be read on a phone."""

from collections.abc import Iterator
from random import Random

import pytest

import renderers
from bot.words import LANGUAGES, Words, load
from core.schotten_totten import SchottenTotten
from core.schotten_totten.cards import NUMBERS, TACTICS
from renderers import DARK, LIGHT, Theme, canvas, lettering, scenery, sprites
from renderers.diagrams import LOOSE, WIDE, WIDTH
from renderers.schotten_totten import board, examples
from renderers.schotten_totten.diagrams import sheet
from renderers.schotten_totten.lessons import PAGES, lesson
from tests.renderers.pixels import chunks, indices

GAME = SchottenTotten()
WORDS = load("en", ("Isla", "Hamish"))
NUMBERED = range(1, PAGES + 1)
TABLE = 2
"""The page that shows a whole board, which has tests of its own."""
PHONE, LEGIBLE = 360, 10.5
"""Pixels: how wide a phone is, and how high letters have to be there."""

CACHES = (canvas.label, sprites.clan, sprites.tactics, scenery.stone, scenery.land)


@pytest.fixture
def anew() -> Iterator[None]:
    """Nothing is kept from before, and nothing is left behind."""
    for cached in CACHES:
        cached.cache_clear()
    yield
    for cached in CACHES:
        cached.cache_clear()


def places(number: int, sprite: canvas.Sprite) -> list[tuple[int, int]]:
    """Where the sprite stands on the picture: its left upper corner."""
    image, (width, height) = indices(lesson(number, LIGHT, WORDS)), sprite.image.size
    line = sprite.image.crop((0, height // 2, width, height // 2 + 1)).tobytes()
    found = []
    for y in range(image.height - height + 1):
        row = image.crop((0, y + height // 2, image.width, y + height // 2 + 1)).tobytes()
        x = row.find(line)
        while x >= 0:
            if image.crop((x, y, x + width, y + height)).tobytes() == sprite.image.tobytes():
                found.append((x, y))
            x = row.find(line, x + 1)
    return found


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("number", NUMBERED)
def test_a_lesson_is_a_small_png_with_nothing_but_the_picture_in_it(number: int, theme: Theme) -> None:
    picture = renderers.lesson(GAME.id, number, theme, WORDS)
    assert picture.type == "png"
    assert picture.size == indices(picture).size
    assert picture.size[0] in (WIDTH, 1200)
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
    with pytest.raises(KeyError):
        lesson(PAGES + 1, LIGHT, WORDS)
    with pytest.raises(ValueError, match="tiddlywinks"):
        renderers.lesson("tiddlywinks", 1, LIGHT, WORDS)
    with pytest.raises(ValueError, match="tiddlywinks"):
        renderers.lessons("tiddlywinks")


def test_the_table_is_a_board_of_a_game_that_was_played() -> None:
    view = examples.view(examples.PLAY)
    assert lesson(TABLE, LIGHT, WORDS) == board(view, LIGHT, WORDS)
    assert GAME.view(GAME.guess(view, Random(1)), 0) == view


def test_examples_on_one_picture_have_no_card_twice() -> None:
    ties = [cards for pair in examples.TIES for cards in pair]
    for shown in (examples.FORMATIONS, ties, examples.SIDES.values()):
        cards = " ".join(shown).split()
        assert len(cards) == len(set(cards))
    played = [card for cards in examples.LIMIT for card in cards]
    assert all(played.count(card) <= TACTICS.count(card) for card in played)


def test_stones_that_win_stand_below_and_are_ringed() -> None:
    middle = lesson(1, LIGHT, WORDS).size[1] // 2
    for number in NUMBERS:
        ringed = [y for _, y in places(1, scenery.stone(LIGHT, number, True))]
        assert [y > middle for y in ringed] == [bool(row) for row in (0, 1) if number in examples.WON[row]]


def test_formations_stand_one_below_the_other_with_their_cards_in_order() -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    found = [[places(4, drawn.card(card, LOOSE)) for card in cards.split()] for cards in examples.FORMATIONS]
    assert all(len(place) == 1 for row in found for place in row)
    rows = [[place[0] for place in row] for row in found]
    assert rows == sorted(rows, key=lambda row: row[0][1])
    assert all([x for x, _ in row] == sorted(x for x, _ in row) for row in rows)
    assert all(len({y for _, y in row}) == 1 for row in rows)


@pytest.mark.parametrize(("number", "cards"), [(9, TACTICS[1:6]), (10, TACTICS[6:])])
def test_every_tactics_card_is_shown_by_its_name(number: int, cards: tuple[str, ...]) -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    tops = [places(number, drawn.card(card, WIDE)) for card in cards]
    assert all(len(place) == 1 for place in tops)
    assert tops == sorted(tops, key=lambda place: place[0][1])


def test_names_at_the_table_stand_on_the_picture() -> None:
    assert lesson(11, LIGHT, WORDS).data != lesson(11, LIGHT, load("en", ("Anna", "Bob"))).data

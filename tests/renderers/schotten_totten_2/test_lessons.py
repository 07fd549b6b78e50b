"""The pictures of the rules: what they show, and that it can be read on a phone."""

from collections.abc import Iterator
from random import Random

import pytest

import renderers
from bot.words import LANGUAGES, Words, load
from core.schotten_totten_2 import SchottenTotten2
from core.schotten_totten_2.cards import ACTIONS, ELITE, NUMBERS
from core.schotten_totten_2.view import View
from renderers import DARK, LIGHT, Theme, canvas, lettering, scenery, sprites, strengths
from renderers.diagrams import WIDTH
from renderers.schotten_totten_2 import board, examples, faces, wall
from renderers.schotten_totten_2.diagrams import FLAT, LOOSE, sheet
from renderers.schotten_totten_2.lessons import PAGES, lesson
from tests.renderers.pixels import chunks, indices

GAME = SchottenTotten2()
WORDS = load("en", ("Isla", "Hamish"))
NUMBERED = range(1, PAGES + 1)
TABLE = 2
"""The page that shows a whole board, which has tests of its own."""
PHONE, LEGIBLE = 360, 10.5
"""Pixels: how wide a phone is, and how high letters have to be there."""

CACHES = (canvas.label, sprites.clan, sprites.tactics, wall.tile, wall.sign, faces.slot, scenery.land)


@pytest.fixture
def anew() -> Iterator[None]:
    """Nothing is kept from before, and nothing is left behind."""
    for cached in CACHES:
        cached.cache_clear()
    yield
    for cached in CACHES:
        cached.cache_clear()


def places(number: int, sprite: canvas.Sprite) -> list[tuple[int, int]]:
    """Where the sprite stands on the picture: its left upper corner. What its mask leaves out does not count."""
    image, (width, height) = indices(lesson(number, LIGHT, WORDS)), sprite.image.size
    line = sprite.image.crop((0, height // 2, width, height // 2 + 1)).tobytes()
    found = []
    for y in range(image.height - height + 1):
        row = image.crop((0, y + height // 2, image.width, y + height // 2 + 1)).tobytes()
        x = row.find(line)
        while x >= 0:
            if _same(image.crop((x, y, x + width, y + height)).tobytes(), sprite):
                found.append((x, y))
            x = row.find(line, x + 1)
    return found


def _same(there: bytes, sprite: canvas.Sprite) -> bool:
    here = sprite.image.tobytes()
    if sprite.mask is None:
        return there == here
    return all(one == other for one, other, counts in zip(there, here, sprite.mask.tobytes(), strict=True) if counts)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("number", NUMBERED)
def test_a_lesson_is_a_small_png_with_nothing_but_the_picture_in_it(number: int, theme: Theme) -> None:
    picture = lesson(number, theme, WORDS)
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
    assert renderers.lesson(GAME.id, 1, LIGHT, WORDS) == lesson(1, LIGHT, WORDS)
    with pytest.raises(KeyError):
        lesson(PAGES + 1, LIGHT, WORDS)


def test_the_table_is_a_board_of_a_game_that_was_played() -> None:
    view = examples.view(examples.PLAY)
    assert lesson(TABLE, LIGHT, WORDS) == board(view, LIGHT, WORDS)
    assert GAME.view(GAME.guess(view, Random(1)), 0) == view


@pytest.mark.parametrize("move", [examples.CAULDRON, examples.OPPOSITE, examples.RETREAT, examples.CONTROL])
def test_the_other_examples_are_moments_of_that_game(move: str) -> None:
    before, after = examples.before(move), examples.after(move)
    assert isinstance(before, View)
    assert move in [each.text for each in after.last]


def test_examples_on_one_picture_have_no_card_twice() -> None:
    stronger = [card for tile in examples.STRONGER.values() for side in tile.sides for card in side]
    for shown in (" ".join(examples.FORMATIONS).split(), stronger):
        assert len(shown) == len(set(shown))


def test_the_wall_is_shown_intact_and_damaged_with_its_tiles_in_order() -> None:
    for damaged in (False, True):
        found = [places(3, wall.tile(LIGHT, number, damaged)) for number in NUMBERS]
        assert all(len(place) == 1 for place in found)
        assert found == sorted(found)
        assert len({y for place in found for _, y in place}) == 1


def test_formations_stand_one_below_the_other_with_their_cards_in_order() -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    found = [[places(5, drawn.card(card, LOOSE)) for card in cards.split()] for cards in examples.FORMATIONS]
    assert all(len(place) == 1 for row in found for place in row)
    rows = [[place[0] for place in row] for row in found]
    assert rows == sorted(rows, key=lambda row: row[0][1])
    assert all([x for x, _ in row] == sorted(x for x, _ in row) for row in rows)
    assert all(len({y for _, y in row}) == 1 for row in rows)


def test_the_side_that_was_first_has_a_medal() -> None:
    tile = examples.STRONGER["first"]
    _, theirs = tile.strengths
    assert theirs
    told = strengths.formation(theirs, tile.size, True, faces.SIDE.width, LIGHT, WORDS)
    assert len(places(6, told)) == 1


def test_the_tile_under_control_has_a_flag_and_the_card_of_the_proof_a_frame() -> None:
    assert len(places(7, wall.tile(LIGHT, examples.DECLARED, False, lit=True, flag=True))) == 1
    assert len(places(7, wall.tile(LIGHT, examples.DECLARED, False))) == 1
    assert len(places(7, sheet(LIGHT, WORDS, 1).card(examples.DISCARDED, LOOSE, marked=True))) == 1


def test_four_damaged_tiles_are_an_end() -> None:
    found = [places(9, wall.tile(LIGHT, number, True)) for number in examples.DAMAGED]
    assert [len(place) for place in found] == [1] * 4


@pytest.mark.parametrize(("number", "cards"), [(11, tuple(ELITE)), (12, ACTIONS)])
def test_every_tactics_card_is_shown_by_its_name(number: int, cards: tuple[str, ...]) -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    tops = [places(number, drawn.card(card, FLAT)) for card in cards]
    assert all(len(place) == 1 for place in tops)
    assert tops == sorted(tops, key=lambda place: place[0][1])


@pytest.mark.parametrize("number", [1, 13])
def test_names_at_the_table_stand_on_the_picture(number: int) -> None:
    assert lesson(number, LIGHT, WORDS).data != lesson(number, LIGHT, load("en", ("Anna", "Bob"))).data

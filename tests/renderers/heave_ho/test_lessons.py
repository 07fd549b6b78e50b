"""The pictures of the rules: what they show, and that it can be read on a phone."""

from collections.abc import Iterator
from random import Random

import pytest

import renderers
from bot.words import LANGUAGES, Words, load
from core.heave_ho import HeaveHo
from core.heave_ho.cards import CARDS, COLOURS, GOALS, PAIRS, STARTS
from core.heave_ho.view import View
from renderers import DARK, LIGHT, Theme, canvas, lettering, scenery
from renderers.diagrams import WIDTH
from renderers.heave_ho import board, examples, faces, track
from renderers.heave_ho.diagrams import sheet
from renderers.heave_ho.lessons import PAGES, lesson
from tests.renderers.pixels import chunks, indices

GAME = HeaveHo()
WORDS = load("en", ("Isla", "Hamish"))
NUMBERED = range(1, PAGES + 1)
TABLE, TEST = 2, 7
"""The pages that show a board, which has tests of its own."""
PHONE, LEGIBLE = 360, 10.5
"""Pixels: how wide a phone is, and how high letters have to be there."""
ACTIONS = {
    9: ("HeaveHo", "Weakness", "Adrenaline", "RopeBreaks", "Reinforcements"),
    10: ("MuchoMacho", "Farewell", "ChangeSides", "Monstrous"),
}

CACHES = (canvas.label, canvas.pill, faces.printed, faces.cell, track.tile, track.barrel, scenery.land)


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
@pytest.mark.parametrize("number", [number for number in NUMBERED if number not in (TABLE, TEST)])
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
    view = examples.after(examples.TEST)
    assert lesson(TABLE, LIGHT, WORDS) == board(view, LIGHT, WORDS)
    assert GAME.view(GAME.guess(view, Random(1)), 0) == view


@pytest.mark.parametrize("move", [examples.TURN, examples.TEST])
def test_the_other_examples_are_moments_of_that_game(move: str) -> None:
    assert isinstance(examples.before(move), View)
    assert move in [each.text for each in examples.after(move).last]


def test_the_test_of_strength_is_a_part_of_that_board() -> None:
    whole, part = (indices(lesson(number, LIGHT, WORDS)) for number in (TABLE, TEST))
    assert part.width == whole.width
    assert part.tobytes() in whole.tobytes()


def test_examples_on_one_picture_are_cards_of_one_pack() -> None:
    shown = (
        (*examples.SCOTS, *examples.LADIES),
        (*examples.PAIR, *examples.TURNED),
        tuple(card for hit, missed in examples.HIT.values() for card in (*hit, *missed)),
        examples.SEEN,
    )
    for cards in shown:
        assert all(cards.count(card) <= CARDS.count(card) for card in cards)


@pytest.mark.parametrize("cards", [examples.SCOTS, examples.LADIES])
def test_each_kind_of_cards_stands_in_a_row(cards: tuple[str, ...]) -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    found = [places(3, drawn.person(card)) for card in cards]
    assert all(len(place) == 1 for place in found)
    assert found == sorted(found)
    assert len({y for place in found for _, y in place}) == 1


def test_the_pair_and_the_higher_card_are_shown() -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    higher, lower = examples.TURNED
    assert all(len(places(4, drawn.person(card))) == 1 for card in (*examples.PAIR, lower))
    assert len(places(4, drawn.person(higher, marked=True))) == 1


def test_all_pairs_of_the_race_are_shown() -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    # Each kind once more in the legend.
    assert len(places(5, drawn.pair("sorted"))) == PAIRS + examples.SORTED + 1
    assert len(places(5, drawn.pair("held"))) == examples.IN_HAND + 1
    assert len(places(5, drawn.pair("left"))) == examples.LEFT + 1


def test_a_card_covers_another_one_on_the_other_side() -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    (on_top,) = places(6, drawn.person(examples.TURN.partition("@")[0], marked=True, mirrored=True))
    covered = drawn.person(examples.COVERED, mirrored=True).image
    (beneath,) = places(6, canvas.Sprite(covered.crop((0, 0, covered.width, 90))))
    assert (beneath[0], beneath[1] < on_top[1]) == (on_top[0], True)
    assert len(places(6, drawn.person(examples.DRAWN))) == 1


@pytest.mark.parametrize(("number", "spaces"), [(1, (STARTS[0],)), (8, (GOALS[0], examples.HALF))])
def test_the_barrel_is_on_its_space(number: int, spaces: tuple[int, ...]) -> None:
    view, edge = examples.after(examples.TEST), 20
    staves = (edge, edge, track.BARREL - edge, track.BARREL - edge)
    found = places(number, canvas.Sprite(track.barrel(LIGHT, track.BARREL, "lane").image.crop(staves)))
    assert [x for x, _ in found] == [track.column(view, space) - track.BARREL // 2 + edge for space in spaces]


@pytest.mark.parametrize("number", ACTIONS)
def test_every_action_is_shown_by_its_name(number: int) -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    tops = [places(number, drawn.flat(card)) for card in ACTIONS[number]]
    assert all(len(place) == 1 for place in tops)
    assert tops == sorted(tops, key=lambda place: place[0][1])


def test_the_barrel_moves_as_the_actions_say() -> None:
    start = len(places(9, track.tile(LIGHT, examples.BARREL)))
    assert start == len(examples.TO)
    found = [places(9, track.tile(LIGHT, space)) for space in examples.TO.values()]
    assert all(len(place) == 1 for place in found)
    assert found == sorted(found, key=lambda place: place[0][1])


def test_the_hand_that_is_seen_is_shown_and_the_card_marked() -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    for card in examples.SEEN:
        assert len(places(11, drawn.person(card, card == examples.TAKEN))) == 1 + (card == examples.TAKEN)


def test_every_letter_has_its_shape() -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    assert all(len(places(12, drawn.swatch(colour, 100))) == 1 for colour in (*COLOURS, "W"))


@pytest.mark.parametrize("number", [1, 4, 5, 6, 8, 9, 10, 11, 13])
def test_names_at_the_table_stand_on_the_picture(number: int) -> None:
    assert lesson(number, LIGHT, WORDS).data != lesson(number, LIGHT, load("en", ("Anna", "Bob"))).data

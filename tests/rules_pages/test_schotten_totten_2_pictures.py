"""What the pictures in the rules show."""

from random import Random

import pytest

from bot.i18n import translator
from core.schotten_totten_2 import SchottenTotten2
from core.schotten_totten_2.cards import ACTIONS, ELITE, NUMBERS
from core.schotten_totten_2.view import View
from renderers import LIGHT, strengths
from renderers.schotten_totten_2 import board, examples, faces, wall
from renderers.schotten_totten_2.diagrams import FLAT, LOOSE, sheet
from renderers.schotten_totten_2.lessons import lesson
from tests.rules_pages.reading import NAMES, Pages, picture

GAME = SchottenTotten2()
places = Pages(GAME.id).places
WORDS = translator("en", NAMES)
TABLE = 2
"""The page that shows a whole board, which has its own tests."""


def test_the_table_is_a_board_from_a_match_that_was_played() -> None:
    view = examples.view(examples.PLAY)
    assert picture(GAME.id, TABLE) == board(view, LIGHT, WORDS)
    assert GAME.view(GAME.guess(view, Random(1)), 0) == view


@pytest.mark.parametrize("move", [examples.CAULDRON, examples.OPPOSITE, examples.RETREAT, examples.CONTROL])
def test_the_other_examples_are_moments_of_that_match(move: str) -> None:
    before, after = examples.before(move), examples.after(move)
    assert isinstance(before, View)
    assert move in [each.text for each in after.last]


def test_no_card_appears_twice_in_the_examples_of_one_picture() -> None:
    stronger = [card for tile in examples.STRONGER.values() for side in tile.sides for card in side]
    for shown in (" ".join(examples.FORMATIONS).split(), stronger):
        assert len(shown) == len(set(shown))


def test_the_wall_is_shown_intact_and_damaged_with_its_tiles_in_order() -> None:
    for damaged in (False, True):
        found = [places(3, wall.tile(LIGHT, number, damaged)) for number in NUMBERS]
        assert all(len(place) == 1 for place in found)
        assert found == sorted(found)
        assert len({y for place in found for _, y in place}) == 1


def test_formations_are_listed_with_their_cards_in_order() -> None:
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
    name = faces.formation(theirs.formation, tile.size, WORDS)
    told = strengths.formation(LIGHT, name, theirs.total, True, faces.SIDE.width)
    assert len(places(6, told)) == 1


def test_the_controlled_tile_has_a_flag_and_the_card_of_the_proof_a_frame() -> None:
    assert len(places(7, wall.tile(LIGHT, examples.DECLARED, False, lit=True, flag=True))) == 1
    assert len(places(7, wall.tile(LIGHT, examples.DECLARED, False))) == 1
    assert len(places(7, sheet(LIGHT, WORDS, 1).card(examples.DISCARDED, LOOSE, marked=True))) == 1


def test_the_page_about_the_end_shows_four_damaged_tiles() -> None:
    found = [places(9, wall.tile(LIGHT, number, True)) for number in examples.DAMAGED]
    assert [len(place) for place in found] == [1] * 4


@pytest.mark.parametrize(("number", "cards"), [(11, tuple(ELITE)), (12, ACTIONS)])
def test_every_tactics_card_is_shown_with_its_name(number: int, cards: tuple[str, ...]) -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    tops = [places(number, drawn.card(card, FLAT)) for card in cards]
    assert all(len(place) == 1 for place in tops)
    assert tops == sorted(tops, key=lambda place: place[0][1])


def test_the_picture_shows_the_names_at_the_table() -> None:
    for number in [1, 13]:
        assert picture(GAME.id, number).data != lesson(number, LIGHT, translator("en", ("Anna", "Bob"))).data

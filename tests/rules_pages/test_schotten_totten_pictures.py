"""What the pictures in the rules show."""

from random import Random

import pytest

from bot.i18n import translator
from core.schotten_totten import SchottenTotten
from core.schotten_totten.cards import NUMBERS, TACTICS
from renderers import LIGHT, scenery
from renderers.diagrams import LOOSE, WIDE
from renderers.schotten_totten import board, examples
from renderers.schotten_totten.diagrams import sheet
from renderers.schotten_totten.lessons import lesson
from tests.rules_pages.reading import NAMES, Pages, picture

GAME = SchottenTotten()
places = Pages(GAME.id).places
WORDS = translator("en", NAMES)
TABLE = 2
"""The page that shows a whole board, which has its own tests."""


def test_the_table_is_a_board_from_a_match_that_was_played() -> None:
    view = examples.view(examples.PLAY)
    assert picture(GAME.id, TABLE) == board(view, LIGHT, WORDS)
    assert GAME.view(GAME.guess(view, Random(1)), 0) == view


def test_no_card_appears_twice_in_the_examples_of_one_picture() -> None:
    ties = [cards for pair in examples.TIES for cards in pair]
    for shown in (examples.FORMATIONS, ties, examples.SIDES.values()):
        cards = " ".join(shown).split()
        assert len(cards) == len(set(cards))
    played = [card for cards in examples.LIMIT for card in cards]
    assert all(played.count(card) <= TACTICS.count(card) for card in played)


def test_winning_stones_are_below_and_ringed() -> None:
    middle = picture(GAME.id, 1).size[1] // 2
    for number in NUMBERS:
        ringed = [y for _, y in places(1, scenery.stone(LIGHT, number, True))]
        assert [y > middle for y in ringed] == [bool(row) for row in (0, 1) if number in examples.WON[row]]


def test_formations_are_listed_with_their_cards_in_order() -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    found = [[places(4, drawn.card(card, LOOSE)) for card in cards.split()] for cards in examples.FORMATIONS]
    assert all(len(place) == 1 for row in found for place in row)
    rows = [[place[0] for place in row] for row in found]
    assert rows == sorted(rows, key=lambda row: row[0][1])
    assert all([x for x, _ in row] == sorted(x for x, _ in row) for row in rows)
    assert all(len({y for _, y in row}) == 1 for row in rows)


@pytest.mark.parametrize(("number", "cards"), [(9, TACTICS[1:6]), (10, TACTICS[6:])])
def test_every_tactics_card_is_shown_with_its_name(number: int, cards: tuple[str, ...]) -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    tops = [places(number, drawn.card(card, WIDE)) for card in cards]
    assert all(len(place) == 1 for place in tops)
    assert tops == sorted(tops, key=lambda place: place[0][1])


def test_the_picture_shows_the_names_at_the_table() -> None:
    assert picture(GAME.id, 11).data != lesson(11, LIGHT, translator("en", ("Anna", "Bob"))).data

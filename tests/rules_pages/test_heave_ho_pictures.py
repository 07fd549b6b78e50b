"""What the pictures in the rules show."""

from random import Random

import pytest

from bot.i18n import translator
from core.heave_ho import HeaveHo
from core.heave_ho.cards import CARDS, COLOURS, GOALS, PAIRS, STARTS
from core.heave_ho.view import View
from renderers import LIGHT, canvas
from renderers.heave_ho import board, examples, track
from renderers.heave_ho.diagrams import sheet
from renderers.heave_ho.lessons import lesson
from tests.rules_pages.reading import NAMES, Pages, picture, pixels

GAME = HeaveHo()
places = Pages(GAME.id).places
WORDS = translator("en", NAMES)
TABLE, TEST = 2, 7
"""The pages that show a board, which has its own tests."""
ACTIONS = {
    9: ("HeaveHo", "Weakness", "Adrenaline", "RopeBreaks", "Reinforcements"),
    10: ("MuchoMacho", "Farewell", "ChangeSides", "Monstrous"),
}


def test_the_table_is_a_board_from_a_match_that_was_played() -> None:
    view = examples.after(examples.TEST)
    assert picture(GAME.id, TABLE) == board(view, LIGHT, WORDS)
    assert GAME.view(GAME.guess(view, Random(1)), 0) == view


@pytest.mark.parametrize("move", [examples.TURN, examples.TEST])
def test_the_other_examples_are_moments_of_that_match(move: str) -> None:
    assert isinstance(examples.before(move), View)
    assert move in [each.text for each in examples.after(move).last]


def test_the_test_of_strength_is_part_of_that_board() -> None:
    whole, part = (pixels(GAME.id, number) for number in (TABLE, TEST))
    assert part.width == whole.width
    assert part.tobytes() in whole.tobytes()


def test_examples_in_one_picture_are_cards_of_one_pack() -> None:
    shown = (
        (*examples.SCOTS, *examples.LADIES),
        (*examples.PAIR, *examples.TURNED),
        tuple(card for hit, missed in examples.HIT.values() for card in (*hit, *missed)),
        examples.SEEN,
    )
    for cards in shown:
        assert all(cards.count(card) <= CARDS.count(card) for card in cards)


@pytest.mark.parametrize("cards", [examples.SCOTS, examples.LADIES])
def test_each_kind_of_card_is_in_a_row(cards: tuple[str, ...]) -> None:
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
    # One more of each kind is in the legend.
    assert len(places(5, drawn.pair("sorted"))) == PAIRS + examples.SORTED + 1
    assert len(places(5, drawn.pair("held"))) == examples.IN_HAND + 1
    assert len(places(5, drawn.pair("left"))) == examples.LEFT + 1


def test_a_card_covers_another_on_the_opposite_side() -> None:
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
def test_every_action_is_shown_with_its_name(number: int) -> None:
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


def test_the_opponents_hand_is_shown_with_the_card_marked() -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    for card in examples.SEEN:
        assert len(places(11, drawn.person(card, card == examples.TAKEN))) == 1 + (card == examples.TAKEN)


def test_every_letter_has_its_shape() -> None:
    drawn = sheet(LIGHT, WORDS, 1)
    assert all(len(places(12, drawn.swatch(colour, 100))) == 1 for colour in (*COLOURS, "W"))


def test_the_picture_shows_the_names_at_the_table() -> None:
    for number in [1, 4, 5, 6, 8, 9, 10, 11, 13]:
        assert picture(GAME.id, number).data != lesson(number, LIGHT, translator("en", ("Anna", "Bob"))).data

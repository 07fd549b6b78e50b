"""The search for secrets finds them in every game and in every language."""

import pytest

from bot.i18n import LANGUAGES, Translator
from bot.model.position import Position
from core import games
from renderers import text
from tests.journeys import secrets


def dealt(game: str) -> Position:
    found = games.get(game)
    options = {name: values[0] for name, values in found.options.items()}
    return Position(found, found.start(2, options, b"secrets"))


@pytest.mark.parametrize("game", [game.id for game in games.ALL])
def test_a_hand_as_its_game_prints_it_is_found_in_every_language(game: str) -> None:
    position = dealt(game)
    for language in LANGUAGES:
        words = Translator(language, ("Ann", "Bob"), game)
        for told in (text.hand(position.view(0), words), ", ".join(position.view(0).hand)):
            for seat in (1, None):
                assert secrets.found(secrets.hidden(position, seat), told, game), (language, told)
            assert not secrets.found(secrets.hidden(position, 0), told, game), (language, told)


@pytest.mark.parametrize("game", [game.id for game in games.ALL])
def test_a_public_board_has_no_secrets(game: str) -> None:
    position = dealt(game)
    assert secrets.hidden(position, None)
    for language in LANGUAGES:
        told = text.board(position.view(None), Translator(language, ("Ann", "Bob"), game))
        assert not secrets.found(secrets.hidden(position, None), told, game)


def test_cards_are_found_by_name_but_not_in_titles_and_examples() -> None:
    cards = {("B7",), ("Mud",), ("Joker",), ("R7",), ("Spy",)}
    told = "Ann draws B7, Mud Fight and returns Joker. `R7@3`"
    assert secrets.found(cards, told, "schotten-totten") == {("B7",), ("Mud",), ("Joker",)}


def test_blocks_are_found_as_a_whole_hand_in_any_order() -> None:
    hand = {("O", "R", "Y^")}
    for told in (
        "Y^, O, R",
        "R O Y^",
        "R, O and Y^",
        "b1: R\nR: red block 1\nO: orange block 2\nY^: yellow topper 1",
        "G Y^ R O",
    ):
        assert secrets.found(hand, told, "totemo") == hand, told
    for told in ("R, O", "R O Y", "R: O\nAnn: Y^", "R@a1 O@b1 Y^@c1", "a1: R O, a2: Y^"):
        assert not secrets.found(hand, told, "totemo"), told
    assert secrets.offered("pick:abcd1234:3:R:0 move:abcd1234:3:O@a1 hand:abcd1234", "totemo") == {"R", "O"}

"""The picture of a puzzle: board, hand and everything the seat has not seen, readable on a phone."""

from collections import Counter
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest

import renderers
from bot.i18n import LANGUAGES, translator
from core import games
from core.game import View
from renderers import DARK, LIGHT, telling
from renderers.games import renderer
from renderers.puzzles import as_text
from tests.renderers.pixels import chunks, indices

EVERY_GAME = pytest.mark.parametrize("game", [game.id for game in games.ALL])
OPTIONS = {"heave-ho": {"teams": "skip"}}


def asked(id: str, plies: int = 15) -> View:
    """What the seat on turn sees after some random actions."""
    game, rng = games.get(id), Random(id)
    state = game.start(2, OPTIONS.get(id, {}), b"puzzle")
    for _ in range(plies):
        seat = game.actors(state)[0]
        state = game.play(state, seat, rng.choice(game.legal(state, seat))).state
    view = game.view(state, game.actors(state)[0])
    shown: View = renderer(view).asked(view)
    return shown


@EVERY_GAME
def test_board_hand_and_unseen_cards_are_in_one_picture_of_the_width_of_a_board(game: str) -> None:
    view, words = asked(game), translator("en", ("Ann", "Bob"), game)
    board, hand = renderers.board(view, LIGHT, words), renderers.hand(view, LIGHT, words)
    for theme in (LIGHT, DARK):
        picture = renderers.puzzle(view, theme, words)
        assert picture.size[0] == board.size[0] == 1200
        assert board.size[1] + hand.size[1] < picture.size[1] < 2 * picture.size[0]
        assert set(chunks(picture.data)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}
    light = indices(renderers.puzzle(view, LIGHT, words)).tobytes()
    assert light[: len(light) // 3] == indices(board).tobytes()[: len(light) // 3]


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_GAME
def test_it_is_described_with_the_hand_and_what_has_not_been_seen(game: str, language: str) -> None:
    view, words = asked(game), translator(language, ("A" * 24, "B" * 24), game)
    told = renderer(view).unseen_text(view, words)
    alt, text = renderers.puzzle(view, LIGHT, words).alt, as_text(view, words)
    assert len(alt) <= telling.LONGEST_ALT
    for each in (alt, text):
        assert told in each
        assert all(line in each for line in renderer(view).hand_text(view, words).splitlines())
    assert renderer(view).board_text(view, words) in text


@EVERY_GAME
def test_what_has_not_been_seen_is_named_card_by_card(game: str) -> None:
    view, words = asked(game), translator("en", (), game)
    told = renderer(view).unseen_text(view, words)
    if game == "totemo":
        told = " ".join(" ".join([kind] * int(count)) for count, kind in (p.split(" × ") for p in told.split(", ")))
    names = Counter(told.replace(",", "").split())
    for card, count in Counter(unseen(view)).items():
        if card[1:2].isdecimal() or game == "totemo":
            assert names[card] == count
        else:
            assert words(f"card-{card}") in told


@pytest.mark.parametrize(("game", "field"), [("schotten-totten", "claims"), ("schotten-totten-2", "declarable")])
def test_nothing_in_it_says_what_can_be_claimed(game: str, field: str) -> None:
    view, words = asked(game), translator("en", (), game)
    some: Any = {field: (3,)}
    none: Any = {field: ()}
    telltale, silent = replace(view, **some), replace(view, **none)
    assert renderers.board(telltale, LIGHT, words) != renderers.board(silent, LIGHT, words)
    assert renderers.puzzle(telltale, LIGHT, words) == renderers.puzzle(silent, LIGHT, words)
    assert as_text(telltale, words) == as_text(silent, words)


def unseen(view: View) -> tuple[str, ...]:
    found: tuple[str, ...] = import_module(f"core.{view.game.replace('-', '_')}.sight").unseen(view)
    return found

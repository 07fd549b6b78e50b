"""Requirements for the pictures in the rules of every game: small, reproducible, readable on a phone."""

import sys
from itertools import groupby
from operator import itemgetter
from typing import Any

import pytest

import renderers
from bot.i18n import LANGUAGES, Translator, translator
from core import games
from core.game import Game
from renderers import DARK, LIGHT, Theme, lettering
from tests.renderers.pixels import chunks, indices

WORDS = translator("en", ("Isla", "Hamish"))
GAMES = [game.id for game in games.ALL]
PAGES = [(game, number) for game in GAMES for number in range(1, renderers.lessons(game) + 1)]
BOARDS = {("heave-ho", 7), *((game.id, 2) for game in games.ALL)}
"""The pages that show a board, which has its own tests."""
WIDTHS = (640, 800, 1200)
PHONE, LEGIBLE = 360, 10.5
"""The width of a phone in pixels, and the smallest readable height of letters there."""


def pages(game: str) -> list[int]:
    """The pages that show no board."""
    return [number for each, number in PAGES if each == game and (each, number) not in BOARDS]


def forget() -> None:
    """Clear the renderers' caches."""
    ours = [module for name, module in sys.modules.items() if name.startswith("renderers.")]
    for value in [value for module in ours for value in vars(module).values()]:
        if hasattr(value, "cache_clear"):
            value.cache_clear()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize(("game", "number"), PAGES)
def test_a_lesson_is_a_small_png_without_metadata(game: str, number: int, theme: Theme) -> None:
    picture = renderers.lesson(game, number, theme, WORDS)
    assert picture.type == "png"
    assert picture.size == indices(picture).size
    assert picture.size[0] in WIDTHS
    assert picture.size[1] <= 1.4 * picture.size[0]
    assert len(picture.data) < 110_000
    assert set(chunks(picture.data)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_lesson_gives_the_same_bytes_even_without_caches(game: str) -> None:
    numbers = range(1, renderers.lessons(game) + 1)
    first = [renderers.lesson(game, number, DARK, WORDS) for number in numbers]
    forget()
    assert [renderers.lesson(game, number, DARK, WORDS) for number in numbers] == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_cut_off_or_too_small_for_a_phone(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words, written = translator(language), set[tuple[str, str, int]]()
    fit = lettering.fit

    def watched(text: str, weight: lettering.Weight, size: int, width: int) -> tuple[str, int]:
        fitted = fit(text, weight, size, width)
        written.add((text, *fitted))
        return fitted

    monkeypatch.setattr(lettering, "fit", watched)
    cast = Translator(language, (words("rules-name-1"), words("rules-name-2")), game)
    by_width = sorted((renderers.lesson(game, number, LIGHT, WORDS).size[0], number) for number in pages(game))
    for width, numbers in groupby(by_width, key=itemgetter(0)):
        # What is drawn from here on is not taken from pages of another width.
        forget()
        written.clear()
        for _, number in numbers:
            assert renderers.lesson(game, number, LIGHT, cast).size[0] == width
        assert written
        assert not {text for text, shown, _ in written if shown != lettering.clean(text)}
        assert not {text: size for text, _, size in written if size * PHONE / width < LEGIBLE}
    # Nothing that was watched is left behind.
    forget()


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
def test_there_is_no_page_after_the_last(game: Game[Any, Any]) -> None:
    with pytest.raises(KeyError):
        renderers.lesson(game.id, renderers.lessons(game.id) + 1, LIGHT, WORDS)


def test_an_unknown_game_has_no_lessons() -> None:
    with pytest.raises(ValueError, match="tiddlywinks"):
        renderers.lesson("tiddlywinks", 1, LIGHT, WORDS)
    with pytest.raises(ValueError, match="tiddlywinks"):
        renderers.lessons("tiddlywinks")

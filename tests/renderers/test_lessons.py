"""Requirements for the pictures in the rules of every game: small, reproducible, readable on a phone."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

import renderers
from bot.words import LANGUAGES, Words, load
from core import games
from core.game import Game
from renderers import DARK, LIGHT, Theme, lettering
from tests.renderers.pixels import chunks, indices

WORDS = load("en", ("Isla", "Hamish"))
PAGES = [(game.id, number) for game in games.ALL for number in range(1, renderers.lessons(game.id) + 1)]
BOARDS = {("heave-ho", 7), *((game.id, 2) for game in games.ALL)}
"""The pages that show a board, which has its own tests."""
WIDTHS = (640, 800, 1200)
PHONE, LEGIBLE = 360, 10.5
"""The width of a phone in pixels, and the smallest readable height of letters there."""


def forget() -> None:
    """Clear the renderers' caches."""
    ours = [module for name, module in sys.modules.items() if name.startswith("renderers.")]
    for value in [value for module in ours for value in vars(module).values()]:
        if hasattr(value, "cache_clear"):
            value.cache_clear()


@pytest.fixture
def anew() -> Iterator[None]:
    """Clear the caches before and after a test."""
    forget()
    yield
    forget()


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


@pytest.mark.parametrize(("game", "number"), PAGES)
def test_the_same_lesson_gives_the_same_bytes_even_without_caches(game: str, number: int, anew: None) -> None:
    first = renderers.lesson(game, number, DARK, WORDS)
    forget()
    assert renderers.lesson(game, number, DARK, WORDS) == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), [page for page in PAGES if page not in BOARDS])
def test_no_word_is_cut_off_or_too_small_for_a_phone(
    game: str, number: int, language: str, anew: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, written = load(language), dict[str, tuple[str, int]]()
    fit = lettering.fit

    def watched(text: str, weight: lettering.Weight, size: int, width: int) -> tuple[str, int]:
        written[text] = fit(text, weight, size, width)
        return written[text]

    monkeypatch.setattr(lettering, "fit", watched)
    cast = Words(language, (words("rules-name-1"), words("rules-name-2")), game)
    width, _ = renderers.lesson(game, number, LIGHT, cast).size
    assert not {text for text, (shown, _) in written.items() if shown != lettering.clean(text)}
    assert not {text: size for text, (_, size) in written.items() if size * PHONE / width < LEGIBLE}


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
def test_there_is_no_page_after_the_last(game: Game[Any, Any]) -> None:
    with pytest.raises(KeyError):
        renderers.lesson(game.id, renderers.lessons(game.id) + 1, LIGHT, WORDS)


def test_an_unknown_game_has_no_lessons() -> None:
    with pytest.raises(ValueError, match="tiddlywinks"):
        renderers.lesson("tiddlywinks", 1, LIGHT, WORDS)
    with pytest.raises(ValueError, match="tiddlywinks"):
        renderers.lessons("tiddlywinks")

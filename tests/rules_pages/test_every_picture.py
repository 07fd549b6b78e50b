"""Requirements for the pictures in the rules of every game: small, reproducible, readable on a phone."""

import sys
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

import renderers
from bot.i18n import LANGUAGES, Translator, translator
from core import games
from renderers import DARK, LIGHT, Picture, Theme, lettering
from tests.renderers.pixels import chunks, indices
from tests.rules_pages.reading import noted, topics

WORDS = translator("en", ("Isla", "Hamish"))
BOARDS = {("heave-ho", 7), *((game.id, 2) for game in games.ALL)}
"""The pages that show a board, which has its own tests."""
KEPT = ("lettering", "shapes", "theme", "examples")
"""Modules whose caches hold letters, outlines, colours and positions, but nothing with words fitted to a width."""
WIDTHS = (640, 800, 1200)
PHONE, LEGIBLE = 360, 10.5
"""The width of a phone in pixels, and the smallest readable height of letters there."""


def every_page() -> Iterator[tuple[str, int]]:
    """All pages of the rules of all games."""
    return ((game.id, number) for game in games.ALL for number in topics(game.id))


@cache
def drawn(game: str, number: int, theme: Theme) -> Picture:
    """A page, drawn once."""
    return renderers.lesson(game, number, theme, WORDS)


def forget(kept: tuple[str, ...] = ()) -> None:
    """Clear the renderers' caches, except in modules with these names."""
    names = [name for name in sys.modules if name.startswith("renderers.") and name.rpartition(".")[2] not in kept]
    for value in [value for name in names for value in vars(sys.modules[name]).values()]:
        if hasattr(value, "cache_clear") and value.__module__.rpartition(".")[2] not in kept:
            value.cache_clear()


def test_a_lesson_is_a_small_png_without_metadata() -> None:
    for (game, number), theme in product(every_page(), (LIGHT, DARK)):
        with noted(f"page {number} of {game}, {theme.name}"):
            picture = drawn(game, number, theme)
            assert picture.type == "png"
            assert picture.size == indices(picture).size
            assert picture.size[0] in WIDTHS
            assert picture.size[1] <= 1.4 * picture.size[0]
            assert len(picture.data) < 110_000
            assert set(chunks(picture.data)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


def test_the_same_lesson_gives_the_same_bytes_even_without_caches() -> None:
    first = [drawn(game, number, DARK) for game, number in every_page()]
    forget()
    assert [renderers.lesson(game, number, DARK, WORDS) for game, number in every_page()] == first


def test_no_word_is_cut_off_or_too_small_for_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    written = set[tuple[str, str, int]]()
    fit = lettering.fit

    def watched(text: str, weight: lettering.Weight, size: int, width: int) -> tuple[str, int]:
        fitted = fit(text, weight, size, width)
        written.add((text, *fitted))
        return fitted

    monkeypatch.setattr(lettering, "fit", watched)
    pages = [page for page in every_page() if page not in BOARDS]
    widths = {page: drawn(*page, LIGHT).size[0] for page in pages}
    for width in sorted({*widths.values()}):
        # What is drawn from here on is not taken from pages of another width.
        forget(KEPT)
        written.clear()
        shown = [page for page in pages if widths[page] == width]
        for game, language in product(dict.fromkeys(game for game, _ in shown), LANGUAGES):
            words, before = translator(language), len(written)
            cast = Translator(language, (words("rules-name-1"), words("rules-name-2")), game)
            assert {renderers.lesson(*page, LIGHT, cast).size[0] for page in shown if page[0] == game} == {width}
            assert len(written) > before, (game, language)
        assert not {text for text, fitted, _ in written if fitted != lettering.clean(text)}
        assert not {text: size for text, _, size in written if size * PHONE / width < LEGIBLE}
    # Nothing that was watched is left behind.
    forget(KEPT)


def test_there_is_no_page_after_the_last() -> None:
    for game in games.ALL:
        with pytest.raises(KeyError):
            renderers.lesson(game.id, renderers.lessons(game.id) + 1, LIGHT, WORDS)


def test_an_unknown_game_has_no_lessons() -> None:
    with pytest.raises(ValueError, match="tiddlywinks"):
        renderers.lesson("tiddlywinks", 1, LIGHT, WORDS)
    with pytest.raises(ValueError, match="tiddlywinks"):
        renderers.lessons("tiddlywinks")

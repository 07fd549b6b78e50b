"""Reading the pages of rules as players do, each page once, and tests that hold in every language."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product

from PIL import Image

import renderers
from bot.i18n import LANGUAGES, translator
from bot.screens import rules
from core import games
from renderers import LIGHT, Picture
from tests.renderers.pixels import indices

CODE = re.compile(r"`([^`]+)`")
NUMBER = re.compile(r"[0-9]+")
NAMES = ("Isla", "Hamish")


def topics(game: str) -> range:
    """The numbers of a game's topics."""
    return range(1, renderers.lessons(game) + 1)


@cache
def text(game: str, number: int, language: str) -> str:
    """What a topic says."""
    return rules.text(game, number, translator(language))


@cache
def alt(game: str, number: int, language: str) -> str:
    """The description of a topic's picture."""
    drawing = rules.page(game, number, translator(language)).drawing
    assert drawing
    return drawing.draw(LIGHT).alt


@cache
def picture(game: str, number: int) -> Picture:
    """A topic's picture."""
    return renderers.lesson(game, number, LIGHT, translator("en", NAMES, game))


@cache
def pixels(game: str, number: int) -> Image.Image:
    """The pixels of a topic's picture."""
    return indices(picture(game, number))


def codes(game: str, number: int, language: str) -> list[str]:
    """The moves in a topic, as they are typed."""
    return CODE.findall(text(game, number, language))


def in_every_language(check: Callable[[str], None]) -> Callable[[], None]:
    """One test for all languages. A failure notes its language."""

    def test() -> None:
        for language in LANGUAGES:
            with noted(f"in the language {language}"):
                check(language)

    test.__doc__ = check.__doc__
    return test


def in_every_book(check: Callable[[str, str], None]) -> Callable[[], None]:
    """One test for the rules of all games in all languages. A failure notes its game and its language."""

    def test() -> None:
        for game, language in product(games.ALL, LANGUAGES):
            with noted(f"in the rules of {game.id} in the language {language}"):
                check(game.id, language)

    test.__doc__ = check.__doc__
    return test


@contextmanager
def noted(where: str) -> Iterator[None]:
    """Say where something failed."""
    try:
        yield
    except Exception as problem:
        problem.add_note(where)
        raise

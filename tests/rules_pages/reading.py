"""Reading the pages of rules as players do, each page once, and tests that hold in every language."""

import re
from collections.abc import Callable
from functools import cache

from PIL import Image

import renderers
from bot.i18n import LANGUAGES, translator
from bot.screens import rules
from renderers import LIGHT, Picture
from tests.renderers.pixels import indices

CODE = re.compile(r"`([^`]+)`")
NUMBER = re.compile(r"[0-9]+")
NAMES = ("Isla", "Hamish")


def pages(game: str) -> range:
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
            try:
                check(language)
            except Exception as problem:
                problem.add_note(f"This is so in the language {language}.")
                raise

    test.__doc__ = check.__doc__
    return test

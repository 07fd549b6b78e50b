"""Reading the pages of rules as players do, each page once, and tests that hold in every language."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import product

from PIL import Image

import renderers
from bot.i18n import LANGUAGES, translator
from bot.screens import rules
from core import games
from renderers import LIGHT, Picture
from renderers.canvas import Sprite
from tests.renderers.pixels import everywhere, indices

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


@dataclass(frozen=True)
class Pages:
    """The rules of one game, topic by topic."""

    game: str

    @property
    def numbers(self) -> range:
        return topics(self.game)

    def topic(self, number: int, language: str = "en") -> str:
        return text(self.game, number, language)

    def alt(self, number: int, language: str = "en") -> str:
        return alt(self.game, number, language)

    def codes(self, number: int, language: str = "en") -> list[str]:
        """The moves in a topic, as they are typed."""
        return CODE.findall(self.topic(number, language))

    def places(self, number: int, sprite: Sprite) -> list[tuple[int, int]]:
        """The top left corners of the sprite in a topic's picture."""
        return everywhere(pixels(self.game, number), sprite)

    def check_same(self, cards: Callable[[str], Sequence[str]], language: str) -> None:
        """Every topic has the same moves, cards and numbers as in English."""
        for number in self.numbers:
            assert self.codes(number, language) == self.codes(number)
            assert cards(self.topic(number, language)) == cards(self.topic(number))
            assert cards(self.alt(number, language)) == cards(self.alt(number))
            assert NUMBER.findall(self.alt(number, language)) == NUMBER.findall(self.alt(number))


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

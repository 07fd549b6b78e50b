"""The rules of a game as a small book: each page has a title, a picture, a few lines, and buttons to other pages.

The book has numbered topics, each with a picture. A topic with more text than fits on a phone continues on further
pages below the same picture.
"""

from dataclasses import dataclass, replace

import renderers
from bot.buttons import token
from bot.i18n import Translator
from bot.screens import paging
from bot.screens.screen import Button, Row, Screen, in_rows
from renderers import Picture, Theme

LINES = 8
"""The most lines on a page on a phone, including empty ones."""
CONTENTS = 0
"""The number of the page that lists all topics."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The picture of a topic."""

    game: str
    number: int
    words: Translator

    def draw(self, theme: Theme) -> Picture:
        return renderers.lesson(self.game, self.number, theme, self.words)

    def told(self) -> str:
        key = f"rules-{self.game}-{self.number}-alt"
        return self.words(key) if self.words.has(key) else ""


def page(game: str, topic: int, words: Translator, match: str = "", part: int = 1) -> Screen:
    """A page of a topic, both counted from 1; the nearest one if the number does not exist.

    Readers who come from a match get a button back to it.
    """
    count = renderers.lessons(game)
    hand = replace(words, game=game).own("button-hand")
    back = (Button(words(hand), token("hand", match)),) if match else ()
    if topic == CONTENTS:
        return _contents(game, count, words, match, back)
    topic = min(max(topic, 1), count)
    texts = parts(game, topic, words)
    part = min(max(part, 1), len(texts))
    heading = f"{topic}. {title(game, topic, words)}" + (f" ({part}/{len(texts)})" if len(texts) > 1 else "")
    rows = (_turns(game, topic, part, words, match), *((back,) if back else ()))
    return Screen(texts[part - 1], _picture(game, topic, words), rows, apart=True, title=heading)


def title(game: str, topic: int, words: Translator) -> str:
    return words(f"rules-{game}-{topic}-title")


def text(game: str, topic: int, words: Translator) -> str:
    """The whole text of a topic."""
    return words(f"rules-{game}-{topic}")


def parts(game: str, topic: int, words: Translator) -> tuple[str, ...]:
    """The same, page by page."""
    return paging.pages(text(game, topic, words), LINES)


def _picture(game: str, topic: int, words: Translator) -> Lesson:
    # The examples name the same two people for every reader, so each picture is drawn once per language.
    return Lesson(game, topic, replace(words, names=(words("rules-name-1"), words("rules-name-2"))))


def _contents(game: str, count: int, words: Translator, match: str, back: Row) -> Screen:
    buttons = [
        Button(f"{topic}. {title(game, topic, words)}", token("rules", game, topic, match))
        for topic in range(1, count + 1)
    ]
    rows = in_rows([*buttons, *back], 3)
    return Screen(words("rules-contents"), _picture(game, 1, words), rows, apart=True, title=words(f"game-{game}"))


def _turns(game: str, topic: int, part: int, words: Translator, match: str) -> Row:
    book = [
        (number, place)
        for number in range(1, renderers.lessons(game) + 1)
        for place in range(1, len(parts(game, number, words)) + 1)
    ]
    here = book.index((topic, part))
    previous = [Button(words("rules-previous"), _token(game, *book[here - 1], match))] if here else []
    contents = Button(words("rules-contents"), token("rules", game, CONTENTS, match))
    following = [Button(words("rules-next"), _token(game, *place, match), "primary") for place in book[here + 1 :][:1]]
    return (*previous, contents, *following)


def _token(game: str, topic: int, part: int, match: str) -> str:
    return token("rules", game, f"{topic}.{part}" if part > 1 else topic, match)

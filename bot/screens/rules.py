"""The rules of a game as a small book: a page is a text, a picture, and buttons to turn to another page."""

from dataclasses import dataclass, replace

import renderers
from bot.screens.moves import in_rows
from bot.screens.screen import Button, Row, Screen
from bot.screens.tokens import token
from bot.words import Words
from renderers import Picture, Theme

_CONTENTS = 1
"""The page that leads to all others."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The picture of a page."""

    game: str
    number: int
    words: Words

    def draw(self, theme: Theme) -> Picture:
        return renderers.lesson(self.game, self.number, theme, self.words)

    def told(self) -> str:
        key = f"rules-{self.game}-{self.number}-alt"
        return self.words(key) if self.words.has(key) else ""


def page(game: str, number: int, words: Words, match: str = "") -> Screen:
    """A page, counted from 1, or the one that is nearest to a number that does not exist.

    Whoever looks it up in the middle of a match gets a way back there.
    """
    count = renderers.lessons(game)
    number = min(max(number, 1), count)
    place = words("rules-place", number=number, count=count)
    text = "\n\n".join((title(game, number, words), words(f"rules-{game}-{number}"), place))
    # Whoever reads it, the examples are played by the same two: a picture is drawn once for all who read a language.
    cast = replace(words, names=(words("rules-name-1"), words("rules-name-2")))
    rows = _contents(game, count, words, match) if number == _CONTENTS else _turns(game, number, count, words, match)
    hand = replace(words, game=game).own("button-hand")
    back = ((Button(words(hand), token("hand", match)),),) if match else ()
    return Screen(text, Lesson(game, number, cast), (*rows, *back), apart=True)


def title(game: str, number: int, words: Words) -> str:
    return words(f"rules-{game}-{number}-title")


def _contents(game: str, count: int, words: Words, match: str) -> tuple[Row, ...]:
    """A button for each page that follows, the next one first."""
    buttons = [
        Button(f"{number}. {title(game, number, words)}", token("rules", game, number, match))
        for number in range(_CONTENTS + 1, count + 1)
    ]
    return in_rows(buttons, 3)


def _turns(game: str, number: int, count: int, words: Words, match: str) -> tuple[Row, ...]:
    previous = Button(words("rules-previous"), token("rules", game, number - 1, match))
    following = Button(words("rules-next"), token("rules", game, number + 1, match), "primary")
    contents = Button(words("rules-contents"), token("rules", game, _CONTENTS, match))
    turns = (previous, following) if number < count else (previous,)
    return (turns,) if number - 1 == _CONTENTS else (turns, (contents,))

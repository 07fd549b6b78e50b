"""The pictures that screens ask for."""

from dataclasses import dataclass

import renderers
from bot.words import Words
from core.game import View
from renderers import Picture, Theme, text


@dataclass(frozen=True, slots=True)
class Board:
    """The table as the view's seat sees it, with where a chosen thing may go."""

    view: View
    words: Words
    chosen: str = ""

    def draw(self, theme: Theme) -> Picture:
        return renderers.board(self.view, theme, self.words, self.chosen)

    def told(self) -> str:
        return text.board(self.view, self.words)


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's own cards. What they do is said by the screen around it."""

    view: View
    words: Words

    def draw(self, theme: Theme) -> Picture:
        return renderers.hand(self.view, theme, self.words)

    def told(self) -> str:
        return text.cards(self.view, self.words)


@dataclass(frozen=True, slots=True)
class Replay:
    """A whole match, as it was seen by a spectator."""

    views: tuple[View, ...]
    words: Words

    def draw(self, theme: Theme) -> Picture:
        return renderers.replay(self.views, theme, self.words)

    def told(self) -> str:
        return text.board(self.views[-1], self.words)

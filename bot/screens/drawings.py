"""The pictures that screens ask for."""

from dataclasses import dataclass

import renderers
from bot.i18n import Translator
from core.game import View
from renderers import Picture, Theme, text


@dataclass(frozen=True, slots=True)
class Board:
    """The table as the view's seat sees it, marking where a chosen thing may go."""

    view: View
    words: Translator
    chosen: str = ""
    side: int | None = None
    """The seat from whose side a spectator sees it."""

    def draw(self, theme: Theme) -> Picture:
        return renderers.board(self.view, theme, self.words, self.chosen, self.side)

    def told(self) -> str:
        return text.board(self.view, self.words, self.side)


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's own cards. The screen around it says what they do."""

    view: View
    words: Translator

    def draw(self, theme: Theme) -> Picture:
        return renderers.hand(self.view, theme, self.words)

    def told(self) -> str:
        return text.cards(self.view, self.words)


@dataclass(frozen=True, slots=True)
class Replay:
    """A whole match, as a spectator sees it."""

    views: tuple[View, ...]
    words: Translator
    side: int | None = None
    """The seat from whose side it is seen."""

    def draw(self, theme: Theme) -> Picture:
        return renderers.replay(self.views, theme, self.words, self.side)

    def told(self) -> str:
        return text.board(self.views[-1], self.words, self.side)

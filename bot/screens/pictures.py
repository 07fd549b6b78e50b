"""The pictures that screens ask for, and the pool that draws each of them once, in threads.

Nearly all of a picture's time is PNG encoding, during which Pillow releases the GIL. A replay has hundreds of pictures:
replays have a thread of their own, and a person waits for one before asking for another, so no hand waits for them.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from types import TracebackType
from typing import Any

import renderers
from bot.i18n import Translator
from bot.screens.screen import Drawing, Screen
from core.game import View
from renderers import DARK, LIGHT, Hands, Picture, Theme, puzzles, text
from renderers.charts import rating_curve

_REMEMBERED = 256
_REMEMBERED_REPLAYS = 8
"""A replay is as large as a hundred other pictures."""


@dataclass(frozen=True, slots=True)
class Board:
    """The table as the view's seat sees it, marking where a chosen thing may go."""

    view: View
    words: Translator
    chosen: str = ""
    side: int | None = None
    """The seat from whose side a spectator sees it."""
    hands: Hands = ()
    """What each seat holds, once the match is over."""

    def draw(self, theme: Theme) -> Picture:
        return renderers.board(self.view, theme, self.words, self.chosen, self.side, self.hands)

    def told(self) -> str:
        return text.board(self.view, self.words, self.side, self.hands)


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
class Puzzle:
    """The position that a puzzle asks about, with everything that is needed to solve it."""

    view: View
    words: Translator

    def draw(self, theme: Theme) -> Picture:
        return renderers.puzzle(self.view, theme, self.words)

    def told(self) -> str:
        return puzzles.as_text(self.view, self.words)


def in_words(screen: Screen) -> Screen:
    """The screen with a text in place of the picture, if its reader wants that: with a hand comes the board."""
    match screen.drawing:
        case drawing if drawing is None or not screen.look.words_first:
            return screen
        case Hand(view, words):
            told = f"{text.cards(view, words)}\n\n{text.board(view, words)}"
        case drawing:
            told = drawing.told()
    versions = (screen.text, *screen.shorter)
    whole, *shorter = (f"{version}\n\n{told}" for version in versions)
    if isinstance(drawing, Board) and drawing.hands:
        # What everyone held at the end matters less than the board.
        shorter += [f"{version}\n\n{replace(drawing, hands=()).told()}" for version in versions]
    return replace(screen, text=whole, shorter=tuple(shorter), drawing=None)


@dataclass(frozen=True, slots=True)
class Replay:
    """A whole match, as a spectator sees it."""

    views: tuple[View, ...]
    words: Translator
    side: int | None = None
    """The seat from whose side it is seen."""
    hands: tuple[Hands, ...] = ()
    """What each seat held at each of these moments, once the match is over."""
    player: int | None = field(default=None, compare=False)
    """The person who asked for it. Others who ask for the same replay get the same picture."""

    def draw(self, theme: Theme) -> Picture:
        return renderers.replay(self.views, theme, self.words, self.side, self.hands)

    def told(self) -> str:
        return text.board(self.views[-1], self.words, self.side, self.hands[-1] if self.hands else ())


@dataclass(frozen=True, slots=True)
class RatingCurve:
    """How someone's rating has changed."""

    curve: rating_curve.Curve
    words: Translator

    def draw(self, theme: Theme) -> Picture:
        return rating_curve.draw(self.curve, theme, self.words)

    def told(self) -> str:
        return rating_curve.alt(self.curve, self.words)


_Key = tuple[Drawing, Theme]
_Pictures = OrderedDict[_Key, asyncio.Future[Picture]]


class PicturePool:
    """Use it as a context manager, which ends its threads."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="pictures")
        self._lane = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._pictures: _Pictures = OrderedDict()
        self._replays: _Pictures = OrderedDict()
        self._waiting: list[int | None] = []
        """For whom replays are being drawn, once for each theme."""

    def __enter__(self) -> "PicturePool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for executor in (self._threads, self._lane):
            executor.shutdown(wait=False, cancel_futures=True)

    def forget(self) -> None:
        """Remember no picture: there are names in them that nobody is to see any more."""
        self._pictures.clear()
        self._replays.clear()

    def admit(self, screen: Screen) -> Screen:
        """The screen; or, if it has a replay while another is being drawn for the same person, one that says so.

        Call it right before `draw`, without waiting in between.
        """
        wanted = screen.drawing
        if not isinstance(wanted, Replay) or any((wanted, theme) in self._replays for theme in (LIGHT, DARK)):
            return screen
        if wanted.player is None or wanted.player not in self._waiting:
            return screen
        return replace(screen, text=wanted.words("replay-busy"), drawing=None, apart=True)

    def draw(self, drawing: Drawing, theme: Theme) -> Coroutine[Any, Any, Picture]:
        """It is begun at once, and drawn once no matter how many ask for it."""
        key = (drawing, theme)
        kept, most = self._pictures, _REMEMBERED
        if isinstance(drawing, Replay):
            kept, most = self._replays, _REMEMBERED_REPLAYS
        if key in kept:
            kept.move_to_end(key)
        else:
            kept[key] = self._begin(drawing, theme)
            if len(kept) > most:
                kept.popitem(last=False)
        return self._wait(kept, key, kept[key])

    def _begin(self, drawing: Drawing, theme: Theme) -> asyncio.Future[Picture]:
        loop = asyncio.get_running_loop()
        if not isinstance(drawing, Replay):
            return loop.run_in_executor(self._threads, drawing.draw, theme)
        drawn = loop.run_in_executor(self._lane, drawing.draw, theme)
        self._waiting.append(drawing.player)
        drawn.add_done_callback(lambda _: self._waiting.remove(drawing.player))
        return drawn

    async def _wait(self, kept: _Pictures, key: _Key, drawn: asyncio.Future[Picture]) -> Picture:
        try:
            return await asyncio.shield(drawn)
        except Exception:
            kept.pop(key, None)
            raise

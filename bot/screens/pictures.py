"""The pictures that screens ask for, and the pool that draws each of them once, in threads.

Nearly all of a picture's time is PNG encoding, during which Pillow releases the GIL.
"""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import TracebackType

import renderers
from bot.i18n import Translator
from bot.screens.screen import Drawing
from core.game import View
from renderers import Picture, Theme, text

_REMEMBERED = 256


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


class PicturePool:
    """Use it as a context manager, which ends its threads."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="pictures")
        self._pictures: OrderedDict[tuple[Drawing, Theme], asyncio.Future[Picture]] = OrderedDict()

    def __enter__(self) -> "PicturePool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def draw(self, drawing: Drawing, theme: Theme) -> Picture:
        key = (drawing, theme)
        if key in self._pictures:
            self._pictures.move_to_end(key)
        else:
            self._pictures[key] = asyncio.get_running_loop().run_in_executor(self._threads, drawing.draw, theme)
            if len(self._pictures) > _REMEMBERED:
                self._pictures.popitem(last=False)
        try:
            return await asyncio.shield(self._pictures[key])
        except Exception:
            self._pictures.pop(key, None)
            raise

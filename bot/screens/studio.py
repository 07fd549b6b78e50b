"""Draws pictures in threads, off the event loop, and caches the latest ones.

Nearly all of a picture's time is PNG encoding, during which Pillow releases the GIL.
"""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType

from bot.screens.screen import Drawing
from renderers import Picture, Theme

_REMEMBERED = 256


class Studio:
    """Use it as a context manager, which ends its threads."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="studio")
        self._pictures: OrderedDict[tuple[Drawing, Theme], asyncio.Future[Picture]] = OrderedDict()

    def __enter__(self) -> "Studio":
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

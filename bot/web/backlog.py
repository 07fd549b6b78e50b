"""The news that wait to be sent: bounded for each page, and in total for all of them."""

import asyncio
from collections.abc import Callable

PAGE_BYTES = 4 * 1024 * 1024
TOTAL_BYTES = 64 * 1024 * 1024


class Backlog:
    """Of all pages. Where it is full, the page that is most behind is let go: it should reconnect."""

    def __init__(self, most: int = TOTAL_BYTES) -> None:
        self._most = most
        self._total = 0
        self._queues: set[Queue] = set()

    def open(self, let_go: Callable[[], None]) -> "Queue":
        queue = Queue(self, let_go)
        self._queues.add(queue)
        return queue

    def grow(self, size: int) -> None:
        self._total += size
        while self._total > self._most:
            max(self._queues, key=lambda queue: queue.waiting).drop()

    def close(self, queue: "Queue") -> None:
        self._queues.discard(queue)


class Queue:
    """Of one page."""

    def __init__(self, backlog: Backlog, let_go: Callable[[], None]) -> None:
        self._backlog = backlog
        self._let_go = let_go
        self._frames: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_closed = False
        self.waiting = 0
        """In bytes."""

    def put(self, frame: str) -> None:
        if self._is_closed:
            return
        if self.waiting > PAGE_BYTES:
            self.drop()
            return
        self.waiting += len(frame)
        self._frames.put_nowait(frame)
        self._backlog.grow(len(frame))

    async def get(self) -> str | None:
        """The next frame; None is the end."""
        frame = await self._frames.get()
        if not self._is_closed:
            self._shrink(len(frame or ""))
        return frame

    def end(self) -> None:
        self._frames.put_nowait(None)

    def drop(self) -> None:
        """Let the page go, with everything that waits for it."""
        self.close()
        self._let_go()

    def close(self) -> None:
        self._is_closed = True
        self._frames = asyncio.Queue()
        self._shrink(self.waiting)
        self._backlog.close(self)

    def _shrink(self, size: int) -> None:
        self.waiting -= size
        self._backlog.grow(-size)

"""A crash between a commit and the answer: the change is on disk, and whoever asked for it learns nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.store import Store


class Crash(BaseException):
    """Like the end of the process, it passes everything that handles errors."""


def crash_after(monkeypatch: pytest.MonkeyPatch, number: int, error: type[BaseException] = Crash) -> list[str]:
    """Crash after the write with this number, from 0. Returns the places of the writes, in order."""
    places: list[str] = []
    write = Store.write

    async def note(self: Store, query: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        result = await write(self, query, *args, **kwargs)
        places.append(query.__qualname__)
        if len(places) == number + 1:
            raise error
        return result

    monkeypatch.setattr(Store, "write", note)
    return places

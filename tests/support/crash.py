"""A crash between a commit and the answer: the change is on disk, and whoever asked for it learns nothing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.store import Store


class Crash(BaseException):
    """Like the end of the process, it passes everything that handles errors."""


@contextmanager
def crash_after(number: int | None, error: type[BaseException] = Crash) -> Iterator[list[str]]:
    """Crash after the write with this number, from 0, if any. Yields the writes, in order, as they are made."""
    made: list[str] = []
    write = Store.write

    async def note(self: Store, query: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        result = await write(self, query, *args, **kwargs)
        made.append(query.__qualname__)
        if len(made) - 1 == number:
            raise error
        return result

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Store, "write", note)
        yield made

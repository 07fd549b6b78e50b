"""A bar in the terminal for work that takes a while. It is not drawn where nobody would see it move."""

import sys
from collections.abc import Iterable, Iterator
from typing import TextIO, TypeVar

T = TypeVar("T")

_WIDTH = 40


def watched(items: Iterable[T], total: int, stream: TextIO | None = None) -> Iterator[T]:
    """The items one by one, while a bar shows how many of them have come."""
    shown = stream or sys.stderr
    if not shown.isatty():
        yield from items
        return
    for count, item in enumerate(items, 1):
        yield item
        shown.write(f"\r{bar(count, total)}")
        shown.flush()
    shown.write("\n")


def bar(count: int, total: int) -> str:
    done = _WIDTH * count // max(total, 1)
    return f"[{'#' * done}{'.' * (_WIDTH - done)}] {count}/{total}"

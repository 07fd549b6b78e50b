"""One process a database: a second one would deliver everything twice.

The lock is the kernel's, on a file beside the database, so it ends with the process, however that ends. The file has
the address of whoever holds it.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

if sys.platform != "win32":
    import fcntl


class Held(Exception):
    """Another process has it."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address
        """Where it can be reached; empty while it starts."""


@contextmanager
def hold(database: Path) -> Iterator[Callable[[str], None]]:
    """Keep others away from a database, and tell them an address; raises Held."""
    # It will have the seeds of matches that go on: nobody else on this computer has to read them.
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _file(database).open("a+", encoding="utf-8") as file:
        _lock(file)

        def tell(address: str) -> None:
            file.truncate(0)
            file.write(address)
            file.flush()

        tell("")
        yield tell
        tell("")


def holder(database: Path) -> str | None:
    """The address of whoever holds the database; None if nobody does."""
    with suppress(OSError), _file(database).open("r", encoding="utf-8") as file:
        try:
            _lock(file)
        except Held as held:
            return held.address
    return None


def _lock(file: TextIO) -> None:
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise Held(file.read()) from None
        except OSError:
            # A disk in the network may have no locks. Then there is nothing to ask.
            return


def _file(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")

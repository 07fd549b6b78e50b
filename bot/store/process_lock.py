"""One process per database: a second one would deliver everything twice.

It is a kernel lock on a file beside the database, so it ends with the process, however that ends. The file contains
the address of the process that holds it.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

if sys.platform != "win32":
    import fcntl


class Held(Exception):
    """Another process holds the lock."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address
        """Where that process can be reached; empty while it starts."""


@contextmanager
def hold(database: Path) -> Iterator[Callable[[str], None]]:
    """Lock a database and yield a function that publishes an address for other processes; raises Held."""
    # The folder will contain the seeds of running matches, which no other user of this computer may read.
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
    """The address of the process that holds the database; None if none does."""
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
            # A network disk may not support locks. Then there is nothing to check.
            return


def _file(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")

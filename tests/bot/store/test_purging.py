"""Nothing is left in the database file of rows that were deleted, nor in its write-ahead log."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from sqlalchemy import delete, insert, update

from bot.store import Connection, Store, database
from bot.store.schema import notes
from tests.support.database import prepared

WORD = "Зеленка"


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(prepared(tmp_path / "cairn.db"))
    yield opened
    await opened.close()


def fill(connection: Connection, seed: int) -> None:
    """Rows come, grow and go, some of them with the word; those go in the end."""
    rng = Random(seed)
    names = [f"{WORD if rng.random() < 0.05 else 'x'} {number}" for number in range(1500)]
    for name in rng.sample(names, len(names)):
        connection.execute(insert(notes).values(name=name, text=name.split()[0] * rng.randrange(1, 90)))
        if rng.random() < 0.5:
            other = rng.choice(names)
            connection.execute(update(notes).where(notes.c.name == other).values(text="y" * rng.randrange(600)))
    connection.execute(delete(notes).where(notes.c.name.startswith(WORD)))


def left(folder: Path) -> int:
    """How often the word is there."""
    return sum(path.read_bytes().count(WORD.encode()) for path in folder.iterdir())


async def test_what_sqlite_has_moved_before_it_was_deleted_is_purged(store: Store, tmp_path: Path) -> None:
    await store.write(fill, 1)
    await store.purge(["nothing that is there"])
    assert left(tmp_path), "overwriting what is deleted is not enough"
    await store.purge([WORD])
    assert left(tmp_path) == 0


async def test_without_knowing_the_words_everything_is_purged(store: Store, tmp_path: Path) -> None:
    await store.write(fill, 2)
    await store.purge()
    assert left(tmp_path) == 0


async def test_a_file_without_the_words_is_not_written_anew(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.write(lambda connection: connection.execute(insert(notes).values(name=WORD, text="")).rowcount)
    await store.write(lambda connection: connection.execute(delete(notes).where(notes.c.name == WORD)).rowcount)
    statements = list[str]()
    clean = database.Store._clean

    def note(store: Store, *given: str) -> None:
        statements.extend(given)
        clean(store, *given)

    monkeypatch.setattr(database.Store, "_clean", note)
    await store.purge([WORD])
    assert left(tmp_path) == 0
    assert "VACUUM" not in statements


@pytest.mark.parametrize("place", [0, 7, 8, 9, 20])
def test_a_word_is_found_wherever_it_is_and_as_json_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    monkeypatch.setattr(database, "_CHUNK", 16)
    for number, form in enumerate((WORD.encode(), WORD.encode("unicode-escape"))):
        path = tmp_path / str(number)
        path.write_bytes(b"." * place + form + b"." * 30)
        assert database._has_any(path, [WORD])
        path.write_bytes(b"." * place + form[:-1] + b"." * 30)
        assert not database._has_any(path, [WORD])

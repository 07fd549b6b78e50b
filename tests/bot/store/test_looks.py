"""How names look is kept, and worked out again when the program has learned of other letters that look alike."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot import lookalikes
from bot.store import Store, looks, web
from bot.store.web import WebAccount
from tests.support.database import fill, prepared

NAMES = ("Ann", "Zoe", "Ivan", "Boris", "Олена")


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(prepared(tmp_path / "web.db"))
    for name in NAMES:
        assert await enter(opened, name)
    yield opened
    await opened.close()


async def enter(store: Store, name: str) -> bool:
    return await store.write(web.enter, WebAccount(name, name), lookalikes.fold(name), name.encode())


def with_letters(monkeypatch: pytest.MonkeyPatch, **alike: str) -> None:
    """What a version of the program would have in which these letters look like others."""
    look, known = lookalikes.looks, str.maketrans(alike)
    monkeypatch.setattr(lookalikes, "looks", lambda name: {each.translate(known) for each in look(name)})
    monkeypatch.setattr(lookalikes, "digest", lambda: str(alike))


async def test_a_name_that_looks_like_another_is_taken(store: Store) -> None:
    for name in ("ANN", "Аnn", "Ann.", "lvan", "Zoё"):
        assert not await enter(store, name)
    for name in ("Anna", "Yvan", "Олег"):
        assert await enter(store, name)
    assert await store.read(web.with_account, "Аnn") is None


async def test_other_letters_that_look_alike_hold_for_the_names_that_are_there(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = ("2oe", "Bori5", "Лена")
    assert not any([await store.read(looks.is_taken, name) for name in new])
    with_letters(monkeypatch, z="2", s="5")
    await store.open()
    assert [await store.read(looks.is_taken, name) for name in (*NAMES, *new)] == [True] * 7 + [False]


async def test_names_that_have_come_to_look_alike_stay_with_their_owners(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await enter(store, "Amm")
    with_letters(monkeypatch, n="m")
    await store.open()
    assert await store.read(web.with_name, "ann")
    assert await store.read(web.with_name, "amm")
    assert not await enter(store, "Anm")


async def test_looks_are_worked_out_only_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(name: str) -> frozenset[str]:
        raise AssertionError(name)

    monkeypatch.setattr(lookalikes, "looks", looked)
    await store.open()


async def test_names_in_a_database_of_an_earlier_version_are_taken(tmp_path: Path) -> None:
    opened = Store(f"sqlite:///{fill(tmp_path, 'version_11.sql')}")
    await opened.open()
    assert not await enter(opened, "Аnn")
    assert await enter(opened, "Anna")
    await opened.close()

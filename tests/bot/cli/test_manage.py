"""What `cairn manage` does and says: in every language, while the bot runs, and where there is nobody to name."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot import cli
from bot.cli import manage
from bot.i18n import LANGUAGES, translator
from bot.store import web
from bot.store.web import WebAccount
from tests.support.app import TestApp

EN = translator("en")
ANN, BOB = WebAccount("a1", "Ann Lee"), WebAccount("b1", "Олена")


@pytest.fixture
def path(app: TestApp) -> str:
    assert app.store.url.database
    return app.store.url.database


async def enter(app: TestApp) -> None:
    for person in (ANN, BOB):
        await app.store.write(web.enter, person, person.name.casefold(), person.account.encode())


async def run(path: str, *typed: str) -> int:
    """In a thread, as another process would, while the bot runs in this one."""
    return await asyncio.to_thread(cli.main, ("manage", "--language", "en", "--database", path, *typed))


async def test_it_names_people_lists_them_and_takes_it_back(
    app: TestApp, path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await enter(app)
    steps = [
        ((), EN("manage-none")),
        (("ann", "lee"), EN("manage-done", name="Ann Lee")),
        (("@Олена",), EN("manage-done", name="Олена")),
        ((), EN("manage-list", names="Ann Lee, Олена")),
        (("--remove", "Ann Lee"), EN("manage-removed", name="Ann Lee")),
        (("--remove", "Ann Lee"), EN("manage-not", name="Ann Lee")),
        ((), EN("manage-list", names="Олена")),
    ]
    for typed, told in steps:
        assert await run(path, *typed) == 0
        assert capsys.readouterr() == (f"{told}\n", "")
    assert await app.store.read(web.with_standing) == [replace(BOB, standing="manager")]


async def test_it_says_if_nobody_has_that_name_and_which_is_like_it(
    app: TestApp, path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await enter(app)
    for typed, told in (
        (("Zoe",), EN("manage-nobody", name="Zoe")),
        (("An Lee",), EN("manage-nobody-near", name="An Lee", near="Ann Lee")),
        (("--remove", "Zoe"), EN("manage-nobody", name="Zoe")),
    ):
        assert await run(path, *typed) == 1
        assert capsys.readouterr() == ("", f"{told}\n")


async def test_the_owner_can_bring_back_someone_who_was_removed(app: TestApp, path: str) -> None:
    await enter(app)
    await app.store.write(web.set_standing, "b1", "removed")
    assert await run(path, "Олена") == 0
    assert await run(path, "--remove", "Олена") == 0
    assert await app.store.read(web.with_account, "b1") == BOB


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_asks_whom(capsys: pytest.CaptureFixture[str], language: str) -> None:
    with pytest.raises(SystemExit):
        cli.main(("manage", "--remove", "--language", language))
    assert translator(language)("manage-whom") in capsys.readouterr().err


def test_without_a_database_it_says_so_and_creates_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.db"
    assert cli.main(("manage", "--language", "uk", "--database", str(path), "Ann")) == 1
    assert capsys.readouterr().err.strip() == translator("uk")("database-missing", path=str(path))
    assert not path.exists()


def test_a_wrong_setting_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert manage.start({"database_url": "postgres://localhost/cairn"}, EN, name="Ann", remove=False) == 1
    assert EN("setting-where") in capsys.readouterr().err

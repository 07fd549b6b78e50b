"""What `cairn rebuild-ratings` does and says: in every language, while the bot runs."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, Delete, Update, update

from bot import cli
from bot.i18n import LANGUAGES, translator
from bot.store import schema
from tests.bot.service.test_results import beats
from tests.support.app import TestApp
from tests.support.database import contents

EN = translator("en")
RIGHT = EN("ratings-corrected", players=0)


async def rebuild(app: TestApp, language: str = "en") -> int:
    path = app.store.url.database
    assert path
    return await asyncio.to_thread(cli.main, ("rebuild-ratings", "--language", language, "--database", path))


async def test_it_finds_all_ratings_right_and_changes_nothing(app: TestApp, capsys: pytest.CaptureFixture[str]) -> None:
    assert await rebuild(app) == 0
    assert RIGHT in capsys.readouterr().out, "also where there are none"
    for winner, loser in (("Ann", "Bob"), ("Cid", "Ann")):
        await beats(app, winner, loser)
    before = await app.store.read(contents)
    for language in LANGUAGES:
        capsys.readouterr()
        assert await rebuild(app, language) == 0
        told = capsys.readouterr().out.splitlines()
        assert told[0] == translator(language)("ratings-progress", results=2)
        assert told[2] == translator(language)("ratings-corrected", players=0)
    assert await app.store.read(contents) == before


async def test_it_corrects_what_somebody_has_changed(app: TestApp, capsys: pytest.CaptureFixture[str]) -> None:
    for winner, loser in (("Ann", "Bob"), ("Cid", "Ann")):
        await beats(app, winner, loser)
    before = await app.store.read(contents)
    tables = (schema.ratings, schema.rating_changes)
    changes: tuple[Update | Delete, ...] = (
        *(update(table).where(table.c.player == 1).values(mu=1.0) for table in tables),
        *(update(table).where(table.c.player == 1).values(rating=1) for table in tables),
        *(table.delete().where(table.c.player == 1) for table in tables),
        update(schema.rating_changes).where(schema.rating_changes.c.player == 1).values(number=77),
    )
    for change in changes:
        assert await app.store.write(_carry_out, change)
        capsys.readouterr()
        assert await rebuild(app) == 0
        assert EN("ratings-corrected", players=1) in capsys.readouterr().out
        assert await app.store.read(contents) == before


def _carry_out(connection: Connection, change: Update | Delete) -> int:
    return connection.execute(change).rowcount


def test_it_says_that_there_is_no_database_and_creates_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.db"
    assert cli.main(("rebuild-ratings", "--language", "uk", "--database", str(path))) == 1
    told = capsys.readouterr()
    assert (told.out, told.err.strip()) == ("", translator("uk")("database-missing", path=str(path)))
    assert not path.exists()

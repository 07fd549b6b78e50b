"""What `cairn stats` prints: in every language, while the bot runs, and with nothing to count."""

from pathlib import Path

import pytest

from bot import cli
from bot.cli import stats
from bot.i18n import LANGUAGES, translator
from tests.support.app import TestApp

EN = translator("en")


def printed(capsys: pytest.CaptureFixture[str], path: str, language: str, now: float) -> list[str]:
    capsys.readouterr()
    assert stats.start({"database_url": path}, translator(language), lambda: now) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out.splitlines()


async def test_it_prints_all_numbers_in_every_language_while_the_bot_runs(
    app: TestApp, capsys: pytest.CaptureFixture[str]
) -> None:
    path, now = app.store.url.database, app.clock.now
    assert path
    assert printed(capsys, path, "en", now) == [
        "People: 0",
        "No match has begun yet.",
        "Moves today (UTC): 0",
        "Waiting to be delivered: 0",
    ]
    id = await app.match("Ann", "Bob")
    name, _ = await app.turn(id)
    _, position = await app.load(id)
    await app.type(name, f"/move {position.legal(position.actors[0])[0]}")
    await app.settle()
    assert printed(capsys, path, "en", now) == [
        "People: 2",
        "fake, Schotten Totten: 1 begun, 0 ended",
        "Moves today (UTC): 1",
        "Waiting to be delivered: 0",
    ]
    assert printed(capsys, path, "en", now + 86400)[2] == "Moves today (UTC): 0"
    for language in LANGUAGES:
        words = translator(language)
        lines = printed(capsys, path, language, now)
        assert lines[0] == words("stats-people", count=2)
        assert words("game-schotten-totten") in lines[1]


def test_it_says_that_there_is_no_database_and_creates_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.db"
    assert cli.main(("stats", "--language", "uk", "--database", str(path))) == 1
    told = capsys.readouterr()
    assert (told.out, told.err.strip()) == ("", translator("uk")("database-missing", path=str(path)))
    assert not path.exists()


def test_a_file_that_is_not_a_database_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cairn.db"
    path.write_text("hello " * 1000)
    assert stats.start({"database_url": str(path)}, EN) == 1
    assert capsys.readouterr().err.strip() == EN("database-broken", path=str(path))


def test_a_wrong_setting_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert stats.start({"database_url": "postgres://localhost/cairn"}, EN) == 1
    assert EN("setting-where") in capsys.readouterr().err

"""What `cairn puzzles reports` prints: what people think of puzzles, those first of which most was reported."""

from pathlib import Path

import pytest

from bot import cli
from bot.cli import puzzle_reports
from bot.i18n import LANGUAGES, translator
from bot.model import puzzles as model
from tests.support.app import TestApp
from tests.support.puzzles import KINDS, Library, puzzle

EN = translator("en")


def printed(capsys: pytest.CaptureFixture[str], app: TestApp, language: str = "en") -> list[str]:
    path = app.store.url.database
    assert path
    capsys.readouterr()
    assert puzzle_reports.start({"database_url": path}, translator(language), Library()) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out.splitlines()


async def test_it_prints_votes_and_reports_while_the_bot_runs(app: TestApp, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, app) == ["Nobody has said anything about a puzzle yet."]
    app.clock.now = 1794900000.0
    code, day = model.code(puzzle(*KINDS[0], 1)), "20261103"
    for name, vote, complaint in (("Ann", "good", ""), ("Bob", "dull", "wrong"), ("Cid", "dull", "wrong")):
        for each in (code, day):
            await app.press(name, f"gaveup:{each}:0", f"@{name.lower()}")
        await app.press(name, f"rate:{code}:{vote}")
        if complaint:
            await app.press(name, f"complained:{day}:{complaint}")
    asked = puzzle(*KINDS[1], 0)
    lines = printed(capsys, app)
    assert lines[:2] == [
        f"2026-11-03 ({asked.game} {asked.kind}, {asked.answer}): 👍 0 · 👎 0",
        "— 2 people say that the answer is wrong",
    ]
    assert lines[2].startswith(f"{code} ({KINDS[0][0]} {KINDS[0][1]}, ")
    assert lines[2].endswith("👍 1 · 👎 2")
    for language in LANGUAGES:
        assert len(printed(capsys, app, language)) == 3


def test_it_says_that_there_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.db"
    assert cli.main(("puzzles", "reports", "--database", str(path), "--language", "en")) == 1
    assert capsys.readouterr().err.strip() == EN("database-missing", path=str(path))
    assert puzzle_reports.start({"database_url": "postgres://localhost/cairn"}, EN, Library()) == 1

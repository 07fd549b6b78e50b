"""What `cairn puzzles check` says: of true puzzles, of false ones, and of what is no puzzle."""

import io
from dataclasses import replace

import pytest

from bot.cli import progress, puzzle_check
from bot.i18n import LANGUAGES, translator
from core.puzzles import check, text
from tests.core.puzzles.positions import shipped

EN = translator("en")


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two puzzles, which are enough."""
    monkeypatch.setattr(check, "LEAST", 0)
    monkeypatch.setattr(check, "LEAST_OF_A_KIND", 0)
    monkeypatch.setattr(check, "SHARE", 1)
    monkeypatch.setattr(puzzle_check, "_AT_ONCE", 1)
    return [text.write(shipped()["schotten-totten", kind][0]) for kind in ("claim-where", "evidence")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_true_puzzles(lines: list[str], capsys: pytest.CaptureFixture[str], language: str) -> None:
    words = translator(language)
    assert puzzle_check.start(words, [], lines, clock=lambda: 0) == 0
    assert capsys.readouterr().out.splitlines() == [words("puzzle-check-right", count=2, seconds=0)]


def test_a_puzzle_that_was_changed_is_named(lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = text.read(lines[1])
    spoilt = text.write(replace(puzzle, answer="R1"))
    assert puzzle_check.start(EN, [], [lines[0], spoilt, "nothing"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        EN("puzzle-check-practice", number=2, fault=EN("puzzle-fault-wrong", answer="R1")),
        EN("puzzle-check-practice", number=3, fault=EN("puzzle-fault-unreadable")),
        EN("puzzle-check-wrong", count=2, all=3),
    ]


def test_days_are_checked_as_a_calendar(lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert puzzle_check.start(EN, lines, lines[1:]) == 1
    told = capsys.readouterr().out
    assert EN("puzzle-check-day", number=1, fault=EN("puzzle-fault-wrong-weekday")) in told
    assert EN("puzzle-check-practice", number=1, fault=EN("puzzle-fault-same-match")) in told
    assert EN("puzzle-check-practice", number=1, fault=EN("puzzle-fault-look-alike")) in told


def test_there_have_to_be_enough_of_each_kind(
    lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "LEAST", 730)
    monkeypatch.setattr(check, "LEAST_OF_A_KIND", 1)
    assert puzzle_check.start(EN, [], lines) == 1
    told = capsys.readouterr().out.splitlines()
    assert EN("puzzle-fault-few-days", count=0, least=730) in told
    assert EN("puzzle-fault-few-of-a-kind", kind="totemo bonus", count=0, least=1) in told


def test_there_may_be_no_puzzles(capsys: pytest.CaptureFixture[str]) -> None:
    assert puzzle_check.start(EN, [], []) == 1
    assert capsys.readouterr().err.splitlines() == [EN("puzzle-check-none")]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_shows_how_far_it_is_where_somebody_sees_it() -> None:
    seen = Terminal()
    assert [*progress.watched(iter("abc"), 3, seen)] == [*"abc"]
    assert seen.getvalue().split("\r")[1:] == [
        f"[{'#' * done}{'.' * (40 - done)}] {count}/3{end}"
        for count, done, end in ((1, 13, ""), (2, 26, ""), (3, 40, "\n"))
    ]
    unseen = io.StringIO()
    assert [*progress.watched("abc", 3, unseen)] == [*"abc"]
    assert unseen.getvalue() == ""

"""The command that makes puzzles: what it finds is kept, and what it chooses is packed."""

from pathlib import Path

import pytest

from bot.cli.puzzle_make import FOUND, search, start, write
from bot.i18n import translator
from bot.puzzle_library import NAMES, packed
from core.puzzles import text
from core.puzzles.choose import Chosen, choose
from core.puzzles.generate import look, settings
from tests.core.puzzles.made_up import candidates

WORDS = translator("en")
SHORT = [
    setting._replace(kinds=tuple(kind._replace(matches=3) for kind in setting.kinds))
    for setting in settings()
    if setting.game == "schotten-totten"
]
"""A few matches."""


def test_all_matches_are_looked_through_in_their_order(tmp_path: Path) -> None:
    found = search(tmp_path / FOUND, SHORT, "test")
    assert found == [
        candidate for setting in SHORT for number in range(3) for candidate in look(setting, number, "test")
    ]


def test_after_an_interruption_it_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = search(tmp_path / FOUND, SHORT, "test")
    lines = (tmp_path / FOUND).read_text("ascii").splitlines(keepends=True)
    third = [place for place, line in enumerate(lines) if line.startswith("match")][2]
    # What is known of the first three matches is not looked for again, not even if it is no longer true.
    known = "".join(lines[: third + 1]).replace("|claim-which|", "|known|")
    (tmp_path / FOUND).write_text(known + lines[0][:40], "ascii")
    found = search(tmp_path / FOUND, SHORT, "test")
    assert [candidate.puzzle.seed for candidate in found] == [candidate.puzzle.seed for candidate in whole]
    assert (tmp_path / FOUND).read_text("ascii").startswith(known)
    assert found != whole


def test_too_few_puzzles_are_said_to_be_too_few(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert start(WORDS, tmp_path, SHORT, "test") == 1
    assert capsys.readouterr().err.startswith("There are too few puzzles")


def test_what_is_chosen_is_packed(tmp_path: Path) -> None:
    chosen = choose(candidates(of_each=160))
    write(tmp_path, chosen)
    daily, practice = ([text.read(line) for line in text.unpack(packed(name, tmp_path))] for name in NAMES)
    assert Chosen(tuple(daily), tuple(practice)) == chosen

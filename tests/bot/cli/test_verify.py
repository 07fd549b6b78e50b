"""What `cairn verify` says about a file: that it is true and how the match ended, or which line is wrong and why."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli.verify import LARGEST, verify
from bot.i18n import LANGUAGES, translator
from core.record import digest, read, write

WORDS = translator("en")
GOLDEN = Path(__file__).parents[2] / "golden" / "schotten-totten-tactics-expert-1.txt"
TEXT = GOLDEN.read_text(encoding="ascii")
LINES = TEXT.splitlines()
DIGEST = digest(b"schotten-totten-tactics-expert-1")


def said(folder: Path, text: str, language: str = "en") -> str:
    """The report on a file with this text, which is not true."""
    file = folder / "match.txt"
    file.write_bytes(text.encode())
    verdict = verify(file, translator(language))
    assert not verdict.ok
    return verdict.text


def test_a_true_record_is_confirmed_with_its_ending() -> None:
    verdict = verify(GOLDEN, WORDS)
    assert verdict.ok
    assert verdict.text == (
        "Verified: the shuffle matches `digest`, and all 70 moves are legal. "
        "Player 2 wins: three adjacent stones!\n"
        f"Compare this digest with the one shown when the match started: {DIGEST}"
    )


@pytest.mark.parametrize("file", sorted(GOLDEN.parent.glob("*.txt")), ids=lambda file: file.stem)
def test_every_golden_game_is_true_in_every_language(file: Path) -> None:
    told = {verify(file, translator(language)) for language in LANGUAGES}
    assert [verdict.ok for verdict in told] == [True] * len(LANGUAGES)


@pytest.mark.parametrize(
    ("ending", "told"),
    [
        ("resigned by 0", "Player 1 resigned. Player 2 wins."),
        ("time over for 1", "Player 2 ran out of time. Player 1 wins."),
        ("draw agreed", "The players agreed on a draw."),
        ("aborted", "The match was aborted."),
        ("unfinished", "The match is not over yet."),
    ],
)
@pytest.mark.parametrize("moves", [0, 1, 2, 67])
def test_an_ending_that_people_chose_is_reported(tmp_path: Path, ending: str, told: str, moves: int) -> None:
    record = read(TEXT)
    (tmp_path / "match.txt").write_text(write(replace(record, actions=record.actions[:moves], ending=ending)))
    verdict = verify(tmp_path / "match.txt", WORDS)
    assert verdict.ok
    assert verdict.text.partition("\n")[0].endswith(f". {told}")
    assert ("No move", "the only move", "all 2 moves", "all 67 moves")[(0, 1, 2, 67).index(moves)] in verdict.text


def test_an_unfinished_match_cannot_be_checked_yet(tmp_path: Path) -> None:
    going_on = write(replace(read(TEXT), seed=None, ending="unfinished"))
    assert "nothing can be checked yet" in said(tmp_path, going_on)
    assert "`seed` is missing in line 5" in said(tmp_path, going_on.replace("unfinished", "aborted"))


COMPLAINTS = {
    "no record": (TEXT, "Dear diary", "Line 1 should look like this: `game schotten-totten`"),
    "empty": (TEXT, "", "Line 1 should look like this: `game schotten-totten`"),
    "no game": ("schotten-totten", "tiddlywinks", "Line 1: there is no game `tiddlywinks` here."),
    "seats": ("seats 2", "seats 4", "Line 2: this game can’t be played by that many: 4."),
    "option": ("rounds=1", "rounds=10", "Line 3: this game has no option `rounds=10`."),
    "option twice": ("rounds=1", "rounds=1 rounds=2", "Line 3 has an option twice."),
    "digest": (DIGEST, digest(b"other"), "The `seed` in line 5 doesn’t match `digest`"),
    "illegal": (LINES[5], "0: B8@4", "Line 6: Player 1 can’t have played `B8@4`, because it is against the rules"),
    "why": (LINES[5], "0: B8@4", "You don’t have B8. Choose a card from your hand."),
    "unreadable": (LINES[6], "1: castle", "Line 7: `castle` is not a move in this game."),
    "out of turn": (LINES[5] + "\n", "", "Line 6: `Y3@7` can’t have been played, because it wasn’t Player 2’s turn."),
    "turn goes on": (LINES[6], "0: R7@3", "Line 7 continues the turn of the line before"),
    "no seat": (LINES[6], "7: R7@3", "Line 7 names seat 7, and there are only 2, counted from 0."),
    "after the end": (LINES[-1], "0: R7@3\n" + LINES[-1], "Line 46: `R7@3` comes after the end of the match."),
    "ending": ("won by 1", "won by 0", f"Line 46 gives the wrong ending. It should be: `{LINES[-1]}`"),
    "not over": (", claim 5", "", "Line 46 says that the match was won, but by the rules it was not over."),
    "letters": ("claim 5", "claim пять", "Line 45 has a character that never occurs in records"),
    "steering": ("claim 5", "claim \x1b[2J", "Line 45 has a character that never occurs in records"),
}


@pytest.mark.parametrize(("old", "new", "told"), COMPLAINTS.values(), ids=COMPLAINTS.keys())
def test_a_mistake_is_reported_with_its_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in TEXT
    changed = TEXT.replace(old, new)
    assert told in said(tmp_path, changed)
    texts = [said(tmp_path, changed, language) for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    assert all(text.replace("\n", "").isprintable() for text in texts)


def test_the_way_a_file_was_saved_does_not_matter(tmp_path: Path) -> None:
    for saved in (TEXT.replace("\n", "\r\n"), TEXT.rstrip(), "\ufeff" + TEXT):
        (tmp_path / "match.txt").write_bytes(saved.encode())
        assert verify(tmp_path / "match.txt", WORDS) == verify(GOLDEN, WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_a_record_gets_a_kind_answer(tmp_path: Path, language: str) -> None:
    words = translator(language)
    missing = tmp_path / "missing.txt"
    assert verify(missing, words) == (words("verify-no-file", path=str(missing)), False)
    assert verify(tmp_path, words) == (words("verify-folder", path=str(tmp_path)), False)
    file = tmp_path / "file.txt"
    for data in (b"\xff\xfeg\0a\0m\0e\0", b"game\0", bytes(range(256)), b"\x89PNG\r\n\x1a\n"):
        file.write_bytes(data)
        assert verify(file, words) == (words("verify-no-text", path=str(file)), False)
    file.write_bytes(b"\n" * (LARGEST + 1))
    assert verify(file, words) == (words("verify-too-large", path=str(file)), False)
    file.write_bytes(b"\n" * LARGEST)
    assert verify(file, words).text == words("verify-expected", line="1", example="game schotten-totten")


def test_no_file_name_breaks_anything(tmp_path: Path) -> None:
    for name in ("no\0thing", "x" * 5000, "\ud83d", "\x1b[2J", "{ $path }", "a/b", ""):
        verdict = verify(tmp_path / "none" / name, WORDS)
        assert not verdict.ok
        assert verdict.text.isprintable()


def test_a_file_without_read_permission_gets_a_kind_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    file = tmp_path / "match.txt"
    file.write_text(TEXT)
    monkeypatch.setattr(Path, "open", refuse)
    assert verify(file, WORDS) == (WORDS("verify-unopened", path=str(file)), False)

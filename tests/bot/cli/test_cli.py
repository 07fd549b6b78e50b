"""The command `cairn`: its arguments and its exit codes."""

from pathlib import Path

import pytest

from bot import __version__, cli
from bot.i18n import LANGUAGES, translator
from core import games
from tests.support.program import cairn

GOLDEN = Path(__file__).parents[2] / "golden" / "schotten-totten-base-1.txt"
COMMANDS = ("run", "terminal", "doctor", "stats", "manage", "rebuild-ratings", "puzzles", "verify")


@pytest.fixture(autouse=True)
def _no_language_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def left(*typed: str) -> object:
    """The code with which it exits."""
    with pytest.raises(SystemExit) as leaving:
        cli.main(typed)
    return leaving.value.code


def test_it_prints_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert left("--version") == 0
    assert capsys.readouterr().out == f"Cairn {__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    assert left("--help") == 0
    shown = capsys.readouterr().out
    assert all(translator(language)(f"cairn-{name}") in shown for name in ("help", "version", *COMMANDS))
    assert all(translator(language)(f"game-{game.id}") in shown for game in games.ALL)
    assert all(platform in shown for platform in ("Discord", "Telegram"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    for command in COMMANDS:
        assert left(command, "--language", language, "--help") == 0
        shown, words = capsys.readouterr().out, translator(language)
        assert words(f"cairn-{command}") in shown
        assert words("cairn-language") in shown
    assert left("--no-browser", "-h", "--language", language) == 0
    assert translator(language)("cairn-no-browser") in capsys.readouterr().out


@pytest.mark.parametrize(
    "typed", [("chess",), ("--tactics",), ("doctor", "--no-browser"), ("verify",), ("run", "--language", "fr")]
)
def test_unknown_arguments_are_refused(capsys: pytest.CaptureFixture[str], typed: tuple[str, ...]) -> None:
    assert left(*typed) == 2
    assert "usage: cairn" in capsys.readouterr().err


@pytest.mark.parametrize("typed", [(), ("run",), ("--no-browser",)])
def test_without_a_command_it_runs(capsys: pytest.CaptureFixture[str], typed: tuple[str, ...]) -> None:
    Path(".env").write_text("ROOM_PORT=eighty", encoding="utf-8")
    assert cli.main(typed) == 1
    told = translator("en")("setting-port", setting="ROOM_PORT", value="eighty")
    assert capsys.readouterr().err.splitlines()[0] == told


def test_an_option_is_named_as_it_was_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(("--port", "eighty", "--language", "el")) == 1
    assert translator("el")("setting-port", setting="--port", value="eighty") in capsys.readouterr().err


def test_the_exit_code_for_a_true_record_is_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(("verify", str(GOLDEN))) == 0
    assert capsys.readouterr().out.startswith("Verified")


def test_the_exit_code_for_a_false_record_is_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = GOLDEN.read_text(encoding="ascii").splitlines()
    false = tmp_path / "false.txt"
    false.write_text("\n".join(lines[:-3]), encoding="ascii")
    assert cli.main(("verify", str(false))) == 1
    assert cli.main(("verify", str(tmp_path / "missing.txt"), "--language", "uk")) == 1
    assert translator("uk")("verify-no-file", path=str(tmp_path / "missing.txt")) in capsys.readouterr().out


def test_the_process_exits_with_this_code(tmp_path: Path) -> None:
    assert cairn(tmp_path, "verify", str(GOLDEN)).code == 0
    assert cairn(tmp_path, "verify", "missing.txt").code == 1


def test_ctrl_c_is_not_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "verify", pressed)
    assert cli.main(("verify", "x")) == 130

"""What `cairn doctor` finds: one line each, with how to fix it. It changes nothing."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import pytest_asyncio

from bot import config
from bot.cli import doctor
from bot.discord.permissions import NEEDED
from bot.i18n import LANGUAGES, translator
from bot.store import Store, process_lock
from renderers import lettering
from tests.support import ports
from tests.support.program import cairn

WORDS = translator("en")
TOKEN = "1234567890:AAE-abcdefghijklmnopqrstuvwxyz01234"


def found(**given: str) -> dict[str, str]:
    """The findings, with their marks."""
    findings = doctor.examine({"database_url": "cairn.db", "room_port": "0"} | given, WORDS)
    return {finding.text: finding.mark for finding in findings}


def database(*statements: str) -> Path:
    path = Path("cairn.db").absolute()
    with closing(sqlite3.connect(path)) as opened, opened:
        for statement in statements:
            opened.execute(statement)
    return path


@pytest_asyncio.fixture
async def path(tmp_path: Path) -> Path:
    """The path of a database that has been in use."""
    store = Store(f"sqlite:///{tmp_path / 'cairn.db'}")
    await store.open()
    await store.close()
    return tmp_path / "cairn.db"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_computer_is_ready_and_nothing_changes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    words, path = translator(language), tmp_path / "data" / "cairn.db"
    assert doctor.start({"database_url": str(path), "room_port": "0"}, words) == 0
    assert capsys.readouterr().out.splitlines() == [
        "✓ " + words("doctor-complete"),
        "✓ " + words("doctor-settings-without-file"),
        "✓ " + words("doctor-folder-missing", path=str(path.parent)),
        "✓ " + words("database-missing", path=str(path)),
        "✓ " + words("doctor-port-any"),
        "✓ " + words("doctor-host", host="127.0.0.1"),
        "✓ " + words("running-no-token"),
        words("doctor-good"),
    ]
    assert [*tmp_path.iterdir()] == []


def test_a_database_in_use_is_sound(tmp_path: Path, path: Path) -> None:
    before = path.read_bytes()
    assert found()[WORDS("database-current", path=str(path))] == "✓"
    assert found()[WORDS("doctor-folder", path=str(tmp_path))] == "✓"
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["cairn.db"]


def test_a_database_that_is_still_open_elsewhere_is_sound(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("INSERT INTO players (confirm) VALUES (false)")
        other.commit()
        assert found()[WORDS("database-current", path=str(path))] == "✓"


def test_an_older_database_will_be_upgraded(path: Path) -> None:
    database("DELETE FROM alembic_version")
    assert found()[WORDS("database-older", path=str(path))] == "✓"


def test_a_newer_database_needs_a_newer_cairn(path: Path) -> None:
    database("UPDATE alembic_version SET version_num = 'from the future'")
    assert found()[WORDS("database-newer", path=str(path))] == "✗"


def test_the_database_of_another_program_is_reported() -> None:
    path = database("CREATE TABLE bookmarks (url TEXT)")
    assert found()[WORDS("database-foreign", path=str(path))] == "✗"


def test_an_empty_file_counts_as_no_database_yet() -> None:
    Path("cairn.db").touch()
    assert found()[WORDS("database-missing", path=str(Path("cairn.db").absolute()))] == "✓"


def test_a_file_that_is_not_a_database_is_reported() -> None:
    Path("cairn.db").write_bytes(b"This is a letter to my aunt. " * 100)
    assert found()[WORDS("database-broken", path=str(Path("cairn.db").absolute()))] == "✗"


def test_a_damaged_database_is_reported(path: Path) -> None:
    pages = bytearray(path.read_bytes())
    pages[4096 : 4096 * 3] = os.urandom(4096 * 2)
    path.write_bytes(pages)
    assert found()[WORDS("database-broken", path=str(path))] == "✗"


def test_a_busy_database_is_reported(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr("bot.store.condition._PATIENCE", 0.0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert found()[WORDS("database-locked", path=str(path))] == "✗"


def test_a_folder_in_place_of_the_database_is_reported(tmp_path: Path) -> None:
    (tmp_path / "cairn.db").mkdir()
    assert found()[WORDS("database-closed", path=str(tmp_path / "cairn.db"))] == "✗"


def test_a_file_in_place_of_the_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    findings = found(database_url="file/data/cairn.db")
    assert findings[WORDS("doctor-folder-closed", path=str(tmp_path / "file"))] == "✗"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root can write to every folder")
def test_a_read_only_folder_is_reported(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(0o500)
    assert found(database_url="closed/cairn.db")[WORDS("doctor-folder-closed", path=str(closed))] == "✗"


def test_a_running_bot_is_found_and_its_port_is_not_a_problem(tmp_path: Path, taken: int) -> None:
    path = tmp_path / "cairn.db"
    with process_lock.hold(path) as tell:
        assert found(room_port=str(taken))[WORDS("running-already-starting", path=str(path))] == "✓"
        tell("http://127.0.0.1:8710/")
        findings = found(room_port=str(taken))
    assert findings[WORDS("running-already", path=str(path), address="http://127.0.0.1:8710/")] == "✓"
    assert "✗" not in findings.values()
    assert WORDS("doctor-port-any") in found()


def test_a_taken_port_is_reported(taken: int) -> None:
    assert found(room_port=str(taken))[WORDS("running-port-taken", port=str(taken))] == "✗"


def test_a_free_port_is_good(taken: int) -> None:
    port = ports.free()
    assert found(room_port=str(port))[WORDS("doctor-port", port=str(port))] == "✓"


def test_if_the_usual_port_is_taken_the_next_free_one_is_named(monkeypatch: pytest.MonkeyPatch, taken: int) -> None:
    monkeypatch.setattr(doctor, "ports", lambda settings: [taken, 0])
    assert found()[WORDS("doctor-port-next", port="0", free="0")] == "!"


@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-host.invalid"])
def test_an_address_of_another_computer_is_reported(host: str) -> None:
    assert found(room_host=host)[WORDS("running-host-unknown", host=host)] == "✗"


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_room_open_to_the_network_gets_a_warning(host: str) -> None:
    assert found(room_host=host)[WORDS("doctor-host-open", host=host)] == "!"


def test_a_discord_token_gives_the_invite_link(monkeypatch: pytest.MonkeyPatch) -> None:
    token = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"
    monkeypatch.setenv("DISCORD_TOKEN", token)
    findings = found()
    (told,) = (text for text in findings if "https://" in text)
    assert findings[told] == "✓"
    link = urlsplit(told[told.index("https://") :])
    asked = parse_qs(link.query)
    assert link.netloc == "discord.com"
    assert asked["client_id"] == ["123456789012345678"]
    assert asked["scope"] == ["bot applications.commands"]
    assert int(asked["permissions"][0]) == NEEDED.value
    assert token not in "".join(findings)


@pytest.mark.parametrize("token", ["nonsense", TOKEN, "%%%.x.y"])
def test_an_invalid_discord_token_is_reported(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert found()[WORDS("running-discord-token")] == "✗"


def test_a_telegram_token_comes_with_how_to_play_in_a_group(monkeypatch: pytest.MonkeyPatch) -> None:
    token = "1234567890:AAE-abcdefghijklmnopqrstuvwxyz01234"
    monkeypatch.setenv("TELEGRAM_TOKEN", token)
    findings = found()
    assert findings[WORDS("doctor-telegram")] == "✓"
    assert token not in "".join(findings)


@pytest.mark.parametrize("token", ["nonsense", "1234567890", "AAE:1234567890", "1234567890:short"])
def test_an_invalid_telegram_token_is_reported(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", token)
    assert found()[WORDS("running-telegram-token")] == "✗"


def test_unknown_settings_get_a_warning() -> None:
    config.FILE.write_text(f"ROM_PORT=1\nEDITOR={TOKEN}\n", encoding="utf-8")
    findings = found()
    assert findings[WORDS("doctor-settings")] == "✓"
    assert findings[WORDS("doctor-stranger-like", name="ROM_PORT", meant="ROOM_PORT")] == "!"
    assert findings[WORDS("doctor-stranger", name="EDITOR")] == "!"
    assert TOKEN not in "".join(findings)


def test_wrong_settings_are_reported(capsys: pytest.CaptureFixture[str]) -> None:
    config.FILE.write_text(f"ROOM_PORT={TOKEN}\nLOG_LEVEL=loud\n", encoding="utf-8")
    assert doctor.start({}, WORDS) == 1
    assert capsys.readouterr().out.splitlines() == [
        "✓ " + WORDS("doctor-complete"),
        "✗ " + WORDS("setting-port", setting="ROOM_PORT", value="***"),
        "✗ " + WORDS("setting-log-level", setting="LOG_LEVEL", value="loud"),
        WORDS("doctor-bad"),
    ]


def test_a_missing_font_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lettering, "FONTS", tmp_path)
    lettering.font.cache_clear()
    assert "✗" in found().values()


def test_the_exit_code_is_1_if_something_needs_fixing(tmp_path: Path) -> None:
    (tmp_path / "cairn.db").mkdir()
    done = cairn(tmp_path, "doctor", "--database", "cairn.db", "--port", "0", TELEGRAM_TOKEN=TOKEN)
    assert (done.code, done.err) == (1, "")
    assert WORDS("database-closed", path=str(tmp_path / "cairn.db")) in done.out
    assert TOKEN not in done.out

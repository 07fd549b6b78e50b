"""Settings: where they come from, what is allowed, and how mistakes are reported."""

import os
from pathlib import Path

import pytest
from platformdirs import user_data_path

from bot import config
from bot.config import Config, Mistaken
from bot.i18n import LANGUAGES, translator
from tests.support.program import unset

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def _nothing_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    unset(monkeypatch, tmp_path)


def read(**given: str | None) -> Config:
    return config.read(given)


def told(language: str = "en", **given: str) -> list[str]:
    """The reports about wrong settings."""
    with pytest.raises(Mistaken) as mistaken:
        config.read(given)
    return [mistake.explain(translator(language)) for mistake in mistaken.value.mistakes]


def dotenv(*lines: str) -> None:
    Path(".env").write_text("\n".join(lines), encoding="utf-8")


def test_nothing_needs_to_be_set() -> None:
    settings = read()
    assert (settings.room_host, settings.room_port, settings.log_level) == ("127.0.0.1", 8710, "info")
    assert (settings.log_format, settings.platforms, settings.secrets) == ("json", {}, ())
    assert settings.database == user_data_path("cairn", appauthor=False) / "cairn.db"
    assert not settings.is_port_fixed


def test_the_log_is_text_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert read().log_format == "text"
    monkeypatch.setenv("LOG_FORMAT", "JSON")
    assert read().log_format == "json"


def test_options_override_the_environment_which_overrides_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    dotenv("ROOM_PORT=1001", "ROOM_HOST=::1", "LOG_LEVEL=Error", f"DISCORD_TOKEN={TOKEN}", "OTHER=1")
    monkeypatch.setenv("ROOM_PORT", "1002")
    monkeypatch.setenv("ROOM_HOST", "localhost")
    settings = read(room_port="1003", room_host=None)
    assert (settings.room_port, settings.room_host, settings.log_level) == (1003, "localhost", "error")
    assert (settings.platforms, settings.secrets) == ({"DISCORD_TOKEN": "Discord"}, (TOKEN,))
    assert settings.is_port_fixed


def test_empty_values_count_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    dotenv("ROOM_HOST=::1", "ROOM_PORT=", "LOG_LEVEL='  '", "TELEGRAM_TOKEN=")
    monkeypatch.setenv("ROOM_HOST", "")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    settings = read(database_url="")
    assert (settings.room_host, settings.room_port, settings.log_level) == ("::1", 8710, "info")
    assert (settings.platforms, settings.is_port_fixed) == ({}, False)


def test_a_file_from_windows_is_read() -> None:
    Path(".env").write_bytes(b"\xef\xbb\xbfROOM_PORT=1001\r\nROOM_HOST= localhost \r\n")
    assert (read().room_port, read().room_host) == (1001, "localhost")


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ("cairn.db", "cairn.db"),
        ("data/my cairn?.db", "data/my cairn?.db"),
        ("100%.db", "100%.db"),
        ("sqlite:///cairn.db", "cairn.db"),
        ("sqlite+aiosqlite:///cairn.db", "cairn.db"),
        ("sqlite:////var/lib/cairn%20db", "/var/lib/cairn db"),
        ("/var/lib/cairn.db", "/var/lib/cairn.db"),
        ("~/cairn.db", "~/cairn.db"),
    ],
)
def test_a_database_is_a_path_or_a_url(given: str, path: str) -> None:
    settings = read(database_url=given)
    assert settings.database == Path(path).expanduser().absolute()
    assert read(database_url=settings.database_url) == settings
    assert settings.database_url.startswith("sqlite:////")


@pytest.mark.parametrize(
    "given",
    [
        "postgresql://cairn:hunter2@example.org/cairn",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        ":memory:",
        "sqlite:///cairn.db?mode=hunter2",
        "folder/",
        "~nobody-of-this-name/cairn.db",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_other_database_is_refused_without_showing_its_password(language: str, given: str) -> None:
    (sentence,) = told(language, database_url=given)
    assert "--database" in sentence
    assert "sqlite:///cairn.db" in sentence
    assert "hunter2" not in sentence


@pytest.mark.parametrize(
    ("name", "value", "hint"),
    [
        ("ROOM_PORT", "65536", "65535"),
        ("ROOM_PORT", "-1", "65535"),
        ("ROOM_PORT", "eighty", "65535"),
        ("ROOM_HOST", "http://localhost", "0.0.0.0"),
        ("ROOM_HOST", "localhost:80", "0.0.0.0"),
        ("ROOM_HOST", "two words", "0.0.0.0"),
        ("LOG_LEVEL", "loud", "debug"),
        ("LOG_FORMAT", "xml", "json"),
        ("TELEGRAM_BASE_URL", "127.0.0.1:8081", "http://127.0.0.1:8081"),
        ("TELEGRAM_BASE_URL", "ftp://127.0.0.1", "http://127.0.0.1:8081"),
        ("TELEGRAM_WEBHOOK_URL", "http://cairn.example", "https://"),
        ("TELEGRAM_WEBHOOK_URL", "https://cairn.example:8080", "8443"),
        ("TELEGRAM_WEBHOOK_PORT", "0", "65535"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_value_is_shown_with_what_is_allowed(language: str, name: str, value: str, hint: str) -> None:
    dotenv(f"{name}={value}")
    (sentence,) = told(language)
    assert all(part in sentence for part in (name, value, hint))
    assert "pydantic" not in sentence


def test_all_mistakes_are_reported_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    dotenv("LOG_LEVEL=loud", "ROOM_HOST=two words")
    monkeypatch.setenv("LOG_FORMAT", "xml")
    assert [sentence.split()[0] for sentence in told(room_port="x")] == [
        "ROOM_HOST",
        "--port",
        "LOG_LEVEL",
        "LOG_FORMAT",
    ]


def test_a_long_or_hostile_value_is_shortened() -> None:
    (sentence,) = told(room_port="\x1b[31m" + "loud" * 1000)
    assert sentence.isprintable()
    assert len(sentence) < 160


def test_no_token_is_ever_shown() -> None:
    dotenv(f"DISCORD_TOKEN={TOKEN}", f"ROOM_PORT={TOKEN}")
    assert TOKEN not in "".join(told())
    dotenv(f"DISCORD_TOKEN={TOKEN}")
    assert TOKEN not in f"{read()!r} {read()} {read().model_dump()}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unreadable_line_is_reported_by_number_but_not_shown(language: str) -> None:
    dotenv("ROOM_PORT=1001", f"DISCORD_TOKEN {TOKEN}", "LOG_LEVEL=loud")
    (sentence,) = told(language)
    assert " 2 " in sentence
    assert str(Path(".env").absolute()) in sentence
    assert TOKEN not in sentence


def test_a_file_that_is_not_text_is_reported() -> None:
    Path(".env").write_bytes(b"ROOM_HOST=\xff\xfe")
    assert told() == [f"The file {Path('.env').absolute()} is not UTF-8 text. Save it as UTF-8."]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root can open every file")
def test_a_file_that_cannot_be_opened_is_reported() -> None:
    dotenv("ROOM_PORT=1001")
    Path(".env").chmod(0)
    assert "can’t be opened" in told()[0]


def test_unknown_settings_are_found_with_the_likely_meaning() -> None:
    dotenv("ROM_PORT=1001", "room_host=::1", "EDITOR=vi", "# LOG=1")
    assert [*config.strangers()] == [("ROM_PORT", "ROOM_PORT"), ("EDITOR", "")]


def test_the_example_has_every_setting_and_changes_nothing() -> None:
    Path(".env").write_text((ROOT / ".env.example").read_text(encoding="utf-8"), encoding="utf-8")
    lines = [line for line in Path(".env").read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    assert [line.partition("=")[0].lower() for line in lines] == [*Config.model_fields]
    with_example = read()
    Path(".env").unlink()
    assert with_example == read()

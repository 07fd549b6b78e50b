"""The settings: from the command line, the environment and the file `.env`, checked before anything starts."""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import quote, unquote, urlsplit

from dotenv.parser import Binding, parse_stream
from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.i18n import Translator
from bot.logs import Mask
from bot.nearest import nearest

FILE = Path(".env")
PORT = 8710

_ENCODING = "utf-8-sig"
_SQLITE = re.compile(r"sqlite(?:\+aiosqlite)?:///(?P<path>[^?]+)")
_COMPLETE = "sqlite:///"
_HOST = re.compile(r"[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?", re.IGNORECASE)
_LONGEST_SHOWN = 40
_WEBHOOK_PORTS = (None, 443, 80, 88, 8443)
"""The ports that Telegram can send to."""

_FLAGS = {"database_url": "--database", "room_host": "--host", "room_port": "--port"}
_SENTENCES = {
    "database_url": "setting-database",
    "room_host": "setting-host",
    "room_port": "setting-port",
    "log_level": "setting-log-level",
    "log_format": "setting-log-format",
    "telegram_base_url": "setting-base-url",
    "telegram_webhook_url": "setting-webhook-url",
    "telegram_webhook_port": "setting-webhook-port",
}
"""The report for each setting, which can be wrong in only one way."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake in the settings, as a sentence."""

    key: str
    params: tuple[tuple[str, str], ...]

    def explain(self, words: Translator) -> str:
        return words(self.key, **dict(self.params))


class Mistaken(Exception):
    """These settings cannot be used."""

    def __init__(self, *mistakes: Mistake) -> None:
        super().__init__(", ".join(mistake.key for mistake in mistakes))
        self.mistakes = mistakes

    def explain(self, words: Translator) -> str:
        """All mistakes, and where settings come from."""
        return "\n".join((*(mistake.explain(words) for mistake in self.mistakes), words("setting-where")))


def _complete(given: str) -> str:
    """The full URL of a database given as a path or a URL."""
    found = _SQLITE.fullmatch(given)
    if not found and ("://" in given or given.startswith("sqlite:")):
        raise ValueError("not SQLite")
    path = unquote(found["path"]) if found else given
    if ":memory:" in path or "\0" in path or path.endswith(("/", os.sep)):
        raise ValueError("not a file")
    try:
        return _url(Path(path).expanduser().absolute())
    except RuntimeError as error:
        raise ValueError("nobody's home") from error


def _url(path: Path) -> str:
    return _COMPLETE + quote(str(path), safe="/\\:")


def _host(given: str) -> str:
    try:
        return str(ip_address(given.removeprefix("[").removesuffix("]")))
    except ValueError:
        if not _HOST.fullmatch(given):
            raise
        return given.lower()


def _address(given: str) -> str:
    """The address of a server, optionally with a path."""
    parts = urlsplit(given)
    if parts.scheme not in ("http", "https") or not _HOST.fullmatch(parts.hostname or "") or parts.query:
        raise ValueError("no address")
    return given.rstrip("/")


def _secure(given: str) -> str:
    if not given.startswith("https://") or urlsplit(given).port not in _WEBHOOK_PORTS:
        raise ValueError("not as Telegram wants it")
    return given


def _lower(given: object) -> object:
    return given.lower() if isinstance(given, str) else given


class Config(BaseSettings):
    """All settings. Empty values count as not set."""

    model_config = SettingsConfigDict(
        env_file=FILE, env_file_encoding=_ENCODING, env_ignore_empty=True, extra="ignore", frozen=True
    )

    database_url: Annotated[str, AfterValidator(_complete)] = Field(
        default_factory=lambda: _url(user_data_path("cairn", appauthor=False) / "cairn.db")
    )
    room_host: Annotated[str, AfterValidator(_host)] = "127.0.0.1"
    room_port: Annotated[int, Field(ge=0, le=65535)] = PORT
    log_level: Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(_lower)] = "info"
    log_format: Annotated[Literal["text", "json"], BeforeValidator(_lower)] = Field(
        default_factory=lambda: "text" if sys.stderr.isatty() else "json"
    )
    discord_token: SecretStr | None = None
    telegram_token: SecretStr | None = None
    telegram_base_url: Annotated[str, AfterValidator(_address)] | None = None
    telegram_webhook_url: Annotated[str, AfterValidator(_address), AfterValidator(_secure)] | None = None
    telegram_webhook_port: Annotated[int, Field(ge=1, le=65535)] = 8443

    @model_validator(mode="before")
    @classmethod
    def _strip(cls, given: Any) -> Any:
        stripped = {name: value.strip() if isinstance(value, str) else value for name, value in given.items()}
        return {name: value for name, value in stripped.items() if value != ""}

    @property
    def database(self) -> Path:
        return Path(unquote(self.database_url.removeprefix(_COMPLETE)))

    @property
    def is_port_fixed(self) -> bool:
        """Whether this port was asked for."""
        return "room_port" in self.model_fields_set

    @property
    def platforms(self) -> Mapping[str, str]:
        """The platforms that have a token, by the setting's name."""
        tokens = {"Discord": self.discord_token, "Telegram": self.telegram_token}
        return {f"{platform.upper()}_TOKEN": platform for platform, token in tokens.items() if token}

    @property
    def secrets(self) -> tuple[str, ...]:
        """The values that must never be shown."""
        return tuple(token.get_secret_value() for token in (self.discord_token, self.telegram_token) if token)


def read(given: Mapping[str, str | None]) -> Config:
    """The settings, including those from the command line; raises Mistaken."""
    typed = {name: value for name, value in given.items() if value is not None}
    unreadable = [_in_line(binding) for binding in _bindings() if binding.error]
    if unreadable:
        raise Mistaken(*unreadable)
    try:
        return Config.model_validate(typed)
    except ValidationError as error:
        raise Mistaken(*_mistakes(error, typed)) from None


def strangers() -> Iterator[tuple[str, str]]:
    """The names in `.env` that are not settings, each with the setting probably meant, or an empty text."""
    names = [name.upper() for name in Config.model_fields]
    for binding in _bindings():
        if binding.key and binding.key.upper() not in names:
            yield binding.key, nearest(binding.key.upper(), names)


def _bindings() -> list[Binding]:
    if not FILE.is_file():
        return []
    try:
        with FILE.open(encoding=_ENCODING) as file:
            return list(parse_stream(file))
    except OSError:
        raise Mistaken(_mistake("setting-file-closed", path=str(FILE.absolute()))) from None
    except UnicodeDecodeError:
        raise Mistaken(_mistake("setting-file-no-text", path=str(FILE.absolute()))) from None


def _in_line(binding: Binding) -> Mistake:
    # The line itself is not shown, because it may contain a token.
    return _mistake("setting-file-line", path=str(FILE.absolute()), line=str(binding.original.line))


def _mistakes(error: ValidationError, typed: Mapping[str, str]) -> Iterator[Mistake]:
    for each in error.errors(include_url=False, include_context=False):
        name = str(each["loc"][0])
        setting = _FLAGS[name] if name in typed else name.upper()
        if name == "database_url":
            # Not shown, because the URL of a database may contain a password.
            yield _mistake(_SENTENCES[name], setting=setting)
        else:
            yield _mistake(_SENTENCES[name], setting=setting, value=_show(str(each["input"])))


def _mistake(key: str, **params: str) -> Mistake:
    return Mistake(key, tuple(params.items()))


def _show(value: str) -> str:
    text = "".join(filter(str.isprintable, Mask()(value)))
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"

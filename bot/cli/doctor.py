"""The command `cairn doctor`: checks everything Cairn needs, changes nothing, and says how to fix what is wrong."""

import os
import re
import socket
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from bot import config
from bot.cli.run import already, is_loopback, ports, refusal
from bot.config import Config, Mistaken
from bot.i18n import LANGUAGES, Translator, translator
from bot.store import condition, process_lock
from bot.web.page import assets
from renderers import lettering

Mark = Literal["✓", "!", "✗"]

_TELEGRAM_TOKEN = re.compile(r"\d{5,20}:[A-Za-z0-9_-]{30,60}")


@dataclass(frozen=True, slots=True)
class Finding:
    """Good, worth knowing, or in need of fixing."""

    mark: Mark
    text: str


def start(given: Mapping[str, str | None], words: Translator) -> int:
    """Print each finding as soon as it is known; returns the exit code."""
    bad = False
    for finding in examine(given, words):
        print(finding.mark, finding.text, flush=True)
        bad = bad or finding.mark == "✗"
    print(words("doctor-bad" if bad else "doctor-good"))
    return int(bad)


def examine(given: Mapping[str, str | None], words: Translator) -> Iterator[Finding]:
    """All findings, with the settings from the command line."""
    yield from _installation(words)
    try:
        settings = config.read(given)
    except Mistaken as mistaken:
        yield from (Finding("✗", mistake.explain(words)) for mistake in mistaken.mistakes)
        return
    yield from _settings(words)
    yield from _folder(settings.database.parent, words)
    yield _database(settings.database, words)
    holder = process_lock.holder(settings.database)
    yield _port(settings, words) if holder is None else Finding("✓", already(str(settings.database), holder, words))
    yield _host(settings, words)
    yield from _tokens(settings, words)


def _installation(words: Translator) -> Iterator[Finding]:
    """The files that come with Cairn itself."""
    try:
        for language in LANGUAGES:
            translator(language)("doctor-good")
        for weight in get_args(lettering.Weight):
            lettering.font(weight, lettering.LEGIBLE)
        assets()
    except (OSError, KeyError) as error:
        yield Finding("✗", words("doctor-incomplete", error=str(error)))
    else:
        yield Finding("✓", words("doctor-complete"))


def _settings(words: Translator) -> Iterator[Finding]:
    yield Finding("✓", words("doctor-settings" if config.FILE.is_file() else "doctor-settings-without-file"))
    for name, meant in config.strangers():
        if meant:
            yield Finding("!", words("doctor-stranger-like", name=name, meant=meant))
        else:
            yield Finding("!", words("doctor-stranger", name=name))


def _folder(folder: Path, words: Translator) -> Iterator[Finding]:
    there = next(each for each in (folder, *folder.parents) if os.access(each, os.F_OK))
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        yield Finding("✗", words("doctor-folder-closed", path=str(there)))
    elif there != folder:
        yield Finding("✓", words("doctor-folder-missing", path=str(folder)))
    else:
        yield Finding("✓", words("doctor-folder", path=str(folder)))


def _database(path: Path, words: Translator) -> Finding:
    found = condition.examine(path)
    if found in ("missing", "current", "older"):
        return Finding("✓", words(f"database-{found}", path=str(path)))
    return Finding("✗", words(f"database-{found}", path=str(path)))


def _port(settings: Config, words: Translator) -> Finding:
    error: OSError | None = None
    for port in ports(settings):
        try:
            _bind(settings.room_host, port)
        except OSError as refused:
            error = refused
        else:
            if error:
                return Finding("!", words("doctor-port-next", port=str(settings.room_port), free=str(port)))
            return Finding("✓", words("doctor-port-any" if port == 0 else "doctor-port", port=str(port)))
    assert error
    return Finding("✗", refusal(error, settings, words))


def _bind(host: str, port: int) -> None:
    """Raises OSError if a server could not listen there."""
    for family, kind, protocol, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        with socket.socket(family, kind, protocol) as server:
            if sys.platform != "win32":
                # As servers do: a port with connections still in TIME_WAIT counts as free.
                server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                server.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            server.bind(address)


def _host(settings: Config, words: Translator) -> Finding:
    if is_loopback(settings.room_host):
        return Finding("✓", words("doctor-host", host=settings.room_host))
    return Finding("!", words("doctor-host-open", host=settings.room_host))


def _tokens(settings: Config, words: Translator) -> Iterator[Finding]:
    if settings.discord_token:
        from bot.discord import permissions

        link = permissions.invite(settings.discord_token.get_secret_value())
        yield Finding("✓", words("doctor-invite", link=link)) if link else Finding("✗", words("running-discord-token"))
    if settings.telegram_token:
        good = _TELEGRAM_TOKEN.fullmatch(settings.telegram_token.get_secret_value())
        yield Finding("✓", words("doctor-telegram")) if good else Finding("✗", words("running-telegram-token"))
    if not settings.platforms:
        yield Finding("✓", words("running-no-token"))

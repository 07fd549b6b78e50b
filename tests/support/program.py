"""The program as people start it: in its own process and folder, with only the given settings."""

import logging
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
import structlog

from bot.config import Config

ROOT = Path(__file__).parents[2]
PATIENCE = 120
"""In seconds, and enough for a busy machine."""


class Done(NamedTuple):
    code: int
    out: str
    err: str


def environment(folder: Path, **settings: str) -> Mapping[str, str]:
    locale = {"LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"}
    kept = {name: value for name, value in os.environ.items() if name not in locale}
    kept = {name: value for name, value in kept.items() if name.lower() not in Config.model_fields}
    # Keep away from the real home directory.
    return kept | {"PYTHONPATH": str(ROOT), "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")} | settings


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-X", "utf8", "-W", "default", "-m", "bot", *arguments]


def cairn(folder: Path, *arguments: str, **settings: str) -> Done:
    """Run a command to its end."""
    done = subprocess.run(
        command(*arguments),
        cwd=folder,
        env=environment(folder, **settings),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


class Running:
    """A running bot, and the address of its room."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.said = ""
        self.address = ""
        self.hear("Ctrl+C")
        if found := re.search(r"http://\S+", self.said):
            self.address = found[0]

    def hear(self, text: str) -> None:
        """Wait until it has said that, or ends."""
        assert self.process.stdout is not None
        while text not in self.said and (line := self.process.stdout.readline()):
            self.said += line

    def send(self, signal: int) -> None:
        self.process.send_signal(signal)

    def end(self) -> Done:
        """Wait for the end; returns everything that it printed."""
        out, err = self.process.communicate(timeout=PATIENCE)
        return Done(self.process.returncode, self.said + out, err)


@contextmanager
def running(folder: Path, *arguments: str, **settings: str) -> Iterator[Running]:
    with subprocess.Popen(
        command("run", *arguments),
        cwd=folder,
        env=environment(folder, **settings),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        try:
            yield Running(process)
        finally:
            process.kill()


def unset(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Remove all settings from this process too."""
    for name in os.environ:
        if name.lower() in Config.model_fields:
            monkeypatch.delenv(name)
    monkeypatch.chdir(folder)


@contextmanager
def log_for_a_while() -> Iterator[None]:
    """Undo logging set-up, which applies to the whole process."""
    root, hooks = logging.getLogger(), (sys.excepthook, sys.unraisablehook, threading.excepthook)
    handlers, level = [*root.handlers], root.level
    try:
        yield
    finally:
        root.handlers[:], root.level = handlers, level
        sys.excepthook, sys.unraisablehook, threading.excepthook = hooks
        logging.captureWarnings(False)
        logging.raiseExceptions = True
        structlog.reset_defaults()

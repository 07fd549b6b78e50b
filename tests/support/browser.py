"""The browser for the tests of the room: found, or installed by `python -m tests.support.browser` if possible."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
"""The shell is Chromium without what only a window needs, so it takes less time."""
APPS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
PLAYWRIGHT = str(Path(sys.executable).with_name("playwright"))
OWN = "from playwright.sync_api import sync_playwright as p\nwith p() as it: print(it.chromium.executable_path)"
PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's. Older releases have only the second."""
FONT = "fonts-noto-color-emoji"
MISSING = (
    "there is no browser: install Chromium or Chrome (on Debian: apt install chromium), "
    "or set CHROMIUM to the path of one"
)
LONGEST = 600
"""In seconds. Anything that takes longer hangs."""


def find() -> str | None:
    """The path of the first browser that starts."""
    return next((path for path in _candidates() if _starts(path)), None)


def install() -> None:
    """Install Debian's package if this is root there, otherwise playwright's browser. A failure is only reported."""
    if shutil.which("apt-get") and _is_root():
        _run("apt-get", "update", "-qq")
        for package in PACKAGES:
            _run("apt-get", "install", "-qq", "--yes", "--no-install-recommends", package, FONT)
            if find():
                return
    _run(PLAYWRIGHT, "install", "chromium")


def own() -> str:
    """The path of playwright's browser, installed or not."""
    try:
        done = subprocess.run([sys.executable, "-c", OWN], capture_output=True, text=True, timeout=LONGEST, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip()


def _candidates() -> Iterator[str]:
    yield os.environ.get("CHROMIUM", "")
    for name in NAMES:
        yield shutil.which(name) or ""
    yield from APPS
    yield own()


def _starts(path: str) -> bool:
    """A package may be a stub, and a download may lack libraries: only a working browser prints its version."""
    if not path or not Path(path).is_file() or sys.platform == "win32":
        # On Windows, Chrome opens a window instead.
        return bool(path) and Path(path).is_file()
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=LONGEST, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _run(*command: str) -> None:
    print("==", *command, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command,
            env=quiet,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=LONGEST,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        print("  ", error)
        return
    if done.returncode:
        # A download that fails tells its whole story; one line is enough.
        lines = done.stdout.strip().splitlines() or ["it failed"]
        print("  ", next((line.strip() for line in lines if line.lstrip().startswith(("Error", "E:"))), lines[-1]))


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def main() -> None:
    if find():
        return
    print("The tests of the room need a browser, and there is none. Installing one …", flush=True)
    install()
    if not find():
        print("That did not work: the tests of the room will be skipped.")


if __name__ == "__main__":
    main()

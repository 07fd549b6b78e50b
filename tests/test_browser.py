"""Where the tests' browser comes from: machines that have one, can install one, or neither."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import browser

ROOT = Path(__file__).parents[1]
WORKS = "#!/bin/sh\necho Chromium 1.0\n"
SHELL = "#!/bin/sh\necho this package is empty >&2\nexit 1\n"


def script(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return path


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the path, without a browser. Commands record their calls in a file."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("sh", "mkdir", "cp"):
        (folder / name).symlink_to(shutil.which(name) or "")
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(browser, "own", lambda: str(tmp_path / "downloaded" / "chrome"))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(browser, "APPS", ())
    monkeypatch.setattr(browser, "PLAYWRIGHT", str(folder / "playwright"))
    monkeypatch.setattr(browser, "_is_root", lambda: False)
    return folder


def told(commands: Path, *, fails: bool = False) -> str:
    """A command that records how it was called."""
    return f'#!/bin/sh\necho "${{0##*/}} $@" >> {commands}/ran\n' + ("echo no network\nexit 1\n" if fails else "")


def ran(commands: Path) -> list[str]:
    return (commands / "ran").read_text().splitlines()


def test_the_environment_variable_comes_first(commands: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script(commands / "chromium", WORKS)
    chosen = script(commands.parent / "mine", WORKS)
    monkeypatch.setenv("CHROMIUM", str(chosen))
    assert browser.find() == str(chosen)


@pytest.mark.parametrize("name", browser.NAMES)
def test_the_path_comes_second(commands: Path, name: str) -> None:
    there = script(commands / name, WORKS)
    assert browser.find() == str(there)


def test_a_browser_that_does_not_start_is_ignored(commands: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/nowhere")
    script(commands / "chromium", SHELL)
    there = script(commands / "google-chrome", WORKS)
    assert browser.find() == str(there)


def test_playwrights_browser_comes_last(commands: Path) -> None:
    assert browser.find() is None
    there = script(Path(browser.own()), WORKS)
    assert browser.find() == str(there)


def test_playwright_says_where_its_browser_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    assert Path(browser.own()).is_relative_to(tmp_path)


@pytest.mark.parametrize("packages", [browser.PACKAGES, browser.PACKAGES[1:]], ids=["new Debian", "old Debian"])
def test_root_on_debian_installs_a_package(
    commands: Path, monkeypatch: pytest.MonkeyPatch, packages: tuple[str, ...]
) -> None:
    monkeypatch.setattr(browser, "_is_root", lambda: True)
    ready, (package, *_) = script(commands.parent / "ready", WORKS), packages
    has = f"case $5 in {package}) cp {ready} {commands}/{package};; esac\n"
    script(commands / "apt-get", f"{told(commands)}{has}")
    script(commands / "playwright", told(commands))
    browser.main()
    asked = browser.PACKAGES[: browser.PACKAGES.index(package) + 1]
    installed = [f"apt-get install -qq --yes --no-install-recommends {each} fonts-noto-color-emoji" for each in asked]
    assert ran(commands) == ["apt-get update -qq", *installed]
    assert browser.find() == str(commands / package)
    browser.main()
    assert ran(commands) == ["apt-get update -qq", *installed], "nothing is installed twice"


@pytest.mark.parametrize("is_root", [False, True], ids=["not root", "root without the package"])
def test_anyone_else_installs_playwrights_browser(
    commands: Path, monkeypatch: pytest.MonkeyPatch, is_root: bool
) -> None:
    monkeypatch.setattr(browser, "_is_root", lambda: is_root)
    own, ready = Path(browser.own()), script(commands.parent / "ready", WORKS)
    script(commands / "apt-get", told(commands, fails=True))
    script(commands / "playwright", f"{told(commands)}mkdir -p {own.parent}\ncp {ready} {own}\n")
    browser.main()
    assert ran(commands)[3 if is_root else 0 :] == ["playwright install chromium"]
    assert browser.find() == str(own)


def test_the_run_goes_on_without_a_browser(commands: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script(commands / "playwright", told(commands, fails=True))
    browser.main()
    assert browser.find() is None
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "   no network",
        "That did not work: the tests of the room will be skipped.",
    ]


def test_a_missing_command_does_no_harm(commands: Path, capsys: pytest.CaptureFixture[str]) -> None:
    browser.main()
    assert "No such file" in capsys.readouterr().out


def test_without_a_browser_its_tests_are_skipped_and_the_run_passes(commands: Path) -> None:
    """Its last lines say what was skipped and why."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/bot/web/test_page_entrance.py"],
        cwd=ROOT,
        env={**os.environ, "PLAYWRIGHT_BROWSERS_PATH": str(commands)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    left_out, summary = done.stdout.splitlines()[-2:]
    assert re.fullmatch(rf"(\d+) tests: {re.escape(browser.MISSING)}", left_out)
    assert re.search(r"= (\d+) skipped in ", summary)

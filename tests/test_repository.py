"""Tests of the repository itself: imports, pinned dependencies, and pages that are true."""

import ast
import doctest
import re
import sys
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from bot.i18n import translator
from core import games

ROOT = Path(__file__).parents[1]
PACKAGES = ("core", "renderers", "bot")
SOURCES = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in (*PACKAGES, "tests", "benchmarks", "docs")
    for path in (ROOT / folder).rglob("*.py")
)
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "docs/**/*.md", "renderers/**/*.md", "tests/**/*.md")
    for path in ROOT.glob(pattern)
)
REQUIREMENTS = ("requirements.txt", "requirements-build.txt", "requirements-test.txt")

MAY_IMPORT = {
    "core": sys.stdlib_module_names | {"core"},
    "renderers": sys.stdlib_module_names | {"core", "renderers", "PIL"},
}
IMPURE = {
    "asyncio",
    "ctypes",
    "datetime",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "secrets",
    "shutil",
    "signal",
    "socket",
    "sqlite3",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
MAY_LOOK_AT_CLOCKS = (
    "tests/servers/",
    "tests/faults/",
    "tests/bot/delivery/test_worker.py",  # a worker that really sleeps
    "tests/bot/web/test_whole_matches.py",  # a page that takes two quick presses for a double click
)
"""Delays of the stand-ins, lives that are cut off at random, and tests with no other way. None fails for being slow."""
OWN_FOLDERS = {"rulebook", "golden", "rules_pages", "faults", "servers"}

PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.]+)( ; [\w '=!<>.()]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
ORIGIN = re.compile(r"    # via.*|    #   [\w.():/ -]+")
LEFTOVER = re.compile(r"#\s*(TODO|FIXME|XXX|HACK|noqa|type:\s*ignore|pragma)|\bbreakpoint\(", re.IGNORECASE)
LINK = re.compile(r"""(?:\]\(|src(?:set)?=")(?!https?:|#)([^)#"]+)""")


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def imports(source: str) -> Iterator[tuple[str, str | None]]:
    """Each module that the file imports, with the imported name, if any."""
    for node in ast.walk(ast.parse(text(source))):
        match node:
            case ast.Import(names):
                yield from ((alias.name, None) for alias in names)
            case ast.ImportFrom(module, names):
                assert node.level == 0, f"{source} has a relative import"
                yield from ((module or "", alias.name) for alias in names)


def pins(requirements: str) -> dict[str, str]:
    lines = text(requirements).splitlines()
    return {found["name"]: found["version"] for line in lines if (found := PIN.fullmatch(line))}


def test_rules_need_only_the_standard_library_and_pictures_only_pillow() -> None:
    wrong = [
        (source, module)
        for package, allowed in MAY_IMPORT.items()
        for source in SOURCES
        if source.startswith(f"{package}/")
        for module, _ in imports(source)
        if module.partition(".")[0] not in allowed
    ]
    assert not wrong


def test_rules_use_no_input_output_clock_or_hidden_randomness() -> None:
    wrong = [
        (source, module, name)
        for source in SOURCES
        if source.startswith("core/")
        for module, name in imports(source)
        if module.partition(".")[0] in IMPURE or (module == "random" and name != "Random")
    ]
    assert not wrong


def test_every_module_says_what_it_is_for() -> None:
    assert not [source for source in SOURCES if not ast.get_docstring(ast.parse(text(source)))]


def test_no_leftovers_in_the_source() -> None:
    lines = [(source, line) for source in SOURCES for line in text(source).splitlines()]
    assert not [(source, line) for source, line in lines if LEFTOVER.search(line)]


def test_tests_look_at_no_clock_and_wait_for_no_duration() -> None:
    """Waiting is for something: in a loop that looks for it."""
    tests = [source for source in SOURCES if source.startswith("tests/") and not source.startswith(MAY_LOOK_AT_CLOCKS)]
    clocks = [(source, name or module) for source in tests for module, name in imports(source) if module == "time"]
    assert not clocks
    assert not [(source, line) for source in tests for line in naps(ast.parse(text(source)))]


def naps(tree: ast.AST) -> Iterator[int]:
    """The lines that sleep and are in no loop that waits for something."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.While():
                continue
            case ast.Call(ast.Attribute(attr="sleep" | "wait_for_timeout"), [argument, *_]):
                if not (isinstance(argument, ast.Constant) and argument.value == 0):
                    yield node.lineno
        yield from naps(node)


def test_tests_mirror_the_tree() -> None:
    folders = {path.parent.relative_to(ROOT / "tests") for path in (ROOT / "tests").rglob("test_*.py")}
    strange = {folder for folder in folders if folder.parts and folder.parts[0] not in OWN_FOLDERS}
    assert not {str(folder) for folder in strange if not (ROOT / folder).is_dir()}


def test_requirements_contain_only_pins_with_hashes() -> None:
    for requirements in REQUIREMENTS:
        lines = text(requirements).splitlines()
        strange = [line for line in lines if not any(kind.fullmatch(line) for kind in (PIN, HASH, ORIGIN))]
        unsafe = [line for line, after in pairwise(lines) if PIN.fullmatch(line) and not HASH.fullmatch(after)]
        assert not strange + unsafe, requirements


def test_requirements_agree_with_each_other_and_with_the_project() -> None:
    project = tomllib.loads(text("pyproject.toml"))
    runtime, build, everything = (pins(requirements) for requirements in REQUIREMENTS)
    assert runtime.items() | build.items() <= everything.items()
    assert runtime.keys() >= normalized(project["project"]["dependencies"])
    assert build.keys() >= normalized(project["dependency-groups"]["build"])
    assert everything.keys() >= normalized(project["project"]["optional-dependencies"]["test"])


def test_the_description_names_every_game() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    titles = [translator("en")(f"game-{game.id}") for game in games.ALL]
    assert all(name in project["description"] for name in (*titles, "Discord", "Telegram", "browser", "terminal"))


def test_the_script_and_the_workflow_run_the_same_commands() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    workflow = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    commands = re.findall(r"^make .*$", script, re.MULTILINE)
    assert commands == ["make check", "make test"]
    assert re.findall(r"- run: (.*)", workflow) == commands


def normalized(names: list[str]) -> set[str]:
    return {re.split(r"[\[<>=]", name)[0].lower().replace(".", "-").replace("_", "-") for name in names}


def links() -> list[tuple[str, Path]]:
    """Each page, and each file of ours that it links to or shows."""
    return [(page, (ROOT / page).parent / target) for page in PAGES for target in LINK.findall(text(page))]


def test_links_point_to_existing_files() -> None:
    assert not [(page, str(target)) for page, target in links() if not target.exists()]


def test_every_picture_and_page_is_linked() -> None:
    linked = {target.resolve() for _, target in links()}
    kinds = (".md", ".png", ".gif")
    assert not [path for path in (ROOT / "docs").rglob("*.*") if path.suffix in kinds and path not in linked]


@pytest.mark.parametrize("page", ["README.md", "docs/architecture.md"])
def test_examples_run(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed

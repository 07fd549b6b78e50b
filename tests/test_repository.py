"""Tests about the codebase itself: what it may import, how it is pinned, and that its pages tell the truth."""

import ast
import doctest
import re
import sys
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from bot.words import load
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
OWN_FOLDERS = {"rulebook", "golden", "faults", "servers"}

PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.]+)( ; [\w '=!<>.()]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
ORIGIN = re.compile(r"    # via.*|    #   [\w.():/ -]+")
LEFTOVER = re.compile(r"#\s*(TODO|FIXME|XXX|HACK|noqa|type:\s*ignore|pragma)|\bbreakpoint\(", re.IGNORECASE)
LINK = re.compile(r"""(?:\]\(|src(?:set)?=")(?!https?:|#)([^)#"]+)""")


def imports(source: str) -> Iterator[tuple[str, str | None]]:
    """Each module that the file imports, with the name taken from it, if any."""
    for node in ast.walk(ast.parse((ROOT / source).read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from ((alias.name, None) for alias in names)
            case ast.ImportFrom(module, names):
                assert node.level == 0, f"{source} has a relative import"
                yield from ((module or "", alias.name) for alias in names)


def pins(requirements: str) -> dict[str, str]:
    lines = (ROOT / requirements).read_text(encoding="utf-8").splitlines()
    return {found["name"]: found["version"] for line in lines if (found := PIN.fullmatch(line))}


@pytest.mark.parametrize("source", [source for source in SOURCES if Path(source).parts[0] in MAY_IMPORT])
def test_rules_need_only_the_standard_library_and_pictures_only_pillow(source: str) -> None:
    roots = {module.partition(".")[0] for module, _ in imports(source)}
    assert roots <= MAY_IMPORT[Path(source).parts[0]]


@pytest.mark.parametrize("source", [source for source in SOURCES if source.startswith("core/")])
def test_rules_have_no_input_no_output_no_clock_and_no_chance_of_their_own(source: str) -> None:
    found = set(imports(source))
    assert not {module.partition(".")[0] for module, _ in found} & IMPURE
    assert all(name == "Random" for module, name in found if module == "random")


@pytest.mark.parametrize("source", SOURCES)
def test_every_module_says_what_it_is_for(source: str) -> None:
    assert ast.get_docstring(ast.parse((ROOT / source).read_text(encoding="utf-8")))


@pytest.mark.parametrize("source", SOURCES)
def test_nothing_is_left_over(source: str) -> None:
    lines = (ROOT / source).read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if LEFTOVER.search(line)]


def test_tests_mirror_the_tree() -> None:
    folders = {path.parent.relative_to(ROOT / "tests") for path in (ROOT / "tests").rglob("test_*.py")}
    strange = {folder for folder in folders if folder.parts and folder.parts[0] not in OWN_FOLDERS}
    assert not {str(folder) for folder in strange if not (ROOT / folder).is_dir()}


@pytest.mark.parametrize("requirements", REQUIREMENTS)
def test_requirements_are_pins_with_hashes_and_nothing_else(requirements: str) -> None:
    lines = (ROOT / requirements).read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if not (PIN.fullmatch(line) or HASH.fullmatch(line) or ORIGIN.fullmatch(line))]
    assert all(HASH.fullmatch(after) for line, after in pairwise(lines) if PIN.fullmatch(line))


def test_requirements_agree_with_each_other_and_with_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    runtime, build, everything = (pins(requirements) for requirements in REQUIREMENTS)
    assert runtime.items() | build.items() <= everything.items()
    assert runtime.keys() >= normalized(project["project"]["dependencies"])
    assert build.keys() >= normalized(project["dependency-groups"]["build"])
    assert everything.keys() >= normalized(project["project"]["optional-dependencies"]["test"])


def test_the_description_names_every_game() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    titles = [load("en")(f"game-{game.id}") for game in games.ALL]
    assert all(name in project["description"] for name in (*titles, "Discord", "Telegram", "browser", "terminal"))


def test_both_ways_of_checking_run_the_same_commands() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    workflow = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    commands = re.findall(r"^make .*$", script, re.MULTILINE)
    assert commands == ["make check", "make test"]
    assert re.findall(r"- run: (.*)", workflow) == commands


def normalized(names: list[str]) -> set[str]:
    return {re.split(r"[\[<>=]", name)[0].lower().replace(".", "-").replace("_", "-") for name in names}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    targets = LINK.findall((ROOT / page).read_text(encoding="utf-8"))
    assert not [target for target in targets if not ((ROOT / page).parent / target).exists()]


def test_every_picture_and_every_page_can_be_found() -> None:
    linked = {
        (ROOT / page).parent.joinpath(target).resolve()
        for page in PAGES
        for target in LINK.findall((ROOT / page).read_text(encoding="utf-8"))
    }
    assert not [
        path for path in (ROOT / "docs").rglob("*.*") if path.suffix in (".md", ".png", ".gif") and path not in linked
    ]


@pytest.mark.parametrize("page", ["README.md", "docs/architecture.md"])
def test_examples_run(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed

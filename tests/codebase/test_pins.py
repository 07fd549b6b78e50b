"""Dependencies are pinned, and everything that installs or checks the project agrees about them."""

import re
import tomllib
from itertools import pairwise

from tests.codebase.sources import text

REQUIREMENTS = ("requirements.txt", "requirements-build.txt", "requirements-test.txt")
PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.]+)( ; [\w '=!<>.()]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
ORIGIN = re.compile(r"    # via.*|    #   [\w.():/ -]+")


def pins(requirements: str) -> dict[str, str]:
    lines = text(requirements).splitlines()
    return {found["name"]: found["version"] for line in lines if (found := PIN.fullmatch(line))}


def normalized(names: list[str]) -> set[str]:
    return {re.split(r"[\[<>=]", name)[0].lower().replace(".", "-").replace("_", "-") for name in names}


def test_requirements_contain_only_pins_with_hashes() -> None:
    wrong = []
    for requirements in REQUIREMENTS:
        lines = text(requirements).splitlines()
        strange = [line for line in lines if not any(kind.fullmatch(line) for kind in (PIN, HASH, ORIGIN))]
        unsafe = [line for line, after in pairwise(lines) if PIN.fullmatch(line) and not HASH.fullmatch(after)]
        wrong += [(requirements, line) for line in (*strange, *unsafe)]
    assert not wrong


def test_requirements_agree_with_each_other_and_with_the_project() -> None:
    project = tomllib.loads(text("pyproject.toml"))
    runtime, build, everything = (pins(requirements) for requirements in REQUIREMENTS)
    wanted = {
        "runtime": normalized(project["project"]["dependencies"]) - runtime.keys(),
        "build": normalized(project["dependency-groups"]["build"]) - build.keys(),
        "test": normalized(project["project"]["optional-dependencies"]["test"]) - everything.keys(),
        "others than for tests": {*dict((runtime.items() | build.items()) - everything.items())},
    }
    assert not {kind: missing for kind, missing in wanted.items() if missing}


def test_the_script_and_the_workflow_run_the_same_commands() -> None:
    commands = re.findall(r"^make .*$", text(".ci/run"), re.MULTILINE)
    assert commands == ["make check", "make test"]
    assert re.findall(r"- run: (.*)", text(".github/workflows/ci.yml")) == commands

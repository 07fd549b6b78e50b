"""What holds for every source file: it says what it is for, has no leftovers, and imports by full names."""

import re
from collections import Counter

from tests.codebase.sources import ROOT, facts, sources, text

MAY_LOOK_AT_CLOCKS = (
    "tests/servers/",
    "tests/faults/",
    "tests/bot/delivery/test_worker.py",  # a worker that really sleeps
)
"""Delays of the stand-ins, lives that are cut off at random, and tests with no other way. None fails for being slow."""
OWN_FOLDERS = {"codebase", "rulebook", "golden", "rules_pages", "journeys", "faults", "servers"}
ROLES = {"Body", "Client", "Handlers", "Posts"}
"""Classes of the bot that share a name: the adapters play the same roles, and one is a protocol and what follows it."""
LEFTOVER = re.compile(r"#\s*(TODO|FIXME|XXX|HACK|noqa|type:\s*ignore|pragma)|\bbreakpoint\(", re.IGNORECASE)


def test_every_module_says_what_it_is_for() -> None:
    assert not [source for source in sources() if not facts(source).docstring]


def test_no_two_classes_of_the_bot_share_a_name() -> None:
    found = Counter(name for source in sources("bot") for name in facts(source).classes)
    assert {name for name, count in found.items() if count > 1} == ROLES


def test_no_source_has_leftovers_or_relative_imports() -> None:
    leftovers = [
        (source, line)
        for source in sources()
        if LEFTOVER.search(text(source))
        for line in text(source).splitlines()
        if LEFTOVER.search(line)
    ]
    relative = [
        (source, module) for source in sources() for module, _ in facts(source).imports if module.startswith(".")
    ]
    assert not leftovers + relative


def test_tests_look_at_no_clock_and_wait_for_no_duration() -> None:
    """Waiting is for something: in a loop that looks for it."""
    tests = [source for source in sources("tests") if not source.startswith(MAY_LOOK_AT_CLOCKS)]
    clocks = [
        (source, name or module) for source in tests for module, name in facts(source).imports if module == "time"
    ]
    waits = [(source, f"line {line}") for source in tests for line in facts(source).naps]
    assert not clocks + waits


def test_tests_mirror_the_tree() -> None:
    folders = {path.parent.relative_to(ROOT / "tests") for path in (ROOT / "tests").rglob("test_*.py")}
    strange = {folder for folder in folders if folder.parts and folder.parts[0] not in OWN_FOLDERS}
    assert not {str(folder) for folder in strange if not (ROOT / folder).is_dir()}

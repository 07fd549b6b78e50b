"""Settings for all tests: hypothesis has no deadline and tries the same examples every time, unless told to search.

A run ends with the tests that it left out, and why.
"""

import gc
import os
import shutil
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

# A failed assertion in a property says what it compared.
pytest.register_assert_rewrite("tests.support.games", "tests.core.recording")
pytest.register_assert_rewrite("tests.rulebook.acting", "tests.rules_pages.reading")
for game in ("schotten_totten", "schotten_totten_2", "totemo", "heave_ho"):
    pytest.register_assert_rewrite(f"tests.core.{game}.properties")

# Tests talk to loopback only, even if the environment names a proxy.
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "*"

# Where the system offers a folder in memory, databases are there: each commit waits for its file to be on disk. What is
# killed here are processes, not machines.
_MEMORY = Path("/dev/shm")
if _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > 2**30:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))

settings.register_profile("same", deadline=None, derandomize=True, database=None, print_blob=True)
settings.register_profile("search", deadline=None, print_blob=True)
settings.load_profile("same")


def pytest_collection_finish() -> None:
    """What was collected stays to the end: looking through it for garbage again and again takes a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = Counter(_reason(report) for report in terminalreporter.getreports("skipped"))
    if skipped:
        terminalreporter.section("left out")
    for reason, tests in skipped.most_common():
        terminalreporter.write_line(f"{tests} {'test' if tests == 1 else 'tests'}: {reason}")


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """The reason alone, without the source line, which does not help the reader."""
    assert isinstance(report.longrepr, tuple)
    return str(report.longrepr[2]).removeprefix("Skipped: ")

"""Settings for all tests: hypothesis has no deadline anywhere, and in CI tries the same examples every time.

A run ends with what it has left out, and why.
"""

import os
from collections import Counter

import pytest
from hypothesis import settings

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = Counter(_reason(report) for report in terminalreporter.getreports("skipped"))
    if skipped:
        terminalreporter.section("left out")
    for reason, tests in skipped.most_common():
        terminalreporter.write_line(f"{tests} {'test' if tests == 1 else 'tests'}: {reason}")


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """As it was given: where it was given is of no use to the reader."""
    assert isinstance(report.longrepr, tuple)
    return str(report.longrepr[2]).removeprefix("Skipped: ")

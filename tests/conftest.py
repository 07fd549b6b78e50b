"""Settings for all tests: hypothesis has no deadline anywhere, and in CI tries the same examples every time.

Whole matches take longest, so they come first: then no worker is left with one of them at the end.
"""

import os

import pytest
from hypothesis import settings

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name != "test_whole_matches.py")

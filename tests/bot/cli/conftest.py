"""What all tests of the command line start from."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.program import unset


@pytest.fixture(autouse=True)
def _nothing_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    unset(monkeypatch, tmp_path)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program uses."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]

"""Pictures here are looked at, not sent: they are stored without compression, unless a test is about their size."""

import pytest

from renderers import canvas


@pytest.fixture
def compressed() -> None:
    """For a test about the size of a picture's file."""


@pytest.fixture(autouse=True)
def _stored(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "compressed" not in request.fixturenames:
        monkeypatch.setattr(canvas, "COMPRESSION", 0)

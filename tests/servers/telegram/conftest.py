"""Stand-ins for Telegram for each test: one fails a test that breaks a rule, the other only records it."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.servers.telegram.server import Telegram, serving


@pytest.fixture(autouse=True)
def _spans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this, the library warns whenever it raises RetryAfter."""
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


@pytest_asyncio.fixture
async def telegram() -> AsyncIterator[Telegram]:
    async with serving() as opened:
        yield opened


@pytest_asyncio.fixture
async def lenient() -> AsyncIterator[Telegram]:
    async with serving(strict=False) as opened:
        yield opened

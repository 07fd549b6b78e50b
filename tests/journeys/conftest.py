"""The platforms on which journeys are played, and one browser for all that are played in the room."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

import pytest

from tests.journeys import discord, fake, telegram, web
from tests.journeys.driver import Driver
from tests.support.browsing import browser, chromium, started_browser

__all__ = ["browser", "chromium", "opened", "started_browser"]


@pytest.fixture
def opened(
    adapter: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Callable[[], AbstractAsyncContextManager[Driver]]:
    """People on the platform that the test names, and the bot that they play with."""
    if adapter == "room":
        return partial(web.opened, request.getfixturevalue("started_browser"), tmp_path)
    found = {"fake": fake.opened, "discord": discord.opened, "telegram": telegram.opened}
    return partial(found[adapter], tmp_path)

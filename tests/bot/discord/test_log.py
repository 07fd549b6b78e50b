"""What the log says about Discord: that it is connected or lost, and nothing about voice channels."""

import subprocess
import sys

import structlog.testing

from tests.journeys import discord_house as house
from tests.journeys.discord_house import Club
from tests.support.program import PATIENCE, ROOT


async def test_lost_and_new_connections_are_logged_but_not_the_end(club: Club) -> None:
    async with house.bot(club):
        with structlog.testing.capture_logs() as told:
            club.server.gateway.reconnect()
            await club.world.until(lambda: len(told) >= 2)
    common = {"platform": "discord", "shard": 0, "log_level": "info"}
    assert told == [{"event": "platform lost", **common}, {"event": "platform connected", **common}]


def test_starting_logs_no_warning() -> None:
    # The library warns once per process, so this needs a new one.
    start = (
        "import logging; logging.basicConfig(); from unittest.mock import Mock; from bot.discord.client import Client; "
        "Client(Mock(), None, None)"
    )
    done = subprocess.run(
        [sys.executable, "-c", start], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")

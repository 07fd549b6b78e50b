"""What the log tells about Discord: that it is there or lost, and nothing about voice channels."""

import subprocess
import sys

import structlog.testing

from tests.bot.discord import house
from tests.bot.discord.house import Club
from tests.bot.program import PATIENCE, ROOT


async def test_a_lost_connection_is_told_and_so_is_the_next_one_but_not_the_end(club: Club) -> None:
    async with house.bot(club):
        with structlog.testing.capture_logs() as told:
            club.server.gateway.reconnect()
            await club.world.until(lambda: len(told) >= 2)
    common = {"platform": "discord", "shard": 0, "log_level": "info"}
    assert told == [{"event": "platform lost", **common}, {"event": "platform connected", **common}]


def test_a_start_warns_of_nothing() -> None:
    # The library warns once in a process: only a new one shows it.
    start = "import logging; logging.basicConfig(); from bot.discord.client import Client; Client(None, None, None)"
    done = subprocess.run(
        [sys.executable, "-c", start], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")

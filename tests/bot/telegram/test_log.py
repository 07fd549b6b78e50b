"""What the log says about Telegram: that it is connected or lost, and the code of a failed answer."""

import asyncio
from typing import Any

import pytest
import structlog.testing

from bot.service.request import COMMANDS
from tests.journeys.telegram_house import Club, bot
from tests.servers.telegram.people import until


async def at_once(_seconds: float) -> None:
    await asyncio.sleep(0)


def presence(told: list[Any]) -> list[Any]:
    return [line for line in told if line["event"] in ("platform connected", "platform lost")]


async def test_a_lost_connection_and_its_return_are_logged(club: Club) -> None:
    with structlog.testing.capture_logs() as told:
        async with bot(club, sleep=at_once):
            club.telegram.fail_next("getUpdates", 502)
            await club.ann.send(None, "/help")
            await until(lambda: len(presence(told)) == 2)
            await club.ann.send(None, "/help")
            await until(lambda: len(presence(told)) == 3)
    common = {"platform": "telegram", "log_level": "info"}
    assert presence(told) == [
        {"event": "platform connected", **common},
        {"event": "platform lost", "code": "NetworkError", **common},
        {"event": "platform connected", **common},
    ]


async def test_a_failed_answer_is_logged_by_its_code_without_the_person(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError

    async with bot(club):
        monkeypatch.setitem(COMMANDS, "games", fails)
        with structlog.testing.capture_logs() as told:
            await club.ann.send(None, "/games")
            await until(lambda: told)
    (line,) = told
    assert line.pop("exc_info")
    assert line == {"event": "request failed", "platform": "telegram", "code": "RuntimeError", "log_level": "error"}

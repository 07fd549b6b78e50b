"""What the log says about Telegram: that it is connected or lost, and the code of a failed answer."""

import pytest
import structlog.testing

from bot.service.request import COMMANDS
from bot.telegram import client
from tests.journeys.telegram_house import Club, bot
from tests.servers.telegram.people import until


async def test_a_lost_connection_and_its_return_are_logged(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "_LOOK", 0.01)
    with structlog.testing.capture_logs() as told:
        async with bot(club):
            club.telegram.fail_next("getUpdates", 502)
            await club.ann.send(None, "/help")
            await until(lambda: [line for line in told if line["event"] == "platform connected"][1:])
    common = {"platform": "telegram", "log_level": "info"}
    assert [line for line in told if line["event"].startswith("platform")] == [
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

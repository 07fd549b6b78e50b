"""What the log tells about Telegram: that it is there or lost, and by which code an answer failed."""

import pytest
import structlog.testing

from bot.service.desk import Desk
from bot.telegram import running
from tests.bot.telegram.house import Club, bot
from tests.servers.telegram.people import until


async def test_a_lost_connection_is_told_and_so_is_its_return(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_LOOK", 0.01)
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


async def test_an_errand_that_fails_is_told_by_its_code_and_not_by_who_asked(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError

    async with bot(club):
        monkeypatch.setattr(Desk, "command", fails)
        with structlog.testing.capture_logs() as told:
            await club.ann.send(None, "/games")
            await until(lambda: told)
    (line,) = told
    assert line.pop("exc_info")
    assert line == {"event": "errand failed", "platform": "telegram", "code": "RuntimeError", "log_level": "error"}

"""A platform is away for an hour, in every way in which it can be: everything else goes on, and then it catches up."""

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from errno import ECONNREFUSED
from functools import partial
from pathlib import Path

import pytest
import structlog.testing
from structlog.typing import EventDict

from bot.delivery.supervisor import STABLE
from bot.service.challenges import EXPIRES
from tests.journeys.away_world import ACCOUNTS, PLATFORMS, World, connected, world
from tests.servers.telegram.faults import ANY, Fault
from tests.servers.telegram.floods import too_many
from tests.servers.telegram.refusals import Refused
from tests.support.supervised import Noise, forget_lines

HOUR = 3600.0
ALWAYS = 10**9
EVENTS = ("platform lost", "platform trouble", "not delivered")


@dataclass(frozen=True)
class Trouble:
    how: str
    told: tuple[str, str]
    """The reason and the code in the log."""
    status: int = 0
    body: bytes | None = None
    retry_after: int | None = None


DISCORD = (
    Trouble("refusing", ("unreachable", f"ClientConnectorError {ECONNREFUSED}")),
    Trouble("silent", ("unreachable", "TimeoutError")),
    Trouble("400", ("trouble", "HTTPException 400"), 400),
    Trouble("401", ("token", "LoginFailure"), 401),
    Trouble("429", ("trouble", "HTTPException 429"), 429),
    Trouble("500", ("trouble", "DiscordServerError 500"), 500),
    Trouble("502", ("trouble", "DiscordServerError 502"), 502),
    Trouble("4004", ("token", "ConnectionClosed 4004")),
    Trouble("4014", ("intents", "PrivilegedIntentsRequired")),
)
TELEGRAM = (
    Trouble("refusing", ("unreachable", "NetworkError")),
    Trouble("silent", ("unreachable", "TimedOut")),
    Trouble("400", ("trouble", "BadRequest"), 400),
    Trouble("401", ("token", "InvalidToken"), 401),
    Trouble("429", ("trouble", "RetryAfter"), 429, retry_after=40),
    Trouble("500", ("trouble", "NetworkError"), 500),
    Trouble("502", ("trouble", "NetworkError"), 502, b"<html>Bad Gateway</html>"),
)
CASES = [("discord", each) for each in DISCORD] + [("telegram", each) for each in TELEGRAM]


@pytest.mark.parametrize(("platform", "trouble"), CASES, ids=[f"{name} {each.how}" for name, each in CASES])
async def test_a_platform_that_is_away_for_an_hour_stops_nothing_and_catches_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, trouble: Trouble
) -> None:
    """From the start, and again after it was there."""
    (other,) = {*PLATFORMS} - {platform}
    async with world(tmp_path, monkeypatch) as it:
        await it.invite_in_room()
        it.time.now += EXPIRES - HOUR / 2
        await it.begin_in_room()
        for each in PLATFORMS:
            await it.begin(each)
        with listening() as heard:
            await leave(it, platform, trouble)
            async with connected(it):
                await an_hour(it, other)
                assert it.said[platform] == [trouble.told[0]]
                assert heard.warnings() == {("platform trouble", platform, *trouble.told): 1}
                assert it.said[other] == [ACCOUNTS[other]]
                await it.sees_that_it_expired()
                await come_back(it, platform)
                await it.until(lambda: it.boards(platform))
                assert it.said[platform] == [trouble.told[0], ACCOUNTS[platform]]
                await it.pass_(2 * STABLE)
                heard.clear()
                await leave(it, platform, trouble)
                told = await it.act(platform)
                await an_hour(it, other)
                assert not it.shows(platform, told)
                lines = heard.warnings()
                assert set(lines.values()) == {1}
                assert {kind[:2] for kind in lines} <= {(event, platform) for event in EVENTS}
                await come_back(it, platform)
                await it.until(partial(it.shows, platform, told))
                assert len(it.boards(platform)) == 1
                assert max(Counter(it.said[platform][2:]).values(), default=0) <= 1


async def an_hour(it: World, other: str) -> None:
    asked = it.requests(it.away)
    for _ in range(4):
        await it.act_in_room()
        await it.until(partial(it.shows, other, await it.act(other)))
        await it.pass_(HOUR / 4)
    assert 1 <= it.requests(it.away) - asked <= 400, "no busy loop"


async def leave(it: World, platform: str, trouble: Trouble) -> None:
    it.away = platform
    match trouble.how:
        case "refusing" | "silent":
            await it.gates[platform].turn(trouble.how)
        case "4004" | "4014":
            it.here.server.gateway.refuses = int(trouble.how)
            it.here.server.gateway.cut(int(trouble.how))
        case _ if platform == "discord":
            it.here.server.fail_next("*", "", trouble.status, times=ALWAYS, via=False)
            it.here.server.gateway.open = False
            it.here.server.gateway.cut()
        case _:
            refusal = too_many(trouble.retry_after) if trouble.retry_after else Refused(trouble.status, "")
            for method in (ANY, "getUpdates"):
                it.there.telegram.faults.planned.append(Fault(method, ALWAYS, refusal, trouble.body))
            it.there.telegram.world.updates.end()


async def come_back(it: World, platform: str) -> None:
    it.away = ""
    if it.gates[platform].mode != "open":
        await it.gates[platform].turn("open")
    it.here.server.heal()
    it.here.server.gateway.refuses, it.here.server.gateway.open = None, True
    it.there.telegram.faults.planned.clear()


@dataclass
class Heard:
    told: list[EventDict]
    noise: list[str]

    def clear(self) -> None:
        self.told.clear()
        self.noise.clear()

    def warnings(self) -> Counter[tuple[str, ...]]:
        """How often each kind of trouble was logged."""
        assert [each for each in self.told if "exc_info" in each] == []
        assert self.noise in ([], ["Rate limit hit after maximum of 0 retries"])
        troubles = ("warning", "error", "critical")
        lines = [each for each in self.told if each["log_level"] in troubles or each["event"] == "platform lost"]
        kinds = ("event", "platform", "reason", "code")
        return Counter(tuple(str(each[kind]) for kind in kinds if kind in each) for each in lines)


@contextmanager
def listening() -> Iterator[Heard]:
    forget_lines()
    noise: list[str] = []
    handler = Noise(noise)
    logging.getLogger().addHandler(handler)
    try:
        with structlog.testing.capture_logs() as told:
            yield Heard(told, noise)
    finally:
        logging.getLogger().removeHandler(handler)

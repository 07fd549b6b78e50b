"""A platform that is away is tried again, at growing waits, and nothing else stops. An hour here takes no time."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog.testing

from bot.delivery.platform import CannotConnect, PlatformConnection, Report
from bot.delivery.supervisor import PATIENCE, STABLE
from tests.support.app import FakePlatform, TestApp, open_app

HOUR = 3600.0


@dataclass
class Away:
    """A platform that can be in any trouble, and the time in which it is."""

    app: TestApp
    trouble: Callable[[], Exception | None] = lambda: None
    """Why it cannot be reached now."""
    hangs: bool = False
    platform: FakePlatform = field(default_factory=lambda: FakePlatform("away"))
    tries: list[float] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    open: int = 0
    """Connections, or attempts at one, that are not closed."""
    lost: "asyncio.Future[None] | None" = None
    """Ends the connection."""
    waits: list[tuple[float, asyncio.Event]] = field(default_factory=list)

    @asynccontextmanager
    async def connect(self, report: Report) -> AsyncIterator[PlatformConnection]:
        self.tries.append(self.app.clock.now)
        self.open += 1
        try:
            if self.hangs:
                await asyncio.Event().wait()
            if trouble := self.trouble():
                raise trouble
            self.lost = asyncio.get_running_loop().create_future()
            kept = asyncio.create_task(_until(self.lost))
            try:
                yield PlatformConnection(self.platform, "cairn", kept)
            finally:
                kept.cancel()
                await asyncio.wait([kept])
        finally:
            self.open -= 1

    def tell(self, platform: str, *, account: str = "", trouble: str = "") -> None:
        assert platform == "away"
        self.said.append(account or trouble)

    async def sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        # Patience is only needed by who hangs; the others are faster.
        if seconds != PATIENCE or self.hangs:
            self.waits.append((self.app.clock.now + seconds, over))
        await over.wait()

    async def pass_(self, seconds: float) -> None:
        """Let so much time pass, from one wait to the next, unless it arrives before that."""
        end = self.app.clock.now + seconds
        while await self._waits() and self.waits[0][0] <= end:
            self.app.clock.now, over = self.waits.pop(0)
            over.set()
        if not self.is_there:
            self.app.clock.now = end

    async def _waits(self) -> bool:
        """Whether it waits for another attempt, and is not there."""
        while not (self.is_there or self.waits):
            await asyncio.sleep(0)
        return not self.is_there

    @property
    def is_there(self) -> bool:
        return self.lost is not None and not self.lost.done()

    async def arrives(self) -> None:
        while not self.is_there:
            await asyncio.sleep(0)
        await asyncio.sleep(0)


async def _until(lost: "asyncio.Future[None]") -> None:
    await lost


@asynccontextmanager
async def away(folder: Path, trouble: Callable[[], Exception | None], *, hangs: bool = False) -> AsyncIterator[Away]:
    async with open_app(folder, None, FakePlatform("away")) as app:
        await app.worker.disconnect("away")
        there = Away(app, trouble, hangs)
        async with app.supervising({"away": there.connect}, there.tell, there.sleep):
            yield there
        assert there.open == 0, "whatever was opened is closed"


def lines(told: list[Any]) -> list[tuple[str, str]]:
    return [(line["reason"], line["code"]) for line in told if line["event"] == "platform trouble"]


PASSING = [
    CannotConnect("unreachable"),
    CannotConnect("trouble"),
    KeyError("Ann"),
    BaseExceptionGroup("", [asyncio.CancelledError()]),
]


@pytest.mark.parametrize("error", PASSING, ids=repr)
async def test_what_can_pass_is_tried_all_hour_with_growing_waits_and_told_once(
    tmp_path: Path, error: Exception
) -> None:
    with structlog.testing.capture_logs() as told:
        async with away(tmp_path, lambda: error) as it:
            await it.pass_(HOUR)
            waits = [later - earlier for earlier, later in zip(it.tries, it.tries[1:], strict=False)]
            assert 14 <= len(it.tries) <= 40
            assert all(0.5 <= wait <= 300 for wait in waits)
            assert len(lines(told)) == len(it.said) == 1
    assert "Ann" not in str(told)


@pytest.mark.parametrize("reason", ["token", "intents", "webhook", "port"])
async def test_what_only_a_person_can_change_is_tried_rarely_and_told_once(tmp_path: Path, reason: str) -> None:
    with structlog.testing.capture_logs() as told:
        async with away(tmp_path, lambda: CannotConnect(reason)) as it:
            await it.pass_(HOUR)
            assert 4 <= len(it.tries) <= 8, "not never: a server that restarts refuses everything for a moment"
            assert it.said == [reason]
            assert lines(told) == [(reason, "CannotConnect")]


async def test_an_attempt_that_hangs_is_given_up_and_tried_again(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as told:
        async with away(tmp_path, lambda: None, hangs=True) as it:
            await it.pass_(HOUR)
            assert 8 <= len(it.tries) <= 40
            assert it.open <= 1
            assert lines(told) == [("unreachable", "TimeoutError")]
            assert it.said == ["unreachable"]


async def test_each_kind_of_trouble_is_told_once(tmp_path: Path) -> None:
    kinds = ["unreachable", "trouble", "token"]
    reasons = iter(kinds * 1000)
    with structlog.testing.capture_logs() as told:
        async with away(tmp_path, lambda: CannotConnect(next(reasons))) as it:
            await it.pass_(HOUR)
    assert [reason for reason, _ in lines(told)] == kinds
    assert it.said == kinds


async def test_it_waits_as_long_as_it_is_asked_to(tmp_path: Path) -> None:
    async with away(tmp_path, lambda: CannotConnect("trouble", 1000)) as it:
        await it.pass_(HOUR)
        assert it.tries == [it.tries[0] + 1000 * number for number in range(4)]


async def test_a_connection_that_breaks_soon_each_time_is_no_reason_to_hurry(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as told:
        async with away(tmp_path, lambda: None) as it:
            end = it.app.clock.now + HOUR
            while it.app.clock.now < end:
                await it.arrives()
                it.app.clock.now += STABLE / 10
                assert it.lost
                it.lost.set_exception(KeyError("no such field"))
                while it.is_there or not it.waits:
                    await asyncio.sleep(0)
                await it.pass_(STABLE)
            assert len(it.tries) <= 40
            assert lines(told) == [("broken", "KeyError")]
            assert it.said == ["cairn", "broken", "cairn"]


async def test_everything_else_works_while_a_platform_is_away_and_what_was_due_is_delivered_when_it_is_back(
    tmp_path: Path,
) -> None:
    trouble: list[CannotConnect] = [CannotConnect("unreachable")]
    async with away(tmp_path, lambda: trouble[0] if trouble else None) as it:
        app = it.app
        id = await app.match("Ann", "Bob")
        far = app.on("away")
        await far.type("Cid", "/play computer")
        for _ in range(6):
            await it.pass_(HOUR / 6)
            before = len(app.platform.sent)
            await app.play(id, Random(1), actions=1)
            await app.settle()
            assert app.platform.sent[before:], "the board is edited"
        (match,) = await far.matches("Cid")
        assert match.started, "what people do there is done"
        assert it.platform.sent == [], "what they should see waits"
        trouble.clear()
        await it.pass_(HOUR)
        await it.arrives()
        await app.settle()
        assert it.platform.at("@cid")
        assert it.said == ["unreachable", "cairn"]


async def test_a_token_that_is_revoked_later_is_told_and_the_rest_goes_on(tmp_path: Path) -> None:
    trouble: list[CannotConnect] = []
    async with away(tmp_path, lambda: trouble[0] if trouble else None) as it:
        await it.arrives()
        it.app.clock.now += STABLE
        trouble.append(CannotConnect("token"))
        assert it.lost
        it.lost.set_exception(trouble[0])
        await it.pass_(HOUR)
        assert it.said == ["cairn", "token"]
        id = await it.app.match("Ann", "Bob")
        await it.app.play(id, Random(1), actions=2)
        assert it.platform.sent == []
        trouble.clear()
        await it.pass_(HOUR)
        await it.arrives()
        assert it.said == ["cairn", "token", "cairn"]


async def test_what_an_adapter_reports_while_it_works_is_told_once(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        it = Away(app)

        @asynccontextmanager
        async def connect(report: Report) -> AsyncIterator[PlatformConnection]:
            async with it.connect(report) as connection:
                for _ in range(3):
                    report("commands", ValueError("Ann"))
                yield connection

        with structlog.testing.capture_logs() as told:
            async with app.supervising({"away": connect}, it.tell, it.sleep):
                await it.arrives()
        assert lines(told) == [("commands", "ValueError")]
        assert it.said == ["commands", "cairn"]

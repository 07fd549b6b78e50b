"""What the log says about matches: each fact once, after it is on disk, and nothing about people."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest
import structlog.testing

from bot import logs
from bot.delivery.platform import Unreachable
from tests.support.app import FakePlatform, TestApp, open_app
from tests.support.program import log_for_a_while

HALL = {"game": "schotten-totten", "platforms": "fake", "log_level": "info"}


async def invite(app: TestApp, typed: str = "/play @Bob schotten-totten") -> str:
    """A challenge that Ann has made."""
    await app.type("Bob", "/help")
    await app.type("Ann", typed)
    (match,) = await app.matches("Ann")
    return match.id


async def test_the_start_and_the_end_of_a_match_are_logged_once(app: TestApp) -> None:
    with structlog.testing.capture_logs() as told:
        id = await app.match("Ann", "Bob")
        await app.finish(id, Random(1))
        await app.settle()
    _, position = await app.load(id)
    assert position.ending
    assert told == [
        {"event": "match begun", "match": id, "people": 2, "computers": 0, **HALL},
        {"event": "match ended", "match": id, "ending": "over", "moves": len(position.done), **HALL},
    ]


async def test_matches_against_the_computer_are_logged_too(app: TestApp) -> None:
    with structlog.testing.capture_logs() as told:
        await app.type("Ann", "/play computer")
        await app.settle()
        (match,) = await app.matches("Ann")
        await app.press("Ann", f"resigned:{match.id}")
    assert [(line["event"], line.get("computers"), line.get("ending")) for line in told] == [
        ("match begun", 1, None),
        ("match ended", None, "resigned"),
    ]


async def test_a_challenge_without_a_match_is_logged_as_closed(app: TestApp) -> None:
    with structlog.testing.capture_logs() as told:
        await app.press("Ann", f"cancel:{await invite(app)}")
        await app.press("Bob", f"declined:{await invite(app)}:pace")
        await invite(app)
        app.clock.now += 25 * 3600
        await app.timers.tick()
        await app.timers.tick()
    assert [(line["event"], line["ending"]) for line in told] == [
        ("challenge closed", ending) for ending in ("cancelled", "declined-pace", "expired")
    ]


async def test_an_aborted_match_is_logged_as_aborted(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    with structlog.testing.capture_logs() as told:
        await app.press("Bob", f"abort:{id}")
    assert [(line["event"], line["ending"]) for line in told] == [("match aborted", "aborted")]


async def test_refused_and_repeated_presses_are_not_logged(app: TestApp) -> None:
    id = await invite(app)
    with structlog.testing.capture_logs() as told:
        await app.press("Eve", f"cancel:{id}")
        await asyncio.gather(*(app.press("Bob", f"accept:{id}") for _ in range(3)))
        await app.press("Ann", f"cancel:{id}")
        await asyncio.gather(*(app.press("Ann", f"resigned:{id}") for _ in range(3)))
    assert [line["event"] for line in told] == ["match begun", "match ended"]


async def test_no_line_names_a_person_an_account_or_a_card(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """At any level, and also when messages are refused or get lost with errors that quote them."""
    platform = FakePlatform()
    platform.fails = {
        "@xanthippe": [Unreachable("blocked")],
        "hall": [RuntimeError("Xanthippe holds R7"), OSError(111, "no way to @wolfram")],
        "@wolfram": [RuntimeError("wolfram")],
    }
    names, cards = ("Wolfram", "Xanthippe"), set()
    with log_for_a_while():
        logs.configure("debug", "text")
        async with open_app(tmp_path, platform) as app:
            await app.type("Xanthippe", "/help")
            await app.type("Wolfram", "/play @Xanthippe schotten-totten")
            (match,) = await app.matches("Wolfram")
            await app.press("Xanthippe", f"declined:{match.id}:none")
            for _ in range(5):
                await app.settle()
                app.clock.now += 60
            id = await app.match(*names, options="tactics")
            while (await app.load(id))[1].actors:
                cards |= {card for seat in range(2) for card in (await app.load(id))[1].view(seat).hand}
                await app.play(id, Random(3), actions=5)
            await app.settle()
        told = capfd.readouterr().err
    lines = told.splitlines()
    assert sum("not delivered" in line and "at=app.py:" in line for line in lines) == 3
    assert sum("code=" in line for line in lines) == 4
    assert "kind=notice-declined " in told
    assert len(cards) > 30
    for secret in (*names, *(name.lower() for name in names), *cards):
        assert not [line for line in lines if re.search(rf"\b{re.escape(secret)}\b", line)], secret

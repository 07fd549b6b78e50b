"""What the log tells of matches: each fact once, after it is on disk, and nothing of anyone."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest
import structlog.testing

from bot import logs
from bot.delivery.platform import Unreachable
from tests.bot.house import House, Notebook, house
from tests.bot.program import log_for_a_while

HALL = {"game": "schotten-totten", "platforms": "notebook", "log_level": "info"}


async def invite(home: House, typed: str = "/play @Bob") -> str:
    """A challenge that Ann has made."""
    await home.type("Bob", "/help")
    await home.type("Ann", typed)
    (match,) = await home.matches("Ann")
    return match.id


async def test_a_whole_match_begins_once_and_ends_once(home: House) -> None:
    with structlog.testing.capture_logs() as told:
        id = await home.match("Ann", "Bob")
        await home.play(id, Random(1))
        await home.settle()
    _, position = await home.load(id)
    assert position.ending
    assert told == [
        {"event": "match begun", "match": id, "people": 2, "computers": 0, **HALL},
        {"event": "match ended", "match": id, "ending": "over", "moves": len(position.done), **HALL},
    ]


async def test_matches_against_the_computer_are_told_too(home: House) -> None:
    with structlog.testing.capture_logs() as told:
        await home.type("Ann", "/play computer")
        await home.settle()
        (match,) = await home.matches("Ann")
        await home.press("Ann", f"resigned:{match.id}")
    assert [(line["event"], line.get("computers"), line.get("ending")) for line in told] == [
        ("match begun", 1, None),
        ("match ended", None, "resigned"),
    ]


async def test_a_challenge_that_leads_to_nothing_is_closed(home: House) -> None:
    with structlog.testing.capture_logs() as told:
        await home.press("Ann", f"cancel:{await invite(home)}")
        await home.press("Bob", f"declined:{await invite(home)}:pace")
        await invite(home)
        home.clock.now += 25 * 3600
        await home.timers.tick()
        await home.timers.tick()
    assert [(line["event"], line["ending"]) for line in told] == [
        ("challenge closed", ending) for ending in ("cancelled", "declined-pace", "expired")
    ]


async def test_a_match_that_is_aborted_is_told_as_that(home: House) -> None:
    id = await home.match("Ann", "Bob")
    with structlog.testing.capture_logs() as told:
        await home.press("Bob", f"abort:{id}")
    assert [(line["event"], line["ending"]) for line in told] == [("match aborted", "aborted")]


async def test_what_is_refused_or_pressed_twice_is_not_told_again(home: House) -> None:
    id = await invite(home)
    with structlog.testing.capture_logs() as told:
        await home.press("Eve", f"cancel:{id}")
        await asyncio.gather(*(home.press("Bob", f"accept:{id}") for _ in range(3)))
        await home.press("Ann", f"cancel:{id}")
        await asyncio.gather(*(home.press("Ann", f"resigned:{id}") for _ in range(3)))
    assert [line["event"] for line in told] == ["match begun", "match ended"]


async def test_no_line_names_a_person_an_account_or_a_card(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """At any level, and also when messages are refused or get lost with errors that quote them."""
    platform = Notebook()
    platform.fails = {
        "@xanthippe": [Unreachable("blocked")],
        "hall": [RuntimeError("Xanthippe holds R7"), OSError(111, "no way to @wolfram")],
        "@wolfram": [RuntimeError("wolfram")],
    }
    names, cards = ("Wolfram", "Xanthippe"), set()
    with log_for_a_while():
        logs.configure("debug", "text")
        async with house(tmp_path, platform) as home:
            await home.type("Xanthippe", "/help")
            await home.type("Wolfram", "/play @Xanthippe")
            (match,) = await home.matches("Wolfram")
            await home.press("Xanthippe", f"declined:{match.id}:none")
            for _ in range(5):
                await home.settle()
                home.clock.now += 60
            id = await home.match(*names, options="tactics")
            while (await home.load(id))[1].actors:
                cards |= {card for seat in range(2) for card in (await home.load(id))[1].view(seat).hand}
                await home.play(id, Random(3), actions=5)
            await home.settle()
        told = capfd.readouterr().err
    lines = told.splitlines()
    assert sum("not delivered" in line and "at=house.py:" in line for line in lines) == 3
    assert sum("code=" in line for line in lines) == 4
    assert "kind=notice-declined " in told
    assert len(cards) > 30
    for secret in (*names, *(name.lower() for name in names), *cards):
        assert not [line for line in lines if re.search(rf"\b{re.escape(secret)}\b", line)], secret

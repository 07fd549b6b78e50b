"""Whom the bot calls, when and where, is what each person has set, on every adapter. Ann reads Ukrainian, Bob Greek."""

import re
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime

import pytest

from bot.i18n import LANGUAGES, translator
from bot.model.calls import PRESENT
from bot.model.clocks import PACES
from tests.journeys.driver import ANN, BOB, CID, EVE, Driver

pytestmark = pytest.mark.asyncio(loop_scope="session")
Opened = Callable[[], AbstractAsyncContextManager[Driver]]
EVERYWHERE = pytest.mark.parametrize("adapter", ["fake", "discord", "telegram", "room"])
HOUR = 3600.0


def saying(texts: Sequence[str], key: str, **params: str | int) -> int:
    """How many of the texts say this, in any language; only the words between names, which platforms write their own
    way."""
    said = {translator(language)(key, names="§", match="§", name="§", **params) for language in LANGUAGES}
    words = {max(re.split("`?#?§`?", each), key=len).strip() for each in said}
    return sum(any(each in text for each in words) for text in texts)


async def actor(driver: Driver, id: str) -> str:
    return (await driver.seats(id))[(await driver.position(id)).actors[0]]


async def pass_turn(driver: Driver, id: str) -> str:
    """The player makes their moves, and after that everyone is away; who is to move then."""
    before = await actor(driver, id)
    while await actor(driver, id) == before:
        position = await driver.position(id)
        await driver.ask(before, "move", move=position.legal(position.actors[0])[0])
    await driver.pass_(PRESENT)
    return await actor(driver, id)


def told(driver: Driver, name: str) -> list[str]:
    return [each.text for each in driver.shown(name)]


@EVERYWHERE
async def test_each_person_is_called_where_they_have_chosen(opened: Opened) -> None:
    async with opened() as driver:
        id = await driver.begin("totemo", "")

        async def calls() -> tuple[int, int]:
            """How many calls the next player hears, and how many of them someone else sees at the table."""
            heard, seen = {name: len(driver.sounds(name)) for name in (ANN, BOB)}, len(driver.shown(EVE))
            name = await pass_turn(driver, id)
            aloud = saying(driver.sounds(name)[heard[name] :], "call-turn")
            return aloud, saying(told(driver, EVE)[seen:], "call-turn")

        for way, expected in (("mention", (1, 1)), ("private", (1, 0)), ("both", (2, 1)), ("none", (0, 0))):
            for name in (ANN, BOB):
                await driver.ask(name, "settings", setting=f"calls={way}")
            assert await calls() == expected, way
        for name in (ANN, BOB):
            await driver.ask(name, "settings", setting="calls=both")
            await driver.ask(name, "mute")
            assert saying(told(driver, name), "muted") == 1
        assert await calls() == (0, 0)


@EVERYWHERE
async def test_who_wants_it_is_told_that_they_are_next(opened: Opened) -> None:
    async with opened() as driver:
        id = await driver.begin("totemo", "players=3", (BOB, CID))
        names = await driver.seats(id)
        for setting, expected in (("on", 1), ("off", 0)):
            seat = names[((await driver.position(id)).actors[0] + 2) % 3]
            await driver.ask(seat, "settings", setting=f"next={setting}")
            before = len(driver.sounds(seat))
            await pass_turn(driver, id)
            assert saying(driver.sounds(seat)[before:], "call-next") == expected


@EVERYWHERE
async def test_the_digest_comes_at_its_hour_without_a_sound(opened: Opened) -> None:
    async with opened() as driver:
        id = await driver.begin("totemo", "unlimited")
        name, hour = await actor(driver, id), datetime.fromtimestamp(driver.context.clock(), UTC).hour
        other = BOB if name == ANN else ANN
        for each in (ANN, BOB):
            await driver.ask(each, "settings", setting=f"digest={(hour + 2) % 24}")
        shown, heard = {each: len(told(driver, each)) for each in (ANN, BOB)}, len(driver.sounds(name))

        def digests(reader: str) -> int:
            return saying(told(driver, reader)[shown[reader] :], "digest-title", count=1)

        await driver.pass_(HOUR)
        assert digests(name) == 0
        await driver.pass_(HOUR)
        assert {each: digests(each) for each in (ANN, BOB)} == {name: 1, other: 0}
        assert saying(driver.sounds(name)[heard:], "digest-title", count=1) == 0


@EVERYWHERE
async def test_in_a_strict_match_who_is_late_has_lost(opened: Opened) -> None:
    async with opened() as driver:
        id = await driver.begin("totemo", "live strict")
        for _ in range(2):
            await pass_turn(driver, id)
        name, allowance = await actor(driver, id), PACES["live"]
        assert allowance
        await driver.pass_(2 * allowance + 300)
        match, position = await driver.load(id)
        assert match.ended
        assert position.ending
        assert (position.ending.kind, (await driver.seats(id))[position.ending.loser or 0]) == ("timeout", name)
        for each in (ANN, BOB):
            assert saying(told(driver, each), "ending-timeout", loser=name, winners=BOB if name == ANN else ANN)

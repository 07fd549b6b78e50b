"""Clocks stand still on every platform, and everyone sees why: vacations, pauses, time as a gift."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import pytest

from bot.i18n import LANGUAGES, translator
from tests.journeys.driver import ANN, BOB, Driver

pytestmark = pytest.mark.asyncio(loop_scope="session")
Opened = Callable[[], AbstractAsyncContextManager[Driver]]
EVERYWHERE = pytest.mark.parametrize("adapter", ["fake", "discord", "telegram", "room"])


def sees(driver: Driver, reader: str, key: str, **params: str) -> bool:
    """Whether somebody was shown this, up to the first moment in it, in any language."""
    said = [translator(language)(key, **params).partition("§")[0] for language in LANGUAGES]
    return any(text in shown.text for shown in driver.shown(reader) for text in said)


@EVERYWHERE
async def test_the_others_see_until_when_someone_is_on_vacation(opened: Opened) -> None:
    async with opened() as driver:
        id = await driver.begin("schotten-totten", "")
        await driver.ask(ANN, "vacation", time="2 days")
        await driver.settled()
        assert sees(driver, ANN, "vacation-runs", time="§")
        assert sees(driver, BOB, "away", name=ANN, time="§")
        (away,) = [seat for seat in (await driver.load(id))[0].seats if seat.away]
        assert away.person
        assert away.person.name == ANN
        await driver.ask(ANN, "vacation", time="end")
        assert not any(seat.away for seat in (await driver.load(id))[0].seats)


@EVERYWHERE
async def test_a_pause_is_agreed_and_ended_and_time_is_given(opened: Opened) -> None:
    async with opened() as driver:
        id = await driver.begin("schotten-totten", "")
        await driver.ask(ANN, "give", time="2 hours")
        await driver.settled()
        assert sees(driver, BOB, "notice-given", name=ANN, time="§", title="")
        for name in (ANN, BOB):
            await driver.ask(name, "pause")
        await driver.settled()
        assert (await driver.load(id))[0].deadline is None
        assert sees(driver, ANN, "paused")
        await driver.press(id, BOB, "resume")
        lines = [entry.action for entry in (await driver.position(id)).log]
        seat = next(number for number, name in (await driver.seats(id)).items() if name == BOB)
        assert lines == [f"/give {seat} 7200", "/offer pause", "/pause", "/resume"]

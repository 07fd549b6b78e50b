"""Only a call to a person makes a sound, on every adapter."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from random import Random

import pytest

from tests.journeys.driver import ANN, BOB, EVE, Driver

pytestmark = pytest.mark.asyncio(loop_scope="session")
Opened = Callable[[], AbstractAsyncContextManager[Driver]]
ASKS = "cancel", "agree"
"""Verbs of buttons below what asks a person for an answer."""


def is_call(text: str, id: str) -> bool:
    """Whether it says that someone is to act, or asks someone for an answer."""
    asks = any(f"{verb}:{id}" in text for verb in ASKS)
    return asks or (f"hand:{id}" in text and not any(f"{verb}:{id}" in text for verb in ("more", "text", "board")))


@pytest.mark.parametrize("adapter", ["fake", "discord", "telegram", "room"])
async def test_boards_hands_answers_and_results_arrive_without_a_sound(opened: Opened) -> None:
    async with opened() as driver:
        rng, id = Random("silence"), await driver.begin("schotten-totten", "")
        await driver.rush(id, rng, left=2)
        while (position := await driver.position(id)).actors:
            await driver.act(id, (await driver.seats(id))[position.actors[0]], rng)
            await driver.settled()
        await driver.check_end(id)
        for name in (ANN, BOB):
            for command in ("board", "history", "games", "settings"):
                await driver.ask(name, command)
        for name in (ANN, BOB, EVE):
            assert [text for text in driver.sounds(name) if not is_call(text, id)] == []
        called = [text for name in (ANN, BOB) for text in driver.sounds(name)]
        assert any(f"cancel:{id}" in text for text in called)
        assert any(f"hand:{id}" in text for text in called), "but calls are heard"


@pytest.mark.parametrize("adapter", ["fake", "discord", "telegram", "room"])
async def test_each_person_is_called_as_they_have_chosen(opened: Opened) -> None:
    """At the table and in the private chat; and without a sound in quiet hours."""
    async with opened() as driver:
        for name in (ANN, BOB):
            await driver.ask(name, "settings", setting="calls=both")
        id = await driver.begin("schotten-totten", "")
        seats, (_, position) = await driver.seats(id), await driver.load(id)
        heard = driver.sounds(seats[position.actors[0]])
        assert len([text for text in heard if is_call(text, id) and f"cancel:{id}" not in text]) == 2

        hour = datetime.fromtimestamp(driver.context.clock(), UTC).hour
        for name in (ANN, BOB):
            await driver.ask(name, "settings", setting=f"quiet={(hour - 1) % 24}-{(hour + 3) % 24}")
        before = {name: len(driver.sounds(name)) for name in (ANN, BOB)}
        await driver.begin("totemo", "")
        assert {name: len(driver.sounds(name)) for name in (ANN, BOB)} == before

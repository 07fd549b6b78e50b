"""Only a call to a person makes a sound, on every adapter."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
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

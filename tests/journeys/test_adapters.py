"""Every game once on each adapter, from the challenge to the rematch, and one match with four seats."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import pytest

from tests.journeys import scenario
from tests.journeys.driver import Driver
from tests.support.variants import ONCE

pytestmark = pytest.mark.asyncio(loop_scope="session")
Opened = Callable[[], AbstractAsyncContextManager[Driver]]


@pytest.mark.parametrize("adapter", ["discord", "telegram"])
@pytest.mark.parametrize(("game", "options"), ONCE)
async def test_two_people_play_every_game(opened: Opened, game: str, options: str) -> None:
    async with opened() as driver:
        watch = await scenario.whole_match(driver, game, options)
        watch.done()


@pytest.mark.parametrize("adapter", ["room"])
async def test_two_people_play_a_game_to_its_end_by_clicking(opened: Opened) -> None:
    async with opened() as driver:
        watch = await scenario.whole_match(driver, "totemo", "")
        watch.done()


@pytest.mark.parametrize("adapter", ["room"])
async def test_two_people_play_the_other_games_by_clicking_and_one_gives_up(opened: Opened) -> None:
    async with opened() as driver:
        for game, options in ONCE:
            if game != "totemo":
                watch = await scenario.given_up(driver, game, options)
                watch.done()


@pytest.mark.parametrize("adapter", ["discord", "telegram", "room"])
@pytest.mark.parametrize("more", [4, pytest.param(scenario.TO_THE_END, marks=pytest.mark.long, id="to the end")])
async def test_three_people_and_a_computer_play_and_one_of_them_leaves(opened: Opened, more: int) -> None:
    async with opened() as driver:
        watch = await scenario.four_seats(driver, more)
        watch.done()

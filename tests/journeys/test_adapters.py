"""Every game once on each adapter, from the challenge to the rematch, and one match with four seats."""

from pathlib import Path

import pytest

from tests.journeys import scenario
from tests.journeys.adapters import REAL
from tests.support.variants import ONCE


@pytest.mark.parametrize("adapter", REAL)
@pytest.mark.parametrize(("game", "options"), ONCE)
async def test_two_people_play_every_game(tmp_path: Path, adapter: str, game: str, options: str) -> None:
    async with REAL[adapter](tmp_path) as driver:
        watch = await scenario.whole_match(driver, game, options)
        watch.done()


@pytest.mark.parametrize("adapter", REAL)
async def test_three_people_and_a_computer_play_and_one_of_them_leaves(tmp_path: Path, adapter: str) -> None:
    async with REAL[adapter](tmp_path) as driver:
        watch = await scenario.four_seats(driver)
        watch.done()

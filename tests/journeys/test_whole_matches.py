"""Whole matches of every game with every option, from the challenge to the rematch, on the fake platform."""

from pathlib import Path
from random import Random

import pytest

from tests.journeys import fake, scenario
from tests.journeys.driver import ANN, BOB, EVE
from tests.journeys.watch import Watch
from tests.support.variants import EVERY, NAMES, ONCE, typed


@pytest.mark.parametrize(("game", "options"), EVERY, ids=NAMES)
async def test_two_people_play_every_game_with_every_option(tmp_path: Path, game: str, options: dict[str, str]) -> None:
    async with fake.opened(tmp_path) as driver:
        watch = await scenario.whole_match(driver, game, typed(options))
        match, _ = await driver.load(watch.id)
        assert dict(match.options) == options
        if options.get("hands") != "open":
            watch.done()


@pytest.mark.parametrize(("game", "options"), ONCE)
async def test_whatever_people_look_up_has_no_secrets(tmp_path: Path, game: str, options: str) -> None:
    async with fake.opened(tmp_path) as driver:
        watch, rng = await Watch.begin(driver, game, options), Random(game)
        for _ in range(6):
            for name in (ANN, BOB, EVE):
                await driver.look_up(watch.id, name)
            await watch.look()
            await scenario.play(driver, watch, rng, 5)
        watch.done()


async def test_three_people_and_a_computer_play_and_one_of_them_leaves(tmp_path: Path) -> None:
    async with fake.opened(tmp_path) as driver:
        watch = await scenario.four_seats(driver)
        watch.done()

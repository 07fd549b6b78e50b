"""A screen that gives a secret away is caught on every platform, in every game."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from random import Random

import pytest

from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.position import Position
from bot.screens import match as screens
from bot.screens.screen import Screen
from renderers import text
from tests.journeys import scenario
from tests.journeys.driver import Driver
from tests.journeys.watch import Leak, Watch
from tests.support.variants import ONCE

pytestmark = pytest.mark.asyncio(loop_scope="session")
Opened = Callable[[], AbstractAsyncContextManager[Driver]]
ADAPTERS = ("fake", "discord", "telegram", "room")


@pytest.mark.parametrize("adapter", ADAPTERS)
@pytest.mark.parametrize(("game", "options"), ONCE)
async def test_a_table_that_names_a_hidden_hand_is_caught(
    opened: Opened, game: str, options: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, leaking = screens.board, False

    def leaky(match: Match, position: Position, words: Translator, side: int) -> Screen:
        shown = board(match, position, words, side)
        hand = next(hand for seat in (0, 1) if (hand := position.view(seat)).hand)
        return Screen(text.cards(hand, words), shown.drawing, shown.rows) if leaking else shown

    monkeypatch.setattr(screens, "board", leaky)
    async with opened() as driver:
        watch, rng = Watch(driver, await driver.begin(game, options)), Random(game)
        await watch.look()
        await scenario.play(driver, watch, rng, 1)
        watch.done()
        leaking = True
        with pytest.raises(Leak):
            await scenario.play(driver, watch, rng, 3)


@pytest.mark.parametrize("adapter", ADAPTERS)
async def test_a_match_in_which_nothing_was_looked_for_is_no_success(opened: Opened) -> None:
    async with opened() as driver:
        watch = Watch(driver, await driver.begin("schotten-totten", ""))
        await watch.look(skip=True)
        with pytest.raises(AssertionError, match="no secrets were looked for"):
            watch.done()

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


@pytest.mark.parametrize("adapter", ["fake", "discord", "telegram", "room"])
async def test_a_table_that_names_a_hidden_hand_is_caught_in_every_game(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, leaking = screens.board, ""

    def leaky(match: Match, position: Position, words: Translator, side: int) -> Screen:
        shown = board(match, position, words, side)
        if match.id != leaking:
            return shown
        hand = next(hand for seat in (0, 1) if (hand := position.view(seat)).hand)
        return Screen(f"{text.cards(hand, words)}\n{shown.text}", shown.drawing, shown.rows)

    monkeypatch.setattr(screens, "board", leaky)
    async with opened() as driver:
        for game, options in ONCE:
            watch, rng = await Watch.begin(driver, game, options), Random(game)
            blind = Watch(driver, watch.id, {})
            await blind.look(skip=True)
            with pytest.raises(AssertionError, match="no secrets were looked for"):
                blind.done()
            await watch.look()
            await scenario.play(driver, watch, rng, 1)
            watch.done()
            leaking = watch.id
            with pytest.raises(Leak):
                await scenario.play(driver, watch, rng, 3)

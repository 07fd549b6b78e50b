"""After a match, on every adapter: a profile with its curve, that of the other player, and a replay with all hands."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from random import Random

import pytest

from bot.i18n import translator
from bot.narration import title, words_for
from bot.screens import profiles
from bot.screens.match import open_hands
from bot.service.history import moments
from bot.service.profiles import look_up
from renderers import DARK, LIGHT, replay
from tests.journeys import telegram
from tests.journeys.driver import ANN, BOB, Driver
from tests.journeys.test_settings import EVERYWHERE, answers, has, name_someone, plain, said

pytestmark = pytest.mark.asyncio(loop_scope="session")
Opened = Callable[[], AbstractAsyncContextManager[Driver]]
UK = translator("uk")


@EVERYWHERE
async def test_a_match_that_has_ended_is_on_the_profiles_of_its_players(opened: Opened) -> None:
    async with opened() as driver:
        assert UK("profile-none") in said(await answers(driver, "profile"))
        id = await driver.begin("totemo", "")
        rng = Random(1)
        await driver.rush(id, rng, 1)
        position = await driver.position(id)
        await driver.act(id, (await driver.seats(id))[position.actors[0]], rng)
        await driver.settled()
        match, position = await driver.load(id)
        assert position.ending
        ann, bob = (next(each for each in match.people if each.name == name) for name in (ANN, BOB))

        mine = await answers(driver, "profile")
        told = await driver.context.store.read(look_up, ann, ann, "", driver.context.clock())
        assert told
        screen = profiles.profile(told, UK)
        assert all(line in plain(said(mine)) for line in screen.text.splitlines())
        assert screen.drawing
        assert any(has(mine, screen.drawing.draw(theme).data) for theme in (LIGHT, DARK))

        theirs = await driver.context.store.read(look_up, ann, bob, "", driver.context.clock())
        assert theirs
        named = plain(await name_someone(driver, ANN, "profile", BOB))
        assert all(line in named for line in profiles.profile(theirs, UK).text.splitlines())
        assert UK("versus-open", name=BOB) in named

        views, hands = await moments(match, position)
        assert hands[-1] == open_hands(position)
        words = words_for(match, "uk")
        seat = next(seat.number for seat in match.seats if seat.person == ann)
        shown = await answers(driver, "replay", match=f"#{id}")
        if isinstance(driver, telegram.Telegram):
            # What people are shown of an animation there is its caption.
            assert plain(title(match, words)) in plain(said(shown))
        else:
            assert any(has(shown, replay(views, theme, words, seat, hands).data) for theme in (LIGHT, DARK))

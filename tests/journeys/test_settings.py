"""What people set for themselves does what it says on every adapter. Ann reads Ukrainian."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from hashlib import sha256

import pytest
from playwright.async_api import expect

import renderers
from bot.i18n import translator
from bot.narration import words_for
from bot.zones import local
from renderers import DARK, LIGHT, text
from renderers.arrange import arranged
from tests.journeys import telegram, web
from tests.journeys.driver import ANN, EVE, Driver, Shown
from tests.support.database import contents

pytestmark = pytest.mark.asyncio(loop_scope="session")
Opened = Callable[[], AbstractAsyncContextManager[Driver]]
UK = translator("uk")
EVERYWHERE = pytest.mark.parametrize("adapter", ["discord", "telegram", "room"])


async def answers(driver: Driver, command: str, **values: str) -> Sequence[Shown]:
    """What Ann is shown when she uses a command."""
    before = len(driver.shown(ANN))
    await driver.ask(ANN, command, **values)
    return driver.shown(ANN)[before:]


def said(shown: Sequence[Shown]) -> str:
    return "\n".join(each.text for each in shown)


def has(shown: Sequence[Shown], picture: bytes) -> bool:
    """Whether this picture is there, as it is or by its digest."""
    pictures = {each for one in shown for each in one.pictures}
    return not pictures.isdisjoint({picture, sha256(picture).hexdigest()})


@EVERYWHERE
async def test_each_setting_does_what_it_says(opened: Opened) -> None:
    async with opened() as driver:
        id = await driver.begin("schotten-totten", "")
        (match, position), seats = await driver.load(id), await driver.seats(id)
        seat = next(number for number, name in seats.items() if name == ANN)
        view, words = position.view(seat), words_for(match, "uk")
        light, dark = (renderers.hand(view, theme, words).data for theme in (LIGHT, DARK))

        assert UK("settings-theme", state="platform") in said(await answers(driver, "settings"))
        for theme, wanted, other in (("dark", dark, light), ("light", light, dark)):
            assert UK("settings-theme", state=theme) in said(
                await answers(driver, "settings", setting=f"theme={theme}")
            )
            shown = await answers(driver, "hand")
            assert has(shown, wanted)
            if isinstance(driver, web.Room):
                # A message of the room has both, and the page shows one of them.
                await expect(driver.guests[ANN].page.locator("html")).to_have_attribute("data-theme", theme)
                await expect(driver.guests[EVE].page.locator("html")).to_have_attribute("data-theme", "")
            else:
                assert not has(shown, other)

        for order in ("strength", "colour"):
            assert UK("settings-order", state=order) in said(
                await answers(driver, "settings", setting=f"order={order}")
            )
            sorted_view = arranged(view, order)
            assert sorted_view.hand != view.hand
            assert has(await answers(driver, "hand"), renderers.hand(sorted_view, LIGHT, words).data)

        await answers(driver, "settings", setting="zone=Europe/Kyiv")
        shown = await answers(driver, "hand")
        if isinstance(driver, telegram.Telegram):
            # The others show times by their own clocks only.
            (until,) = (seat.bank_begins for seat in match.seats if seat.bank_begins)
            there = local("Europe/Kyiv", until)
            assert f"{there:%Y-%m-%d %H:%M %Z}" in said(shown)

        assert UK("settings-boards", state="text") in said(await answers(driver, "settings", setting="boards=text"))
        for command in ("hand", "board"):
            shown = await answers(driver, command)
            assert not [each.pictures for each in shown if each.pictures]
            assert text.board(view, words).splitlines()[-1] in plain(said(shown))
        assert text.cards(arranged(view, "colour"), words).splitlines()[-1] in plain(
            said(await answers(driver, "hand"))
        )
        await answers(driver, "settings", setting="boards=pictures")
        assert has(await answers(driver, "hand"), renderers.hand(arranged(view, "colour"), LIGHT, words).data)

        assert translator("el")("settings-title") in said(await answers(driver, "settings", language="el"))
        assert translator("el")("settings-title") in said(await answers(driver, "settings"))


@EVERYWHERE
async def test_what_cannot_be_set_is_refused_and_nothing_is_written(opened: Opened) -> None:
    async with opened() as driver:
        await answers(driver, "settings")
        before = await driver.context.store.read(contents)
        for wrong, why in (
            ("zone=Europe/Kiyv", UK("refusal-no-zone", text="Europe/Kiyv")),
            ("zone=14:05", UK("refusal-no-zone", text="14:05")),
            ("theme=blue", "«blue»"),
            ("language=klingon", UK("refusal-no-language", text="klingon")),
            ("colour=blue", "«colour»"),
        ):
            assert plain(why) in plain(said(await answers(driver, "settings", setting=wrong))), wrong
        after = await driver.context.store.read(contents)
        changed = {table for table in after if after[table] != before[table]}
        assert changed <= {"room_messages", "room_shown", "room_pictures"}, "only the answers"


def plain(told: str) -> str:
    """Without what only formats a text on one of the platforms."""
    return "".join(sign for sign in told if sign not in "\u200b\\`")

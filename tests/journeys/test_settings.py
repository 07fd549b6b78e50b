"""What people set for themselves does what it says on every adapter. Ann reads Ukrainian."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from hashlib import sha256
from random import Random

import pytest
from playwright.async_api import expect

import renderers
from bot.i18n import translator
from bot.narration import words_for
from bot.zones import local
from renderers import DARK, LIGHT, text
from renderers.arrange import arranged
from tests.journeys import discord, telegram, web
from tests.journeys.driver import ANN, BOB, EVE, Driver, Shown
from tests.servers.telegram.people import until
from tests.support.database import contents

pytestmark = pytest.mark.asyncio(loop_scope="session")
Opened = Callable[[], AbstractAsyncContextManager[Driver]]
EL, EN, UK = translator("el"), translator("en"), translator("uk")
EVERYWHERE = pytest.mark.parametrize("adapter", ["discord", "telegram", "room"])


async def answers(driver: Driver, command: str, **values: str) -> Sequence[Shown]:
    """What Ann is shown when she uses a command."""
    await driver.settled()
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
async def test_who_wants_to_confirm_moves_is_asked_first(opened: Opened) -> None:
    async with opened() as driver:
        id = await driver.begin("totemo", "")
        if (await driver.seats(id))[(await driver.position(id)).actors[0]] == BOB:
            await driver.act(id, BOB, Random(1))
        before = await driver.position(id)
        action = before.legal(before.actors[0])[0]
        assert UK("settings-confirm", state="on") in said(await answers(driver, "settings", setting="confirm=on"))
        assert f"do:{id}:{before.ply}:{action}" in said(await answers(driver, "move", move=action))
        assert await driver.position(id) == before
        assert UK("settings-confirm", state="off") in said(await answers(driver, "settings", setting="confirm=off"))
        await answers(driver, "move", move=action)
        assert (await driver.position(id)).log[-1].action == action


@EVERYWHERE
async def test_who_may_challenge_someone(opened: Opened) -> None:
    async with opened() as driver:
        id = await driver.begin("totemo", "")
        for setting, welcome in (("nobody", ()), ("played", (BOB,)), ("everyone", (BOB, EVE))):
            assert UK("settings-challengers", state=setting) in said(
                await answers(driver, "settings", setting=f"challengers={setting}")
            )
            for name in (BOB, EVE):
                assert await is_welcome(driver, name) is (name in welcome), (setting, name)
        await name_someone(driver, ANN, "block", BOB)
        assert f"{BOB}" in said(await answers(driver, "settings", setting="blocked"))
        assert not await is_welcome(driver, BOB)
        await name_someone(driver, ANN, "unblock", BOB)
        assert await is_welcome(driver, BOB)
        assert (await driver.load(id))[0].started, "what had begun goes on"


@EVERYWHERE
async def test_who_has_as_many_matches_as_they_want_gets_and_starts_no_more(opened: Opened) -> None:
    async with opened() as driver:
        await driver.begin("totemo", "")
        assert UK("settings-limit", state="1") in said(await answers(driver, "settings", setting="limit=1"))
        assert plain(EL("refusal-no-room", name=ANN)) in plain(await name_someone(driver, BOB, "play", ANN))
        refused = plain(UK("refusal-own-limit", count=1)).partition("/")[0]
        assert refused in plain(await name_someone(driver, ANN, "play", BOB))
        await answers(driver, "settings", setting="limit=none")
        assert await is_welcome(driver, BOB)


@pytest.mark.parametrize("adapter", ["discord", "telegram"])
async def test_people_from_ones_places_have_used_the_bot_there(opened: Opened) -> None:
    """Whoever is in the room has been there."""
    async with opened() as driver:
        await driver.begin("totemo", "")
        await answers(driver, "settings", setting="challengers=places")
        assert not await is_welcome(driver, EVE)
        match driver:
            case discord.Discord(club=club):
                await (await club.eve.slash(club.hall, "help")).finished()
            case telegram.Telegram(club=club):
                await club.eve.send(club.group, "/help")
                await club.eve.reads(EN("help-title"))
        await driver.settled()
        assert await is_welcome(driver, EVE)


async def is_welcome(driver: Driver, name: str) -> bool:
    """Whether this person, in private, can challenge Ann."""
    told = await name_someone(driver, name, "play", ANN)
    words = EL if name == BOB else EN
    if "cancel:" in told:
        return True
    assert words("refusal-not-available", name=ANN) in plain(told)
    return False


async def name_someone(driver: Driver, name: str, command: str, other: str) -> str:
    """What a person is told who uses a command about someone else in private."""
    await driver.settled()
    before = len(driver.shown(name))
    game = "totemo" if command == "play" else ""
    match driver:
        case discord.Discord(users=users):
            values = {"opponent": users[other], "game": game} if game else {"person": users[other]}
            await (await users[name].slash(users[name].dm, command, **values)).finished()
        case telegram.Telegram(people=people):
            await people[name].send(None, f"/{command} ", people[other], f" {game}")
            await until(lambda: len(driver.shown(name)) > before + 1)
        case web.Room(guests=guests):
            await guests[name].go("private")
            await guests[name].caught_up()
            await guests[name].say(f"/{command} @{other} {game}")
    await driver.settled()
    return said(driver.shown(name)[before:])


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

"""What those who manage a server, a group or the room set for it, on the real screens of each platform."""

import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from bot.i18n import Translator, translator
from bot.model.places import Place
from bot.store import places
from bot.store import web as rows
from bot.web.moderation import PLACE as ROOM
from bot.web.room import LOBBY
from tests.journeys import discord, discord_table, telegram, telegram_table, web
from tests.journeys.driver import ANN, BOB, Driver
from tests.servers.telegram.people import until
from tests.support.database import contents

pytestmark = pytest.mark.asyncio(loop_scope="session")
Opened = Callable[[], AbstractAsyncContextManager[Driver]]
EVERYWHERE = pytest.mark.parametrize("adapter", ["discord", "telegram", "room"])
ACCOUNT = "fetch('/start').then((answer) => answer.json()).then(({ me }) => me.account)"
WORDS = {ANN: translator("uk"), BOB: translator("el")}


class Manager:
    """Ann manages the place, and Bob does not. Each of them looks at the settings there, and presses buttons."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.shown: dict[str, Any] = {}

    async def appoint(self) -> None:
        match self.driver:
            case discord.Discord(club=club):
                club.guild.owner = club.ann
            case telegram.Telegram(club=club):
                assert club.group.owner == club.ann.id
            case web.Room() as room:
                account = await room.guests[ANN].page.evaluate(ACCOUNT)
                await room.app.store.write(rows.set_standing, account, "manager")

    @property
    def address(self) -> str:
        """Where in the place they are."""
        match self.driver:
            case discord.Discord(club=club):
                return str(club.hall.id)
            case telegram.Telegram(club=club):
                return str(club.group.id)
        return LOBBY

    async def place(self) -> Place:
        match self.driver:
            case discord.Discord(club=club):
                key = ("discord", str(club.guild.id))
            case telegram.Telegram(club=club):
                key = ("telegram", str(club.group.id))
            case _:
                key = ("web", ROOM)
        found = await self.driver.context.store.read(places.find, *key)
        assert found
        return found

    async def look(self, name: str) -> str:
        """The settings of this person, asked for in the place."""
        before = len(self.driver.shown(name))
        match self.driver:
            case discord.Discord() as here:
                did = await here.users[name].slash(here.club.hall, "settings")
                self.shown[name] = (await did.finished()).answer
            case telegram.Telegram() as here:
                person = here.people[name]
                await person.send(here.club.group, "/settings")
                self.shown[name] = await person.reads(WORDS[name]("settings-title"))
            case web.Room() as here:
                await here.guests[name].go("channels")
                await here.guests[name].say("/settings")
        await self.driver.settled()
        return "\n".join(each.text for each in self.driver.shown(name)[before:])

    async def look_for_anyone(self, name: str) -> str:
        """What this person is told who looks for an opponent there."""
        before = len(self.driver.shown(name))
        match self.driver:
            case discord.Discord() as here:
                await (await here.users[name].slash(here.club.hall, "play", options="anyone")).finished()
            case telegram.Telegram() as here:
                await here.people[name].send(here.club.group, "/play anyone")
                await until(lambda: len(self.driver.shown(name)) > before + 1)
            case web.Room() as here:
                await here.guests[name].go("channels")
                await here.guests[name].say("/play anyone")
        await self.driver.settled()
        return "\n".join(each.text for each in self.driver.shown(name)[before:])

    async def press(self, name: str, token: str) -> str:
        """What pressing that button shows. It is below the last answer."""
        before = len(self.driver.shown(name))
        match self.driver:
            case discord.Discord() as here:
                await discord_table.press(here.users[name], self.shown[name], token)
            case telegram.Telegram() as here:
                await telegram_table.press(here.people[name], self.shown[name], token)
                await until(lambda: len(self.driver.shown(name)) > before)
            case web.Room() as here:
                guest = here.guests[name]
                await guest.click(guest.page.locator(f"button[data-token='{token}']").last)
        await self.driver.settled()
        return "\n".join(each.text for each in self.driver.shown(name)[before:])


def heading(place: Place, words: Translator) -> str:
    return words("here-title", platform=place.platform)


@EVERYWHERE
async def test_a_manager_sets_everything_with_buttons(opened: Opened) -> None:
    async with opened() as driver:
        manager, uk = Manager(driver), WORDS[ANN]
        await manager.appoint()
        assert uk("settings-title") in await manager.look(ANN)
        place = await manager.place()
        here = manager.address
        opens = f"place:{place.id}:{here}"
        assert heading(place, uk) in await manager.press(ANN, opens)
        for name, value in (
            *(("language", "el"), ("starters", "managers"), ("mentions", "off")),
            *((("threads", "off"),) if place.platform == "discord" else ()),
            *(("leaderboard", "month"), ("months", "here"), ("channels", "here"), ("zone", "Europe/Kyiv")),
        ):
            await manager.press(ANN, f"placing:{place.id}:{here}:{name}:0")
            pressed = f"placed:{place.id}:{here if name != 'zone' else ''}:{name}:{value}"
            told = await manager.press(ANN, pressed)
            assert heading(place, uk) in told
            if name in ("starters", "mentions", "threads"):
                assert uk(f"here-{name}", state=value) in told
        found = await manager.place()
        assert found.posts_in == "el"
        assert found == Place(
            place.id,
            place.platform,
            place.key,
            language="el",
            zone="Europe/Kyiv",
            starters="managers",
            threads=place.platform != "discord",
            mentions=False,
            name=place.name,
            board="month",
            board_at=here,
            spoken=found.spoken,
            months_at=here,
        )
        assert await driver.context.store.read(places.channels, place.id) == (here,)


@EVERYWHERE
async def test_where_it_is_switched_off_nobody_looks_for_anyone(opened: Opened) -> None:
    async with opened() as driver:
        manager, el = Manager(driver), WORDS[BOB]
        await manager.appoint()
        await manager.look(ANN)
        place = await manager.place()
        await manager.press(ANN, f"place:{place.id}:{manager.address}")
        for state in ("off", "on"):
            await manager.press(ANN, f"placing:{place.id}:{manager.address}:anyone:0")
            told = await manager.press(ANN, f"placed:{place.id}:{manager.address}:anyone:{state}")
            assert WORDS[ANN]("here-anyone", state=state).partition("`")[0] in told
            refused = el("refusal-takes-no-part", platform=place.platform).partition("`")[0]
            assert (refused in await manager.look_for_anyone(BOB)) is (state == "off")


@EVERYWHERE
async def test_others_are_told_who_can(opened: Opened) -> None:
    async with opened() as driver:
        manager, el = Manager(driver), WORDS[BOB]
        await manager.appoint()
        shown = await manager.look(BOB)
        place = await manager.place()
        (opens,) = set(re.findall(rf"place:{place.id}:[\w-]+", shown))
        before = await driver.context.store.read(contents)
        refused = el("refusal-managers-only", platform=place.platform)
        assert refused.split("“")[0].split("«")[0] in await manager.press(BOB, opens)
        after = await driver.context.store.read(contents)
        assert {table for table in after if after[table] != before[table]} <= {
            *("room_messages", "room_shown", "room_pictures")
        }

"""The room is a place: who manages it, and what its settings do there."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest_asyncio
from aiohttp import ClientSession, CookieJar

from bot.app import App
from bot.i18n import translator
from bot.model.matches import Match
from bot.model.places import SETTINGS
from bot.store import Store, matches, people, places
from bot.store import web as rows
from bot.web.moderation import PLACE
from bot.web.room import LOBBY, Room
from bot.web.server import serve
from tests.bot.web.hall import Guest
from tests.support.database import prepared

EN, UK = translator("en"), translator("uk")


@dataclass
class House:
    """The room with the whole bot in it: Ann, whom the owner has named, Bob and Cid."""

    app: App
    ann: Guest
    bob: Guest
    cid: Guest

    async def choose(self, query: Callable[..., None], *given: object) -> None:
        """A setting of the room."""
        await self.app.context.store.write(query, (await self.place()).id, *given)

    async def place(self) -> Any:
        return await self.app.context.store.write(places.enter, Room.name, PLACE)

    async def begun(self) -> Match:
        """Ann has challenged Bob in the lobby, and he has accepted."""
        await self.ann.say(f"/play @{self.bob.account} totemo")
        person = await self.app.context.store.read(people.find, Room.name, self.ann.account)
        assert person
        (match,) = await self.app.context.store.read(matches.of_player, person.player)
        await self.app.idle()
        await self.bob.caught_up()
        challenge = next(each for each in self.bob.heard() if f"accept:{match.id}" in str(each.get("rows")))
        await self.bob.press(challenge["id"], f"accept:{match.id}")
        await self.app.idle()
        return await self.load(match.id)

    async def load(self, id: str) -> Match:
        return (await self.app.context.matches.load(id))[0]

    async def news(self, guest: Guest) -> list[dict[str, Any]]:
        await guest.caught_up()
        return guest.heard()

    async def shown(self, guest: Guest) -> dict[str, Any]:
        """A message of the bot that everyone sees."""
        return next(each for each in await self.news(guest) if each.get("picture") and not each["private"])


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = Store(prepared(tmp_path / "room.db"))
    async with AsyncExitStack() as stack:
        app = await stack.enter_async_context(App.open(store, rng=Random(1)))
        room = Room(store, app.pool)
        app.connect(room)
        url = await stack.enter_async_context(serve(room, app.dispatcher, port=0))
        guests = []
        for name in ("Ann", "Bob", "Cid"):
            guest = Guest(url, await stack.enter_async_context(ClientSession(cookie_jar=CookieJar(unsafe=True))))
            assert (await guest.enter(name)).ok
            guests.append(await guest.connect())
            await guest.say("/help")
        opened = House(app, *guests)
        await store.write(rows.set_standing, opened.ann.account, "manager")
        yield opened


async def test_only_those_whom_the_owner_has_named_manage_the_room(house: House) -> None:
    match, place = await house.begun(), await house.place()
    for guest in (house.bob, house.cid):
        first = await house.shown(guest)
        await guest.press(first["id"], f"closed:{place.id}:{match.id}")
        shown = [*await house.news(guest), *guest.heard("edited")]
        assert EN("refusal-managers-only", platform="web") in [each["text"] for each in shown]
        assert (await house.load(match.id)).ended is None
    await house.app.context.store.write(rows.set_standing, house.ann.account, None)
    first = await house.shown(house.ann)
    await house.ann.press(first["id"], f"closed:{place.id}:{match.id}")
    assert (await house.load(match.id)).ended is None
    await house.app.context.store.write(rows.set_standing, house.ann.account, "manager")
    await house.ann.press(first["id"], f"closed:{place.id}:{match.id}")
    assert (await house.load(match.id)).ending == "closed"


async def test_matches_are_started_in_the_channels_for_that(house: House) -> None:
    await house.ann.act("open", "attic")
    await house.ann.caught_up()
    await house.choose(places.allow, LOBBY)
    await house.ann.say(f"/play @{house.bob.account} totemo", "attic")
    told = (await house.news(house.ann))[-1]["text"]
    assert told == EN("refusal-start-elsewhere", channels=f"`#{LOBBY}`")
    match = await house.begun()
    (table,) = match.tables
    assert (table.address, table.place and table.place.key) == (LOBBY, PLACE)


async def test_those_who_manage_the_room_may_keep_starting_to_themselves(house: House) -> None:
    await house.choose(places.choose, SETTINGS["starters"], "managers")
    await house.bob.say(f"/play @{house.cid.account} totemo")
    assert (await house.news(house.bob))[-1]["text"] == EN("refusal-managers-start", platform="web")
    assert (await house.begun()).started, "Ann starts, and Bob joins"


async def test_a_match_with_the_computer_is_shown_to_its_player_alone(house: House) -> None:
    """Wherever it is begun: those who manage the room have no say in it."""
    await house.choose(places.choose, SETTINGS["starters"], "managers")
    await house.cid.say("/play computer")
    await house.app.idle()
    shown = [each["channel"] for each in await house.news(house.cid) if each.get("picture")]
    assert f"@{house.cid.account}" in shown
    assert [each for each in await house.news(house.bob) if each.get("picture")] == []


async def test_everyone_in_the_room_reads_its_language_and_is_mentioned_only_if_that_is_wanted(house: House) -> None:
    await house.choose(places.choose, SETTINGS["language"], "uk")
    await house.choose(places.choose, SETTINGS["mentions"], False)
    await house.begun()
    news = await house.news(house.cid)
    (board,) = [each for each in news if "picture" in each]
    assert "Ходить " in board["text"]
    assert not [each for each in news if each.get("mentions") and "accept:" not in str(each)]
    assert any("picture" in each for each in await house.news(house.bob)), "hands come as always"


async def test_who_wants_to_know_is_told_of_open_seats_in_private_and_joins_from_there(house: House) -> None:
    place = await house.place()
    await house.bob.say("/settings alerts")
    chosen = f"alert:{place.id}:totemo:on"
    shown = next(each for each in await house.news(house.bob) if chosen in str(each.get("rows")))
    await house.bob.press(shown["id"], chosen)
    await house.ann.say("/play invite totemo")
    await house.app.idle()
    (told,) = [each for each in await house.news(house.bob) if EN("alerts-stop") in str(each.get("rows"))]
    assert told["channel"] == f"@{house.bob.account}"
    assert EN("alerts-free", name="Bob", game="Totemo") in told["text"]
    assert told["mentions"]
    assert "hushed" not in told, "it makes a sound"
    assert not [each for each in await house.news(house.cid) if EN("alerts-stop") in str(each.get("rows"))]
    (accept,) = {each["token"] for row in told["rows"] for each in row if each["token"].startswith("accept:")}
    await house.bob.press(told["id"], accept, told["channel"])
    assert (await house.load(accept.partition(":")[2])).started

"""The room as a place, with the whole bot in it."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from aiohttp import ClientSession, CookieJar

from bot.app import App
from bot.model.matches import Match
from bot.store import Store, matches, people, places
from bot.store import web as rows
from bot.web.moderation import PLACE
from bot.web.room import Room
from bot.web.server import serve
from tests.bot.web.hall import Guest
from tests.support.database import prepared


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


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    store = Store(prepared(folder / "room.db"))
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

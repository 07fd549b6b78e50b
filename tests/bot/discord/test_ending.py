"""The program ends while something is being done: that ends first, and the database is closed after it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

from bot.service import places
from bot.service.dispatcher import Dispatcher
from bot.store import Store
from tests.journeys import discord_house as house
from tests.journeys.discord_house import Club

T = TypeVar("T")


@pytest.mark.parametrize("what", ["an event", "a command"])
async def test_what_is_being_done_ends_before_the_database_is_closed(
    club: Club, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    begun, ends, order = asyncio.Event(), asyncio.Event(), list[str]()

    def slowly(work: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
        async def wait(*args: Any, **kwargs: Any) -> T:
            begun.set()
            await ends.wait()
            done = await work(*args, **kwargs)
            order.append("done")
            return done

        return wait

    async def close(store: Store) -> None:
        order.append("closed")
        await closes(store)

    closes = Store.close
    monkeypatch.setattr(Store, "close", close)
    async with house.bot(club) as cairn:
        await cairn.settled()
        order.clear()
        if what == "an event":
            monkeypatch.setattr(places, "settle", slowly(places.settle))
            club.world.add_channel(club.guild, "garden")
        else:
            monkeypatch.setattr(Dispatcher, "read", slowly(Dispatcher.read))
            await club.ann.slash(club.hall, "help")
        await begun.wait()
        asyncio.get_running_loop().call_later(0.05, ends.set)
    assert order == ["done", "closed"]

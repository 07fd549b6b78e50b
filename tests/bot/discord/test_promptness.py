"""Whatever a person does is acknowledged before the database has written anything and before anything is drawn.

Discord gives three seconds. How many the bot takes depends on the machine; what it waits for does not.
"""

import asyncio
from typing import Any

import pytest

from bot.screens.pictures import PicturePool
from tests.journeys.discord_house import Club
from tests.journeys.discord_table import Table, press


async def test_everything_is_acknowledged_while_the_database_writes_nothing(
    table: Table, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, to_act = table.bot.store, (await table.turn())[0]
    hand = table.hand(to_act)
    await press(to_act, hand, f"more:{table.id}")
    write, ready = store.write, asyncio.Event()

    async def slowly(*args: Any, **kwargs: Any) -> Any:
        await ready.wait()
        return await write(*args, **kwargs)

    monkeypatch.setattr(store, "write", slowly)
    for user in (club.ann, club.bob, club.eve):
        # A person with a new name is stored first.
        club.world.rename(user, f"{user.name} II")
    did = await asyncio.gather(
        club.eve.slash(club.hall, "play", opponent=club.ann),
        club.eve.context_menu("Challenge to a game", club.bob, club.hall),
        club.eve.press(table.board, f"history:{table.id}:0"),
        club.ann.autocomplete(club.hall, "move", "move", ""),
        club.bob.autocomplete(club.hall, "board", "match", ""),
        to_act.press(hand, f"type:{table.id}"),
        to_act.press(table.board, f"hand:{table.id}"),
    )
    form = did[5].modal
    assert form
    (seat,) = (await table.position()).actors
    sent = await to_act.submit(form, {"move": (await table.position()).legal(seat)[0]})
    assert (await table.position()).ply == 0
    ready.set()
    for each in (*did, sent):
        await each.finished()
    await club.world.until(lambda: table.is_hand(hand))
    await table.bot.settled()
    assert (await table.position()).ply == 1


async def test_everything_is_acknowledged_before_anything_is_drawn(
    table: Table, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_act, _ = await table.turn()
    hand = table.hand(to_act)
    versions = len(hand.versions)
    draw, ready = PicturePool.draw, asyncio.Event()

    async def slowly(*args: Any) -> Any:
        await ready.wait()
        return await draw(*args)

    monkeypatch.setattr(PicturePool, "draw", slowly)
    did = [
        await club.eve.slash(club.hall, "replay", match=table.id),
        await club.eve.autocomplete(club.hall, "play", "options", ""),
        await to_act.press(table.board, f"hand:{table.id}"),
        await to_act.press(hand, f"more:{table.id}"),
    ]
    assert did[0].original
    assert did[0].original.loading
    ready.set()
    for each in did:
        await each.finished()
    await club.world.until(lambda: len(hand.versions) > versions)

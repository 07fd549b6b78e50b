"""Everything that a person does is acknowledged in time, even while the database is slow."""

import asyncio
from typing import Any

import pytest

from tests.bot.discord.house import Club
from tests.bot.discord.table import Table, press

SLOW = 1.5
"""Seconds; Discord gives three."""


async def test_everything_is_acknowledged_while_the_database_is_slow(
    table: Table, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, to_act = table.bot.store, (await table.turn())[0]
    hand = table.hand(to_act)
    await press(to_act, hand, f"more:{table.id}")
    write = store.write

    async def slowly(*args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(SLOW)
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
    assert max(each.ack for each in did) < SLOW
    form = did[5].modal
    assert form
    (seat,) = (await table.position()).actors
    sent = await to_act.submit(form, {"move": (await table.position()).legal(seat)[0]})
    assert sent.ack < SLOW
    for each in (*did, sent):
        await each.finished(10)
    monkeypatch.undo()
    await table.club.world.until(lambda: table.is_hand(hand), 10)
    await table.bot.settled()
    assert (await table.position()).ply == 1


async def test_everything_is_acknowledged_at_once_otherwise(table: Table, club: Club) -> None:
    to_act, _ = await table.turn()
    did = [
        await club.eve.slash(club.hall, "replay", match=table.id),
        await club.eve.autocomplete(club.hall, "play", "options", ""),
        await to_act.press(table.board, f"hand:{table.id}"),
        await press(to_act, table.hand(to_act), f"more:{table.id}"),
    ]
    for each in did:
        await each.finished()
    assert max(each.ack for each in did) < 1

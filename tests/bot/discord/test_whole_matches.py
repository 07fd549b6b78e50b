"""Whole matches of every game, from the challenge to the rematch, with the buttons that people see."""

from pathlib import Path
from random import Random

import pytest

from bot.i18n import translator
from tests.bot.discord.secrets import Watch
from tests.journeys.discord import Table, begun, press, tokens
from tests.journeys.discord_house import Bot, Club, bot, club
from tests.journeys.secrets import named
from tests.servers.discord import Message
from tests.support.variants import ONCE

BEGINNING, END = 4, 12
"""Actions by buttons at the beginning and at the end of a match; those between are played more quickly."""
WAYS = ("private", "board", "call")


@pytest.mark.parametrize(("game", "options"), ONCE)
async def test_two_people_play_every_game(tmp_path: Path, game: str, options: str) -> None:
    async with club(tmp_path, "uk", "el") as it, bot(it) as cairn:
        table = await begun(it, cairn, game=game, options=options)
        assert (await table.match()).game == game
        rng, watch = Random(game), Watch(table)
        board = table.board
        await play(table, watch, rng, BEGINNING)
        await table.write([entry for entry, _ in await table.course(rng)][:-END])
        await watch.look(skip=True)
        await play(table, watch, rng, 10**6)
        assert table.board is board, "one message, edited in place"
        assert watch.looked > 50
        watch.hands_stay_private()
        await told_of_the_end(it, table)
        await rematch(it, cairn, table)


async def test_three_people_and_a_computer_play_and_one_of_them_leaves(tmp_path: Path) -> None:
    async with club(tmp_path, "uk", "el") as it, bot(it) as cairn:
        asked = {"opponent": it.bob, "opponent2": it.cid}
        did = await it.ann.slash(it.hall, "play", game="totemo", options="players=4", **asked)
        await did.finished()
        await it.world.until(lambda: any(f"fill:{id}" in tokens(each) for each in it.hall.messages for id in ids(each)))
        challenge = it.hall.messages[-1]
        (id,) = ids(challenge)
        for user in (it.cid, it.bob):
            await press(user, challenge, f"accept:{id}")
        await cairn.settled()
        await press(it.ann, challenge, f"fill:{id}")
        await cairn.settled()
        table = await Table.find(it, cairn, id)
        assert table.seats == {0: it.ann, 1: it.bob, 2: it.cid}
        watch, rng = Watch(table), Random(1)
        await play(table, watch, rng, 12)
        await press(it.cid, table.hand(it.cid), f"more:{id}")
        await press(it.cid, table.hand(it.cid), f"resign:{id}")
        await press(it.cid, table.hand(it.cid), f"resigned:{id}")
        await cairn.settled()
        assert it.cid not in [table.seats[seat] for seat in (await table.position()).actors]
        await play(table, watch, rng, 10**6)
        watch.hands_stay_private()
        await told_of_the_end(it, table)


def ids(message: Message) -> list[str]:
    """The match that can be accepted there."""
    return [token.partition(":")[2] for token in tokens(message) if token.startswith("accept:")]


async def play(table: Table, watch: Watch, rng: Random, actions: int) -> None:
    """Play with buttons, and check everything that is shown on the way."""
    position, board = await table.position(), table.board
    for _ in range(actions):
        before, (call,) = position, table.calls
        await table.act(rng, rng.choice(WAYS))
        await table.bot.settled()
        await watch.look()
        position = await table.position()
        assert table.board is board, "one message, edited in place"
        if not position.actors:
            assert table.calls == []
            return
        if position.actors != before.actors:
            assert call.deleted, "a player who has moved is no longer called"
        (call,) = table.calls
        called = [table.seats[seat] for seat in position.actors]
        assert [user for user in table.players if user.mention in call.content] == called
        assert [ping.user for ping in table.club.world.pings if ping.message is call] == called


async def told_of_the_end(it: Club, table: Table) -> None:
    """The end is announced at the table and to both players, and the seed is shown."""
    match = await table.match()
    board = table.board
    assert match.seed.hex() in board.content
    (over,) = [each for each in it.eve.sees(table.place) if f"rematch:{table.id}" in tokens(each) and each is not board]
    assert {ping.user for ping in it.world.pings if ping.message is over} == set(table.players)
    for user in table.players:
        assert match.seed.hex() in table.hand(user).content
        assert translator(user.locale)("button-rematch") in table.hand(user).labels


async def rematch(it: Club, cairn: Bot, table: Table) -> None:
    """Ann asks in her private chat, Bob below the board."""
    await press(it.ann, table.hand(it.ann), f"rematch:{table.id}")
    await cairn.settled()
    did = await press(it.bob, table.board, f"rematch:{table.id}")
    await cairn.settled()
    again = await Table.find(
        it, cairn, next(token for token in tokens(did.answer) if token.startswith("board:")).partition(":")[2]
    )
    assert again.id != table.id
    assert again.place is table.place
    for user in (it.ann, it.bob):
        assert again.hand(user).attachments
    assert again.seats == {0: table.seats[1], 1: table.seats[0]}


def test_the_search_finds_secrets() -> None:
    assert named({"B7", "Mud", "R7", "Joker"}, "Ann: B7, `R7@3`, Mud Fight", "en-US", "schotten-totten") == {
        "B7",
        "Mud",
    }

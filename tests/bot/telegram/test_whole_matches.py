"""Whole matches of every game, from the challenge to the rematch, with the buttons that people see."""

from pathlib import Path
from random import Random

import pytest

from bot.i18n import translator
from tests.bot.telegram.secrets import Watch
from tests.journeys.telegram import Table, accepts, begun, press, tokens
from tests.journeys.telegram_house import Bot, Club, bot, club
from tests.servers.telegram.people import until
from tests.support.variants import ONCE

BEGINNING, END = 4, 12
"""Actions by buttons at the beginning and at the end of a match; those between are played more quickly."""
PEEKS = 0.3
"""How often someone asks for the hand in the group: the spectator, and the player to act."""
WAYS = ("private", "board", "call")


@pytest.mark.parametrize(("game", "options"), ONCE)
async def test_two_people_play_every_game(tmp_path: Path, game: str, options: str) -> None:
    async with club(tmp_path, "uk", "el") as it, bot(it) as cairn:
        table = await begun(it, cairn, options=f"{game} {options}")
        match, _ = await table.load()
        assert match.game == game
        rng, watch, board = Random(game), Watch(table), table.board
        await play(table, watch, rng, BEGINNING)
        await table.rush(rng, END)
        await watch.look(skip=True)
        await play(table, watch, rng, 10**6)
        assert table.board is board, "one message, edited in place"
        assert watch.looked > 50
        watch.hands_stay_private()
        await told_of_the_end(it, table)
        await rematch(it, cairn, table)


async def test_three_people_and_a_computer_play_and_one_of_them_leaves(tmp_path: Path) -> None:
    async with club(tmp_path, "uk", "el") as it, bot(it) as cairn:
        await it.ann.send(it.group, "/play ", it.bob, " ", it.cid, " totemo players=4")
        challenge = await it.bob.reads(lambda each: accepts(each) is not None, it.group)
        id = (accepts(challenge) or "").partition(":")[2]
        for person in (it.cid, it.bob):
            await person.follow(challenge.buttons[0])
            await person.reads(lambda each: f"decline:{id}" in tokens(each))
        await it.ann.press(challenge, f"fill:{id}")
        table = Table(it, cairn, id, it.group, people=3)
        await until(lambda: table.pings)
        await cairn.settled()
        assert await table.seats() == {0: it.ann, 1: it.bob, 2: it.cid}
        watch, rng = Watch(table), Random(1)
        await play(table, watch, rng, 12)
        for verb in ("more", "resign", "resigned"):
            await press(it.cid, table.hand(it.cid), f"{verb}:{id}")
        await cairn.settled()
        assert it.cid not in await table.actors()
        await play(table, watch, rng, 10**6)
        watch.hands_stay_private()
        await told_of_the_end(it, table)


async def play(table: Table, watch: Watch, rng: Random, actions: int) -> None:
    """Play with buttons, and check everything that is shown on the way."""
    for _ in range(actions):
        if not (await table.position()).actors:
            return
        called_on = await table.actors()
        (before,) = table.pings
        if rng.random() < PEEKS:
            await table.club.eve.press(table.board, f"hand:{table.id}")
            await called_on[0].press(before, f"hand:{table.id}")
        await table.act(rng, rng.choice(WAYS))
        await table.bot.settled()
        await watch.look()
        if not (await table.position()).actors:
            assert table.pings == []
            return
        to_act = await table.actors()
        (call,) = table.pings
        assert [entity.user for entity in call.content.entities if entity.user] == [each.id for each in to_act]
        if to_act != called_on:
            assert before.deleted
            assert [each.why for each in to_act[0].notices if each.message is call] == ["mention"]


async def told_of_the_end(it: Club, table: Table) -> None:
    """The end is announced at the table and to both players, and the seed is shown."""
    match, _ = await table.load()
    assert match.seed.hex() in table.board.text
    (over,) = [each for each in table.seen if f"rematch:{table.id}" in tokens(each) and each is not table.board]
    assert {entity.user for entity in over.content.entities if entity.user} == {each.id for each in table.players}
    for person in table.players:
        hand = table.hand(person)
        assert match.seed.hex() in hand.text
        assert translator(person.user.language or "")("button-rematch") in hand.labels[0]


async def rematch(it: Club, cairn: Bot, table: Table) -> None:
    """Ann asks in her private chat, Bob below the board."""
    await press(it.ann, table.hand(it.ann), f"rematch:{table.id}")
    await cairn.settled()
    before = it.bob.sees()
    pressed = await it.bob.press(table.board, f"rematch:{table.id}")
    assert pressed.text == translator("el")("telegram-private")
    new = await until(lambda: next((each for each in it.bob.sees() if each not in before and each.photo), None))
    await cairn.settled()
    id = next(token for token in tokens(new) if token.startswith("board:")).partition(":")[2]
    again = Table(it, cairn, id, table.chat)
    assert again.id != table.id
    assert again.board is not table.board
    for person in (it.ann, it.bob):
        assert again.hand(person).photo
    before_seats, after_seats = await table.seats(), await again.seats()
    assert after_seats == {0: before_seats[1], 1: before_seats[0]}

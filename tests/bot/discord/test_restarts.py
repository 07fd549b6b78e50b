"""Cairn dies and restarts, or loses its connection, in the middle of a match: nothing is lost or shown twice."""

from random import Random

import pytest

from bot.screens.screen import Screen
from tests.journeys import discord_house as house
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import Table, begun, challenged, press, tokens
from tests.servers.discord.model import SILENT

MESSAGES = r"^/channels/\d+/messages$"


async def test_old_buttons_work_after_a_restart(club: Club) -> None:
    rng = Random(1)
    async with house.bot(club) as cairn:
        table = await begun(club, cairn)
        for _ in range(2):
            await table.act(rng)
            await cairn.settled()
        board, call = table.board, table.calls[0]
        hands = [table.hand(user) for user in table.players]
    async with house.bot(club) as cairn:
        table = await Table.find(club, cairn, table.id)
        for way in ("private", "board", "call"):
            await table.act(rng, way)
            await cairn.settled()
        assert len((await table.position()).log) == 5
        assert table.board is board
        assert call.deleted
        assert [table.hand(user) for user in table.players] == hands


async def test_a_form_that_was_open_during_a_restart_is_accepted(club: Club) -> None:
    async with house.bot(club) as cairn:
        table = await begun(club, cairn)
        to_act, _ = await table.turn()
        (seat,) = (await table.position()).actors
        legal = (await table.position()).legal(seat)
        hand = table.hand(to_act)
        await press(to_act, hand, f"more:{table.id}")
        did = await to_act.press(hand, f"type:{table.id}")
    async with house.bot(club) as cairn:
        assert did.modal
        await to_act.submit(did.modal, {"move": legal[0]})
        table = await Table.find(club, cairn, table.id)
        await club.world.until(lambda: table.is_hand(hand))
        assert [entry.action for entry in (await table.position()).log] == [legal[0]]


async def test_a_challenge_can_be_accepted_after_a_restart(club: Club) -> None:
    async with house.bot(club) as cairn:
        challenge = await challenged(club)
        await cairn.settled()
    async with house.bot(club) as cairn:
        await press(club.bob, challenge, "Accept")
        await cairn.settled()
        assert challenge.thread
        assert "SHA-256" in challenge.content


async def test_a_crash_between_sending_and_recording_makes_no_second_message(club: Club) -> None:
    async with house.bot(club):
        club.server.fail_next("POST", MESSAGES, 0, applied=True, delay=0.5)
        challenge = await challenged(club)
    async with house.bot(club) as cairn:
        await cairn.settled()
        assert [it for it in club.hall.messages if not it.ephemeral] == [challenge]
        await press(club.bob, challenge, "Accept")
        await cairn.settled()
        assert challenge.thread


async def test_a_message_sent_before_a_crash_is_up_to_date_after_it(club: Club) -> None:
    rng = Random(1)
    async with house.bot(club) as cairn:
        table = await begun(club, cairn)
        club.world.delete_message(table.board)
        club.server.fail_next("POST", rf"^/channels/{table.place.id}/messages$", 0, applied=True, delay=5)
        await table.act(rng)
        await club.world.until(lambda: len([it for it in table.place.messages if table.is_board(it)]) == 2)
        board = table.board
        await table.act(rng)
        assert len(board.versions) == 1
    async with house.bot(club) as cairn:
        table = await Table.find(club, cairn, table.id)
        await cairn.settled()
        assert table.board is board
        assert len(board.versions) == 2
        assert board.content != board.versions[0].content


async def test_a_lost_answer_to_a_message_makes_no_second_one(club: Club, cairn: Bot) -> None:
    club.server.fail_next("POST", MESSAGES, drop=True, applied=True)
    challenge = await challenged(club)
    await cairn.settled()
    assert [it for it in club.hall.messages if not it.ephemeral] == [challenge]


@pytest.mark.parametrize("was_sent", [True, False])
async def test_a_message_that_may_have_been_sent_is_removed_if_it_is_void_by_now(
    club: Club, cairn: Bot, was_sent: bool
) -> None:
    platform, hall = cairn.client.platform, str(club.hall.id)
    if was_sent:
        await platform.post(hall, Screen("Ann, it’s your turn!"), "1-1")
        assert [it.content for it in club.eve.sees(club.hall)] == ["Ann, it’s your turn!"]
    await platform.withdraw(hall, "1-1")
    assert club.eve.sees(club.hall) == []
    sent = club.server.asked("POST", MESSAGES)
    assert [bool(request.body["flags"] & SILENT) for request in sent] == [True] * len(sent)


async def test_every_message_has_its_own_enforced_nonce(table: Table) -> None:
    await table.act(Random(1))
    await table.bot.settled()
    sent = table.club.server.asked("POST", r"/channels/\d+/messages")
    assert len(sent) >= 5
    assert all(request.body["enforce_nonce"] for request in sent)
    nonces = [request.body["nonce"] for request in sent]
    assert len(set(nonces)) == len(nonces)


@pytest.mark.parametrize("how", ["broken", "asked", "told"])
async def test_a_move_can_be_made_while_the_connection_is_cut(table: Table, how: str) -> None:
    gateway = table.club.server.gateway
    to_act, _ = await table.turn()
    hand = await table.shown_hand(to_act)
    await press(to_act, hand, next(token for token in tokens(hand) if token.startswith("pick:")))
    token = next(token for token in tokens(hand) if token.startswith("move:"))
    match how:
        case "broken":
            gateway.cut()
        case "asked":
            gateway.reconnect()
        case "told":
            gateway.invalidate(resumable=True)
    await press(to_act, hand, token)
    await table.bot.settled()
    assert (await table.position()).ply == 1
    assert gateway.resumed
    assert len(gateway.identified) == 1


@pytest.mark.parametrize("how", ["told", "forgotten"])
async def test_a_match_goes_on_in_a_new_session(table: Table, how: str) -> None:
    gateway, rng = table.club.server.gateway, Random(1)
    if how == "told":
        gateway.invalidate()
    else:
        gateway.forget()
        gateway.cut(4000)
    await table.club.world.until(lambda: len(gateway.identified) == 2)
    await gateway.ready()
    board = table.board
    await table.act(rng, "board")
    await table.act(rng)
    await table.bot.settled()
    assert (await table.position()).ply == 2
    assert table.board is board

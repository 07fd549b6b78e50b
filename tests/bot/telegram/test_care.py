"""What goes wrong on Telegram, and the harm that it must not do."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.i18n import translator
from bot.service.request import COMMANDS
from bot.telegram.group_limits import GROUP_LIMITS
from bot.telegram.updates import Webhook
from tests.bot.telegram.test_groups import move
from tests.journeys.telegram_house import Bot, Club, bot, club
from tests.journeys.telegram_table import Table, accepts, begun, challenged, press, tokens
from tests.servers.telegram.application import PUBLIC
from tests.servers.telegram.people import PATIENCE, together, until
from tests.support import ports
from tests.support.playing import is_waiting

WORDS = translator("en")
MANY = 9


async def test_buttons_work_after_a_restart_and_days_later(tmp_path: Path) -> None:
    async with club(tmp_path) as it:
        async with bot(it) as cairn:
            table = await begun(it, cairn)
        it.telegram.world.state.edit_limit = None
        it.telegram.clock.advance(40 * 3600)
        async with bot(it) as cairn:
            await move(Table(it, cairn, table.id, it.group))
        it.telegram.clock.advance(9 * 3600)
        async with bot(it) as cairn:
            table = Table(it, cairn, table.id, it.group)
            pressed = await it.ann.press(table.board, WORDS("button-hand"))
            assert pressed.alert


async def test_a_press_that_waited_too_long_is_still_carried_out(club: Club, cairn: Bot, table: Table) -> None:
    hand = table.hand(club.ann)
    club.telegram.fail_next(
        "answerCallbackQuery", 400, "Bad Request: query is too old and response timeout expired or query ID is invalid"
    )
    pressing = asyncio.create_task(club.ann.press(hand, WORDS("button-more"), patience=1))
    await until(lambda: WORDS("more-choose") in hand.text)
    await asyncio.gather(pressing, return_exceptions=True)


async def test_only_one_of_two_simultaneous_presses_counts(club: Club, cairn: Bot, table: Table) -> None:
    person, _ = await table.turn()
    hand = await table.shown_hand(person)
    await press(person, hand, next(token for token in tokens(hand) if token.startswith("pick:")))
    before = (await table.position()).ply
    move = hand.button(next(token for token in tokens(hand) if token.startswith("move:")))
    versions = len(hand.versions)
    await together(person.press(hand, move), person.press(hand, move))
    await until(lambda: len(hand.versions) > versions)
    await cairn.settled()
    position = await table.position()
    assert [entry.ply for entry in position.log[before:]] == [before], "the second press did nothing"


async def test_a_deleted_board_is_posted_again(club: Club, cairn: Bot, table: Table) -> None:
    gone = table.board
    await club.ann.delete(gone)
    await move(table)
    assert table.board is not gone
    assert table.board.photo


async def test_a_deleted_hand_is_sent_again(club: Club, cairn: Bot, table: Table) -> None:
    person, _ = await table.turn()
    hand = table.hand(person)
    await move(table)
    await person.delete(hand)
    other, _ = await table.turn()
    if other is not person:
        await move(table)
    await until(lambda: [each for each in person.sees() if f"more:{table.id}" in tokens(each)])


async def test_without_pictures_the_board_is_described_in_words(tmp_path: Path) -> None:
    async with club(tmp_path) as it, bot(it) as cairn:
        it.telegram.world.restrict_bot(it.group, "can_send_photos")
        table = await begun(it, cairn)
        assert table.board.photo is None
        assert "Stone 9." in table.board.text
        await move(table)
        assert table.board.photo is None
        refused = [each for each in it.telegram.asked("sendPhoto") if each.status == 400]
        assert len(refused) == 1, "it is not tried repeatedly"


async def test_a_picture_is_uploaded_once(club: Club, cairn: Bot, table: Table) -> None:
    hand = table.hand(club.ann)
    await press(club.ann, hand, WORDS("button-board"))
    await press(club.ann, hand, WORDS("button-hand"))
    uploads = len([each for each in club.telegram.requests if each.files])
    for _ in range(2):
        await press(club.ann, hand, WORDS("button-board"))
        await press(club.ann, hand, WORDS("button-hand"))
    assert len([each for each in club.telegram.requests if each.files]) == uploads


async def test_a_file_that_telegram_has_forgotten_is_uploaded_again(club: Club, cairn: Bot, table: Table) -> None:
    hand = table.hand(club.ann)
    await press(club.ann, hand, WORDS("button-board"))
    wrong = "Bad Request: wrong remote file identifier specified: can't unserialize it"
    club.telegram.fail_next("editMessageMedia", 400, wrong)
    await press(club.ann, hand, WORDS("button-hand"))
    assert f"board:{table.id}" in tokens(hand)


async def test_a_group_is_never_flooded_and_sees_the_last_board(tmp_path: Path) -> None:
    async with club(tmp_path) as it, bot(it, limits=GROUP_LIMITS) as cairn:
        it.telegram.clock.stop()
        it.telegram.floods.on = True
        message = await challenged(it)
        it.telegram.clock.advance(60)
        await it.bob.follow(message.buttons[0])
        table = Table(it, cairn, (accepts(message) or "").partition(":")[2], it.group)
        await until(lambda: table.pings)
        it.telegram.clock.advance(60)
        for _ in range(MANY):
            person, position = (await table.actors())[0], await table.position()
            await person.send(None, position.legal(position.actors[0])[0])
            async with asyncio.timeout(PATIENCE):
                while (await table.position()).ply == position.ply:
                    await asyncio.sleep(0.01)
            it.telegram.clock.advance(1)
        edits = [each for each in it.telegram.asked("editMessageMedia") if int(each.params["chat_id"]) == it.group.id]
        assert len(edits) < MANY, "boards in between are not sent"
        async with asyncio.timeout(PATIENCE):
            while await is_waiting(cairn.context):
                it.telegram.clock.advance(5)
                cairn.context.news.set()
                await asyncio.sleep(0.05)
        refused = [each for each in it.telegram.requests if each.status == 429]
        assert [each for each in refused if int(each.params["chat_id"]) == it.group.id] == []
        to_act = (await table.actors())[0]
        assert f"Waiting for {to_act.name}." in table.board.text
        assert table.pings == [], "everyone is there"


async def test_the_bot_waits_when_telegram_asks_it_to(club: Club, cairn: Bot, table: Table) -> None:
    club.telegram.fail_next("editMessageMedia", retry_after=1)
    person, _ = await table.turn()
    hand = await table.shown_hand(person)
    await press(person, hand, next(token for token in tokens(hand) if token.startswith("pick:")))
    await move(table)
    assert table.board.photo


async def test_the_answer_comes_before_everything_else(club: Club, cairn: Bot, table: Table) -> None:
    before = len(club.telegram.requests)
    await press(club.ann, table.hand(club.ann), WORDS("button-board"))
    asked = [each.method for each in club.telegram.requests[before:] if each.method != "getUpdates"]
    assert asked[:2] == ["answerCallbackQuery", "editMessageMedia"]


async def test_an_internal_error_is_reported(club: Club, cairn: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "games", None)
    await club.ann.send(None, "/games")
    await club.ann.reads(WORDS("trouble").replace("`", ""))


async def test_a_broken_connection_is_retried(club: Club, cairn: Bot, table: Table) -> None:
    club.telegram.cut_next("editMessageMedia")
    club.telegram.cut_next("sendChatAction")
    await move(table)
    assert table.board.photo


@pytest.mark.parametrize("failure", [{"status": 401}, {"status": 404}, {"status": 200, "body": b"<html>"}], ids=repr)
async def test_an_answer_survives_a_server_that_restarts(
    club: Club, cairn: Bot, table: Table, failure: dict[str, Any]
) -> None:
    """It briefly refuses everything, or its proxy answers instead."""
    before = club.ann.sees()[-1]
    club.telegram.fail_next("sendMessage", **failure)
    await club.ann.send(None, "/help")
    await club.ann.reads(lambda each: each.id > before.id)


async def test_a_webhook_accepts_updates_only_from_telegram(tmp_path: Path) -> None:
    port = ports.free()
    hook = Webhook(f"{PUBLIC}/hook", "127.0.0.1", port)
    async with club(tmp_path) as it:
        it.telegram.webhook.proxy[PUBLIC] = f"http://127.0.0.1:{port}"
        async with bot(it, hook) as cairn, ClientSession() as session:
            table = await begun(it, cairn)
            await move(table)
            async with session.post(f"http://127.0.0.1:{port}/hook", json={"update_id": 1}) as response:
                assert response.status == 403


async def test_a_webhook_refuses_a_secret_that_is_no_text(tmp_path: Path) -> None:
    port = ports.free()
    hook = Webhook(f"{PUBLIC}/hook", "127.0.0.1", port)
    async with club(tmp_path) as it:
        it.telegram.webhook.proxy[PUBLIC] = f"http://127.0.0.1:{port}"
        async with bot(it, hook):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            secret = b"X-Telegram-Bot-Api-Secret-Token: \xff"
            writer.write(b"\r\n".join((b"POST /hook HTTP/1.1", b"Host: x", secret, b"Content-Length: 0", b"", b"")))
            assert b" 403 " in await reader.readline()
            writer.close()

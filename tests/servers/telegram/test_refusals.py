"""Refusals: each uses Telegram's words, so that a bot can learn to understand them. None of them is a violation."""

import asyncio
from datetime import timedelta

import pytest
from telegram import Bot
from telegram.error import BadRequest, InvalidToken, NetworkError, RetryAfter, TimedOut
from telegram.ext import AIORateLimiter
from telegram.request import HTTPXRequest

from tests.servers.telegram.application import PLAIN, application
from tests.servers.telegram.files import Files, Upload
from tests.servers.telegram.floods import Limit
from tests.servers.telegram.people import Person, together, until
from tests.servers.telegram.pictures import png
from tests.servers.telegram.refusals import Refused, Violation
from tests.servers.telegram.server import TOKEN, Telegram


async def started(telegram: Telegram) -> Person:
    anna = telegram.world.add_user("Anna")
    await anna.start()
    return anna


async def test_tokens(telegram: Telegram) -> None:
    for token, said in ((TOKEN[:-1] + "x", "Unauthorized"), ("17:nonsense", "Not Found")):
        async with HTTPXRequest(httpx_kwargs=PLAIN) as request:
            bot = Bot(token, base_url=telegram.base_url, request=request)
            with pytest.raises(InvalidToken, match=said):
                await bot.get_me()


async def test_edits_that_change_nothing(telegram: Telegram) -> None:
    anna = await started(telegram)
    async with application(telegram) as app:
        text = await app.bot.send_message(anna.id, "<b>one</b>", parse_mode="HTML")
        photo = await app.bot.send_photo(anna.id, png(), caption="one")
        with pytest.raises(BadRequest, match="Message is not modified"):
            await app.bot.edit_message_text("<b>one</b>", anna.id, text.message_id, parse_mode="HTML")
        await app.bot.edit_message_text("one", anna.id, text.message_id)
        with pytest.raises(BadRequest, match="Message is not modified"):
            await app.bot.edit_message_caption(anna.id, photo.message_id, caption="one ")
        with pytest.raises(BadRequest, match="Message is not modified"):
            await app.bot.edit_message_reply_markup(anna.id, photo.message_id)
        with pytest.raises(BadRequest, match="There is no text in the message to edit"):
            await app.bot.edit_message_text("two", anna.id, photo.message_id)
        with pytest.raises(BadRequest, match="There is no caption in the message to edit"):
            await app.bot.edit_message_caption(anna.id, text.message_id, caption="two")


async def test_messages_that_are_gone_or_old_or_someone_elses(telegram: Telegram) -> None:
    anna = await started(telegram)
    den = await telegram.world.add_supergroup("Den", anna)
    async with application(telegram) as app:
        sent = await app.bot.send_message(anna.id, "one")
        theirs = await anna.send(den, "/one")
        await anna.delete(anna.sees()[0])
        with pytest.raises(BadRequest, match="Message to edit not found"):
            await app.bot.edit_message_text("two", anna.id, sent.message_id)
        with pytest.raises(BadRequest, match="Message to delete not found"):
            await app.bot.delete_message(anna.id, sent.message_id)
        with pytest.raises(BadRequest, match="Message can't be edited"):
            await app.bot.edit_message_text("two", den.id, theirs.id)
        with pytest.raises(BadRequest, match="Message can't be deleted"):
            await app.bot.delete_message(den.id, theirs.id)
        telegram.world.promote_bot(den, "can_delete_messages")
        await app.bot.delete_message(den.id, theirs.id)
        old = await app.bot.send_message(den.id, "one")
        telegram.world.clock.advance(48 * 3600 + 1)
        with pytest.raises(BadRequest, match="Message can't be edited"):
            await app.bot.edit_message_text("two", den.id, old.message_id)
        with pytest.raises(BadRequest, match="Message can't be deleted for everyone"):
            await app.bot.delete_message(den.id, old.message_id)
        telegram.world.state.edit_limit = telegram.world.state.delete_limit = None
        await app.bot.edit_message_text("two", den.id, old.message_id)
        await app.bot.delete_messages(den.id, [old.message_id, 999])
    assert anna.sees(den) == []


async def test_errors_on_request(telegram: Telegram) -> None:
    anna = await started(telegram)
    async with application(telegram) as app:
        telegram.fail_next("sendMessage", 500, times=2)
        for _ in range(2):
            with pytest.raises(NetworkError, match="Internal Server Error"):
                await app.bot.send_message(anna.id, "one")
        telegram.fail_next("sendMessage", 400, "Bad Request: something new")
        with pytest.raises(BadRequest, match="Something new"):
            await app.bot.send_message(anna.id, "one")
        telegram.fail_next(retry_after=7)
        with pytest.raises(RetryAfter) as caught:
            await app.bot.send_message(anna.id, "one")
        assert caught.value.retry_after == timedelta(seconds=7)
        telegram.fail_next("sendMessage", 502, body=b"<html>Bad Gateway</html>")
        with pytest.raises(NetworkError, match="Bad Gateway"):
            await app.bot.send_message(anna.id, "one")
        assert anna.sees() == []
        await app.bot.send_message(anna.id, "one")
    assert [request.status for request in telegram.asked("sendMessage")] == [500, 500, 400, 429, 502, 200]


async def test_connections_break_before_or_after_the_effect(telegram: Telegram) -> None:
    anna = await started(telegram)
    async with application(telegram) as app:
        telegram.cut_next("sendMessage")
        with pytest.raises(NetworkError):
            await app.bot.send_message(anna.id, "never there")
        telegram.cut_next("sendMessage", after=True)
        with pytest.raises(NetworkError):
            await app.bot.send_message(anna.id, "there, but nobody knows")
        telegram.hang_next("sendMessage", 600)
        with pytest.raises(TimedOut):
            await app.bot.send_message(anna.id, "never there", read_timeout=0.05)
        telegram.hang_next("sendMessage", 600, after=True)
        with pytest.raises(TimedOut):
            await app.bot.send_message(anna.id, "late", read_timeout=0.05)
        await app.bot.send_message(anna.id, "fine")
    assert [message.text for message in anna.sees()] == ["there, but nobody knows", "late", "fine"]


async def test_floods_are_counted_when_switched_on(telegram: Telegram) -> None:
    anna = await started(telegram)
    club = await telegram.world.add_group("Club", anna)
    telegram.clock.stop()
    telegram.floods.on = True
    telegram.floods.chat = Limit(100, 1)
    async with application(telegram) as app:
        sent = [await app.bot.send_message(club.id, f"{number}") for number in range(15)]
        for number in range(5):
            await app.bot.edit_message_text(f"edit {number}", club.id, sent[0].message_id)
        with pytest.raises(RetryAfter) as caught:
            await app.bot.edit_message_text("one too many", club.id, sent[0].message_id)
        assert caught.value.retry_after in [timedelta(seconds=number) for number in range(50, 61)]
        await app.bot.send_message(anna.id, "another chat is another matter")
        await app.bot.delete_message(club.id, sent[0].message_id)
        telegram.world.clock.advance(61)
        await app.bot.send_message(club.id, "again")


async def test_a_chat_tolerates_a_burst_and_all_chats_together_thirty_messages_per_second(telegram: Telegram) -> None:
    people = [telegram.world.add_user(f"Anna {number}") for number in range(8)]
    await together(*(person.start() for person in people))
    floods = telegram.floods
    floods.on = True
    async with application(telegram) as app:
        for number in range(5):
            await app.bot.send_message(people[0].id, f"{number}")
        with pytest.raises(RetryAfter):
            await app.bot.send_message(people[0].id, "5")
        telegram.world.clock.advance(10)
        frozen = telegram.world.clock()
        floods.clock = lambda: frozen
        for person in people[:6]:
            for number in range(5):
                await app.bot.send_message(person.id, f"again {number}")
        with pytest.raises(RetryAfter):
            await app.bot.send_message(people[7].id, "the 31st")
    assert floods.refused == 2


async def test_the_limiter_first_lets_too_much_through_and_then_retries(telegram: Telegram) -> None:
    anna = await started(telegram)
    club = await telegram.world.add_group("Club", anna)
    telegram.clock.stop()
    telegram.floods.on = True
    telegram.floods.group = Limit(4, 1.0)

    async def go_on() -> None:
        await until(lambda: telegram.floods.refused)
        telegram.clock.advance(1.1)

    limiter = AIORateLimiter(group_max_rate=4, group_time_period=1.0, max_retries=3)
    async with application(telegram, limiter) as app, asyncio.TaskGroup() as tasks:
        tasks.create_task(go_on())
        for number in range(5):
            await app.bot.send_message(club.id, f"{number}")
    assert [message.text for message in anna.sees(club)] == list("01234")
    assert telegram.floods.refused, "its bucket starts full and refills in the meantime"


def test_files_that_are_too_big() -> None:
    files = Files()
    large = files.keep(Upload("a.txt", "", b"a" * (20 * 2**20 + 1)), "document")
    with pytest.raises(Refused, match="file is too big"):
        files.path(large.id)
    with pytest.raises(Violation, match="file is too big"):
        files.keep(Upload("a.txt", "", b"a" * (50 * 2**20 + 1)), "document")


async def test_unknown_chats(telegram: Telegram) -> None:
    async with application(telegram) as app:
        for nobody in (12345, -12345, "@nobody_here"):
            with pytest.raises(BadRequest, match="Chat not found"):
                await app.bot.send_message(nobody, "hello?")

"""Strictness: each bad request gets the answer that Telegram would give, and is recorded as a violation."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from aiohttp import ClientSession, FormData
from telegram import (
    Bot,
    BotCommand,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    MessageEntity,
    ReplyKeyboardMarkup,
    WebAppInfo,
)
from telegram.error import BadRequest, EndPointNotFound, InvalidToken

from tests.servers.telegram.application import application
from tests.servers.telegram.people import Person
from tests.servers.telegram.pictures import png
from tests.servers.telegram.server import Telegram, serving

Request = Callable[[Bot, int], Awaitable[object]]


def keys(*rows: list[InlineKeyboardButton]) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup(rows)


KEY = InlineKeyboardButton("A", callback_data="a")


def text(words: str, **more: Any) -> Request:
    return lambda bot, chat: bot.send_message(chat, words, **more)


def html(words: str) -> Request:
    return text(words, parse_mode="HTML")


def button(label: str = "A", **more: Any) -> Request:
    return text("?", reply_markup=keys([InlineKeyboardButton(label, **more)]))


def raw(**more: Any) -> Request:
    """A request that the library would refuse or change."""
    return text("?", api_kwargs=more)


def photo(data: Any, **more: Any) -> Request:
    return lambda bot, chat: bot.send_photo(chat, data, **more)


def commands(*given: tuple[str, str], **more: Any) -> Request:
    return lambda bot, chat: bot.set_my_commands([BotCommand(*each) for each in given], **more)


CASES: dict[str, tuple[Request, str]] = {
    "text too long": (text("x" * 4097), "Message is too long"),
    "text too long in UTF-16 units": (text("🗿" * 2049), "Message is too long"),
    "no text": (text("  \n "), "Message text is empty"),
    "no text but tags": (html("<b></b>"), "Message text is empty"),
    "bare <": (html("a < b"), "Can't parse entities"),
    "bare >": (html("a > b"), "Can't parse entities"),
    "bare &": (html("a & b"), "Can't parse entities"),
    "unknown reference": (html("&nbsp;"), "Can't parse entities"),
    "unknown tag": (html("a<br>b"), 'unsupported start tag "br" at byte offset 1'),
    "tag not closed": (html("<b>a"), "can't find end tag corresponding to start tag"),
    "tags crossed": (html("<b><i>a</b></i>"), "unmatched end tag at byte offset 7"),
    "tag never opened": (html("a</b>"), "unexpected end tag at byte offset 1"),
    "unknown attribute": (html('<b class="x">a</b>'), "Can't parse entities"),
    "link without address": (html("<a>a</a>"), "Can't parse entities"),
    "link to nowhere": (html('<a href="nowhere">a</a>'), "Can't parse entities"),
    "bold inside code": (html("<code><b>a</b></code>"), "Can't parse entities"),
    "quote in a quote": (html("<blockquote><blockquote>a</blockquote></blockquote>"), "Can't parse entities"),
    "another markup language": (text("*a*", parse_mode="MarkdownV2"), "Unsupported parse_mode"),
    "entity too long": (text("abc", entities=[MessageEntity("bold", 0, 4)]), "Entity_bounds_invalid"),
    "entity that splits a character": (text("🗿", entities=[MessageEntity("bold", 1, 1)]), "Entity_bounds_invalid"),
    "too many entities": (html("<b>a</b> " * 101), "Too many entities"),
    "caption too long": (photo(png(), caption="x" * 1025), "Message caption is too long"),
    "65 bytes of data": (button(callback_data="x" * 65), "Button_data_invalid"),
    "33 two-byte letters": (button(callback_data="ї" * 33), "Button_data_invalid"),
    "no data": (button(callback_data=""), "Button_data_invalid"),
    "no action": (button(), "Text buttons are unallowed"),
    "two actions": (button(callback_data="a", url="https://t.me/x"), "Button_type_invalid"),
    "no label": (button("  ", callback_data="a"), "Inline keyboard button text must be non-empty"),
    "unknown style": (button(callback_data="a", style="violet"), "Invalid button style"),
    "web app in a group": (button(web_app=WebAppInfo("https://a.example")), "Button_type_invalid"),
    "invalid address": (button(url="not an address"), "Inline keyboard button url"),
    "address without a dot": (button(url="http://localhost:8000"), "Inline keyboard button url"),
    "payload with a bad letter": (button(url="https://t.me/cairn_bot?start=a:b"), "Inline keyboard button url"),
    "payload too long": (button(url=f"https://t.me/cairn_bot?start={'a' * 65}"), "Inline keyboard button url"),
    "101 buttons": (text("?", reply_markup=keys(*([KEY] for _ in range(101)))), "Reply markup is too long"),
    "9 in a row": (text("?", reply_markup=keys([KEY] * 9)), "Reply markup is too long"),
    "row without buttons": (text("?", reply_markup=keys([])), "Reply markup has an empty row"),
    "not a photo": (photo(b"no picture at all"), "Image_process_failed"),
    "empty file": (photo(b""), "File must be non-empty"),
    "photo too large": (photo(png() + b"\0" * 10 * 2**20), "is too big for a photo"),
    "sides too long": (photo(png(size=(9000, 1001))), "Photo_invalid_dimensions"),
    "aspect ratio too high": (photo(png(size=(841, 42))), "Photo_invalid_dimensions"),
    "unknown file": (photo("AgACAgIAAxkDnobody"), "Wrong remote file identifier"),
    "photo from the internet": (photo("https://cairn.example/a.png"), "Failed to get http url content"),
    "command with capitals": (commands(("Play", "Play")), "Bot_command_invalid"),
    "command too long": (commands(("p" * 33, "Play")), "Bot_command_invalid"),
    "duplicate command": (commands(("play", "Play"), ("play", "Play")), "Bot_command_invalid"),
    "command without description": (commands(("play", " ")), "Bot_command_description_invalid"),
    "description too long": (commands(("play", "x" * 257)), "Bot_command_description_invalid"),
    "101 commands": (commands(*((f"c{number}", "x") for number in range(101))), "Bot_commands_too_much"),
    "invalid language": (commands(("play", "Play"), language_code="eng"), "Invalid language code"),
    "name too long": (lambda bot, _: bot.set_my_name("x" * 65), "Bot name is too long"),
    "short description too long": (lambda bot, _: bot.set_my_short_description("x" * 121), "too long"),
    "alert too long": (lambda bot, _: bot.answer_callback_query("1", "x" * 201, show_alert=True), "Message_too_long"),
    "answer that leads away": (lambda bot, _: bot.answer_callback_query("1", url="https://a.example"), "Url_invalid"),
    "topic without a name": (lambda bot, chat: bot.create_forum_topic(chat, ""), ""),
    "unknown chat action": (lambda bot, chat: bot.send_chat_action(chat, "thinking"), "Wrong parameter action"),
    "too many updates": (lambda bot, _: bot.get_updates(limit=101), ""),
    "no recipient": (raw(chat_id=None), "Chat_id is empty"),
    "chat is not a number": (lambda bot, _: bot.send_message("anna", "a"), "must be an integer"),
    "topic is not a number": (raw(message_thread_id="x"), "integer"),
    "keyboard is not JSON": (raw(reply_markup="{"), "Can't parse reply_markup json"),
    "keyboard is a list": (raw(reply_markup=[]), "Can't parse reply_markup"),
    "unknown kind of keyboard": (raw(reply_markup={"rows": []}), "Object expected as reply markup"),
}  # fmt: skip


async def group(telegram: Telegram) -> tuple[Person, int]:
    anna = telegram.world.add_user("Anna")
    return anna, (await telegram.world.add_supergroup("Den", anna)).id


@pytest.mark.parametrize("case", CASES)
async def test_a_bad_request_is_refused_and_recorded(case: str, lenient: Telegram) -> None:
    request, said = CASES[case]
    anna, chat = await group(lenient)
    async with application(lenient) as app:
        with pytest.raises(BadRequest) as caught:
            await request(app.bot, chat)
    assert said.lower() in str(caught.value).lower()
    assert lenient.violations
    assert [message for message in lenient.world.state.chats[chat].sent if message.sender is lenient.world.bot] == []
    assert anna.sees(lenient.world.state.chats[chat]) == []


async def test_bad_edits(lenient: Telegram) -> None:
    anna, _ = await group(lenient)
    await anna.start()
    async with application(lenient) as app:
        words = await app.bot.send_message(anna.id, "one")
        board = await app.bot.send_photo(anna.id, png(), caption="one")
        document = await app.bot.send_document(anna.id, b"one", filename="one.txt")
        assert document.document
        assert lenient.violations == []
        here = {"chat_id": anna.id, "message_id": board.message_id}
        other: Any = ReplyKeyboardMarkup([["A"]])
        bad: list[tuple[Awaitable[object], str]] = [
            (app.bot.edit_message_text("x" * 4097, anna.id, words.message_id), "Message_too_long"),
            (app.bot.edit_message_caption(anna.id, board.message_id, caption="x" * 1025), "Media_caption_too_long"),
            (app.bot.edit_message_media(InputMediaPhoto(png(), "x" * 1025), **here), "Media_caption_too_long"),
            (app.bot.edit_message_reply_markup(**here, reply_markup=other), "Inline keyboard expected"),
            (app.bot.edit_message_media(InputMediaPhoto(document.document.file_id), **here), "Can't use file of type"),
            (app.bot.edit_message_media(InputMediaPhoto("attach://nothing"), **here), "There is no photo"),
            (app.bot.edit_message_text("two", inline_message_id="17"), "Invalid inline message identifier"),
        ]
        for request, said in bad:
            with pytest.raises(BadRequest, match=said):
                await request
    assert len({violation.partition(":")[2] for violation in lenient.violations}) >= len(bad) - 1
    assert [len(message.versions) for message in anna.sees()] == [1, 1, 1]


async def test_an_unknown_method_is_not_found(lenient: Telegram) -> None:
    async with application(lenient) as app:
        with pytest.raises(EndPointNotFound):
            await app.bot.do_api_request("sendDreams", {"chat_id": 1})
        with pytest.raises(InvalidToken, match="Not Found"):
            await app.bot.send_dice(1)
    assert [violation.partition(":")[0] for violation in lenient.violations] == ["sendDreams", "sendDice"]


async def test_a_file_that_no_parameter_refers_to_is_noticed(lenient: Telegram) -> None:
    anna, _ = await group(lenient)
    await anna.start()
    async with ClientSession() as session:
        form = FormData({"chat_id": str(anna.id), "text": "one"})
        form.add_field("lost", png(), filename="lost.png", content_type="image/png")
        async with session.post(f"{lenient.base_url}{lenient.token}/sendMessage", data=form) as response:
            assert response.status == 400
    assert any("lost" in violation for violation in lenient.violations)


async def test_json_and_the_query_are_read_like_forms(telegram: Telegram) -> None:
    anna, _ = await group(telegram)
    await anna.start()
    address = f"{telegram.base_url}{telegram.token}/sendMessage"
    async with ClientSession() as session:
        body = {"chat_id": anna.id, "text": "one", "disable_notification": True}
        async with session.post(address, json=body) as response:
            assert response.status == 200
        async with session.get(address, params={"chat_id": str(anna.id), "text": "two"}) as response:
            assert response.status == 200
    assert [message.text for message in anna.sees()] == ["one", "two"]


async def test_a_test_that_breaks_a_rule_fails() -> None:
    async def broken() -> None:
        async with serving() as telegram, application(telegram) as app:
            with pytest.raises(BadRequest):
                await button(callback_data="")(app.bot, 17)

    with pytest.raises(AssertionError, match="BUTTON_DATA_INVALID"):
        await broken()

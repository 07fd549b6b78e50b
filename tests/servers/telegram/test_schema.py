"""The check against the published description of the Bot API. It is skipped if there is no description."""

import json
from typing import Any

import pytest
from telegram import BotCommand, InlineKeyboardButton, InlineKeyboardMarkup, InputMediaAnimation
from telegram.error import BadRequest

from tests.servers.telegram.application import application
from tests.servers.telegram.people import Unanswered
from tests.servers.telegram.pictures import gif, png
from tests.servers.telegram.schema import NAME, Schema, find, load
from tests.servers.telegram.server import METHODS, Telegram, serving


@pytest.fixture
def schema() -> Schema:
    path = find()
    if path is None:
        pytest.skip(
            f"requests to Telegram are not checked against its schema: set PLATFORM_SPECS to the folder of {NAME}"
        )
    return load(path)


GOOD: list[tuple[str, dict[str, Any]]] = [
    ("getMe", {}),
    ("sendMessage", {"chat_id": "17", "text": "x" * 9000, "disable_notification": "true"}),
    ("sendMessage", {"chat_id": "@den", "text": "a", "entities": '[{"type": "bold", "offset": 0, "length": 1}]'}),
    ("sendMessage", {"chat_id": 17, "text": "a", "reply_parameters": {"message_id": 5}}),
    ("setMyCommands", {"commands": '[{"command": "play", "description": "Play"}]', "scope": '{"type": "default"}'}),
    ("setMyCommands", {"commands": "[]", "scope": '{"type": "chat_member", "chat_id": -5, "user_id": 5}'}),
    ("editMessageMedia", {"media": '{"type": "animation", "media": "attach://a", "width": 5}'}),
]
BAD: list[tuple[str, dict[str, Any], str]] = [
    ("sendMessage", {"chat_id": "17"}, '"text" is missing'),
    ("sendMessage", {"chat_id": "17", "text": "a", "colour": "red"}, 'unknown parameter "colour"'),
    ("sendMessage", {"chat_id": "17", "text": "a", "disable_notification": "True"}, "neither true nor false"),
    ("sendMessage", {"chat_id": "17", "text": "a", "message_thread_id": "1.5"}, "not an integer"),
    ("sendMessage", {"chat_id": "17", "text": "a", "reply_parameters": "5"}, "is not a ReplyParameters"),
    ("sendMessage", {"chat_id": "17", "text": "a", "entities": '[{"type": "bold"}]'}, '"offset" is missing'),
    (
        "sendMessage",
        {"chat_id": "17", "text": "a", "entities": '[{"type": "loud", "offset": 0, "length": 1}]'},
        "none of",
    ),
    (
        "sendMessage",
        {"chat_id": "17", "text": "a", "reply_markup": '{"inline_keyboard": [["A"]]}'},
        "InlineKeyboardButton",
    ),
    (
        "sendMessage",
        {"chat_id": "1", "text": "a", "reply_markup": '{"inline_keyboard": [[{"text": "A", "callback_data": ""}]]}'},
        "has a length of 0, not of 1-64 bytes",
    ),
    (
        "sendMessage",
        {"chat_id": "1", "text": "a", "reply_markup": '{"inline_keyboard": [[{"text": "A", "style": "loud"}]]}'},
        "none of ['danger', 'primary', 'success']",
    ),
    ("answerCallbackQuery", {"callback_query_id": "1", "text": "x" * 201}, "not of 0-200 characters"),
    ("setMyCommands", {"commands": "[{}]"}, "is missing in BotCommand"),
    ("setMyCommands", {"commands": json.dumps([{"command": "a", "description": "b"}] * 101)}, "101 items"),
    ("setMyCommands", {"commands": "[]", "scope": '{"type": "everywhere"}'}, "is none of"),
    ("setMyCommands", {"commands": "[]", "scope": '{"type": "chat"}'}, '"chat_id" is missing'),
    ("getUpdates", {"limit": "101"}, "not in 1-100"),
    ("createForumTopic", {"chat_id": "1", "name": "x" * 129}, "not of 1-128 characters"),
    ("createForumTopic", {"chat_id": "1", "name": "x", "icon_color": "7"}, "7 is none of"),
    ("deleteMessages", {"chat_id": "1", "message_ids": "[]"}, "0 items, not 1 to 100"),
    ("sendDocument", {"chat_id": "1"}, '"document" is missing'),
    ("editMessageMedia", {"media": '{"type": "photo", "media": 5}'}, "not a string"),
    ("editMessageMedia", {"media": '{"type": "photo", "media": "x", "width": 5}'}, 'InputMediaPhoto has no "width"'),
]


@pytest.mark.parametrize(("method", "given"), GOOD)
def test_described_requests_are_allowed(schema: Schema, method: str, given: dict[str, Any]) -> None:
    assert schema.problems(method, given, ["a"] if "attach" in str(given) else []) == []


@pytest.mark.parametrize(("method", "given", "problem"), BAD)
def test_undescribed_requests_are_problems(schema: Schema, method: str, given: dict[str, Any], problem: str) -> None:
    assert problem in " ".join(schema.problems(method, given))


def test_files_must_be_expected(schema: Schema) -> None:
    assert schema.problems("sendPhoto", {"chat_id": "1"}, ["photo"]) == []
    assert schema.problems("sendMessage", {"chat_id": "1"}, ["text"]) == ["sendMessage.text: no file is expected here"]
    assert schema.problems("getMe", {}, ["lost"]) == ['getMe: nothing refers to the file "lost"']


def test_every_method_of_the_stand_in_is_described(schema: Schema) -> None:
    assert METHODS.keys() <= schema.methods.keys()


async def test_a_bots_requests_are_checked(schema: Schema, lenient: Telegram) -> None:
    anna = lenient.world.add_user("Anna")
    await anna.start()
    async with application(lenient) as app:
        with pytest.raises(BadRequest, match="unknown parameter"):
            await app.bot.send_message(anna.id, "one", api_kwargs={"colour": "red"})
    assert lenient.violations == ['sendMessage: unknown parameter "colour"']
    assert anna.sees() == []


async def test_answers_and_updates_match_the_description(schema: Schema, telegram: Telegram) -> None:
    anna, boris = telegram.world.add_user("Anna", username="anna_a"), telegram.world.add_user("Boris")
    club = await telegram.world.add_group("Club", anna, boris)
    forum = await telegram.world.add_forum("Forum", anna, boris)
    topic = telegram.world.add_topic(forum, "Games")
    await anna.start("x")
    await anna.send(club, "/play ", boris)
    await boris.edit(await boris.send(forum, "/play @anna_a", thread=topic), "/help")
    keys = InlineKeyboardMarkup(
        [[InlineKeyboardButton("A", callback_data="a"), InlineKeyboardButton("B", url="a.example")]]
    )
    async with application(telegram) as app:
        bot = app.bot
        await bot.send_message(forum.id, "<b>a</b>", "HTML", message_thread_id=topic.id, reply_markup=keys)
        board = await bot.send_photo(club.id, png(), caption="a board", reply_markup=keys)
        await bot.edit_message_media(InputMediaAnimation(gif()), club.id, board.message_id, reply_markup=keys)
        with pytest.raises(Unanswered):
            await boris.press(anna.sees(club)[-1], "A", patience=0.01)
        telegram.world.clock.advance(50 * 3600)
        with pytest.raises(Unanswered):
            await boris.press(anna.sees(club)[-1], "A", patience=0.01)
        telegram.world.clock.ahead = 0
        document = (await bot.send_document(club.id, b"text", filename="a.txt")).document
        assert document
        await bot.get_file(document.file_id)
        telegram.world.promote_bot(forum, "can_manage_topics", "can_pin_messages")
        for chat in (club, forum):
            await bot.get_chat(chat.id)
            await bot.get_chat_administrators(chat.id)
            for member in (anna.id, boris.id, bot.id):
                await bot.get_chat_member(chat.id, member)
        await bot.pin_chat_message(forum.id, anna.sees(forum, topic)[0].id)
        await bot.create_forum_topic(forum.id, "Talk")
        telegram.world.restrict_bot(forum, "can_send_photos")
        await bot.get_chat_member(forum.id, bot.id)
        await boris.leave(club)
        await anna.block()
        telegram.world.migrate(club)
        await anna.kick_bot(forum)
        await bot.set_my_commands([BotCommand("play", "Play")])
        await bot.get_my_commands()
        await bot.get_my_name()
        await bot.get_chat_menu_button()
        await bot.get_webhook_info()
        updates = await bot.get_updates()
    assert {kind for update in updates for kind in update.to_dict()} == {
        "update_id", "message", "edited_message", "callback_query", "my_chat_member",
    }  # fmt: skip
    assert schema.mistakes("Message", {})
    for request in telegram.requests:
        kinds = schema.methods[request.method]["returns"]
        assert any(schema.mistakes(kind, request.result) == [] for kind in kinds), (
            request.method,
            [schema.mistakes(kind, request.result) for kind in kinds],
        )


async def test_the_rules_written_here_hold_without_the_description(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setenv("PLATFORM_SPECS", str(tmp_path))
    assert find() is None
    async with serving(strict=False) as telegram, application(telegram) as app:
        assert telegram.schema is None
        anna = telegram.world.add_user("Anna")
        await anna.start()
        await app.bot.send_photo(anna.id, png(), caption="fine")
        with pytest.raises(BadRequest, match="Message is too long"):
            await app.bot.send_message(anna.id, "x" * 4097)
    assert len(telegram.violations) == 1

"""Messages: what the bot sends, changes and deletes, and every version that people saw."""

import pytest
from telegram import (
    ForceReply,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaAnimation,
    InputMediaDocument,
    InputMediaPhoto,
    Message,
    MessageEntity,
    ReplyParameters,
    User,
)
from telegram.error import BadRequest

from tests.servers.telegram.application import application
from tests.servers.telegram.pictures import gif, png
from tests.servers.telegram.server import Telegram
from tests.servers.telegram.values import Entity

KEYS = InlineKeyboardMarkup(
    [[InlineKeyboardButton("Yes", callback_data="yes"), InlineKeyboardButton("No", url="t.me/x")]]
)


async def test_html_arrives_as_text_with_entities_in_utf_16_units(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.start()
    async with application(telegram) as app:
        sent = await app.bot.send_message(anna.id, " 🗿 <b>A &lt; B</b> @boris_b /help ", parse_mode="HTML")
    (seen,) = anna.sees()
    assert seen.text == sent.text == "🗿 A < B @boris_b /help"
    kinds = [(each.type, seen.content.part(each)) for each in seen.content.entities]
    assert kinds == [("bold", "A < B"), ("mention", "@boris_b"), ("bot_command", "/help")]
    assert seen.content.entities[0] == Entity("bold", 3, 5)
    assert [each.type for each in sent.entities] == ["bold", "mention", "bot_command"]


async def test_entities_may_be_given_instead_of_html(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.start()
    mention = MessageEntity("text_mention", 3, 4, user=User(anna.id, "Anna", is_bot=False))
    async with application(telegram) as app:
        sent = await app.bot.send_message(anna.id, "🗿 Anna", entities=[mention])
    assert sent.entities[0].user
    assert sent.entities[0].user.id == anna.id


async def test_a_photo_keeps_its_bytes_and_can_be_sent_again_by_its_id(telegram: Telegram) -> None:
    anna, boris = telegram.world.add_user("Anna"), telegram.world.add_user("Boris")
    await anna.start()
    await boris.start()
    async with application(telegram) as app:
        first = await app.bot.send_photo(anna.id, png(), caption="<i>a board</i>", parse_mode="HTML", reply_markup=KEYS)
        again = await app.bot.send_photo(boris.id, first.photo[-1].file_id)
        small = await app.bot.send_photo(boris.id, first.photo[0].file_id)
        loaded = await (await app.bot.get_file(again.photo[-1].file_id)).download_as_bytearray()
    assert (first.photo[-1].width, first.photo[-1].height, first.caption) == (40, 30, "a board")
    assert [message.photo for message in boris.sees()] == [png(), png()]
    assert small.photo[-1].file_unique_id == first.photo[-1].file_unique_id
    assert bytes(loaded) == png()
    assert anna.sees()[0].labels == [["Yes", "No"]]


async def test_documents_and_animations(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.start()
    async with application(telegram) as app:
        text = await app.bot.send_document(anna.id, b"1. muster 3 red", filename="match.txt", caption="Your match")
        moving = await app.bot.send_animation(anna.id, gif(), filename="replay.gif")
        guessed = await app.bot.send_document(anna.id, gif(), filename="replay.gif")
        kept = await app.bot.send_document(anna.id, gif(), filename="replay.gif", disable_content_type_detection=True)
    assert text.document
    assert text.document.file_name == "match.txt"
    assert anna.sees()[0].content.document == b"1. muster 3 red"
    assert moving.animation
    assert moving.document, "an animation also appears as a document"
    assert guessed.animation, "Telegram turns every GIF into an animation"
    assert not kept.animation


async def test_edits_of_every_kind(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.start()
    async with application(telegram) as app:
        bot = app.bot
        text = await bot.send_message(anna.id, "one", reply_markup=KEYS)
        await bot.edit_message_text("two", anna.id, text.message_id)
        await bot.edit_message_reply_markup(anna.id, text.message_id, reply_markup=KEYS)
        photo = await bot.send_photo(anna.id, png("red"), caption="red")
        await bot.edit_message_caption(anna.id, photo.message_id, caption="still red", reply_markup=KEYS)
        changed = await bot.edit_message_media(InputMediaPhoto(png("blue"), "blue"), anna.id, photo.message_id)
        assert isinstance(changed, Message)
        file = changed.photo[-1].file_id
        await bot.edit_message_media(InputMediaAnimation(gif(), caption="moving"), anna.id, photo.message_id)
        await bot.edit_message_media(InputMediaDocument(b"text", filename="a.txt"), anna.id, photo.message_id)
        await bot.edit_message_media(InputMediaPhoto(file, "blue again"), anna.id, photo.message_id)
        await bot.edit_message_media(InputMediaPhoto(file, "from text"), anna.id, text.message_id)
    words, board = anna.sees()
    assert [version.text for version in words.versions] == ["one", "two", "two", "from text"]
    assert [len(version.buttons) for version in words.versions] == [2, 0, 2, 0], "an edit without a keyboard removes it"
    assert [version.text for version in board.versions] == ["red", "still red", "blue", "moving", "", "blue again"]
    assert [version.photo for version in board.versions[2:]] == [png("blue"), None, None, png("blue")]
    assert len(telegram.shown_to(anna)) == 11


async def test_everything_ever_shown_can_be_searched(telegram: Telegram) -> None:
    anna, boris, cleo = (telegram.world.add_user(name) for name in ("Anna", "Boris", "Cleo"))
    club = await telegram.world.add_group("Club", anna, boris)
    await anna.start()
    async with application(telegram) as app:
        await app.bot.send_message(anna.id, "your hand: red 7")
        board = await app.bot.send_photo(club.id, png(), caption="a board")
        await app.bot.edit_message_caption(club.id, board.message_id, caption="red 7 was played", reply_markup=KEYS)
        await app.bot.delete_message(club.id, board.message_id)
        later = await app.bot.send_message(club.id, "over")
    await cleo.join(club)
    seen = {person.name: telegram.shown_to(person) for person in (anna, boris, cleo)}
    assert any("your hand" in shown.content.words for shown in seen["Anna"])
    assert not any("your hand" in shown.content.words for shown in seen["Boris"])
    assert [shown.how for shown in seen["Boris"] if shown.message == board.message_id] == ["message", "edit"]
    assert png() in [shown.content.photo for shown in seen["Boris"]]
    assert "yes" in next(shown.content.words for shown in seen["Boris"] if shown.how == "edit")
    assert [shown.content.text for shown in seen["Cleo"] if shown.message == later.message_id] == ["over"]
    assert not any("red 7" in shown.content.words for shown in seen["Cleo"])


async def test_replies_and_silence(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    club = await telegram.world.add_group("Club", anna)
    question = await anna.send(club, "/hand")
    async with application(telegram) as app:
        parameters = ReplyParameters(question.id, allow_sending_without_reply=True)
        sent = await app.bot.send_message(club.id, "Look!", reply_parameters=parameters, disable_notification=True)
        assert sent.reply_to_message
        await anna.delete(question)
        await app.bot.send_message(club.id, "Look again!", reply_parameters=parameters)
        with pytest.raises(BadRequest, match="Message to be replied not found"):
            await app.bot.send_message(club.id, "And again!", reply_to_message_id=question.id)
    assert [(notice.why, notice.silent) for notice in anna.notices] == [("reply", True)]


async def test_message_ids_are_counted_per_chat(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    chats = [await telegram.world.add_supergroup(title, anna) for title in ("Den", "Cave")]
    async with application(telegram) as app:
        ids = [(await app.bot.send_message(chat.id, "hello")).message_id for chat in chats]
    assert ids[0] == ids[1]


async def test_a_message_with_another_kind_of_keyboard_cannot_be_edited(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.start()
    async with application(telegram) as app:
        sent = await app.bot.send_message(anna.id, "Your move?", reply_markup=ForceReply())
        with pytest.raises(BadRequest, match="Message can't be edited"):
            await app.bot.edit_message_text("Yours?", anna.id, sent.message_id)


async def test_requests_are_recorded(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.start()
    async with application(telegram) as app:
        await app.bot.send_photo(anna.id, png(), reply_markup=KEYS)
    (request,) = telegram.asked("sendPhoto")
    assert (request.status, request.params["chat_id"]) == (200, str(anna.id))
    assert request.value("reply_markup")["inline_keyboard"][0][0]["text"] == "Yes"
    assert request.files["photo"].data == png()

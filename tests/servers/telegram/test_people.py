"""People: they type, press, follow links, and are notified of what concerns them."""

import asyncio
from typing import Any

import pytest
from telegram import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeChat,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    Update,
)
from telegram.error import BadRequest
from telegram.ext import CallbackQueryHandler, CommandHandler
from telegram.helpers import create_deep_linked_url

from tests.servers.telegram.application import application, polling
from tests.servers.telegram.people import Unanswered, until
from tests.servers.telegram.server import Telegram
from tests.servers.telegram.values import Entity


def keys(*buttons: InlineKeyboardButton) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup.from_column(list(buttons))


async def test_what_people_type_has_entities(telegram: Telegram) -> None:
    anna, boris = telegram.world.add_user("Anna"), telegram.world.add_user("Борис 🗿")
    cleo = telegram.world.add_user("Cleo", username="cleo_c")
    club = await telegram.world.add_group("Club", anna, boris, cleo)
    message = await anna.send(club, "/play@cairn_bot 🗿 ", boris, " and ", cleo)
    assert message.text == "/play@cairn_bot 🗿 Борис 🗿 and @cleo_c"
    assert message.content.entities == (
        Entity("bot_command", 0, 15),
        Entity("text_mention", 19, 8, user=boris.id),
        Entity("mention", 32, 7),
    )
    async with application(telegram) as app:
        update = (await app.bot.get_updates())[-1]
    assert update.message
    told = update.message.parse_entities()
    assert sorted(told.values()) == ["/play@cairn_bot", "@cleo_c", "Борис 🗿"]
    assert {notice.why for person in (boris, cleo) for notice in person.notices} == {"mention"}


async def test_a_press_is_answered(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.start()

    async def answer(update: Update, context: Any) -> None:
        query = update.callback_query
        assert query
        await query.answer(f"{query.data}, {query.from_user.first_name}", show_alert=query.data == "b")

    async with polling(telegram, CallbackQueryHandler(answer)) as app:
        await app.bot.send_message(
            anna.id,
            "?",
            reply_markup=keys(
                InlineKeyboardButton("A", callback_data="a"), InlineKeyboardButton("B", callback_data="b")
            ),
        )
        (message,) = anna.sees()
        note, alert = await anna.press(message, "A"), await anna.press(message, "b")
    assert (note.text, note.alert, alert.text, alert.alert) == ("a, Anna", False, "b, Anna", True)
    assert [shown.content.text for shown in telegram.shown_to(anna) if shown.how == "answer"] == ["a, Anna", "b, Anna"]


async def test_a_press_without_an_answer_is_reported(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.start()
    async with application(telegram) as app:
        await app.bot.send_message(anna.id, "?", reply_markup=keys(InlineKeyboardButton("A", callback_data="a")))
        (message,) = anna.sees()
        with pytest.raises(Unanswered):
            await anna.press(message, "A", patience=0.05)
        with pytest.raises(AssertionError, match="no button"):
            await anna.press(message, "B")


async def test_a_press_is_answered_once_and_in_time(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.start()
    async with application(telegram) as app:
        await app.bot.send_message(anna.id, "?", reply_markup=keys(InlineKeyboardButton("A", callback_data="a")))
        (message,) = anna.sees()
        press = asyncio.create_task(anna.press(message, "A"))
        await until(lambda: telegram.world.state.queries)
        (query,) = telegram.world.state.queries.values()
        assert await app.bot.answer_callback_query(query.id)
        await press
        with pytest.raises(BadRequest, match="Query is too old and response timeout expired or query id is invalid"):
            await app.bot.answer_callback_query(query.id)
        with pytest.raises(Unanswered):
            await anna.press(message, "A", patience=0.05)
        telegram.world.clock.advance(16)
        with pytest.raises(BadRequest, match="Query is too old"):
            await app.bot.answer_callback_query(list(telegram.world.state.queries)[-1])
        with pytest.raises(BadRequest, match="Query is too old"):
            await app.bot.answer_callback_query("17")


async def test_an_old_button_can_still_be_pressed_but_its_message_is_only_an_address(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.start()
    heard: list[Update] = []

    async def answer(update: Update, context: Any) -> None:
        heard.append(update)
        assert update.callback_query
        await update.callback_query.answer()

    async with polling(telegram, CallbackQueryHandler(answer)) as app:
        sent = await app.bot.send_message(anna.id, "?", reply_markup=keys(InlineKeyboardButton("A", callback_data="a")))
        (message,) = anna.sees()
        button = message.button("A")
        await app.bot.edit_message_text("!", anna.id, sent.message_id)
        await anna.press(message, button)
        telegram.world.clock.advance(49 * 3600)
        await anna.press(message, button)
    near, far = (update.callback_query.message for update in heard if update.callback_query)
    assert near
    assert far
    assert (near.is_accessible, far.is_accessible) == (True, False)
    assert (far.chat.id, far.message_id) == (anna.id, sent.message_id)


async def test_links_lead_into_the_private_chat(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    club = await telegram.world.add_group("Club", anna)

    async def start(update: Update, context: Any) -> None:
        assert update.effective_message
        await update.effective_message.reply_text(f"Welcome to {context.args}")

    async def lead(update: Update, context: Any) -> None:
        assert update.callback_query
        await update.callback_query.answer(url="https://t.me/cairn_bot?start=hand-3")

    async with polling(telegram, CommandHandler("start", start), CallbackQueryHandler(lead)) as app:
        url = create_deep_linked_url("cairn_bot", "hand-2")
        rows = keys(InlineKeyboardButton("Open", url=url), InlineKeyboardButton("Hand", callback_data="hand"))
        await app.bot.send_message(club.id, "Your cards:", reply_markup=rows)
        (message,) = anna.sees(club)
        await anna.follow(message.button("Open"))
        await anna.reads("Welcome to ['hand-2']")
        await anna.follow(await anna.press(message, "Hand"))
        await anna.reads("Welcome to ['hand-3']")
        await anna.follow(create_deep_linked_url("cairn_bot", "table", group=True), into=club)
        await anna.reads("Welcome to ['table']", club)
    with pytest.raises(AssertionError, match="opens another bot"):
        await anna.follow("https://t.me/other_bot?start=x")


async def test_mentions_notify_members_and_edits_notify_nobody(telegram: Telegram) -> None:
    anna, boris = telegram.world.add_user("Anna", username="anna_a"), telegram.world.add_user("Boris")
    cleo = telegram.world.add_user("Cleo")
    club = await telegram.world.add_group("Club", anna, boris)
    links = " ".join(f'<a href="tg://user?id={person.id}">{person.name}</a>' for person in (boris, cleo))
    async with application(telegram) as app:
        sent = await app.bot.send_message(club.id, f"@Anna_A {links}", parse_mode="HTML")
        await app.bot.edit_message_text(f"again @anna_a {links}", club.id, sent.message_id, parse_mode="HTML")
    assert [entity.type for entity in sent.entities] == ["mention", "text_mention"], "the bot does not know Cleo"
    assert [len(person.notices) for person in (anna, boris, cleo)] == [1, 1, 0]
    assert anna.notices[0].message.id == sent.message_id


async def test_the_command_menu_follows_the_narrowest_scope_and_the_language(telegram: Telegram) -> None:
    anna, boris = telegram.world.add_user("Anna", language="uk"), telegram.world.add_user("Boris", language="pt-br")
    club = await telegram.world.add_group("Club", anna, boris)
    async with application(telegram) as app:
        await app.bot.set_my_commands([BotCommand("play", "Play")])
        await app.bot.set_my_commands([BotCommand("play", "Грати")], language_code="uk")
        await app.bot.set_my_commands([BotCommand("board", "Board")], BotCommandScopeAllGroupChats())
        assert (anna.menu(), boris.menu()) == ((("play", "Грати"),), (("play", "Play"),))
        assert anna.menu(club) == (("board", "Board"),)
        scope = BotCommandScopeChat(club.id)
        await app.bot.set_my_commands([BotCommand("table", "Table")], scope)
        assert anna.menu(club) == (("table", "Table"),)
        assert [each.command for each in await app.bot.get_my_commands(scope)] == ["table"]
        await app.bot.delete_my_commands(scope)
        assert anna.menu(club) == (("board", "Board"),)


async def test_the_bot_describes_itself_in_each_language(telegram: Telegram) -> None:
    async with application(telegram) as app:
        await app.bot.set_my_name("Каїрн", language_code="uk")
        await app.bot.set_my_description("Games", language_code="")
        await app.bot.set_my_short_description("A bot")
        assert (await app.bot.get_my_name("uk")).name == "Каїрн"
        assert (await app.bot.get_my_name()).name == "Cairn"
        assert (await app.bot.get_my_description("uk")).description == "Games"
        assert (await app.bot.get_my_short_description()).short_description == "A bot"


async def test_people_send_files(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.send_file(None, "match.txt", b"1. muster 3 red", "my match")
    async with application(telegram) as app:
        (update,) = await app.bot.get_updates()
        assert update.message
        assert update.message.document
        file = await update.message.document.get_file()
        assert bytes(await file.download_as_bytearray()) == b"1. muster 3 red"

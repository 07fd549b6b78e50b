"""Updates reach a real Application, by polling and by webhook, and it stops without a complaint."""

import asyncio
import logging
from typing import Any

import pytest
from telegram import Update
from telegram.error import BadRequest, Conflict
from telegram.ext import CallbackQueryHandler, CommandHandler, MessageHandler, TypeHandler, filters

from tests.servers.telegram.application import PUBLIC, application, hooked, polling
from tests.servers.telegram.people import until
from tests.servers.telegram.server import Telegram
from tests.support import ports


class Ear:
    """Records every update that the application got."""

    def __init__(self) -> None:
        self.updates: list[Update] = []
        self.handler: TypeHandler[Update, Any, None] = TypeHandler(Update, self.hear)

    async def hear(self, update: Update, context: Any) -> None:
        self.updates.append(update)

    @property
    def texts(self) -> list[str]:
        return [update.message.text for update in self.updates if update.message and update.message.text]


@pytest.fixture
def ear() -> Ear:
    return Ear()


async def greet(update: Update, context: Any) -> None:
    assert update.effective_user
    assert update.effective_message
    await update.effective_message.reply_text(f"Hello, {update.effective_user.first_name} {context.args}!")


async def test_a_command_is_answered(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna", language="uk")
    async with polling(telegram, CommandHandler("start", greet)):
        await anna.start("join-k3x9w2ab")
        message = await anna.reads("Hello")
    assert message.text == "Hello, Anna ['join-k3x9w2ab']!"
    assert [notice.why for notice in anna.notices] == ["private"]


async def test_nothing_is_logged_at_the_end(telegram: Telegram, caplog: pytest.LogCaptureFixture) -> None:
    anna = telegram.world.add_user("Anna")
    with caplog.at_level(logging.WARNING):
        async with polling(telegram, CommandHandler("start", greet)):
            await anna.start()
            await anna.reads("Hello")
        async with hooked(telegram, ports.free(), CommandHandler("start", greet)):
            await anna.start("again")
            await anna.reads("again")
    assert caplog.records == []
    assert telegram.conflicts == []


async def test_several_chats_at_once(telegram: Telegram) -> None:
    anna, boris = telegram.world.add_user("Anna"), telegram.world.add_user("Boris")
    club = await telegram.world.add_group("Club", anna, boris)
    den = await telegram.world.add_supergroup("Den", anna, boris)
    async with polling(telegram, CommandHandler("start", greet)):
        await asyncio.gather(anna.start(), boris.start(), anna.send(club, "/start"), boris.send(den, "/start"))
        for person, chat in ((anna, None), (boris, None), (anna, club), (boris, den)):
            assert person.name in (await person.reads("Hello", chat)).text


async def test_updates_are_kept_until_they_are_confirmed(telegram: Telegram, ear: Ear) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.send(None, "one")
    await anna.send(None, "two")
    async with application(telegram) as app:
        first, second = await app.bot.get_updates()
        assert [update.update_id for update in await app.bot.get_updates(limit=1)] == [first.update_id]
        (again,) = await app.bot.get_updates(offset=second.update_id)
        assert again.update_id == second.update_id
    async with polling(telegram, ear.handler):
        await until(lambda: ear.texts)
    assert ear.texts == ["two"]
    assert telegram.world.updates.pending == []


async def test_only_requested_kinds_are_sent_and_the_request_is_remembered(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    async with application(telegram) as app:
        await app.bot.get_updates(allowed_updates=["callback_query"])
        await anna.send(None, "nobody wants this")
        await app.bot.get_updates()
        await anna.send(None, "nor this")
        assert await app.bot.get_updates(allowed_updates=[]) == ()
        await anna.send(None, "but this")
        (update,) = await app.bot.get_updates()
    assert update.message
    assert update.message.text == "but this"


async def test_updates_are_lost_after_a_day(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.send(None, "hello?")
    telegram.world.clock.advance(25 * 3600)
    async with application(telegram) as app:
        assert await app.bot.get_updates() == ()


async def test_of_two_polls_the_newer_one_wins(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    async with application(telegram) as app, application(telegram) as other:
        older = asyncio.create_task(app.bot.get_updates(timeout=60))
        await until(lambda: telegram.asked("getUpdates"))
        newer = asyncio.create_task(other.bot.get_updates(timeout=60))
        with pytest.raises(Conflict, match="terminated by other getUpdates"):
            await older
        await anna.send(None, "hello")
        assert len(await newer) == 1
    assert len(telegram.conflicts) == 1


async def test_a_webhook_gets_updates_with_its_secret(telegram: Telegram, ear: Ear) -> None:
    anna = telegram.world.add_user("Anna")
    async with hooked(telegram, ports.free(), ear.handler) as app:
        await anna.send(None, "one")
        await anna.send(None, "two")
        await until(lambda: len(ear.texts) == 2)
        info = await app.bot.get_webhook_info()
        assert (info.url, info.pending_update_count, info.last_error_message) == (f"{PUBLIC}/hook", 0, None)
        with pytest.raises(Conflict, match="while webhook is active"):
            await app.bot.get_updates()
    assert ear.texts == ["one", "two"]


async def test_a_failed_webhook_delivery_is_retried(telegram: Telegram, ear: Ear) -> None:
    anna = telegram.world.add_user("Anna")
    async with hooked(telegram, ports.free(), ear.handler) as app:
        right = telegram.webhook.secret
        telegram.webhook.pause = 0.01
        await app.bot.set_webhook(f"{PUBLIC}/hook", secret_token="another")
        await anna.send(None, "hello")
        await until(lambda: telegram.webhook.attempts >= 2)
        info = await app.bot.get_webhook_info()
        assert info.last_error_message == "Wrong response from the webhook: 403 Request had the wrong secret token"
        assert ear.texts == []
        await app.bot.set_webhook(f"{PUBLIC}/hook", secret_token=right)
        await until(lambda: ear.texts)
    assert ear.texts == ["hello"]


async def test_a_webhook_ends_a_poll(telegram: Telegram) -> None:
    telegram.webhook.proxy[PUBLIC] = "http://127.0.0.1:9"
    async with application(telegram) as app:
        poll = asyncio.create_task(app.bot.get_updates(timeout=60))
        await until(lambda: telegram.asked("getUpdates"))
        await app.bot.set_webhook(f"{PUBLIC}/hook")
        with pytest.raises(Conflict, match="terminated by setWebhook"):
            await poll


async def test_a_webhook_needs_https_and_a_known_host(lenient: Telegram) -> None:
    async with application(lenient) as app:
        for url in ("http://cairn.example/hook", "https://cairn.example:5000/hook", "https://nowhere.example/hook"):
            with pytest.raises(BadRequest, match="Bad webhook"):
                await app.bot.set_webhook(url)
        lenient.webhook.proxy[PUBLIC] = "http://127.0.0.1:9"
        with pytest.raises(BadRequest, match="unallowed characters"):
            await app.bot.set_webhook(f"{PUBLIC}/hook", secret_token="no spaces")
    assert len(lenient.violations) == 3


async def test_presses_and_edits_by_people_arrive(telegram: Telegram, ear: Ear) -> None:
    anna = telegram.world.add_user("Anna")
    async with polling(telegram, ear.handler):
        message = await anna.send(None, "/strat")
        await anna.edit(message, "/start")
        await until(lambda: len(ear.updates) == 2)
    edited = ear.updates[1].edited_message
    assert edited
    assert edited.text == "/start"


async def test_handlers_of_all_kinds_work(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")

    async def pressed(update: Update, context: Any) -> None:
        assert update.callback_query
        await update.callback_query.answer("ok")

    handlers = (CommandHandler("start", greet), CallbackQueryHandler(pressed), MessageHandler(filters.TEXT, greet))
    async with polling(telegram, *handlers):
        await anna.send(None, "just words")
        await anna.reads("Hello, Anna None!")

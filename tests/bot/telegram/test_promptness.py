"""Nobody waits for another: presses are acknowledged at once, and a wait that Telegram asks for is one person's own."""

import asyncio

import pytest

from bot.i18n import translator
from bot.screens.screen import Screen
from bot.service.dispatcher import Dispatcher
from bot.service.request import Caller
from tests.journeys.telegram_house import Bot, Club
from tests.journeys.telegram_table import Table, opened, press, tokens
from tests.servers.telegram.people import until

WORDS = translator("en")


async def test_a_press_is_acknowledged_while_the_match_is_busy(
    club: Club, cairn: Bot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    free, pressing = asyncio.Event(), Dispatcher.press

    async def busy(dispatcher: Dispatcher, caller: Caller, token: str) -> Screen:
        await free.wait()
        return await pressing(dispatcher, caller, token)

    monkeypatch.setattr(Dispatcher, "press", busy)
    person, other = await table.turn()
    for each, hand in ((person, table.hand(person)), (other, table.hand(other))):
        assert not (await each.press(hand, f"more:{table.id}")).text
    assert (await person.press(table.board, WORDS("button-history"))).text == WORDS("telegram-private")
    free.set()
    await until(lambda: WORDS("more-choose") in table.hand(other).text)


async def test_a_wait_that_telegram_asks_for_holds_up_nobody_else(
    club: Club, cairn: Bot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even in the same match: the person to act has to wait for the answer, the other acts meanwhile."""
    over, waits, sleep = asyncio.Event(), list[float](), asyncio.sleep

    async def slept(seconds: float) -> None:
        if seconds < 9:
            await sleep(seconds)
        else:
            waits.append(seconds)
            await over.wait()

    monkeypatch.setattr(asyncio, "sleep", slept)
    person, other = await table.turn()
    hand = table.hand(person)
    versions = len(hand.versions)
    club.telegram.fail_next("editMessageMedia", retry_after=9)
    try:
        await person.press(hand, f"board:{table.id}")
        await until(lambda: waits)
        for verb in ("more", "abort"):
            await press(other, table.hand(other), f"{verb}:{table.id}")
        assert (await person.press(table.board, f"history:{table.id}:0")).text == WORDS("telegram-private")
        await person.reads(lambda each: f"hand:{table.id}" in tokens(each))
        await cairn.settled()
        assert (await table.position()).ending
        assert (waits, len(hand.versions)) == ([9], versions + 1), "the hand shows the end, by delivery"
    finally:
        over.set()


async def test_only_messages_tell_whether_someone_can_be_reached(club: Club, cairn: Bot, table: Table) -> None:
    """Someone new is written to; what is refused leads to the private chat, and is not tried again."""
    club.eve.user.started = False
    for _ in range(2):
        pressed = await club.eve.press(table.board, WORDS("button-history"))
        assert opened(pressed.url) == f"history:{table.id}:0"
    await club.eve.follow(pressed)
    await club.eve.reads(WORDS("history-none"))
    pressed = await club.eve.press(table.board, WORDS("button-history"))
    assert pressed.text == WORDS("telegram-private")
    refused = [each for each in club.telegram.requests if each.status == 403]
    assert len(refused) == 1
    assert club.telegram.asked("sendChatAction") == []


async def test_someone_who_cannot_be_reached_sees_what_a_press_did(club: Club, cairn: Bot, table: Table) -> None:
    await club.eve.block()
    pressed = await club.eve.press(table.board, WORDS("button-history"))
    assert pressed.url
    assert (await club.eve.press(table.board, WORDS("button-hand"))).alert

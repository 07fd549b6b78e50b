"""Nothing is left behind in a chat by a crash or a lost answer, and nothing else is touched."""

import asyncio
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from bot.buttons import token
from bot.screens.screen import Button, Screen
from bot.store import outbox
from bot.telegram.addresses import Address
from bot.telegram.lost import LostMessages
from tests.bot.telegram.timed_group import Group, group
from tests.journeys import telegram_house
from tests.journeys.telegram_house import Club
from tests.journeys.telegram_table import challenged, tokens
from tests.servers.telegram.faults import Fault
from tests.servers.telegram.people import until
from tests.servers.telegram.refusals import Refused
from tests.servers.telegram.server import Request
from tests.servers.telegram.state import Message


@pytest.mark.parametrize(("before", "after"), [(0, 0), (0, 3), (0, 40), (40, 0), (40, 40)])
async def test_after_a_crash_no_call_is_left_behind(tmp_path: Path, before: int, after: int) -> None:
    """The process dies after Telegram has posted the call, and before that is recorded, in a group that talks."""
    async with group(tmp_path) as it:
        await it.begin()
        await talk(it, before)
        await it.call()
        await it.die(outbox.delivered)
        (lost,) = it.calls
        await talk(it, after)
        await it.restart()
        await until_found(it, lost)
        assert len(it.calls) == 1
        assert len([each for each in it.sent if each.photo]) == 1
        assert it.club.telegram.floods.refused == 0


async def test_a_call_is_found_although_nothing_was_seen_there_before_it(tmp_path: Path) -> None:
    """The process that dies has just been started."""
    async with group(tmp_path) as it:
        await it.begin()
        await it.restart()
        await talk(it, 9)
        await it.call()
        await it.die(outbox.delivered)
        (lost,) = it.calls
        await it.restart()
        await until_found(it, lost)
        assert len(it.calls) == 1


@pytest.mark.parametrize("others", [0, 9], ids=["at once", "after many have written"])
async def test_a_call_whose_answer_was_lost_is_not_left_behind(tmp_path: Path, others: int) -> None:
    async with group(tmp_path) as it:
        await it.begin()
        for number in range(others):
            await it.club.eve.send(it.club.group, f"{number}")
        await it.call()
        it.club.telegram.cut_next("sendMessage", after=True)
        await it.wait(60)
        assert len(it.calls) == 1
        assert len(it.club.telegram.asked("sendMessage")) == 4, "the challenge, a call, the lost one, the new one"


async def test_a_call_whose_answer_cannot_be_read_is_not_left_behind(tmp_path: Path) -> None:
    """A proxy says something of its own, after the call was posted."""
    async with group(tmp_path) as it:
        await it.begin()
        await it.call()
        unreadable = Fault("sendMessage", 1, Refused(200, "OK"), b"<html>", after=True)
        it.club.telegram.faults.planned.append(unreadable)
        await it.wait(60)
        assert len(it.calls) == 1


async def test_what_came_after_a_message_that_was_never_sent_stays(tmp_path: Path) -> None:
    """After a restart, the next messages are unknown, but they are kept up to date."""
    async with group(tmp_path) as it:
        await it.begin()
        await it.call()
        await it.app.idle()
        it.club.telegram.cut_next("sendMessage")
        await it.begin()
        boards = [each for each in it.sent if each.photo]
        assert len(boards) == 2
        await it.restart()
        await it.wait(60)
        assert [each for each in it.sent if each.photo] == boards


async def test_what_was_lost_is_removed_if_nobody_has_to_be_called_any_more(tmp_path: Path) -> None:
    async with group(tmp_path) as it:
        await it.begin()
        await it.call()
        it.club.telegram.cut_next("sendMessage", after=True)
        await it.app.idle()
        assert len(it.calls) == 1
        await it.end()
        await it.wait(20)
        assert it.calls == []


async def test_a_search_touches_nothing_in_the_other_topics(tmp_path: Path) -> None:
    """All topics of a group share one count of messages."""
    async with group(tmp_path) as it:
        world = it.club.telegram.world
        it.chat = await world.add_forum("Forum", it.club.ann, it.club.bob, it.club.eve)
        one, other = (world.add_topic(it.chat, name) for name in ("One", "Other"))
        it.topic = one
        await it.begin()
        await it.call()
        for wait in (10, 10, 10, 10, 0):
            it.club.telegram.cut_next("sendMessage")
            await it.app.idle()
            it.club.telegram.clock.advance(wait)
        it.topic = other
        await it.begin()
        there = {each.id: each.content for each in it.sent}
        await it.restart()
        await it.wait(60)
        assert {each.id: each.content for each in it.sent} == there
        it.topic = one
        assert len(it.calls) == 1


async def test_a_search_does_not_touch_what_is_being_sent(tmp_path: Path) -> None:
    async with group(tmp_path) as it:
        await it.begin()
        await it.call()
        it.club.telegram.cut_next("sendMessage")
        await it.app.idle()
        it.club.telegram.hang_next("sendMessage", after=True)
        saying = asyncio.create_task(it.client.platform.say(Address(it.chat.id), Screen("Hello")))
        said = await it.club.eve.reads("Hello", it.chat)
        await it.club.eve.send(it.chat, "/help")
        await it.wait(60)
        assert len(said.versions) == 1
        assert not said.deleted
        saying.cancel()


async def test_boards_come_before_a_search_which_ends(tmp_path: Path) -> None:
    rng = Random(1)
    async with group(tmp_path) as it:
        await it.begin()
        await talk(it, 400)
        await it.call()
        it.club.telegram.cut_next("sendMessage")
        await it.wait(10)
        tried, versions = len(vain(it)), len(it.board.versions)
        for _ in range(60):
            await it.act(rng)
            await it.wait(1)
        assert len(it.board.versions) >= versions + 16
        assert len(vain(it)) <= tried + 3
        await it.wait(900)
        assert len(vain(it)) == 200
        assert it.club.telegram.floods.refused == 0


@pytest.mark.parametrize("method", ["sendMessage", "sendPhoto"], ids=["call", "board"])
async def test_what_is_too_far_away_is_recognised_by_a_press(tmp_path: Path, method: str) -> None:
    async with group(tmp_path) as it:
        with patch.object(LostMessages, "step"):
            if method == "sendMessage":
                await it.begin()
                await it.call()
            it.club.telegram.cut_next(method, after=True)
            await (it.wait(20) if method == "sendMessage" else it.begin())
            lost, kept = it.calls if method == "sendMessage" else [each for each in it.sent if each.photo]
            await it.restart()
            for message in (kept, lost):
                pressed = await (await it.to_act()).press(message, f"hand:{it.id}")
                assert pressed.alert, "it is answered all the same"
                await it.handled()
            assert lost.deleted
            assert not kept.deleted
            assert len(kept.versions) == 1


async def test_a_call_in_a_private_chat_is_recognised_by_a_press(tmp_path: Path) -> None:
    async with group(tmp_path) as it:
        it.chat = it.club.ann.chat
        await it.begin(private=True)
        person = await it.to_act()
        it.chat = person.chat
        with patch.object(LostMessages, "step"):
            await it.call()
            it.club.telegram.cut_next("sendMessage", after=True)
            await it.wait(20)
            lost, kept = [each for each in person.sees() if tokens(each) == [f"hand:{it.id}"]]
            await it.restart()
            await person.press(lost, f"hand:{it.id}")
            await it.handled()
            assert lost.deleted
            assert not kept.deleted


@pytest.mark.parametrize("match", ["", "zzzzzzzz"], ids=["elsewhere", "unknown"])
async def test_a_press_removes_nothing_of_a_match_that_is_not_shown_there(tmp_path: Path, match: str) -> None:
    """Another copy of the database may know more."""
    async with group(tmp_path) as it:
        await it.begin()
        about = match or it.id
        verbs = (
            token("hand", about),
            token("text", about),
            token("history", about, 0),
            token("rules", "totemo", 1, about),
        )
        alike = Screen("A board", rows=(tuple(Button("·", each) for each in verbs),))
        await it.client.platform.say(Address(it.club.ann.id), alike)
        (message,) = it.club.ann.sees()
        await it.restart()
        await it.club.ann.press(message, f"hand:{about}")
        await it.handled()
        assert not message.deleted


async def test_an_answer_from_before_a_restart_stays(tmp_path: Path) -> None:
    async with group(tmp_path) as it:
        await it.begin(private=True)
        await it.club.ann.send(None, "/board")
        await it.wait(5)
        answer = it.club.ann.sees()[-1]
        await it.restart()
        await it.club.ann.press(answer, f"hand:{it.id}")
        await it.handled()
        assert not answer.deleted


async def test_a_setup_from_before_a_restart_stays(tmp_path: Path) -> None:
    async with group(tmp_path) as it:
        await it.club.ann.send(it.chat, "/play")
        await it.handled()
        (setup,) = it.sent
        await it.restart()
        await it.club.ann.press(setup, next(each.data or "" for each in setup.buttons))
        await it.handled()
        assert it.sent == [setup]
        assert len(setup.versions) == 2


async def test_the_running_bot_searches(club: Club) -> None:
    async def sleep(_: float) -> None:
        await asyncio.sleep(0)

    async with telegram_house.bot(club, sleep=sleep) as cairn:
        challenge = await challenged(club)
        club.telegram.cut_next("sendPhoto", after=True)
        await club.bob.follow(challenge.buttons[0])

        def is_tidy() -> bool:
            club.telegram.clock.advance(1)
            cairn.context.news.set()
            places = (club.ann.sees(), club.bob.sees(), club.eve.sees(club.group))
            photos = [len([each for each in place if each.photo]) for place in places]
            return photos == [1, 1, 1] and len(club.telegram.asked("sendPhoto")) == 4

        await until(is_tidy)


async def talk(it: Group, count: int) -> None:
    for number in range(count):
        await it.club.eve.send(it.chat, f"{number}", thread=it.topic)


async def until_found(it: Group, lost: Message) -> None:
    for _ in range(40):
        if lost.deleted:
            return
        await it.wait(10)
    raise AssertionError(f"it is still there: {lost.text}")


def vain(it: Group) -> list[Request]:
    """Attempts to edit what others wrote."""
    return [each for each in it.club.telegram.asked("editMessageText") if each.status == 400]

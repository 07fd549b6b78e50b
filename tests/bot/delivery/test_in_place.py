"""Answers and deliveries that overtake each other in one message: in the end it shows what holds."""

import asyncio
from dataclasses import dataclass, field, replace

import pytest
import pytest_asyncio

from bot.delivery.in_place import LiveMessages
from bot.screens.screen import Screen
from bot.store.outbox import Post
from tests.bot.delivery.rig import PLATFORM, Rig

HAND, WHERE, OWN_NEXT = Screen("hand", ply=5), Screen("where?", ply=5), Screen("own next hand", ply=6)
NEXT = Screen("next hand", ply=7)
BOARD, NEXT_BOARD = Screen("board"), Screen("next board")
PAGE, NEXT_PAGE = Screen("page 1"), Screen("page 2")


@dataclass
class Chat:
    """A private chat in which edits may take their time. Delivery keeps one message up to date."""

    alone: Rig
    wanted: Screen
    live: LiveMessages
    shown: dict[str, Screen] = field(default_factory=dict)
    edits: list[str] = field(default_factory=list)
    slow: dict[str, asyncio.Event] = field(default_factory=dict)
    """By text, which edits take effect only after this."""
    lost: set[str] = field(default_factory=set)
    """By text, which edits do not get through."""

    async def change(self, screen: Screen) -> None:
        """Something happens in the match."""
        self.wanted = screen
        await self.alone.want("@ann")

    async def deliver(self) -> None:
        await self.alone.worker(self._deliver).drain()

    async def press(self, screen: Screen, message: str = "live") -> None:
        """Press a button in a message that shows this in its place."""
        await self.live.show("@ann", message, screen, _Here(self, message))

    def slowly(self, screen: Screen) -> asyncio.Event:
        self.slow[screen.text] = asyncio.Event()
        return self.slow[screen.text]

    async def begun(self, screen: Screen) -> None:
        while screen.text not in self.edits:
            await asyncio.sleep(0)

    async def edit(self, message: str, screen: Screen) -> bool:
        self.edits.append(screen.text)
        if screen.text in self.slow:
            await self.slow[screen.text].wait()
        if screen.text not in self.lost:
            self.shown[message] = screen
        return screen.text not in self.lost

    async def _deliver(self, post: Post) -> str:
        screen = self.wanted
        if post.message:
            await self.live.deliver("@ann", "live", screen, lambda: self.edit("live", screen))
        else:
            self.shown["live"] = screen
        return "live"


@dataclass
class _Here:
    chat: Chat
    message: str

    async def edit(self, screen: Screen) -> bool:
        return await self.chat.edit(self.message, screen)

    async def send(self, screen: Screen) -> None:
        raise AssertionError("nothing goes next to it")


@pytest_asyncio.fixture
async def chat(alone: Rig) -> Chat:
    opened = Chat(alone, HAND, LiveMessages(alone.store, PLATFORM, alone.clock, alone.news))
    await opened.change(HAND)
    await opened.deliver()
    return opened


async def test_an_answer_that_arrives_after_the_next_hand_does_not_stay(chat: Chat) -> None:
    arrives = chat.slowly(WHERE)
    answer = asyncio.create_task(chat.press(WHERE))
    await chat.begun(WHERE)
    await chat.change(NEXT)
    await chat.deliver()
    assert chat.shown["live"] == NEXT
    arrives.set()
    await answer
    assert chat.shown["live"] == WHERE
    await chat.deliver()
    assert chat.shown["live"] == NEXT
    assert chat.edits == ["where?", "next hand", "next hand"]
    assert not await chat.alone.waiting()


async def test_a_delivery_on_its_way_does_not_stay_over_a_newer_answer(chat: Chat) -> None:
    arrives = chat.slowly(HAND)
    await chat.change(HAND)
    delivery = asyncio.create_task(chat.deliver())
    await chat.begun(HAND)
    await chat.change(OWN_NEXT)
    await chat.press(OWN_NEXT)
    arrives.set()
    await delivery
    assert chat.shown["live"] == OWN_NEXT
    assert not await chat.alone.waiting()


async def test_what_was_delivered_is_brought_up_to_date_at_the_same_moment(chat: Chat) -> None:
    """The time that is left changes although nobody has done anything."""
    for text in ("the bank begins", "the bank is empty"):
        await chat.change(replace(HAND, text=text))
        await chat.deliver()
        assert chat.shown["live"].text == text
    await chat.press(WHERE)
    await chat.change(HAND)
    await chat.deliver()
    assert chat.shown["live"] == WHERE, "the person has pressed on"


async def test_what_an_answer_shows_already_is_not_delivered_again(chat: Chat) -> None:
    arrives = chat.slowly(OWN_NEXT)
    await chat.change(OWN_NEXT)
    answer = asyncio.create_task(chat.press(OWN_NEXT))
    await chat.begun(OWN_NEXT)
    await chat.deliver()
    arrives.set()
    await answer
    await chat.deliver()
    assert chat.edits == ["own next hand"]


async def test_what_an_answer_should_have_shown_is_delivered_if_it_does_not_get_through(chat: Chat) -> None:
    """Also if delivery relied on it."""
    arrives = chat.slowly(OWN_NEXT)
    chat.lost.add(OWN_NEXT.text)
    await chat.change(OWN_NEXT)
    answer = asyncio.create_task(chat.press(OWN_NEXT))
    await chat.begun(OWN_NEXT)
    await chat.deliver()
    assert not await chat.alone.waiting()
    arrives.set()
    await answer
    chat.lost.clear()
    await chat.deliver()
    assert chat.shown["live"] == OWN_NEXT


async def test_an_answer_that_was_overtaken_by_another_does_not_stay(chat: Chat) -> None:
    arrives = chat.slowly(WHERE)
    answer = asyncio.create_task(chat.press(WHERE))
    await chat.begun(WHERE)
    await chat.change(OWN_NEXT)
    await chat.press(OWN_NEXT)
    await chat.deliver()
    arrives.set()
    await answer
    await chat.deliver()
    assert chat.shown["live"] == OWN_NEXT


async def test_a_hand_in_place_of_a_board_does_not_stay_over_the_next_board(chat: Chat) -> None:
    """In a private chat, boards are messages that delivery keeps up to date too; they name no moment."""
    await chat.change(BOARD)
    await chat.deliver()
    arrives = chat.slowly(HAND)
    answer = asyncio.create_task(chat.press(HAND))
    await chat.begun(HAND)
    await chat.change(NEXT_BOARD)
    await chat.deliver()
    arrives.set()
    await answer
    await chat.deliver()
    assert chat.shown["live"] == NEXT_BOARD


async def test_of_two_answers_in_a_message_that_delivery_does_not_know_the_last_stays(chat: Chat) -> None:
    arrives = chat.slowly(PAGE)
    answer = asyncio.create_task(chat.press(PAGE, "answer"))
    await chat.begun(PAGE)
    await chat.press(NEXT_PAGE, "answer")
    assert chat.shown["answer"] == NEXT_PAGE, "at once"
    arrives.set()
    await answer
    assert chat.shown["answer"] == NEXT_PAGE
    chat.edits.clear()
    chat.slow.clear()
    await chat.press(PAGE, "answer")
    assert chat.edits == ["page 1"]


async def test_after_a_failure_the_next_delivery_is_made_whatever_was_noted(chat: Chat) -> None:
    with pytest.raises(ConnectionError):
        await chat.live.deliver("@ann", "live", NEXT, _broken)
    await chat.change(NEXT)
    await chat.deliver()
    assert chat.shown["live"] == NEXT


async def _broken() -> None:
    raise ConnectionError

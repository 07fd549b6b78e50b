"""What one person's pages can take from everyone else: news that wait, and frames that are read."""

import asyncio
from typing import cast

from aiohttp import WSMessage, WSMsgType, web

from bot.store.web import WebAccount
from bot.web.backlog import PAGE_BYTES, Backlog, Queue
from bot.web.request_limits import Limits
from bot.web.session import Session
from tests.bot.web.hall import Hall


class Crowd:
    """Pages that let news wait, and which of them were let go."""

    def __init__(self, most: int) -> None:
        self.backlog = Backlog(most)
        self.gone: list[str] = []

    def page(self, name: str) -> Queue:
        return self.backlog.open(lambda: self.gone.append(name))


def test_a_page_may_be_only_so_far_behind() -> None:
    crowd = Crowd(most=10 * PAGE_BYTES)
    page = crowd.page("slow")
    for _ in range(6):
        page.put("x" * (PAGE_BYTES // 4))
    assert (page.waiting, crowd.gone) == (0, ["slow"])
    page.put("more")
    assert page.waiting == 0


async def test_of_all_pages_the_one_that_is_most_behind_is_let_go() -> None:
    crowd = Crowd(most=100)
    slow, slower, quick = (crowd.page(name) for name in ("slow", "slower", "quick"))
    slow.put("x" * 40)
    slower.put("x" * 50)
    quick.put("x" * 10)
    assert crowd.gone == []
    quick.put("x" * 10)
    assert crowd.gone == ["slower"]
    assert [queue.waiting for queue in (slow, slower, quick)] == [40, 0, 20]
    assert await quick.get() == "x" * 10
    slow.close()
    quick.put("x" * 90)
    assert crowd.gone == ["slower"]


async def test_a_page_that_is_let_go_while_its_news_are_taken_is_counted_once() -> None:
    crowd = Crowd(most=100)
    gone, other = crowd.page("gone"), crowd.page("other")
    taking = asyncio.create_task(gone.get())
    await asyncio.sleep(0)
    gone.put("x" * 60)
    gone.drop()
    await taking
    other.put("x" * 101)
    assert crowd.gone == ["gone", "other"]


class Flood:
    """A socket that has a thousand frames for us at once, and ends."""

    def __init__(self) -> None:
        self.left = 1000

    def __aiter__(self) -> "Flood":
        return self

    async def __anext__(self) -> WSMessage:
        if not self.left:
            raise StopAsyncIteration
        self.left -= 1
        return WSMessage(WSMsgType.TEXT, "{}", None)

    async def send_str(self, text: str) -> None:
        pass


async def test_frames_of_one_person_are_read_only_so_fast(room: Hall) -> None:
    now = 0.0

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds
        await asyncio.sleep(0)

    limits = Limits(clock=lambda: now, sleep=sleep)
    ann, bob = WebAccount("a", "Ann"), WebAccount("b", "Bob")

    async def flood(person: WebAccount) -> float:
        session = Session(room.room, room.dispatcher, person, "en", {}, limits)
        await session.run(cast(web.WebSocketResponse, Flood()), lambda: None)
        return now

    # 250 in five seconds; two pages share that, and nobody else waits for them.
    await asyncio.gather(flood(ann), flood(ann))
    assert 35 <= now < 36
    assert limits.frames.wait("b") == 0
    assert await flood(bob) < 52

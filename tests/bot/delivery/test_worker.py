"""The worker: everything arrives, in order at each address, whatever the platform does meanwhile."""

import asyncio
import time
from collections import Counter
from itertools import pairwise

import pytest
import structlog.testing
from sqlalchemy import update

from bot.delivery.platform import PlaceGone, RetryLater, Unreachable
from bot.delivery.tasks import INTERRUPTED, LONGEST_WAIT
from bot.store import Connection, outbox, schema
from bot.store.outbox import Post
from tests.bot.delivery.rig import PLATFORM, Rig, running

SOON = 120
"""Seconds within which anything immediate happens, even on a slow machine."""


async def test_messages_to_one_address_go_out_in_the_order_they_were_first_wanted(alone: Rig) -> None:
    carried: list[str] = []

    async def carry(post: Post) -> str:
        carried.append(post.kind)
        return "message"

    kinds = ["challenge", "board", "turn", "hand-0", "offer"]
    for kind in kinds:
        await alone.want("hall", kind)
    await alone.worker(carry).drain()
    assert carried == kinds
    assert not await alone.waiting()


async def test_each_address_gets_one_message_at_a_time_and_many_addresses_are_served_at_once(alone: Rig) -> None:
    here: Counter[str] = Counter()
    most: Counter[str] = Counter()
    everywhere = asyncio.Event()

    async def carry(post: Post) -> str:
        here[post.address] += 1
        most[post.address] = max(most[post.address], here[post.address])
        if len(+here) == 5:
            everywhere.set()
        await everywhere.wait()
        here[post.address] -= 1
        return "message"

    for number in range(5):
        for kind in ("board", "turn", "offer"):
            await alone.want(f"table-{number}", kind)
    async with asyncio.timeout(SOON):
        await alone.worker(carry).drain()
    assert most == {f"table-{number}": 1 for number in range(5)}


async def test_a_failed_delivery_is_retried_after_growing_waits_until_it_arrives(alone: Rig) -> None:
    tried: list[float] = []

    async def carry(_post: Post) -> str:
        tried.append(alone.clock())
        if len(tried) < 13:
            raise ConnectionError
        return "message"

    worker = alone.worker(carry)
    await alone.want("hall")
    await worker.drain()
    while waiting := await alone.waiting():
        alone.clock.now = waiting[0].due - 0.001
        await worker.drain()
        alone.clock.now = waiting[0].due
        await worker.drain()
    waits = [round(later - earlier, 3) for earlier, later in pairwise(tried)]
    assert waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]
    assert LONGEST_WAIT == 300


async def test_each_way_of_failing_is_one_warning_until_something_arrives(alone: Rig) -> None:
    error: Exception | None = None

    async def carry(_post: Post) -> str:
        if error:
            raise error
        return "message"

    worker, warned = alone.worker(carry), []
    for now in (OSError(), ValueError(), OSError(), None, OSError()):
        error = now
        with structlog.testing.capture_logs() as told:
            for kind in ("board", "turn"):
                await alone.want("hall", kind)
            await worker.drain()
        warned.append([line["code"] for line in told if line["log_level"] == "warning"])
    assert warned == [["OSError"], ["ValueError"], [], [], ["OSError"]]


async def test_a_failure_holds_up_nothing_else(alone: Rig) -> None:
    carried: list[str] = []

    async def carry(post: Post) -> str:
        if post.kind == "board":
            raise ValueError("it cannot be drawn")
        carried.append(f"{post.address} {post.kind}")
        return "message"

    for address, kind in (("hall", "board"), ("hall", "turn"), ("garden", "turn")):
        await alone.want(address, kind)
    await alone.worker(carry).drain()
    assert sorted(carried) == ["garden turn", "hall turn"]


async def test_a_busy_platform_is_left_alone_as_long_as_it_asks(alone: Rig) -> None:
    tried: list[tuple[float, str]] = []
    begun = alone.clock()

    async def carry(post: Post) -> str:
        tried.append((alone.clock() - begun, f"{post.address} {post.kind}"))
        if alone.clock() < begun + 30 and post.address == "hall":
            raise RetryLater(30)
        return "message"

    worker = alone.worker(carry)
    for address, kind in (("hall", "board"), ("hall", "turn"), ("garden", "board")):
        await alone.want(address, kind)
    for seconds in (0, 1, 29):
        alone.clock.now = begun + seconds
        await alone.want("hall", "board")
        await worker.drain()
    assert sorted(tried) == [(0, "garden board"), (0, "hall board")]
    alone.clock.now = begun + 30
    await worker.drain()
    assert tried[2:] == [(30, "hall board"), (30, "hall turn")]
    assert not await alone.waiting()


async def test_ten_changes_while_the_platform_is_down_arrive_as_one(alone: Rig) -> None:
    carried: list[int] = []
    down = True

    async def carry(post: Post) -> str:
        if down:
            raise ConnectionError
        carried.append(post.wanted)
        return "message"

    worker = alone.worker(carry)
    for _ in range(10):
        await alone.want("hall")
        await worker.drain()
    down = False
    alone.clock.now += LONGEST_WAIT
    await worker.drain()
    assert carried == [10]
    assert not await alone.waiting()


async def test_a_change_during_a_delivery_is_delivered_after_it(alone: Rig) -> None:
    carried: list[int] = []

    async def carry(post: Post) -> str:
        carried.append(post.wanted)
        if post.wanted == 1:
            await alone.want("hall")
        return "message"

    await alone.want("hall")
    await alone.worker(carry).drain()
    assert carried == [1, 2]


async def test_a_change_ends_a_long_wait(alone: Rig) -> None:
    tried: list[int] = []

    async def carry(post: Post) -> str:
        tried.append(post.wanted)
        raise ConnectionError

    worker = alone.worker(carry)
    await alone.want("hall")
    await worker.drain()
    await alone.want("hall")
    await worker.drain()
    assert tried == [1, 2]
    (post,) = await alone.waiting()
    assert post.due == alone.clock() + 1


async def test_a_refused_post_is_not_tried_again(alone: Rig) -> None:
    tried: list[int] = []

    async def carry(post: Post) -> str:
        tried.append(post.wanted)
        raise Unreachable("blocked")

    worker = alone.worker(carry)
    await alone.want("@ann", "hand-0")
    for _ in range(3):
        await worker.drain()
        alone.clock.now += LONGEST_WAIT
    assert tried == [1]
    assert [(post.address, post.kind) for post in alone.refused] == [("@ann", "hand-0")]
    assert not await alone.waiting()


async def test_a_message_that_is_out_of_reach_is_kept_and_changed_when_it_is_wanted_again(alone: Rig) -> None:
    known: list[str | None] = []
    refuses = [False, True, True, False]

    async def carry(post: Post) -> str:
        known.append(post.message)
        if refuses.pop(0):
            raise Unreachable("no access")
        return "message"

    worker = alone.worker(carry)
    while refuses:
        await alone.want("hall")
        await worker.drain()
    assert known == [None, "message", "message", "message"]


async def test_what_was_refused_is_tried_again_at_once_when_the_place_opens(alone: Rig) -> None:
    tried: list[str] = []
    refuses = True

    async def carry(post: Post) -> str:
        tried.append(f"{post.address} {post.kind}")
        if refuses and post.kind == "board":
            raise Unreachable("no access")
        return "message"

    worker = alone.worker(carry)
    for address, kind in (("hall", "board"), ("hall", "turn"), ("garden", "board")):
        await alone.want(address, kind)
    await worker.drain()
    assert sorted(await alone.store.read(outbox.refused_at, PLATFORM, ["hall", "garden"])) == ["garden", "hall"]
    tried.clear()
    refuses = False
    await alone.store.write(outbox.try_again, PLATFORM, ["hall"], alone.clock())
    await worker.drain()
    assert tried == ["hall board"]
    assert await alone.store.read(outbox.refused_at, PLATFORM, ["hall", "garden"]) == ["garden"]


async def test_a_post_that_was_refused_keeps_its_version_so_that_its_nonce_stays(alone: Rig) -> None:
    """It may have been posted in an earlier attempt, whose answer was lost."""
    versions: list[int] = []
    failures = [ConnectionError(), Unreachable("no access")]

    async def carry(post: Post) -> str:
        versions.append(post.shown)
        if failures:
            raise failures.pop(0)
        return "message"

    worker = alone.worker(carry)
    for _ in range(3):
        await alone.want("hall")
        await worker.drain()
    assert versions == [0, 0, 0]


async def test_nothing_else_is_tried_in_a_place_that_is_gone(alone: Rig) -> None:
    tried: list[str] = []

    async def carry(post: Post) -> str:
        tried.append(post.kind)
        raise PlaceGone("deleted", "hall")

    for kind in ("board", "turn"):
        await alone.want("thread", kind)
    await alone.worker(carry).drain()
    assert tried == ["board", "turn"]
    assert alone.displaced == [("thread", "hall")] * 2, "here nobody moves the other one"


async def test_the_worker_wakes_for_news_and_sleeps_in_between(alone: Rig) -> None:
    arrived: asyncio.Queue[str] = asyncio.Queue()

    async def carry(post: Post) -> str:
        await arrived.put(post.address)
        return "message"

    async with running(alone.worker(carry)), asyncio.timeout(SOON):
        for address in ("hall", "garden", "hall"):
            await alone.want(address)
            assert await arrived.get() == address
            while await alone.waiting():
                await asyncio.sleep(0.001)
        reads = -1
        while reads != alone.store.reads:
            # Never, if it were awake.
            reads = alone.store.reads
            await asyncio.sleep(0.1)


async def test_posts_for_an_absent_platform_do_not_keep_the_worker_awake(alone: Rig) -> None:
    async def carry(_post: Post) -> str:
        raise AssertionError("this is for another platform")

    await alone.want("hall", platform="elsewhere")
    before = alone.store.reads
    async with running(alone.worker(carry)), asyncio.timeout(SOON):
        while alone.store.reads < before + 2:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.1)
        assert alone.store.reads == before + 2, "it looked once, after looking back"
    assert await alone.waiting("elsewhere")


async def test_a_later_post_is_delivered_on_time_while_another_address_hangs(alone: Rig) -> None:
    tried: Counter[str] = Counter()
    arrived = asyncio.Event()

    async def carry(post: Post) -> str:
        tried[post.address] += 1
        if post.address == "slow":
            await asyncio.Event().wait()
        if tried["hall"] == 1:
            raise RetryLater(0.1)
        arrived.set()
        return "message"

    alone.clock.now = time.time()
    for address in ("slow", "hall"):
        await alone.want(address)
    async with running(alone.worker(carry, time.time)), asyncio.timeout(SOON):
        await arrived.wait()
    assert tried == {"slow": 1, "hall": 2}


async def test_many_posts_at_a_hanging_address_do_not_hold_up_others(alone: Rig) -> None:
    arrived = asyncio.Event()

    async def carry(post: Post) -> str:
        if post.address == "slow":
            await asyncio.Event().wait()
        arrived.set()
        return "message"

    for number in range(120):
        await alone.want("slow", f"hand-{number}")
    alone.clock.now += 1
    await alone.want("hall")
    async with running(alone.worker(carry)), asyncio.timeout(SOON):
        await arrived.wait()


async def test_a_hanging_platform_does_not_hold_up_others(alone: Rig) -> None:
    arrived = asyncio.Event()

    async def hang(_: Post) -> str:
        await asyncio.Event().wait()
        return "never"

    async def carry(_: Post) -> str:
        arrived.set()
        return "message"

    for number in range(100):
        await alone.want(f"hall {number}", platform="slow")
    await alone.want("hall")
    async with running(alone.worker({"slow": hang, PLATFORM: carry})), asyncio.timeout(SOON):
        await arrived.wait()


async def test_a_reading_of_the_outbox_that_a_delivery_overtakes_is_ignored(alone: Rig) -> None:
    """Otherwise the second version would be posted as if the first had never been delivered, and both would stay."""
    known: list[tuple[int, str | None]] = []
    carrying, arriving = asyncio.Event(), asyncio.Event()

    async def carry(post: Post) -> str:
        known.append((post.wanted, post.message))
        carrying.set()
        await arriving.wait()
        return f"message {post.wanted}"

    async def slowly() -> None:
        if carrying.is_set() and not arriving.is_set():
            arriving.set()
            await alone.news.wait()

    alone.store.slowly = slowly
    await alone.want("hall", "turn")
    async with running(alone.worker(carry)), asyncio.timeout(SOON):
        await carrying.wait()
        await alone.want("hall", "turn")
        while len(known) < 2:
            await asyncio.sleep(0.001)
    assert known == [(1, None), (2, "message 1")]


async def test_cancelling_leaves_no_task_and_messages_in_transit_are_delivered_after_the_next_start(alone: Rig) -> None:
    begun, carried = asyncio.Event(), []

    async def hang(_post: Post) -> str:
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError

    async def carry(post: Post) -> str:
        carried.append(post.address)
        return "message"

    for number in range(40):
        await alone.want(f"table-{number}")
    before = asyncio.all_tasks()
    async with running(alone.worker(hang)) as task, asyncio.timeout(SOON):
        await begun.wait()
    assert task.cancelled()
    assert asyncio.all_tasks() == before
    assert len(await alone.waiting()) == 40
    await alone.worker(carry).drain()
    assert sorted(carried) == sorted(f"table-{number}" for number in range(40))


def set_tries(connection: Connection, tries: int) -> None:
    connection.execute(update(schema.outbox).values(tries=tries))


@pytest.mark.parametrize("tries", [9, 100, 1023, 1024, 100_000])
async def test_a_delivery_is_retried_however_often_it_failed(alone: Rig, tries: int) -> None:
    async def carry(_post: Post) -> str:
        raise ConnectionError

    await alone.want("hall")
    await alone.store.write(set_tries, tries)
    await alone.worker(carry).drain()
    (post,) = await alone.waiting()
    assert (post.tries, post.due) == (tries + 1, alone.clock() + LONGEST_WAIT)


@pytest.mark.parametrize("query", ["waiting", "due", "delivered", "postpone"])
async def test_delivery_survives_an_error_anywhere_and_carries_on_after_a_wait(
    alone: Rig, monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    works, failed = getattr(outbox, query), 0
    arrived = asyncio.Event()

    def fails_once(*given: object) -> object:
        nonlocal failed
        failed += 1
        if failed == 1:
            raise RuntimeError("Ann holds R7")
        return works(*given)

    async def carry(post: Post) -> str:
        if query == "postpone" and post.tries == 0:
            raise ConnectionError
        arrived.set()
        return "message"

    async def wait(seconds: float) -> None:
        alone.clock.now += seconds
        await asyncio.sleep(0)

    monkeypatch.setattr(outbox, query, fails_once)
    await alone.want("hall")
    with structlog.testing.capture_logs() as told:
        async with running(alone.worker(carry, pause=wait)), asyncio.timeout(SOON):
            while not arrived.is_set() or await alone.waiting():
                alone.clock.now += INTERRUPTED
                alone.news.set()
                await asyncio.sleep(0.001)
    (line,) = [line for line in told if line["event"] == "delivery interrupted"]
    assert line["code"] == "RuntimeError"
    assert "test_worker.py" in line["at"]
    assert "Ann" not in str(told)


@pytest.mark.parametrize("error", [asyncio.CancelledError(), BaseExceptionGroup("", [asyncio.CancelledError()])])
async def test_what_a_library_cancels_by_itself_is_retried_like_any_failure(alone: Rig, error: BaseException) -> None:
    tried: list[int] = []

    async def carry(post: Post) -> str:
        tried.append(post.tries)
        if len(tried) == 1:
            raise error
        return "message"

    worker = alone.worker(carry)
    await alone.want("hall")
    await worker.drain()
    assert tried == [0]
    alone.clock.now += 1
    await worker.drain()
    assert tried == [0, 1]
    assert not await alone.waiting()

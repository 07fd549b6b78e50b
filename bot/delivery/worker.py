"""Empties the outbox: each message is retried until it arrives or is refused.

Messages to one address go out one by one; different addresses are served at the same time. Messages in transit when
the process dies are delivered again after a restart, so delivering a message twice must do no harm.
"""

import asyncio
import math
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

import structlog

from bot.delivery.platform import MessageGone, PlaceGone, Platform, RetryLater, Unreachable, code, place
from bot.delivery.tasks import INTERRUPTED, LONGEST_WAIT, Sleep, is_end, log_interrupted, recover
from bot.screens.screen import Screen
from bot.store import Store, outbox
from bot.store.outbox import Post

_GRACE = 3.0
"""Seconds."""
_AT_ONCE = 32
"""The most deliveries at once per platform."""
_LOG = structlog.get_logger()

Address = tuple[str, str]
"""A platform and an address there."""


class Posts(Protocol):
    """What the service does with posts."""

    async def deliver(self, post: Post, platform: Platform | None, *, may_be_there: bool) -> str | None:
        """Show what the post shows now; returns the id of the message that shows it. Raises what `Platform` does.

        It may be there: it may have been posted before, although that is not recorded.
        """

    async def refused(self, post: Post) -> None:
        """The platform does not accept this post."""

    async def displaced(self, post: Post, parent: str | None) -> None:
        """The place of this post was deleted; it was part of this one."""

    def moves_others(self, post: Post) -> bool:
        """Whether its delivery can give the match's other posts another address."""


class Worker:
    """One task for all platforms, which may come and go."""

    def __init__(
        self,
        store: Store,
        posts: Posts,
        clock: Callable[[], float],
        news: asyncio.Event,
        pause: Sleep = asyncio.sleep,
        *,
        platforms: dict[str, Platform | None] | None = None,
    ) -> None:
        self._store = store
        self._posts = posts
        self._clock = clock
        self._news = news
        self._pause = pause
        self._platforms = {} if platforms is None else platforms
        """Those that are connected now, for others to know, too."""
        self._busy: dict[Address, asyncio.Task[None]] = {}
        self._closed: dict[Address, float] = {}
        """Addresses whose platform asked the bot to wait, and until when."""
        self._failing: set[tuple[str, str]] = set()
        """How deliveries have failed since the last that arrived, by platform: each way is worth one warning."""
        self._unsure: set[int] = set()
        """The rows whose messages may have been posted although that is not recorded: the last process died before it
        was, or the answer was lost."""
        self._has_begun = False
        self._slots: dict[str, asyncio.Semaphore] = {}
        """So that a slow platform does not hold up the others."""

    def connect(self, name: str, platform: Platform | None) -> None:
        """Deliver to this platform from now on. Posts for the computer need none: they are done by the bot itself."""
        self._platforms[name] = platform
        self._slots.setdefault(name, asyncio.Semaphore(_AT_ONCE))
        self._news.set()

    async def disconnect(self, name: str) -> None:
        """What is for this platform waits from now on. What is on its way there gets a moment to arrive."""
        self._platforms.pop(name, None)
        under_way = [task for (platform, _), task in self._busy.items() if platform == name]
        if under_way:
            await asyncio.wait(under_way, timeout=_GRACE)

    async def run(self) -> None:
        """Run until cancelled. Messages in transit then are retried after the next start."""
        tasks: set[asyncio.Task[None]] = set()
        try:
            while True:
                try:
                    self._news.clear()
                    await self._sleep(await self._start(tasks))
                except BaseException as error:
                    await recover("delivery", error, self._pause)
        finally:
            for task in tasks:
                task.cancel()
            if tasks:
                await asyncio.wait(tasks)

    async def drain(self) -> None:
        """Run until nothing is due."""
        while await self._look(self._clock()):
            tasks: set[asyncio.Task[None]] = set()
            await self._start(tasks)
            await asyncio.gather(*tasks)

    async def _start(self, tasks: set[asyncio.Task[None]]) -> float | None:
        """Start a task for each address with something due. Return when something is due at another address."""
        if not self._has_begun:
            self._unsure.update(await self._store.read(outbox.undelivered))
            self._has_begun = True
        now = self._clock()
        free = await self._look()
        for address, due in free.items():
            if due <= now:
                self._busy[address] = task = asyncio.create_task(self._deliver_all(address))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        return min((due for due in free.values() if due > now), default=None)

    async def _look(self, until: float = math.inf) -> dict[Address, float]:
        """The idle addresses with something due by then, and when it is due."""
        found = {}
        for platform, at, due in await self._store.read(outbox.waiting, self._platforms.keys()):
            address = platform, at
            opens = max(due, self._closed.get(address, 0.0))
            if address not in self._busy and opens <= until:
                found[address] = opens
        return found

    async def _sleep(self, until: float | None) -> None:
        """Sleep until then, or until there is news. Finishing an address counts as news."""
        try:
            async with asyncio.timeout(None if until is None else max(until - self._clock(), 0.0)):
                await self._news.wait()
        except TimeoutError:
            return

    async def _deliver_all(self, address: Address) -> None:
        try:
            async with self._slots[address[0]]:
                for post in await self._store.read(outbox.due, *address, self._clock()):
                    if post.platform not in self._platforms:
                        break
                    if not await self._deliver(post) or self._posts.moves_others(post):
                        break
                self._closed.pop(address, None)
        except RetryLater as busy:
            self._closed[address] = self._clock() + busy.seconds
        except BaseException as error:
            if is_end(error):
                raise
            log_interrupted("delivery", error, platform=address[0])
            self._closed[address] = self._clock() + INTERRUPTED
        finally:
            self._busy.pop(address, None)
            self._news.set()

    async def _deliver(self, post: Post) -> bool:
        """Whether its address still exists."""
        # The kind of a notice ends with an account, after its second word.
        kind = "-".join(post.kind.split("-")[:2])
        subject = {"match": post.match} if post.match else {"about": post.about}
        log = _LOG.bind(platform=post.platform, kind=kind, **subject)
        try:
            platform, may_be_there = self._platforms[post.platform], post.id in self._unsure
            message = await self._posts.deliver(post, platform, may_be_there=may_be_there)
        except RetryLater:
            raise
        except PlaceGone as error:
            log.info("place gone", code=str(error))
            await self._posts.displaced(post, error.parent)
            await self._store.write(outbox.refused, post)
            return False
        except Unreachable as error:
            log.info("refused", code=str(error))
            await self._posts.refused(post)
            await self._store.write(outbox.refused, post)
        except BaseException as error:
            if is_end(error):
                raise
            wait = min(2.0 ** min(post.tries, 10), LONGEST_WAIT)
            failure = post.platform, code(error)
            tell = log.debug if failure in self._failing else log.warning
            tell("not delivered", code=code(error), at=place(error), tries=post.tries + 1, wait=wait)
            self._failing.add(failure)
            self._unsure.add(post.id)
            await self._store.write(outbox.postpone, post, self._clock() + wait)
        else:
            await self._store.write(outbox.delivered, post, message)
            self._unsure.discard(post.id)
            self._failing = {(platform, failure) for platform, failure in self._failing if platform != post.platform}
        return True


async def show(
    platform: Platform, post: Post, screen: Screen | None, *, is_new: bool, may_be_there: bool = False
) -> str | None:
    """Edit the message of a post, post a new one or remove it; returns the id of the message that shows it now.

    An edit notifies nobody, and nor does what replaces a message that cannot be edited any more. What is to be noticed
    is posted anew, and the old message is removed.
    """
    message = post.message
    if message and (screen is None or is_new):
        await platform.remove(post.address, message)
        message = None
    if screen is None:
        if may_be_there:
            await platform.withdraw(post.address, post.nonce)
        return None
    if message:
        try:
            await platform.edit(post.address, message, screen)
        except MessageGone:
            return await platform.post(post.address, replace(screen, is_hushed=True), post.nonce)
        return message
    return await platform.post(post.address, screen, post.nonce)

"""The whole program except the platforms' clients: the same object in `cairn run`, in tests and in benchmarks.

It is the only place that puts the parts together, and that starts and stops them in the right order.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from random import Random, SystemRandom
from typing import Self

from bot import i18n
from bot.delivery.platform import Forgetting, Platform
from bot.delivery.supervisor import Connect, Supervisor, Tell
from bot.delivery.tasks import Sleep, keep_on
from bot.delivery.worker import Worker
from bot.model.calls import PRESENT
from bot.model.erasures import Named
from bot.model.puzzles import Library
from bot.puzzle_library import SHIPPED
from bot.rate_limits import RateLimit
from bot.screens.pictures import PicturePool
from bot.service import (
    challenges,
    cleaning,
    computer,
    digests,
    late,
    match_posts,
    months,
    names,
    old_results,
    open_seats,
    outages,
    places,
    plans,
    puzzle_posts,
    standing_boards,
    streaks,
    timers,
)
from bot.service.announcements import COMPUTER, MOVE, PLACE, PLAN
from bot.service.challenge_limits import PER_PAIR
from bot.service.context import Clock, Context
from bot.service.dispatcher import Dispatcher
from bot.service.erasing import ERASE, Eraser
from bot.service.matches import MatchCache
from bot.service.posts import Posts, Task
from bot.service.puzzle_book import PuzzleBook
from bot.service.timers import Timers
from bot.store import Store, web

TIMED = (challenges, cleaning, digests, late, months, outages, places, puzzle_posts, standing_boards, streaks)
"""The files with what happens by itself: see `bot.service.timers`."""
POSTED = (digests, match_posts, months, open_seats, puzzle_posts, standing_boards, streaks)
"""The files with the kinds of posts: see `bot.service.posts`."""


class App:
    """Open it with `App.open`."""

    def __init__(
        self,
        store: Store,
        pool: PicturePool,
        clock: Clock,
        rng: Random,
        patience: float,
        presence: float,
        library: Library,
    ) -> None:
        self.store = store
        self.pool = pool
        asked = RateLimit(clock, PER_PAIR)
        self.context = Context(
            store, MatchCache(store), PuzzleBook(library), asked, clock, rng=rng, patience=patience, presence=presence
        )
        self.dispatcher = Dispatcher(self.context)
        """What adapters call: command, press, complete, introduce."""
        eraser: Task = Eraser(self._forget)
        tasks = {PLACE: places.open_place, MOVE: computer.move, PLAN: plans.play, ERASE: eraser}
        self.posts = Posts(self.context, tasks, places.leave)
        self.worker = Worker(store, self.posts, clock, self.context.news, platforms=self.context.platforms)
        self.worker.connect(COMPUTER, None)
        self.timers = Timers(self.context)

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        store: Store,
        *platforms: Platform,
        clock: Clock = time.time,
        rng: Random | None = None,
        patience: float = 2.0,
        presence: float = PRESENT,
        library: Library = SHIPPED,
    ) -> AsyncIterator[Self]:
        """Open the database, and what works with it. Nothing is delivered yet: see `running`.

        All time and all chance come from these two.
        """
        try:
            await store.open(clock())
            await store.write(timers.seed, clock())
            with PicturePool() as pool:
                app = cls(store, pool, clock, rng or SystemRandom(), patience, presence, library)
                for platform in platforms:
                    app.connect(platform)
                if await store.write(outages.notice, clock()):
                    # Before anybody can do anything about somebody who only seems to be late.
                    await app.timers.tick()
                yield app
        finally:
            await store.close()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[list[asyncio.Task[None]]]:
        """Deliver, and do what is due, until the block ends. What is not delivered by then waits for a restart.

        Yields the tasks that do it. They never end by themselves; if one does, its error is raised at the end.
        """
        looks_back = keep_on("old results", partial(old_results.step, self.store))
        tasks = [asyncio.create_task(each) for each in (self.worker.run(), self.timers.run(), looks_back)]
        try:
            yield tasks
        finally:
            ended = [task for task in tasks if task.done()]
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        for task in ended:
            task.result()

    def connect(self, platform: Platform) -> None:
        """One more platform to deliver to. It may come and go while everything else runs."""
        self.worker.connect(platform.name, platform)

    @asynccontextmanager
    async def supervising(
        self, platforms: Mapping[str, Connect], tell: Tell, sleep: Sleep = asyncio.sleep
    ) -> AsyncIterator[None]:
        """Keep these platforms connected until the block ends. One that is away stops nothing else."""
        context, watch = self.context, outages.OutageWatch(self.context)
        for name in platforms:
            await watch.lost(name)
        supervisors = [
            Supervisor(name, connect, self.worker, tell, context.clock, context.rng, sleep, watch)
            for name, connect in platforms.items()
        ]
        tasks = [asyncio.create_task(supervisor.run()) for supervisor in supervisors]
        try:
            yield
        finally:
            ended = [task for task in tasks if task.done()]
            for task in tasks:
                task.cancel()
            if tasks:
                await asyncio.wait(tasks)
        for task in ended:
            task.result()

    async def _forget(self, named: Named, changed: Sequence[str]) -> None:
        """Keep nothing in memory about someone who has deleted their data."""
        self.pool.forget()
        i18n.forget()
        names.shown.cache_clear()
        for platform in self.context.platforms.values():
            if isinstance(platform, Forgetting):
                own = [account for name, account in named.identities if name == platform.name]
                await platform.forget(own, changed if platform.name == web.PLATFORM else ())

    async def idle(self) -> None:
        """Without `running`: deliver everything that is due, and let the computer move."""
        await self.worker.drain()

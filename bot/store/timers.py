"""What happens by itself, and when. Whoever deletes a row carries it out, in the same transaction: so it happens once,
and if the process dies, it is due again.
"""

import asyncio
import math
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, and_, bindparam, delete, func, select, update
from sqlalchemy.dialects.sqlite import insert

from bot.store.schema import timers


@dataclass(frozen=True, slots=True)
class Timer:
    """Something that is due, and what it is about: the id of a match, or whatever its kind is about."""

    id: int
    kind: str
    about: str
    due: float
    tries: int
    """How often it has failed."""


class Alarm:
    """Wakes whoever waits for the nearest timer when a nearer one has been set."""

    def __init__(self) -> None:
        self.until = math.inf
        """When whoever waits wakes by itself; infinity while it is awake."""
        self._rung = asyncio.Event()

    def ring(self, due: float) -> None:
        """A timer that is due then has been set, and is on disk."""
        if due < self.until:
            self._rung.set()

    def listen(self) -> None:
        """Any timer that is set from now on rings, until `wait` says which."""
        self.until = math.inf
        self._rung.clear()

    async def wait(self, until: float, slept: Awaitable[object]) -> None:
        """Wait until it has slept, unless a timer is set, or has been set since `listen`, that is due before then."""
        self.until = until
        waiting = [asyncio.ensure_future(slept), asyncio.ensure_future(self._rung.wait())]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waiting:
                each.cancel()


_SET = insert(timers)
_SET = _SET.on_conflict_do_update(
    index_elements=[timers.c.kind, timers.c.about], set_={"due": _SET.excluded.due, "tries": 0}
)
_ADD = insert(timers).on_conflict_do_nothing(index_elements=[timers.c.kind, timers.c.about])
_DROP = delete(timers).where(timers.c.kind == bindparam("of"), timers.c.about == bindparam("concerning"))
_DUE = (
    select(timers).where(timers.c.due <= bindparam("now")).order_by(timers.c.due, timers.c.id).limit(bindparam("most"))
)
_SOONEST = select(func.min(timers.c.due)).where(timers.c.due > 0)
# The number of a row that is gone is given again.
_SAME = and_(
    timers.c.id == bindparam("row"),
    timers.c.kind == bindparam("of"),
    timers.c.about == bindparam("concerning"),
    timers.c.due == bindparam("then"),
)
_CLAIM = delete(timers).where(_SAME)
_HASTEN = (
    update(timers)
    .where(timers.c.kind == bindparam("of"), timers.c.due > bindparam("until"))
    .values(due=bindparam("until"), tries=0)
)
_POSTPONE = update(timers).where(_SAME).values(due=bindparam("until"), tries=timers.c.tries + 1)


def set(connection: Connection, kind: str, about: str, due: float | None) -> None:
    """Let this happen then, and not when it would have happened otherwise; None: let it not happen.

    `Store.write` rings its alarm when that is on disk.
    """
    if due is None:
        connection.execute(_DROP, {"of": kind, "concerning": about})
        return
    connection.execute(_SET, {"kind": kind, "about": about, "due": due, "tries": 0})
    connection.get_execution_options().get("timers", []).append(due)


def hasten(connection: Connection, kind: str, due: float) -> None:
    """Let everything of this kind happen by then that would happen later."""
    connection.execute(_HASTEN, {"of": kind, "until": due})
    connection.get_execution_options().get("timers", []).append(due)


def add_missing(connection: Connection, kinds: Iterable[str], due: float) -> None:
    """Let these kinds, which are about nothing in particular, happen then, unless it is known when they will."""
    for kind in kinds:
        connection.execute(_ADD, {"kind": kind, "about": "", "due": due, "tries": 0})


def due(connection: Connection, now: float, most: int) -> list[Timer]:
    """The timers that are due, in order, but no more than so many."""
    return [Timer(*row) for row in connection.execute(_DUE, {"now": now, "most": most})]


def soonest(connection: Connection) -> float | None:
    """When the next timer is due."""
    return connection.execute(_SOONEST).scalar()


def claim(connection: Connection, timer: Timer) -> bool:
    """Take this timer, to carry it out in the same transaction; False if someone else has, or if it was set anew."""
    return connection.execute(_CLAIM, _same(timer)).rowcount > 0


def postpone(connection: Connection, timer: Timer, until: float) -> None:
    """It could not be carried out: try again then, unless it is set anew."""
    connection.execute(_POSTPONE, {**_same(timer), "until": until})


def _same(timer: Timer) -> dict[str, object]:
    return {"row": timer.id, "of": timer.kind, "concerning": timer.about, "then": timer.due}

"""Updates on their way to the bot: kept until confirmed, fetched by long polling or pushed to a webhook."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.servers.telegram.refusals import Refused
from tests.servers.telegram.values import Json

ON_DEMAND = {"chat_member", "message_reaction", "message_reaction_count"}
"""Kinds that are sent only if requested by name."""
KEPT = 24 * 3600.0
OTHER_POLL = "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
BY_WEBHOOK = "Conflict: terminated by setWebhook request"
WEBHOOK_SET = (
    "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
)


@dataclass(frozen=True, slots=True)
class Update:
    id: int
    kind: str
    payload: Json
    at: float

    def json(self) -> Json:
        return {"update_id": self.id, self.kind: self.payload}


@dataclass
class Updates:
    clock: Callable[[], float]
    next_id: int = 730_000_001
    pending: list[Update] = field(default_factory=list)
    past: list[Update] = field(default_factory=list)
    """Everything that was ever sent."""
    allowed: tuple[str, ...] = ()
    """The requested kinds; if empty, all except those on request."""
    polled: bool = True
    """Whether the bot fetches them itself: no webhook is set."""
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    _waiting: "asyncio.Future[None] | None" = None

    def push(self, kind: str, payload: Json) -> None:
        if kind not in self.allowed if self.allowed else kind in ON_DEMAND:
            return
        self.past.append(Update(self.next_id, kind, payload, self.clock()))
        self._send(self.past[-1])
        self.next_id += 1

    def repeat(self) -> None:
        """Send the last one again, as if the bot had died before it confirmed that."""
        self._send(self.past[-1])

    def confirm(self, offset: int) -> None:
        """Forget everything older. A negative offset counts from the end."""
        if offset < 0:
            self.pending = self.pending[offset:]
        else:
            self.pending = [update for update in self.pending if update.id >= offset]

    def current(self) -> list[Update]:
        """What is still waiting; it is lost after a day."""
        self.pending = [update for update in self.pending if update.at > self.clock() - KEPT]
        return self.pending

    async def poll(self, offset: int | None, limit: int, seconds: float) -> list[Json]:
        """The newer poll wins: one that is still waiting ends with a conflict."""
        if not self.polled:
            raise Refused(409, WEBHOOK_SET)
        self.end(OTHER_POLL)
        if offset is not None:
            self.confirm(offset)
        if not self.current() and seconds:
            waiting = self._waiting = asyncio.get_running_loop().create_future()
            try:
                await asyncio.wait_for(waiting, seconds)
            except TimeoutError:
                return []
            finally:
                if self._waiting is waiting:
                    self._waiting = None
        return [update.json() for update in self.current()[:limit]]

    def end(self, why: str | None = None) -> None:
        """End the poll that is waiting, with a conflict or with nothing."""
        if self._waiting and not self._waiting.done():
            if why is None:
                self._waiting.set_result(None)
            else:
                self._waiting.set_exception(Refused(409, why))
        self._waiting = None

    def _send(self, update: Update) -> None:
        self.pending.append(update)
        self.arrived.set()
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

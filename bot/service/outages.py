"""The time in which the bot or a platform was away is given back: clocks stood still, as if it had been a vacation.

While the bot runs, it notes every minute that it is alive. After a start, the time since then is an outage. A platform
that has been away for ten minutes is taken to stay away as long again, until it is back.
"""

from bot.model.absences import Absence
from bot.service import clocks
from bot.service.context import Context
from bot.service.timers import timer
from bot.store import Connection, absences, key_values, timers

BEAT = 60.0
"""How often it is noted that the bot is alive, in seconds."""
NOTICED = 3 * BEAT
"""How long the bot must have been away for it to count: what one restart takes costs nobody a turn."""
PATIENCE = 600.0
"""How long a platform must have been away for it to count."""
_ALIVE, _LOST, _TIMER = "alive", "lost", "outage"


@timer("heartbeat", every=BEAT)
def beat(connection: Connection, _: str, now: float) -> None:
    key_values.keep(connection, _ALIVE, str(now))


def notice(connection: Connection, now: float) -> bool:
    """The bot has started: whether it was away, so that all clocks have to be looked at."""
    alive = key_values.find(connection, _ALIVE)
    was_away = alive is not None and now - float(alive) > NOTICED
    if alive is not None and was_away:
        absences.add(connection, Absence(float(alive), now))
        timers.hasten(connection, clocks.TIMER, now)
    beat(connection, "", now)
    return was_away


@timer(_TIMER)
def stay_away(connection: Connection, platform: str, now: float) -> None:
    """A platform is still away."""
    if since := key_values.find(connection, f"{_LOST}-{platform}"):
        until = now + max(now - float(since), PATIENCE)
        _cover(connection, platform, float(since), until, now)
        timers.set(connection, _TIMER, platform, until)


def lose(connection: Connection, platform: str, now: float) -> None:
    """A platform is away, maybe since longer ago."""
    if key_values.find(connection, f"{_LOST}-{platform}") is None:
        key_values.keep(connection, f"{_LOST}-{platform}", str(now))
        timers.set(connection, _TIMER, platform, now + PATIENCE)


def come_back(connection: Connection, platform: str, now: float) -> None:
    """A platform is there again."""
    since = key_values.find(connection, f"{_LOST}-{platform}")
    if since is None:
        return
    key_values.drop(connection, f"{_LOST}-{platform}")
    timers.set(connection, _TIMER, platform, None)
    if now - float(since) > PATIENCE:
        _cover(connection, platform, float(since), now, now)


def lost_since(connection: Connection, platform: str) -> float | None:
    """Since when a platform has been away; None if it is there."""
    since = key_values.find(connection, f"{_LOST}-{platform}")
    return float(since) if since is not None else None


def _cover(connection: Connection, platform: str, since: float, until: float, now: float) -> None:
    absences.cover(connection, platform, since, until)
    timers.hasten(connection, clocks.TIMER, now)


class OutageWatch:
    """What supervisors tell about platforms."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def lost(self, platform: str) -> None:
        await self._context.store.write(lose, platform, self._context.clock())

    async def there(self, platform: str) -> None:
        await self._context.store.write(come_back, platform, self._context.clock())

"""What nobody needs any more goes by itself: each hour, what is old is removed."""

from bot.service.accounts import PAUSE
from bot.service.timers import timer
from bot.store import Connection, backup, link_codes, requests, web

_HOUR = 3600.0


@timer("requests", every=_HOUR)
def forget_requests(connection: Connection, _: str, now: float) -> None:
    """No platform sends them again."""
    requests.forget(connection, now - requests.KEPT)


@timer("link-tries", every=_HOUR)
def forget_link_tries(connection: Connection, _: str, now: float) -> None:
    """They no longer count."""
    link_codes.forget(connection, now - PAUSE)


@timer("pictures", every=_HOUR)
def sweep_pictures(connection: Connection, _: str, now: float) -> None:
    """Edited boards in the room leave them behind."""
    web.sweep(connection, now)


@timer("copies", every=_HOUR)
def remove_copies(connection: Connection, _: str, now: float) -> None:
    """Of the database, from before an upgrade."""
    backup.remove_old(connection, now)

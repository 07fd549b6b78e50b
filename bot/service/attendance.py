"""Who is still in a place: asked when people are shown there, on a platform that does not tell who leaves, and
remembered for a day.
"""

import asyncio
from collections.abc import Collection, Mapping

import structlog

from bot.delivery.platform import Attended, code
from bot.model.places import Place
from bot.service import standings
from bot.service.context import Context
from bot.store import Connection, attendance, people

KEPT = 86400.0
"""Seconds for which it is remembered whether someone is in a place."""
_PATIENCE = 10.0
"""Seconds that whoever looks at a page waits. Who cannot be asked about stays as they were."""
_AT_ONCE = 5
"""Of those who had left, so many are asked about at a time: they may be back."""
_LOG = structlog.get_logger()


async def look(context: Context, place: Place, players: Collection[int]) -> bool:
    """See whether these players are still in a place, unless that is known; return whether somebody is not."""
    platform = context.platforms.get(place.platform)
    if not isinstance(platform, Attended):
        return False
    accounts = await context.store.read(_find, place, players, context.clock() - KEPT)
    there = await _ask(platform, place, accounts) if accounts else {}
    if there:
        await context.store.write(_see, place.id, there, context.clock())
        context.news.set()
    return any(not there[player] for player in players if player in there)


async def _ask(platform: Attended, place: Place, accounts: Mapping[int, str]) -> dict[int, bool]:
    """Whether each of these is there, as far as the platform says so in time."""
    asked = {asyncio.create_task(platform.is_there(place.key, account)): player for player, account in accounts.items()}
    try:
        done, _ = await asyncio.wait(asked, timeout=_PATIENCE)
    finally:
        for task in asked:
            task.cancel()
    failed = [error for task in done if (error := task.exception())]
    for error in failed[:1]:
        _LOG.info("not known who is there", platform=place.platform, code=code(error))
    return {asked[task]: task.result() for task in done if not task.exception()}


def _find(connection: Connection, place: Place, players: Collection[int], since: float) -> dict[int, str]:
    """Of those who are to be shown, and of some who had left, the accounts of those not seen since then."""
    stale = attendance.stale(connection, place.id, players, since)
    left = attendance.gone(connection, place.id, since, _AT_ONCE)
    return people.accounts_of(connection, {*stale, *left}, place.platform)


def _see(connection: Connection, place: int, there: dict[int, bool], now: float) -> None:
    for gone in (False, True):
        players = [player for player, is_there in there.items() if is_there is not gone]
        if players:
            standings.see(connection, place, players, now, gone=gone)

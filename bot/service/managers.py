"""Those who manage a place: only they may change it."""

from dataclasses import replace

from bot.model.places import Place
from bot.service.context import Denied
from bot.service.request import Request, never
from bot.store import Connection


async def require(request: Request, place: Place | None, reason: str) -> Request:
    """The request of someone who manages that place; raises Denied for this reason.

    Who manages a place is asked where the person is, about the place, and again in the transaction that changes it.
    """
    if place is None:
        raise Denied("no-place")
    manages = await request.caller.manages(place.key) if place.platform == request.caller.platform else never

    def guard(connection: Connection) -> None:
        if not manages(connection):
            raise Denied(reason, platform=place.platform)

    await request.context.store.read(guard)
    return replace(request, place=place, guard=guard)

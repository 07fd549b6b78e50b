"""Closing a match that is stuck: those who manage a place end what is shown there, without a result."""

from dataclasses import replace

from bot.model.matches import Match, PlyTaken
from bot.model.position import Position
from bot.narration import words_for
from bot.screens import answers
from bot.screens import closing as shown
from bot.screens.screen import Screen
from bot.service import announcements, journal
from bot.service.challenges import check_waiting, end, found
from bot.service.context import Denied
from bot.service.playing import append_entry
from bot.service.request import Request, answer, press
from bot.store import Connection


@press("close")
async def close(request: Request, _: str, id: str) -> Screen:
    """Asks for confirmation first."""
    match, _position = await _load(request, id)
    assert request.place
    return shown.ask(match, request.place, words_for(match, request.words.language))


@press("closed")
async def confirm_close(request: Request, _: str, id: str) -> Screen:
    """A running match gets a line in its log, a challenge ends."""
    context = request.context
    while True:
        match, position = await _load(request, id)
        if match.started is None:
            closed = await request.write("closed", None, _close, id, context.clock())
            context.news.set()
            journal.log_closed(closed)
            break
        try:
            once = replace(request.once, answer="closed") if request.once else None
            await append_entry(context, match, position, 0, "/close", once, request.guard)
        except PlyTaken:
            continue
        break
    return await _confirm(request, id)


@answer("closed")
async def _confirm(request: Request, _: str) -> Screen:
    return answers.message(request.words("closed"), request.words)


async def _load(request: Request, id: str) -> tuple[Match, Position]:
    """The match, if it can be closed by those who manage this place."""
    match, position = await request.context.matches.load(id)
    _check(request, match)
    return match, position


def _check(request: Request, match: Match) -> None:
    if request.place is None or request.place.id not in {table.place.id for table in match.tables if table.place}:
        raise Denied("not-shown-here")
    if match.ended is not None:
        raise Denied("match-over") if match.started else Denied("challenge-over", ending=match.ending)


def _close(connection: Connection, id: str, now: float) -> Match:
    match = found(connection, id)
    check_waiting(match)
    announcements.tell_of_closing(connection, match, now)
    return end(connection, match, "closed", now)

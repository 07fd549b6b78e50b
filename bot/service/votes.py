"""What becomes of a player who is late: the others decide, or vote if there are several. See `bot/model/votes.py`."""

import math
from collections.abc import Mapping

from bot.model import votes
from bot.model.absences import Absence, downtime
from bot.model.clocks import clocks
from bot.model.matches import Match, PlyTaken
from bot.model.position import Choice, Position
from bot.screens.screen import Screen
from bot.service.clocks import absences_of, with_clocks
from bot.service.context import Denied
from bot.service.matches import load, own_seat
from bot.service.offers import check_length, has_written, show_written
from bot.service.outages import lost_since
from bot.service.playing import append_entry, check_plays
from bot.service.request import Request, press
from bot.store import Connection

_WRITES: Mapping[Choice, tuple[str, ...]] = {
    "win": ("/timeout", "/abort"),
    "wait": ("/wait",),
    "computer": ("/computer",),
}
"""How the lines begin that carry a choice out."""


@press("vote")
async def vote(request: Request, id: str, seat: str, choice: Choice) -> Screen:
    return await _decide(request, id, choice, int(seat))


@press("win")
async def take_win(request: Request, id: str) -> Screen:
    """An older button."""
    return await _decide(request, id, "win")


@press("replace")
async def replace_by_computer(request: Request, id: str) -> Screen:
    """An older button."""
    return await _decide(request, id, "computer")


async def _decide(request: Request, id: str, choice: Choice, about: int | None = None) -> Screen:
    """Without a seat, it is about the one that has been late for longest. Answers with the hand."""
    context = request.context
    while True:
        match, position = await load(request, id)
        seat = own_seat(match, request.person)
        away = await context.store.read(_absences, match)
        try:
            check_plays(match, position, seat)
            line = _line(match, position, seat, choice, about, away, context.clock())
        except Denied:
            if not has_written(position, seat, "", (*_WRITES[choice], f"/vote {choice}")):
                raise
            return await show_written(request, match, position)
        try:
            done = await append_entry(context, match, position, seat, line, request.once)
        except PlyTaken:
            request = request.afterwards
            continue
        return await show_written(request, done.match, done.position)


def _absences(connection: Connection, match: Match) -> list[Absence]:
    """Also those that have not been taken into account yet, and those that still go on."""
    platforms = {seat.person.platform for seat in match.seats if seat.person}
    lost = ((lost_since(connection, platform), platform) for platform in sorted(platforms))
    going_on = [Absence(since, math.inf, platform=platform) for since, platform in lost if since is not None]
    return [*absences_of(connection, match), *going_on]


def _line(
    match: Match, position: Position, seat: int, choice: Choice, about: int | None, away: list[Absence], now: float
) -> str:
    """The line to write; raises Denied if this player has no say in it now."""
    match = with_clocks(match, clocks(match, position.timing, away), away, now)
    overdue = votes.late(match, now)
    if seat in overdue or (not overdue and seat in position.actors):
        raise Denied("own-turn")
    if not overdue or about not in (None, *overdue):
        raise Denied("not-late")
    about = overdue[0] if about is None else about
    if votes.voters(match, position, now) == {seat}:
        return votes.line(match, position, choice, about)
    until = votes.closes(match, position, about, now, downtime(away))
    if until is not None and until <= now:
        raise Denied("vote-over")
    before = next((each for each in votes.counted(match, position, about, now) if each.by == seat), None)
    if before:
        check_length(position)
        if before.choice == choice:
            raise Denied("already-voted")
    return f"/vote {choice} {about}"
